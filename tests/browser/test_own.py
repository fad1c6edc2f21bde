"""What is one's own, in the browser: a forgotten password, blocks, reports, another name, the end of an account."""

from __future__ import annotations

from email.message import EmailMessage

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE
from tests.browser.test_accounts import PASSWORD, account
from tests.browser.test_offers import challenge, signed_up
from tests.browser.test_page import findings
from tests.browser.test_people import Come


def sound(page: Page) -> None:
    """Nothing serious that axe finds, and nothing that leaves the paper."""
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "size"), [("en", None), ("de", PHONE)])
def test_the_pages_are_sound_on_a_desk_and_on_a_phone(person: Come, language: str, size: dict[str, int] | None) -> None:
    more = {"viewport": size} if size else {}
    name = f"Page {language}"
    ann = person(language, bypass_csp=True, **more)
    page = ann.open("/privacy")
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacy" if language == "en" else "Datenschutz")
    sound(page)
    page = ann.open("/account")
    page.locator("summary").click()
    sound(page)
    page.get_by_label("Name", exact=True).fill(name)
    page.locator("#password").fill(PASSWORD)
    page.get_by_role("button", name="Make a new account" if language == "en" else "Ein neues Konto anlegen").click()
    expect(page.locator("#farewell")).to_be_attached()
    page.locator("details summary").click()
    sound(page)
    other = person(language, bypass_csp=True, **more)
    page = other.open(f"/player/{name}")
    page.locator("summary").click()
    expect(page.locator("#report")).to_be_visible()
    sound(page)


def test_a_forgotten_password_is_replaced_by_a_letter(person: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = person()
    letters: list[EmailMessage] = []
    monkeypatch.setattr(ann.house.hall.mail, "deliver", lambda _, letter: letters.append(letter))
    account(ann, "Ann the forgetful", "Make a new account")
    page = ann.page
    page.get_by_label("Mail address").fill("forgetful@example.org")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("status")).to_contain_text("A letter is on its way")
    words: list[str] = letters.pop().get_content().split()
    ann.open(next(word for word in words if word.startswith("/account?confirm=")))
    expect(page.get_by_role("status")).to_contain_text("The address is confirmed.")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_text("Forgotten the password?").click()
    page.get_by_label("Mail address").fill("forgetful@example.org")
    page.get_by_role("button", name="Send me a letter").click()
    expect(page.get_by_role("status")).to_contain_text("If an account has this address")
    while not letters:
        page.wait_for_timeout(20)
    words = letters.pop().get_content().split()
    ann.open("/about")
    ann.open(next(word for word in words if word.startswith("/account#reset=")))
    page.get_by_label("New password").fill("bridge of Lodi")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("status")).to_contain_text("The password is changed. You can sign in now.")
    page.get_by_label("Name", exact=True).fill("Ann the forgetful")
    page.get_by_label("Password", exact=True).fill("bridge of Lodi")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("You are signed in as Ann the forgetful.")).to_be_visible()


def test_somebody_is_blocked_reported_and_the_account_renamed_and_deleted(person: Come) -> None:
    ann, bob = person(), person()
    account(bob, "Bob the rude", "Make a new account")
    expect(bob.page.get_by_text("You are signed in as Bob the rude.")).to_be_visible()
    account(ann, "Ann the polite", "Make a new account")
    page = ann.page
    expect(page.get_by_text("You have blocked nobody.")).to_be_visible()
    ann.open("/player/Bob the rude")
    page.get_by_role("button", name="Block Bob the rude", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Bob the rude is blocked.")
    expect(page.get_by_role("button", name="Unblock Bob the rude")).to_be_visible()
    page.get_by_text("Report Bob the rude").click()
    page.get_by_label("What has happened?").fill("He was rude.")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_role("status")).to_contain_text("The report is sent.")
    ann.open("/account")
    page.get_by_role("button", name="Unblock Bob the rude").click()
    expect(page.get_by_text("You have blocked nobody.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save all that is stored about you").click()
    assert '"Ann the polite"' in saved.value.path().read_text("utf-8")
    page.get_by_label("New name").fill("Anna")
    page.locator("#rename-proof").fill(PASSWORD)
    page.get_by_role("button", name="Take another name").click()
    expect(page.get_by_text("You are signed in as Anna.")).to_be_visible()
    page.get_by_text("What happens then?").click()
    page.locator("#farewell").fill(PASSWORD)
    button = page.get_by_role("button", name="Delete the account")
    expect(button).to_be_disabled()
    page.get_by_label("I want to delete my account.").check()
    button.click()
    expect(page.get_by_role("status")).to_contain_text("The account is deleted.")
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()


def test_who_waits_is_told_to_whom_the_seat_is_offered(person: Come) -> None:
    ann, _ = signed_up(person, "Waiting"), signed_up(person, "Awaited")
    challenge(ann, "awaited")
    expect(ann.page.locator(".sides")).to_contain_text("offered to Awaited")
    ann.open("/")
    expect(ann.page.get_by_text("offered to Awaited")).to_be_visible()
