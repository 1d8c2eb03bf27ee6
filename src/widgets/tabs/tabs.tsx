import type { ReactNode } from "react";
import { Island } from "../../islands/island.tsx";
import { Live, type LiveTabsProps } from "./tabs.island.tsx";

interface TabsProps extends Omit<LiveTabsProps, "tabs"> {
  tabs: readonly { id: string; title: string; panel: ReactNode }[];
}

/**
 * A row of tabs over panels that slide: chosen by tab, dot, arrow, swipe or arrow keys, around both ends.
 * All panels stand in the server's HTML; without JavaScript the tabs are links into a row that scrolls.
 */
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
