import type { ComponentProps, ReactNode } from "react";
import { dotLegend } from "../../../content/services/dot-legend.ts";
import type { Change, Claim } from "../../../content/services/types.ts";
import type { ListSection } from "../../../content/types.ts";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { Section } from "../../components/section/section.tsx";
import { Tabs } from "../../widgets/tabs/tabs.tsx";
import { useCasesId } from "./service-parts.tsx";
import styles from "./use-cases.module.css";

interface UseCase {
  key: string;
  title: string;
  label?: string;
}

interface UseCasesProps<T> extends Pick<ComponentProps<typeof Tabs>, "layout" | "arrows" | "swipeHint"> {
  section: Omit<ListSection<T>, "intro"> & { intro?: string };
  noun?: "Use case" | "Industry";
  panel: (useCase: T) => ReactNode;
}

export function UseCases<T extends UseCase>(props: UseCasesProps<T>) {
  const { section, noun = "Use case", panel, ...tabs } = props;
  return (
    <Section tone="paper" id={useCasesId} title={section.title} intro={section.intro}>
      <Tabs
        {...tabs}
        label={section.title}
        noun={noun}
        autoPlay={null}
        tabs={section.items.map((useCase) => ({
          id: useCase.key,
          title: useCase.label ?? useCase.title,
          panel: panel(useCase),
        }))}
      />
    </Section>
  );
}

interface PartProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

export function Part({ label, className, children }: PartProps) {
  return (
    <div className={className}>
      <h4 className={primitives.label}>{label}</h4>
      {children}
    </div>
  );
}

export function CheckList({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <Part label={label}>
      <ul>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A marketing figure over a hundred dots, some of which it removes or adds. */
export function Statistic({ claim }: { claim: Claim }) {
  return (
    <div className={styles.statistic}>
      <p className={styles.words}>
        <b className={styles.figure}>{claim.value}</b> <span className={primitives.soft}>{claim.label}</span>
      </p>
      <Dots change={claim.change} />
      <p className={primitives.meta}>{dotLegend[claim.change.kind]}</p>
    </div>
  );
}

const pitch = 10;

/** Dots in rows of twenty, so those that come are rows of their own. A share such as 99.9% needs a thousand. */
function Dots({ change }: { change: Change }) {
  const { kind, by, upTo = by } = change;
  const [unit, columns] = kind === "share" ? [10, 100] : [1, 20];
  const total = (kind === "more" ? 100 + upTo : 100) * unit;
  const kept = (kind === "less" ? 100 - upTo : kind === "more" ? 100 : by) * unit;
  const maybe = kind === "less" ? 100 - by : kept;
  return (
    <svg
      className={cx(styles.dots, kind !== "less" && styles[kind])}
      viewBox={`2 2 ${columns * pitch - 4} ${Math.ceil(total / columns) * pitch - 4}`}
      preserveAspectRatio="xMinYMin meet"
      aria-hidden="true"
    >
      <path className={styles.kept} d={dotRows(0, kept, columns)} />
      <path className={styles.maybe} d={dotRows(kept, maybe, columns)} />
      <path className={styles.changed} d={dotRows(maybe, total, columns)} />
    </svg>
  );
}

/** Draws a dashed line for each row, whose round dashes are the dots. */
function dotRows(from: number, to: number, columns: number): string {
  let path = "";
  for (let row = Math.floor(from / columns); row * columns < to; row++) {
    const first = Math.max(from, row * columns) % columns;
    const last = Math.min(to, (row + 1) * columns) - 1 - row * columns;
    path += `M${(first + 0.5) * pitch} ${(row + 0.5) * pitch}H${(last + 0.5) * pitch + 0.1}`;
  }
  return path;
}
