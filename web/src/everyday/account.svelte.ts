// Whether this browser is signed in to an account, and by which name. Nobody needs one.
import { lobby, type Me } from "../wire/lobby";
import { keep, settings } from "./settings.svelte";

let name = $state("");
let mail = $state("");
let confirmed = $state(false);
let mails = $state(false);

function take(found: Me): void {
  name = found.name ?? "";
  mail = found.mail ?? "";
  confirmed = found.confirmed ?? false;
  mails = found.mails ?? false;
}

export const account = {
  /** Empty: not signed in. */
  get name(): string {
    return name;
  },
  /** Where one is written to when it is one's turn; empty: nowhere. */
  get mail(): string {
    return mail;
  },
  /** Whether the link that was sent there has been opened. */
  get confirmed(): boolean {
    return confirmed;
  },
  /** Whether this server sends mail. */
  get mails(): boolean {
    return mails;
  },
  async look(): Promise<void> {
    take(await lobby.me());
  },
  async make(called: string, password: string): Promise<void> {
    take(await lobby.newAccount(called, password));
  },
  async enter(called: string, password: string): Promise<void> {
    take(await lobby.enter(called, password));
  },
  async writeTo(address: string): Promise<void> {
    take(await lobby.mail(address, settings.language));
  },
  async confirm(key: string): Promise<void> {
    take(await lobby.confirm(key));
  },
  async leave(): Promise<void> {
    await lobby.leave();
    // Without the account nobody may go by its name.
    if (settings.name === name) keep("name", "");
    take({});
  },
  async rename(called: string, password: string): Promise<void> {
    take(await lobby.rename(called, password));
  },
  async remove(password: string): Promise<void> {
    take(await lobby.remove(password));
    keep("name", "");
  },
  async change(password: string, fresh: string): Promise<void> {
    take(await lobby.password(password, fresh));
  },
};
