const afterLoadMs = 100;
const afterTurnMs = 300;

/**
 * Applies the frame's height again 100 ms after it loads, when the window changes its size, and 300 ms after a
 * device is turned: the floor that its CSS gives, or more where the form's script asked
 * for more. Returns how to stop.
 */
export function keepFrameHeight(frame: HTMLElement): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let floor = 0;
  const apply = () => {
    const set = Number.parseFloat(frame.style.height) || 0;
    // What we set ourselves is no wish of the form's; anything taller is.
    const wished = set > floor ? set : 0;
    floor = Number.parseFloat(getComputedStyle(frame).minHeight) || 0;
    frame.style.height = `${Math.max(floor, wished)}px`;
  };
  const later = (ms: number) => () => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      apply();
    }, ms);
    timers.add(timer);
  };
  const controller = new AbortController();
  const { signal } = controller;
  frame.addEventListener("load", later(afterLoadMs), { signal });
  addEventListener("resize", apply, { signal });
  addEventListener("orientationchange", later(afterTurnMs), { signal });
  return () => {
    controller.abort();
    for (const timer of timers) clearTimeout(timer);
  };
}
