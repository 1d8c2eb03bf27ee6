import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { cx } from "../../components/cx.ts";
import { AdminIcon } from "./admin-icon.tsx";
import styles from "./toolbar.module.css";
import ui from "./ui.module.css";

interface ToolbarProps {
  heading: string;
  headingId: string;
  /** Whether the heading is the tab's. */
  isTitle?: boolean;
  count: string;
  /** The entries, where one may be added in the moment in which another is removed. */
  items?: readonly unknown[];
  children: ReactNode;
}

export function Toolbar({ heading, headingId, isTitle = false, count, items, children }: ToolbarProps) {
  const Heading = isTitle ? "h1" : "h2";
  const headingRef = useRef<HTMLHeadingElement>(null);
  const lastFocused = useRef<Element | null>(null);

  // The listener must exist before an entry can get the focus.
  useLayoutEffect(() => {
    const note = () => {
      const { activeElement } = document;
      // Of two lists, only the one that had the focus may have lost it. A dialog belongs to neither.
      if (headingRef.current?.closest("section")?.contains(activeElement))
        lastFocused.current = activeElement;
      else if (!isNothingFocused() && activeElement?.closest("[data-modal]") === null)
        lastFocused.current = null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);

  // A deleted entry loses the focus, so the heading gets it. An entry that is added takes it from nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the entries change
  useEffect(() => {
    if (lastFocused.current?.isConnected === false && isNothingFocused())
      headingRef.current?.focus({ preventScroll: true });
  }, [count, items]);

  return (
    <div className={styles.bar}>
      <Heading className={isTitle ? ui.title : ui.heading} id={headingId} ref={headingRef} tabIndex={-1}>
        {heading}
      </Heading>
      <p className={cx(ui.meta, styles.count)} role="status">
        {count}
      </p>
      {children}
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <label className={styles.search}>
      <span className="visually-hidden">{label}</span>
      <AdminIcon name="search" />
      <input
        type="search"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: NoInfer<Partial<Record<Value, string>>>;
  onChange(value: NoInfer<Value>): void;
}

export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label className={cx(ui.meta, styles.choice)}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {Object.entries<string | undefined>(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whether the focus is on the page itself, where a dialog puts it when its opener is gone. */
export function isNothingFocused(): boolean {
  return document.activeElement === document.body || document.activeElement?.tagName === "MAIN";
}
