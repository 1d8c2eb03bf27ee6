import { Island } from "../../islands/island.tsx";
import { type ContentsListProps, Live } from "./contents-list.island.tsx";

/** The contents of a long text. */
export function ContentsList({ entries, ...props }: ContentsListProps) {
  return (
    <Island
      name="contents-list"
      component={Live}
      // Sections have texts of their own, which nobody needs twice.
      props={{ ...props, entries: entries.map(({ id, title, level }) => ({ id, title, level })) }}
    />
  );
}
