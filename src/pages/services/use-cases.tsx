import { type ComponentProps, Fragment, type ReactNode } from "react";
import { type DotLegend, dotLegend } from "../../../content/services/dot-legend.ts";
import { swipeHint } from "../../../content/services/swipe-hint.ts";
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

interface UseCasesProps<T> extends Pick<ComponentProps<typeof Tabs>, "layout" | "arrows"> {
  section: Omit<ListSection<T>, "intro"> & { intro?: string };
  noun?: "Use case" | "Industry";
  /** A class of the page's own around tabs and panels. */
  frame?: string | undefined;
  panel: (useCase: T) => ReactNode;
}

export function UseCases<T extends UseCase>(props: UseCasesProps<T>) {
  const { section, noun = "Use case", frame, panel, layout, arrows = "wide" } = props;
  return (
    <Section tone="paper" id={useCasesId} title={section.title} intro={section.intro}>
      <div className={frame}>
        <Tabs
          layout={layout}
          label={section.title}
          noun={noun}
          autoPlay={null}
          arrows={arrows}
          {...(arrows === "wide" && { swipeHint })}
          tabs={section.items.map((useCase) => ({
            id: useCase.key,
            title: useCase.label ?? useCase.title,
            panel: panel(useCase),
          }))}
        />
      </div>
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
export function Statistic({ claim: { value, label, change } }: { claim: Claim }) {
  const dots = countDots(change);
  return (
    <div className={cx(styles.statistic, change.kind !== "less" && styles[change.kind])}>
      <p className={styles.words}>
        <b className={styles.figure}>{value}</b> <span className={primitives.soft}>{label}</span>
      </p>
      <Dots {...dots} />
      <Legend {...dots} words={dotLegend[change.kind]} />
    </div>
  );
}

const pitch = 10;
const inks = ["kept", "maybe", "changed"] as const;

interface DotCounts {
  rows: number;
  /** How many dots there are of each ink. */
  counts: Record<(typeof inks)[number], number>;
}

/** Dots in columns of five, so those that come are columns of their own. A share such as 99.9% needs a thousand. */
function countDots({ kind, by, upTo = by }: Change): DotCounts {
  if (kind === "share") return { rows: 10, counts: { kept: by * 10, maybe: 0, changed: 1000 - by * 10 } };
  const kept = kind === "less" ? 100 - upTo : 100;
  return { rows: 5, counts: { kept, maybe: upTo - by, changed: by } };
}

function Dots({ rows, counts }: DotCounts) {
  const ends = [counts.kept, counts.kept + counts.maybe, counts.kept + counts.maybe + counts.changed];
  return (
    <svg
      className={styles.dots}
      viewBox={`2 2 ${Math.ceil((ends[2] ?? 0) / rows) * pitch - 4} ${rows * pitch - 4}`}
      preserveAspectRatio="xMinYMin meet"
      aria-hidden="true"
    >
      {inks.map((ink, at) => (
        <path key={ink} className={styles[ink]} d={dotRows(ends[at - 1] ?? 0, ends[at] ?? 0, rows)} />
      ))}
    </svg>
  );
}

/** Each kind of dot before its number. */
function Legend({ counts, words }: DotCounts & { words: DotLegend }) {
  const shown = inks.filter((ink) => counts[ink] > 0);
  return (
    <p className={primitives.meta}>
      {words.all}
      {shown.map((ink) => (
        <Fragment key={ink}>
          {" "}
          <span className={styles.key}>
            <svg width="8" height="8" fill="none" strokeLinecap="round" aria-hidden="true">
              <path className={styles[ink]} d="M4 4h.1" />
            </svg>
            {` ${counts[ink]} ${words[ink]}`}
            {ink !== shown.at(-1) && ","}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** Counts down the columns, and draws a dashed line for each row, whose round dashes are the dots. */
function dotRows(from: number, to: number, rows: number): string {
  let path = "";
  for (let row = 0; row < rows; row++) {
    const [first, end] = [from, to].map((count) => Math.ceil((count - row) / rows)) as [number, number];
    if (first < end) path += `M${(first + 0.5) * pitch} ${(row + 0.5) * pitch}H${(end - 0.5) * pitch + 0.1}`;
  }
  return path;
}
