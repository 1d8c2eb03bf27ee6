import { useLocation, useNavigation } from "react-router";
import { useDelayed } from "../../hooks/use-delayed.ts";
import styles from "./navigation-progress.module.css";

/** The bar stands from 200 ms on; words come later, so that screen readers are not interrupted at every link. */
const announcedAfterMs = 1_000;

/** Shows that a page is on its way, by a bar at the window's top; one that takes long is said too, once. */
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
