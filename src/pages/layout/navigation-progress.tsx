import { useLocation, useNavigation } from "react-router";
import { useDelayed } from "../../hooks/use-delayed.ts";
import styles from "./navigation-progress.module.css";

/** The bar shows after 200 ms; screen readers are told later, so that no link interrupts them. */
const announcedAfterMs = 1_000;

/** A bar at the window's top while a page is loading; a long wait is announced once. */
export function NavigationProgress() {
  const here = useLocation();
  const next = useNavigation().location;
  const awaited =
    next !== undefined && next.pathname + next.search !== here.pathname + here.search ? next.key : null;
  const announced = useDelayed(awaited, announcedAfterMs);
  return (
    <>
      {awaited !== null && <div key={awaited} className={styles.bar} />}
      <p className="visually-hidden" role="status">
        {announced && "The page is loading."}
      </p>
    </>
  );
}
