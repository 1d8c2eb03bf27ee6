const name = "navigated";

export function announceNavigation(): void {
  dispatchEvent(new Event(name));
}

/** Returns a function that removes the listener. */
export function onNavigated(act: () => void): () => void {
  addEventListener(name, act);
  return () => removeEventListener(name, act);
}
