import { useEffect, useState } from "react";

/** Whether the key has stayed the same for `ms` milliseconds; false for null. */
export function useDelayed(key: string | null, ms: number): boolean {
  const [delayed, setDelayed] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setDelayed(key), ms);
    return () => clearTimeout(timer);
  }, [key, ms]);
  return key !== null && key === delayed;
}
