import { useEffect, useSyncExternalStore } from "react";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { currentToasts, dismissToast, shownForMs, subscribeToToasts, type Toast } from "./toast-store.ts";
import styles from "./toasts.module.css";

// The first toast may well be about a lost connection: then this file cannot come either.
const Toaster = lazyPart(async () => (await import("./toaster.tsx")).Toaster, PlainToasts);

/** The notification area. What shows the toasts is loaded when the first one is asked for. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return toasts.length === 0 ? null : <Toaster toasts={toasts} />;
}

/** Stands in for the toaster: its toasts leave after a while and have their buttons, but no swipe and no hotkey. */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const toast = toasts.find(({ open }) => open);
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dismissToast(id), shownForMs);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <div className={styles.area} role="status">
      {toast !== undefined && (
        <div className={cx(styles.toast, styles[toast.tone])}>
          <div className={styles.words}>
            <p className={styles.title}>{toast.title}</p>
            <p className={styles.text}>{toast.text}</p>
          </div>
          {toast.action !== undefined && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                dismissToast(toast.id);
                toast.action?.run();
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label="Dismiss"
            onClick={() => dismissToast(toast.id)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
