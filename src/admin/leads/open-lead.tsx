import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { Button } from "../components/button.tsx";
import { isNothingFocused } from "../components/toolbar.tsx";
import styles from "./lead-detail.module.css";

interface OpenLeadProps {
  title: string;
  onBack(): void;
  children: ReactNode;
}

/** The open lead beside the list. Its heading gets the focus and is scrolled into view, except after Back. */
export function OpenLead({ title, onBack, children }: OpenLeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP" && key !== "default";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (!isBack) heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  // The focused button may disappear after its work, so the heading gets the focus.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasFocus.current && isNothingFocused()) heading.current?.focus({ preventScroll: true });
  });
  return (
    <article
      className={styles.detail}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <div className={styles.head}>
        <button type="button" className={styles.back} onClick={onBack}>
          <Icon name="arrow-left" />
          All leads
        </button>
        <h2 className={styles.name} ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
      </div>
      {children}
    </article>
  );
}

export function ForgetButton({ onPress }: { onPress(): void }) {
  return (
    <Button look="quiet" className={styles.forget} onClick={onPress}>
      Forget this person
    </Button>
  );
}

export function LeadSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 className={primitives.label} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
