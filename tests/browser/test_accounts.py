"""An account in the browser: made, used on another device, left; and the standings."""

from __future__ import annotations

from email.message import EmailMessage

import pytest
from playwright.sync_api import expect

from tests.browser.house import Person
from tests.browser.test_people import Come, new_game

PASSWORD = "guns of Marengo"


def account(someone: Person, name: str, button: str) -> None:
    page = someone.open("/account")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name=button).click()


def test_an_account_brings_its_games_to_another_device(person: Come) -> None:
    ann, phone = person(), person()
    page = new_game(ann, "me", "open")
    account(ann, "Ann of Alessandria", "Make a new account")
    expect(page.get_by_text("You are signed in as Ann of Alessandria.")).to_be_visible()
    expect(page.get_by_role("navigation").get_by_role("link", name="Ann of Alessandria")).to_be_visible()
    page.goto(ann.house.base)
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()

    account(phone, "Ann of Alessandria", "Make a new account")
    expect(phone.page.get_by_role("alert")).to_contain_text("This name belongs to an account")
    phone.page.get_by_label("Password", exact=True).fill("something else")
    phone.page.get_by_role("button", name="Sign in").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("No account has this name and this password")
    account(phone, "ann of alessandria", "Sign in")
    expect(phone.page.get_by_text("You are signed in as Ann of Alessandria.")).to_be_visible()
    phone.page.goto(ann.house.base)
    expect(phone.page.get_by_role("heading", name="Your games")).to_be_visible()

    page = ann.open("/account")
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("bridge of Lodi")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("status")).to_contain_text("The password is changed")
    phone.open("/account")
    expect(phone.page.get_by_role("button", name="Sign in")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    page.goto(ann.house.base)
    expect(page.locator(".boards h2").first).to_be_visible()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)


def test_mail_is_asked_for_confirmed_and_ended(person: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = person("de")
    letters: list[EmailMessage] = []
    monkeypatch.setattr(ann.house.hall.mail, "deliver", lambda _, letter: letters.append(letter))
    page = ann.open("/account")
    page.get_by_label("Name", exact=True).fill("Amelie")
    page.get_by_label("Passwort", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Ein neues Konto anlegen").click()
    page.get_by_label("Mailadresse").fill("amelie@example.org")
    page.get_by_role("button", name="Merken").click()
    expect(page.get_by_role("status")).to_contain_text("Ein Brief ist unterwegs an amelie@example.org")
    expect(page.get_by_text("vorher kommt nichts anderes")).to_be_visible()
    words: list[str] = letters.pop().get_content().split()
    ann.open(next(word for word in words if word.startswith("/account?confirm=")))
    expect(page.get_by_role("status")).to_contain_text("Die Adresse ist bestätigt.")
    assert page.url.endswith("/account")
    ann.open("/account")
    expect(page.get_by_label("Mailadresse")).to_have_value("amelie@example.org")
    expect(page.get_by_text("Leer: nie.")).to_be_visible()
    page.get_by_label("Mailadresse").fill("")
    page.get_by_role("button", name="Merken").click()
    expect(page.get_by_role("status")).to_contain_text("Es wird nichts mehr geschickt.")
    assert not letters
