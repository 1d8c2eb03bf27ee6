type Area = "localStorage" | "sessionStorage";

interface StoredValue<T> {
  /** Null where there is none. An invalid value is removed. */
  read(): T | null;
  /** False where the browser stores nothing. */
  write(value: T): boolean;
  remove(): void;
}

/** A typed JSON entry of the browser's storage. It never throws: storage may be blocked or full. */
export function storedValue<T>(
  area: Area,
  key: string,
  isValid: (value: unknown) => value is T,
): StoredValue<T> {
  return {
    read: () =>
      attempt(() => {
        const text = window[area].getItem(key);
        const value: unknown = attempt(() => JSON.parse(text ?? "null"), undefined);
        if (isValid(value)) return value;
        if (text !== null) window[area].removeItem(key);
        return null;
      }, null),
    write: (value) =>
      attempt(() => {
        window[area].setItem(key, JSON.stringify(value));
        return true;
      }, false),
    remove: () => attempt(() => window[area].removeItem(key), undefined),
  };
}

export function storedKeys(area: Area): string[] {
  return attempt(() => Object.keys(window[area]), []);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
