import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { partnershipId, urls } from "../../shared/urls.ts";
import { scrollToId } from "../section-link/scroll.ts";

/** Delays of the specification, 2.3. */
export const navigateAfterMs = 10;
const checksAfterMs = [200, 800];

const flagKey = "partner";

/** Remembers, over the way to the home page, that Partner with Us was pressed; false where the browser keeps nothing. */
export function flagPartnership(): boolean {
  try {
    sessionStorage.setItem(flagKey, "1");
    return true;
  } catch {
    return false;
  }
}

/** Forgets it where the way has led elsewhere, as when another link was pressed meanwhile. */
export function dropFlagElsewhere(): void {
  if (location.pathname !== urls.home.path) dropFlag();
}

function isFlagged(): boolean {
  try {
    return sessionStorage.getItem(flagKey) !== null;
  } catch {
    return false;
  }
}

function dropFlag(): void {
  try {
    sessionStorage.removeItem(flagKey);
  } catch {
    // Nothing was kept then.
  }
}

/** Scrolls to the partnership section; a page without one only says so in the console. */
export function scrollToPartnership(): void {
  if (!scrollToId(partnershipId)) console.info("There is no partnership section on this page.");
  // The keyboard goes on from there.
  document.getElementById(partnershipId)?.focus({ preventScroll: true });
}

/** On the home page: goes on to the partnership section when Partner with Us, or the address, asked for it. */
export function usePartnershipArrival(): void {
  const { hash, key } = useLocation();
  const asked = useRef<string>(null);
  useEffect(() => {
    if (isFlagged() || (hash === `#${partnershipId}` && !isShown())) asked.current = key;
    if (asked.current !== key) return;
    noteShown();
    const timers = checksAfterMs.map((delay) => setTimeout(scrollToPartnership, delay));
    timers.push(setTimeout(end, Math.max(...checksAfterMs)));
    const moving = new AbortController();
    for (const move of moves) addEventListener(move, letGo, { passive: true, signal: moving.signal });
    // Whoever moves on their own meanwhile is not pulled back.
    function letGo(event: Event): void {
      if (!(event instanceof KeyboardEvent) || movingKeys.has(event.key)) end();
    }
    function end(): void {
      moving.abort();
      for (const timer of timers) clearTimeout(timer);
      dropFlag();
    }
    return end;
  }, [hash, key]);
}

const moves = ["wheel", "touchmove", "pointerdown", "keydown"];
const movingKeys = new Set([" ", "ArrowDown", "ArrowUp", "End", "Home", "PageDown", "PageUp", "Tab"]);

const shownKey = "partnershipShown";

// Kept with the entry of the history: back at it, and in a reload, visitors find the place that they left.
function isShown(): boolean {
  return history.state?.[shownKey] === true;
}

function noteShown(): void {
  history.replaceState({ ...history.state, [shownKey]: true }, "");
}
