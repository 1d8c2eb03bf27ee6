/** Calls back once calls pause for `pauseMs`, and after `maxDelayMs` even if they do not. */
export function debounce(act: () => void, pauseMs: number, maxDelayMs: number) {
  let timer = 0;
  let firstCallAt = 0;
  return {
    call() {
      clearTimeout(timer);
      firstCallAt ||= performance.now();
      const latest = firstCallAt + maxDelayMs - performance.now();
      timer = window.setTimeout(
        () => {
          firstCallAt = 0;
          act();
        },
        Math.min(pauseMs, latest),
      );
    },
    cancel: () => clearTimeout(timer),
  };
}
