import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import { Live, type LiveTabsProps } from "./tabs.island.tsx";

interface TabsProps extends Omit<LiveTabsProps, "tabs"> {
  tabs: readonly { id: string; title: string; panel: ReactNode }[];
}

/** Tabs over panels that slide around both ends. Without scripts they are links into a row that scrolls. */
export function Tabs({ tabs, ...props }: TabsProps) {
  return (
    <Island
      name="tabs"
      component={Live}
      props={{ ...props, tabs: tabs.map(({ id, title }) => ({ id, title })) }}
      slots={Object.fromEntries(tabs.map(({ id, panel }) => [id, panel]))}
    />
  );
}
