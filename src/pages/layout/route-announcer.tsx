import { useState } from "react";
import { announceNavigation } from "../../browser/navigated.ts";
import { targetOf } from "../../browser/scroll.ts";
import { reportSeen } from "../../browser/seen.ts";
import { useAfterNavigation } from "../../hooks/use-after-navigation.ts";
import { htmlPageId } from "../../shared/page-data.ts";

/** After a navigation, focuses the start or the addressed part, and announces the title, as for a document. */
export function RouteAnnouncer() {
  const [words, setWords] = useState("");
  useAfterNavigation(({ from, to }) => {
    announceNavigation();
    if (from.pathname === to.pathname) {
      // The list of articles filters in place: it announces its count, and keeps the focus.
      const page = document.getElementById(htmlPageId);
      if (page === null || from.search === to.search) return;
      const found = page.querySelector("[role=status]")?.textContent ?? document.title;
      // A live region does not announce the same text twice.
      setWords((said) => (said === found ? `${found}\u00A0` : found));
      if (document.activeElement === document.body) focusStart(to.hash);
      return;
    }
    setWords(document.title);
    reportSeen(to.pathname);
    focusStart(to.hash);
  });
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}

function focusStart(hash: string): void {
  const main = document.querySelector("main");
  // The page may have focused a field already.
  if (main?.querySelector(":is(input, select, textarea):focus")) return;
  const start = targetOf(hash) ?? main?.querySelector<HTMLElement>("h1") ?? main;
  if (start == null) return;
  start.focus({ preventScroll: true });
  if (document.activeElement === start) return;
  start.tabIndex = -1;
  start.addEventListener("blur", () => start.removeAttribute("tabindex"), { once: true });
  start.focus({ preventScroll: true });
}
