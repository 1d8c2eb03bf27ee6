export interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a click on a link only follows it; with a key held down the browser opens a tab or window, or saves. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
