import { type KeyboardEvent, useEffect } from "react";
import { plainKey } from "../../browser/modifiers.ts";
import { cx } from "../../components/cx.ts";
import ui from "../components/ui.module.css";
import styles from "./tab-bar.module.css";

interface TabBarProps<Id extends string> {
  tabs: readonly { id: Id; label: string; news: number }[];
  selected: Id;
  onIntent?(id: Id): void;
  onSelect(id: Id): void;
}

/** Tabs with roving tabindex: Tab stops once, the arrow keys move between them. */
export function TabBar<Id extends string>({ tabs, selected, onIntent, onSelect }: TabBarProps<Id>) {
  const news = tabs.map((tab) => tab.news).join();

  // On a phone only some tabs fit, and a number that comes later moves those behind it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs' widths depend on `news`
  useEffect(() => {
    document.getElementById(tabId(selected))?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [selected, news]);

  function onKeyDown(event: KeyboardEvent) {
    // Starts at the focused tab: the selected one follows a moment later, and a second press may come before.
    const focused = (event.target as Element).id;
    const index = tabs.findIndex(({ id }) => tabId(id) === focused);
    if (index === -1) return;
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[
      plainKey(event.nativeEvent)
    ];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(tabId(next.id))?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label="Dashboard" tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label, news }) => (
        <button
          type="button"
          role="tab"
          id={tabId(id)}
          key={id}
          className={styles.tab}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onPointerEnter={() => onIntent?.(id)}
          onClick={() => onSelect(id)}
        >
          {label}{" "}
          {news > 0 && (
            <span className={cx(ui.count, styles.news)}>
              {news}
              <span className="visually-hidden"> new</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

export function tabPanel(selected: string) {
  return { role: "tabpanel", id: panelId, "aria-labelledby": tabId(selected) } as const;
}

export const panelId = "dashboard-panel";

function tabId(id: string): string {
  return `tab-${id}`;
}
