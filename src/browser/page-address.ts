import { stepsFromList } from "./list-state.ts";

type Address = Pick<URL, "origin" | "pathname" | "search">;

/** The path and query of the site's page that a link or a GET form's button leads to; null for anything else. */
export function pageAddressOf(target: Element): string | null {
  const link = target.closest<HTMLAnchorElement>("a[href]");
  const url = link === null ? addressOfForm(target.closest("button")) : addressOfLink(link);
  if (url === null || url.origin !== location.origin || !isPage(url.pathname)) return null;
  return url.pathname + url.search;
}

/** Whether a link returns to the list of articles by going back in the history. */
export function isBackLink(target: Element): boolean {
  return target.closest("[data-back]") !== null && stepsFromList(history.state?.usr) > 0;
}

function addressOfLink(link: HTMLAnchorElement): Address | null {
  return link.target === "" && !link.hasAttribute("download") ? link : null;
}

function addressOfForm(button: HTMLButtonElement | null): Address | null {
  const { form } = button ?? {};
  if (button?.type !== "submit" || form?.method !== "get") return null;
  const url = new URL(form.action);
  url.search = String(button.name === "" ? "" : new URLSearchParams([[button.name, button.value]]));
  return url;
}

// A name with a dot is a file. The dashboard and the sign-in are documents of their own.
function isPage(path: string): boolean {
  return !/^\/(?:admin|api|widget)|\.[^/]*$/.test(path);
}
