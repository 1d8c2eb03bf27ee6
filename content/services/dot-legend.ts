import type { Change } from "./types.ts";

/** What the dots under a percentage stand for. */
export const dotLegend: Record<Change["kind"], string> = {
  less: "100 before, small ones go",
  more: "100 before, orange ones come",
  share: "1,000, one of them down",
};
