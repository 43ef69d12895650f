/** Where the reader is: the address decides what is drawn. */

export type Route =
  | { page: "home" }
  | { page: "about" }
  | { page: "import" }
  | { page: "admin" }
  | { page: "invitation"; token: string }
  | { page: "join"; token: string; watch: boolean }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; search: string }
  | { page: "review"; table: string; moment: string; search: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "puzzles"; game: string; puzzle: string };

function read(): Route {
  const [first, second, third] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if ((first === "join" || first === "watch") && second)
    return { page: "join", token: second, watch: first === "watch" };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "table" && second) return { page: "table", table: second };
  if (first === "replay" && second) return { page: "replay", table: second, search: location.search };
  if (first === "review" && second)
    return { page: "review", table: second, moment: third ?? "", search: location.search };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "learn") return { page: "learn", game: second ?? "", lesson: third ?? "" };
  if (first === "puzzles") return { page: "puzzles", game: second ?? "", puzzle: third ?? "" };
  if (first === "admin") return { page: "admin" };
  if (first === "invitation" && second) return { page: "invitation", token: second };
  if (first === "import") return { page: "import" };
  if (first === "about") return { page: "about" };
  return { page: "home" };
}

let route: Route = $state.raw(read());

export function here(): Route {
  return route;
}

/** Go to another address without loading the page again. */
export function go(path: string): void {
  // The page of a link is not a place to go back to: it has done its work.
  if (route.page === "join") history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  route = read();
});

/** The addresses that this page draws without a new load. */
const PATHS = /^\/(new|table|replay|review|rules|learn|puzzles)\/|^\/(about|import|learn|puzzles)?$/;

/** Links of this page are followed without a new load; others, and those with a key held, by the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin) return;
  if (!PATHS.test(link.pathname) || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
