import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import styles from "./navigation-progress.module.css";

/** The bar stands from 200 ms on; words come later, so that screen readers are not interrupted at every link. */
const announcedAfterMs = 1_000;

/** Shows that a page is on its way, by a bar at the window's top; one that takes long is said too, once. */
export function NavigationProgress() {
  const here = useLocation();
  const next = useNavigation().location;
  const [late, setLate] = useState<string | null>(null);
  const awaited =
    next !== undefined && next.pathname + next.search !== here.pathname + here.search ? next : null;
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => setLate(awaited.key), announcedAfterMs);
    return () => clearTimeout(timer);
  }, [awaited]);
  return (
    <>
      {awaited !== null && <div key={awaited.key} className={styles.bar} />}
      <p className="unseen" role="status">
        {awaited !== null && awaited.key === late && "The page is loading."}
      </p>
    </>
  );
}
