import * as Radix from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";
import { AdminIcon, type AdminIconName } from "./admin-icon.tsx";
import styles from "./icon-button.module.css";

const delayMs = 700;
const skipDelayMs = 300;

/** Goes around all icon buttons: shortly after one tooltip, the next one shows without the delay. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  );
}

interface IconButtonProps {
  symbol: AdminIconName;
  /** The whole name, such as "Edit" and the title of a post. */
  label: string;
  tip: string;
  onClick(): void;
}

/** A button that is only a symbol; a tooltip says what it does to those who see it. */
export function IconButton({ symbol, label, tip, onClick }: IconButtonProps) {
  return (
    <Radix.Root>
      <Radix.Trigger
        className={styles.button}
        aria-label={label}
        onClick={onClick}
        onFocus={(event) => {
          // The focus that comes back from a dialog shows no tooltip where the mouse is in use.
          if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
        }}
      >
        <AdminIcon name={symbol} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tip} sideOffset={2}>
          {tip}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
