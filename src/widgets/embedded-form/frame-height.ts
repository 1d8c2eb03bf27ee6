const afterLoadMs = 100;
const afterTurnMs = 300;

/** Keeps the frame's minimum height after a load, resize or turn. Returns a function that ends it. */
export function keepFrameHeight(frame: HTMLElement): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let floor = 0;
  const apply = () => {
    const set = Number.parseFloat(frame.style.height) || 0;
    // A height that is not ours was set by the form's script.
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
