import { useState } from "react";
import { useLocation } from "react-router";

/** A state that is null again after each navigation, such as an open dialog. */
export function useStateUntilNavigation<T>(): [T | null, (value: T | null) => void] {
  const { key } = useLocation();
  const [kept, setKept] = useState<{ key: string; value: T | null }>({ key, value: null });
  if (kept.key !== key) setKept({ key, value: null });
  return [kept.key === key ? kept.value : null, (value) => setKept({ key, value })];
}
