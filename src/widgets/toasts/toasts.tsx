import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts, type Toast } from "./toast-store.ts";
import styles from "./toasts.module.css";

// The first toast may well be about a lost connection: then this file cannot come either.
const Toaster = lazy(() =>
  import("./toaster.tsx").then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: PlainToasts }),
  ),
);

/** The notification area. What shows the toasts is loaded when the first one is asked for. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} />
    </Suspense>
  );
}

function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div className={styles.area} role="status">
      {toasts
        .filter((toast) => toast.open)
        .map((toast) => (
          <div key={toast.id} className={`${styles.toast} ${styles[toast.tone]}`}>
            <p className={styles.title}>{toast.title}</p>
            <p className={styles.text}>{toast.text}</p>
          </div>
        ))}
    </div>
  );
}

const none: readonly Toast[] = [];

function noToasts(): readonly Toast[] {
  return none;
}
