import { type KeyboardEvent, useEffect } from "react";
import { plainKey } from "../../browser/modifiers.ts";
import { cx } from "../../components/cx.ts";
import ui from "../components/ui.module.css";
import styles from "./tab-bar.module.css";

interface TabBarProps<Id extends string> {
  /** `news` is how many things in it wait for somebody. */
  tabs: readonly { id: Id; label: string; news: number }[];
  selected: Id;
  /** A tab is pointed at, and may open in a moment. */
  onIntent?(id: Id): void;
  onSelect(id: Id): void;
}

/** The tabs of the dashboard: one stop of the Tab key, the arrows go between them. */
export function TabBar<Id extends string>({ tabs, selected, onIntent, onSelect }: TabBarProps<Id>) {
  const news = tabs.map((tab) => tab.news).join();

  // A phone shows some of them only, and a number that comes later moves those behind it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `news` is what the tabs' widths hang on
  useEffect(() => {
    document.getElementById(tabId(selected))?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [selected, news]);

  function onKeyDown(event: KeyboardEvent) {
    // From the tab that has the focus: the selected one follows it a moment later, and a second press may be quicker.
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

/** What makes an element the panel of the selected tab. */
export function tabPanel(selected: string) {
  return { role: "tabpanel", id: panelId, "aria-labelledby": tabId(selected) } as const;
}

/** Where the way past the header leads. */
export const panelId = "dashboard-panel";

function tabId(id: string): string {
  return `tab-${id}`;
}
