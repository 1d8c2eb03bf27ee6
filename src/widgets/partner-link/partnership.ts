import { useEffect } from "react";
import { useLocation } from "react-router";
import { scrollSmoothly } from "../../browser/scroll.ts";
import { storedValue } from "../../browser/storage.ts";
import { homePath, partnershipId } from "../../shared/paths.ts";

export const navigateAfterMs = 10;
const checksAfterMs = [200, 800];
/** The longest that a smooth scroll takes. */
const smoothScrollMs = 1_000;

const flag = storedValue("sessionStorage", "partner", (value) => value === 1);

/**
 * Remembers, over the way to the home page, that Partner with Us was pressed, unless the visitor does something else
 * meanwhile; false where the browser stores nothing.
 */
export function flagPartnership(): boolean {
  onInput(flag.remove);
  return flag.write(1);
}

/** Forgets it where the way has led elsewhere, as when another link was pressed meanwhile. */
export function dropFlagElsewhere(): void {
  if (location.pathname !== homePath) flag.remove();
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

/**
 * On the home page: goes on to the partnership section where Partner with Us has led there. Where the address names the
 * section, the browser and the router do that.
 */
export function usePartnershipArrival(): void {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    if (pathname !== homePath || flag.read() === null) return;
    const timers = checksAfterMs.map((delay) => setTimeout(scrollToPartnership, delay));
    const lastCheck = Math.max(...checksAfterMs);
    timers.push(setTimeout(flag.remove, lastCheck));
    const end = () => {
      for (const timer of timers) clearTimeout(timer);
      ignoreInput();
      flag.remove();
    };
    timers.push(setTimeout(end, lastCheck + smoothScrollMs));
    const ignoreInput = onInput((event) => {
      end();
      // A wheel or a finger takes over from a smooth scroll by itself.
      if (event.type === "keydown" || event.type === "pointerdown") stopScroll();
    });
    return end;
  }, [pathname, key]);
}

/** Calls back once, when the visitor does anything: nobody is pulled away from that. The returned function ends the waiting. */
function onInput(act: (event: Event) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const notice = (event: Event) => {
    ended.abort();
    act(event);
  };
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(type, notice, { passive: true, signal });
  }
  return () => ended.abort();
}

/** Stops a smooth scroll where it is. */
function stopScroll(): void {
  const top = scrollY;
  const stop = () => scrollTo({ top, behavior: "instant" });
  stop();
  if (top > 0) return;
  // The browser scrolls in a thread of its own: of a scroll that begins the page knows up to two frames later.
  requestAnimationFrame(() => {
    stop();
    requestAnimationFrame(stop);
  });
}
