export interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/**
 * Whether a modifier key was held: then a click on a link opens a tab or window, or saves, and a key is the browser's or the
 * system's.
 */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

interface KeyPress extends Modifiers {
  key: string;
  keyCode: number;
  isComposing: boolean;
}

/**
 * The key of a press that is for the page: "" where a modifier is held, or where an input method composes text. The press
 * that ends a composition comes after it in Safari, where only the code 229 tells it.
 */
export function plainKey(press: KeyPress): string {
  return hasModifier(press) || press.isComposing || press.keyCode === 229 ? "" : press.key;
}
