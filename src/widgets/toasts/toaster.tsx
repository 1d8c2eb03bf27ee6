import * as Radix from "@radix-ui/react-toast";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { dismissToast, shownForMs, type Toast } from "./toast-store.ts";
import motion from "./toaster.module.css";
import styles from "./toasts.module.css";

const swipeThresholdPx = 50;

/** Tells the style sheets how high the toast is, in `--toast`: the dashboard's header makes room for it. */
function makeRoom(toast: HTMLElement | null) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--toast", `${toast?.offsetHeight}px`));
  if (toast !== null) observer.observe(toast);
  return () => {
    observer.disconnect();
    style.removeProperty("--toast");
  };
}

/** Shows toasts: they leave after a while, by a swipe to the right or by their button; F8 leads to them. */
export function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Radix.Provider duration={shownForMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toasts.map(({ id, open, title, text, tone, action }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(stays) => {
            if (!stays) dismissToast(id);
          }}
          ref={makeRoom}
          className={cx(styles.toast, styles[tone], motion.toast)}
        >
          {tone === "destructive" && <Icon name="alert" />}
          <div className={styles.words}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Description className={styles.text}>{text}</Radix.Description>
          </div>
          {action !== undefined && (
            <Radix.Action className={styles.action} altText={action.label} onClick={action.run}>
              {action.label}
            </Radix.Action>
          )}
          <Radix.Close className={styles.close} aria-label="Dismiss">
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={cx(styles.area, motion.area)} hotkey={["F8"]} />
    </Radix.Provider>
  );
}
