import type { ComponentProps, ReactNode } from "react";
import type { ListSection } from "../../../content/types.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { Section } from "../../components/section/section.tsx";
import { Tabs } from "../../widgets/tabs/tabs.tsx";
import { useCasesId } from "./service-parts.tsx";
import styles from "./use-cases.module.css";

interface UseCase {
  key: string;
  title: string;
  /** The tab's own short name. */
  label?: string;
}

interface UseCasesProps<T> extends Pick<ComponentProps<typeof Tabs>, "layout" | "arrows" | "swipeHint"> {
  section: Omit<ListSection<T>, "intro"> & { intro?: string };
  noun?: "Use case" | "Industry";
  panel: (useCase: T) => ReactNode;
}

/** What a service is used for, a panel for each use. */
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

/** A part of a panel, under its small heading. */
export function Part({ label, className, children }: PartProps) {
  return (
    <div className={className}>
      <h4 className={primitives.label}>{label}</h4>
      {children}
    </div>
  );
}

/** What is done, point by point. */
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
