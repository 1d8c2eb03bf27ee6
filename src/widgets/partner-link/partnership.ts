import { useEffect } from "react";
import { useLocation } from "react-router";
import { scrollSmoothly } from "../../browser/scroll.ts";
import { storedValue } from "../../browser/storage.ts";
import { homePath, partnershipId } from "../../shared/paths.ts";

export const navigateAfterMs = 10;
const arrivalDelaysMs = [200, 800];
/** On the home page itself. */
export const delaysHereMs = [0, 800];
const smoothScrollMs = 1_000;

const flag = storedValue("sessionStorage", "partner", (value) => value === 1);

/** Remembers that Partner with Us was pressed, until the visitor does something else. False without storage. */
export function flagPartnership(): boolean {
  onInput(flag.remove);
  return flag.write(1);
}

/** Another link may have been pressed meanwhile. */
export function dropFlagElsewhere(): void {
  if (location.pathname !== homePath) flag.remove();
}

function scrollToPartnership(): void {
  const section = document.getElementById(partnershipId);
  if (section === null) {
    console.info("No such section: partnership");
    return;
  }
  scrollSmoothly(() => section.scrollIntoView());
  // The focus lets the keyboard go on from there.
  section.focus({ preventScroll: true });
}

/**
 * Scrolls to the partnership section after each of these times in ms, since what is loaded on the way moves it. The
 * visitor's next input ends that, and so does the function that it returns.
 */
export function approachPartnership(delays: readonly number[]): () => void {
  const timers = delays.map((delay) => setTimeout(scrollToPartnership, delay));
  const lastCheck = Math.max(...delays);
  timers.push(setTimeout(flag.remove, lastCheck));
  const end = () => {
    for (const timer of timers) clearTimeout(timer);
    ignoreInput();
    flag.remove();
  };
  timers.push(setTimeout(end, lastCheck + smoothScrollMs));
  const ignoreInput = onInput((event) => {
    end();
    // A wheel or a finger interrupts a smooth scroll by itself.
    if ("key" in event) stopScroll(keysThatScroll.test(`${event.key}`));
    else if (event.type === "pointerdown") stopScroll(false);
  });
  return end;
}

/** Scrolls to the partnership section after Partner with Us. With a fragment, the browser and the router do that. */
export function usePartnershipArrival(): void {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    if (pathname !== homePath || flag.read() === null) return;
    return approachPartnership(arrivalDelaysMs);
  }, [pathname, key]);
}

/** Calls back once, on the visitor's next input. Returns a function that stops waiting. */
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

const keysThatScroll = /^(Tab|Home|End|Page|Arrow| )/;

/** Where the visitor scrolls, that is not undone. */
function stopScroll(scrollsOn: boolean): void {
  const top = scrollY;
  const stop = () => scrollTo(0, top);
  stop();
  if (top > 0 && scrollsOn) return;
  // The browser scrolls in its own thread: the page hears of it up to two frames later.
  requestAnimationFrame(() => {
    stop();
    requestAnimationFrame(stop);
  });
}
