import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { prefersReducedMotion, scrollSmoothly } from "../../browser/scroll.ts";
import { storedValue } from "../../browser/storage.ts";
import { partnershipId, urls } from "../../shared/urls.ts";

export const navigateAfterMs = 10;
const checksAfterMs = [200, 800];
/** The longest that a smooth scroll takes. */
const smoothScrollMs = 1_000;

const flag = storedValue("sessionStorage", "partner", (value) => value === 1);

/**
 * Remembers, over the way to the home page, that Partner with Us was pressed, unless its visitor moves on their own
 * meanwhile; false where the browser stores nothing.
 */
export function flagPartnership(): boolean {
  if (!flag.write(1)) return false;
  const ignoreMoves = onOwnMove(() => {
    ignoreMoves();
    flag.remove();
  });
  return true;
}

/** Forgets it where the way has led elsewhere, as when another link was pressed meanwhile. */
export function dropFlagElsewhere(): void {
  if (location.pathname !== urls.home.path) flag.remove();
}

/** Scrolls to the partnership section; a page without one only says so in the console. */
export function scrollToPartnership(): void {
  const section = document.getElementById(partnershipId);
  if (section === null) {
    console.info("There is no partnership section on this page.");
    return;
  }
  scrollSmoothly(() => section.scrollIntoView());
  // The keyboard goes on from there.
  section.focus({ preventScroll: true });
}

/** On the home page: goes on to the partnership section when Partner with Us, or the address, asked for it. */
export function usePartnershipArrival(): void {
  const { pathname, hash, key } = useLocation();
  const asked = useRef<string>(null);
  useEffect(() => {
    if (pathname !== urls.home.path) {
      asked.current = null;
      return;
    }
    if (flag.read() !== null || (hash === `#${partnershipId}` && !isShown())) asked.current = key;
    if (asked.current !== key) return;
    noteShown();
    const timers = checksAfterMs.map((delay) => setTimeout(scrollToPartnership, delay));
    const lastCheck = Math.max(...checksAfterMs);
    timers.push(setTimeout(flag.remove, lastCheck), setTimeout(end, lastCheck + smoothScrollMs));
    const ignoreMoves = onOwnMove((goal) => {
      end();
      if (goal !== "elsewhere" && !prefersReducedMotion()) stopSmoothScroll(goal);
    });
    function end(): void {
      ignoreMoves();
      for (const timer of timers) clearTimeout(timer);
      flag.remove();
    }
    return end;
  }, [pathname, hash, key]);
}

/**
 * Where a move of the visitor's own leads: elsewhere, by a scroll that takes over from a smooth one; or on from here, or from
 * the top, where it would go up.
 */
type Goal = "elsewhere" | "here" | "top";

const moves = ["wheel", "touchmove", "pointerdown", "keydown"];
const keysUp = new Set(["ArrowUp", "Home", "PageUp"]);
const keysDown = new Set([" ", "ArrowDown", "End", "PageDown"]);

/**
 * Calls back when visitors move on their own, and with where that leads: nobody is pulled away from where they go. The
 * returned function ends that.
 */
function onOwnMove(letGo: (goal: Goal) => void): () => void {
  const listening = new AbortController();
  const notice = (event: Event) => {
    const goal = goalOf(event);
    if (goal !== null) letGo(goal);
  };
  for (const move of moves) addEventListener(move, notice, { passive: true, signal: listening.signal });
  return () => listening.abort();
}

/** Null for what is no move, such as a letter. */
function goalOf(event: Event): Goal | null {
  const isAtTop = scrollY === 0;
  if (event instanceof WheelEvent) return event.deltaY < 0 && isAtTop ? "top" : "elsewhere";
  if (!(event instanceof KeyboardEvent)) return event.type === "touchmove" ? "elsewhere" : "here";
  if (event.key === "Tab") return "here";
  // A key scrolls on from where the smooth scroll was stopped: one that takes over from another can be lost in it.
  if (keysUp.has(event.key) || (event.key === " " && event.shiftKey)) return isAtTop ? "top" : "here";
  return keysDown.has(event.key) ? "here" : null;
}

function stopSmoothScroll(goal: "here" | "top"): void {
  scrollTo({ top: scrollY, behavior: "instant" });
  if (goal === "here") return;
  // The browser scrolls in a thread of its own: what the page knows lags up to two frames behind.
  requestAnimationFrame(() => {
    scrollTo({ top: 0, behavior: "instant" });
    requestAnimationFrame(() => scrollTo({ top: 0, behavior: "instant" }));
  });
}

const shownKey = "partnershipShown";

// Kept with the entry of the history: back at it, and in a reload, visitors find the place that they left.
function isShown(): boolean {
  return history.state?.[shownKey] === true;
}

function noteShown(): void {
  history.replaceState({ ...history.state, [shownKey]: true }, "");
}
