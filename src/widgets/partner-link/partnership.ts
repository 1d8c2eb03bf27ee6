import { useEffect } from "react";
import { useLocation } from "react-router";
import { partnershipId } from "../../shared/urls.ts";
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
}

/** On the home page: goes on to the partnership section when Partner with Us, or the address, asked for it. */
export function usePartnershipArrival(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of the page has a key of its own
  useEffect(() => {
    if (!isFlagged() && hash !== `#${partnershipId}`) return;
    const timers = checksAfterMs.map((delay) => setTimeout(scrollToPartnership, delay));
    timers.push(setTimeout(dropFlag, Math.max(...checksAfterMs)));
    // Whoever starts scrolling meanwhile is not pulled back.
    const letGo = () => {
      for (const timer of timers) clearTimeout(timer);
      dropFlag();
    };
    const opts = { once: true, passive: true };
    addEventListener("wheel", letGo, opts);
    addEventListener("touchmove", letGo, opts);
    return () => {
      removeEventListener("wheel", letGo);
      removeEventListener("touchmove", letGo);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [hash, key]);
}
