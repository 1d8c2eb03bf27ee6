import type { Change } from "./types.ts";

/** What the dots under a percentage stand for. */
export const dotLegend: Record<Change["kind"], string> = {
  less: "100 dots before, small ones go",
  more: "100 dots before, orange ones are added",
  share: "1,000 dots, one of them down",
};
