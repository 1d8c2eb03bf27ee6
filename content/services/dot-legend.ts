import type { Change } from "./types.ts";

export interface DotLegend {
  /** What all dots are together, where the words do not say it. */
  all?: string;
  kept: string;
  /** Between the ends of a range. */
  maybe: string;
  changed: string;
}

/** What the dots under a percentage are, each after how many there are. */
export const dotLegend: Record<Change["kind"], DotLegend> = {
  less: { all: "Of 100,", kept: "stay", maybe: "may go", changed: "go" },
  more: { kept: "before", maybe: "more", changed: "more" },
  share: { all: "Of 1,000,", kept: "up", maybe: "down", changed: "down" },
};
