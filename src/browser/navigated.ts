const name = "navigated";

/** Says that the app has gone to another address, of another page or of a part of the same one. */
export function noteNavigated(): void {
  dispatchEvent(new Event(name));
}

/** Calls back after each of them; the returned function ends that. */
export function onNavigated(act: () => void): () => void {
  addEventListener(name, act);
  return () => removeEventListener(name, act);
}
