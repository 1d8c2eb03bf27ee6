import type { SectionIntro } from "../types.ts";

interface Sheet {
  label: string;
  href: string;
  format: string;
}

interface Thing {
  sheet: Sheet;
  heading: string;
  /** Handwriting in the margin. */
  remark: string;
  /** Must say that it is an example. */
  caption: string;
}

type Exhibit = Thing & Required<SectionIntro>;

interface RunRecord extends Thing {
  steps: { time: string; title: string; description: string; by?: "person" }[];
}

interface Comparison extends Exhibit {
  columns: { method: string; error: string; cost: string };
  methods: { name: string; error: number; cost: string; isChosen?: true }[];
}

interface RestoreLog extends Exhibit {
  columns: { step: string; planned: string; took: string };
  total: string;
  steps: { name: string; planned: number; took: number }[];
}

/** The empty sheet under a paper, in `public/sheets`. */
function emptySheet(file: string, format: string): Sheet {
  return { label: "Take the empty sheet", href: `/sheets/${file}`, format };
}

const csv = "CSV, for any spreadsheet";
const svg = "SVG, prints on one page";

export const runRecord: RunRecord = {
  heading: "Supplier invoice, record of one run",
  steps: [
    { time: "9:14:02", title: "Read", description: "the invoice, three lines" },
    { time: "9:14:05", title: "Checked:", description: "line 2 bills 48, the order says 40" },
    { time: "9:14:05", title: "Stopped", description: "above the limit, for the buyer" },
    { time: "9:41:30", title: "Decided:", description: "ask for a corrected invoice", by: "person" },
    { time: "9:41:33", title: "Sent", description: "a letter about line 2" },
    { time: "9:41:33", title: "Recorded,", description: "with everything above" },
  ],
  remark: "One by a person, and why it stopped.",
  sheet: emptySheet("run-record.csv", csv),
  caption: "Exhibit: a run record. An example with made-up data.",
};

export const comparison: Comparison = {
  title: "The smallest model that is good enough",
  intro:
    "You see on one sheet how each model compares with today’s method before you decide which of them to rely on.",
  heading: "Weekly orders, forecast for twelve weeks that the models had not seen",
  columns: { method: "Method", error: "Off by, on average", cost: "What it takes to run" },
  methods: [
    { name: "Last week’s figure again, as today", error: 14, cost: "Nothing" },
    { name: "Seasons and promotions", error: 9, cost: "A minute a week", isChosen: true },
    { name: "A large neural network", error: 8, cost: "A server of its own" },
  ],
  remark: "The second one. A single point is not worth a server, and the buyer can follow how it counts.",
  sheet: emptySheet("model-card.svg", svg),
  caption: "Exhibit: a model card. An example with made-up figures.",
};

export const restoreLog: RestoreLog = {
  title: "A restore that was rehearsed before it was needed",
  intro:
    "The log of a rehearsal sets the planned times beside the real ones, so you know before an outage how long a recovery takes.",
  heading: "Restore rehearsal, order system",
  columns: { step: "Step", planned: "Planned", took: "Took" },
  total: "All of it",
  steps: [
    { name: "Call the team together", planned: 5, took: 4 },
    { name: "Start the standby network", planned: 10, took: 9 },
    { name: "Restore the database of 6:00", planned: 25, took: 31 },
    { name: "Point the addresses to it", planned: 5, took: 3 },
    { name: "Check ten orders by hand", planned: 10, took: 8 },
  ],
  remark: "6 over: the copy was still packed. Store it unpacked from now on.",
  sheet: emptySheet("restore-log.csv", csv),
  caption: "Exhibit: the log of a rehearsal. An example with made-up times.",
};
