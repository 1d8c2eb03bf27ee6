import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Icon } from "../../components/icon/icon.tsx";
import styles from "./lead-detail.module.css";

interface OpenLeadProps {
  title: string;
  onBack(): void;
  children: ReactNode;
}

/**
 * What opens beside the list. Its heading gets the focus, and is scrolled just into view; not on the way back, where the
 * browser restores the scroll position.
 */
export function OpenLead({ title, onBack, children }: OpenLeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP" && key !== "default";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (!isBack) heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <article className={styles.detail}>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" />
        All leads
      </button>
      <h3 className={styles.name} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </article>
  );
}
