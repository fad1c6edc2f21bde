// Addresses: / lobby, /new/GAME, /learn/GAME, /learn/GAME/NAME, /exercises/GAME, /exercises/GAME/NAME, /game/ID, /game/ID/replay, /rules/GAME, /standings/GAME, /player/NAME, /settings, /account, /about, /privacy.

/** Screens of a game, a table or a person, named by the part after them. The server knows both lists: server/lobby/pages.py. */
const NAMED = ["game", "new", "learn", "exercises", "rules", "standings", "player"] as const;
/** Screens that stand by themselves. */
const ALONE = ["settings", "account", "about", "privacy"] as const;

export interface Route {
  screen: (typeof NAMED)[number] | (typeof ALONE)[number] | "lobby" | "replay" | "nowhere";
  name: string;
  part: string;
  query: URLSearchParams;
  hash: string;
}

export function route(address: URL): Route {
  const parts = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const rest = { name: parts[1] ?? "", part: parts[2] ?? "", query: address.searchParams, hash: decodeURIComponent(address.hash.slice(1)) };
  const [first] = parts;
  if (!first) return { screen: "lobby", ...rest };
  const named = parts[1] ? NAMED.find((screen) => screen === first) : undefined;
  if (named === "game" && parts[2] === "replay") return { screen: "replay", ...rest };
  return { screen: named ?? ALONE.find((screen) => screen === first) ?? "nowhere", ...rest };
}

let now = $state.raw<Route>(route(new URL(location.href)));

export function current(): Route {
  return now;
}

export function go(address: string, instead = false): void {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) {
    location.href = address;
    return;
  }
  if (instead) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  now = route(url);
  window.scrollTo(0, 0);
}

/** Links inside the page are followed without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.href);
}

window.addEventListener("popstate", () => (now = route(new URL(location.href))));
