// Whether this browser is signed in to an account, and by which name. Nobody needs one.
import { lobby } from "../wire/lobby";
import { keep, settings } from "./settings.svelte";

let name = $state("");

export const account = {
  /** Empty: not signed in. */
  get name(): string {
    return name;
  },
  async look(): Promise<void> {
    name = (await lobby.me()).name ?? "";
  },
  async make(called: string, password: string): Promise<void> {
    name = (await lobby.newAccount(called, password)).name ?? "";
  },
  async enter(called: string, password: string): Promise<void> {
    name = (await lobby.enter(called, password)).name ?? "";
  },
  async leave(): Promise<void> {
    await lobby.leave();
    // Without the account nobody may go by its name.
    if (settings.name === name) keep("name", "");
    name = "";
  },
  async change(password: string, fresh: string): Promise<void> {
    await lobby.password(password, fresh);
  },
};
