type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back after every write to the blog that this browser makes: whoever keeps posts drops them then. */
export function onPostChange(listener: Listener): void {
  listeners.add(listener);
}

export function notePostChange(): void {
  for (const listener of listeners) listener();
}
