import { Island } from "../../islands/island.tsx";
import { type ContentsListProps, Live } from "./contents-list.island.tsx";

export function ContentsList({ entries, ...props }: ContentsListProps) {
  return (
    <Island
      name="contents-list"
      component={Live}
      // The sections' texts would stand in the page twice.
      props={{ ...props, entries: entries.map(({ id, title, level }) => ({ id, title, level })) }}
    />
  );
}
