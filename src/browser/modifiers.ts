export interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether the browser or the system handles the press itself, such as a click that opens a new tab. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

interface KeyPress extends Modifiers {
  key: string;
  keyCode: number;
  isComposing: boolean;
}

/**
 * The key of a press; "" with a modifier or an input method. In Safari only key code 229 tells the latter's last press.
 */
export function plainKey(press: KeyPress): string {
  return hasModifier(press) || press.isComposing || press.keyCode === 229 ? "" : press.key;
}
