import type { SectionIntro } from "../types.ts";

interface Exhibit extends Required<SectionIntro> {
  heading: string;
  /** Handwriting in the margin. */
  remark: string;
  /** Must say that it is an example. */
  caption: string;
}

interface RunRecord extends Exhibit {
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

export const runRecord: RunRecord = {
  title: "Every run writes down what it did",
  intro:
    "You can check afterward what the software did by itself, as in this record of a single case, from the email to the letter.",
  heading: "Supplier invoice, record of one run",
  steps: [
    {
      time: "9:14:02",
      title: "Read",
      description: "The invoice comes from the mailbox, with supplier, order number and three lines.",
    },
    {
      time: "9:14:05",
      title: "Checked",
      description: "The order exists. Line 2 bills 48 pieces where 40 were ordered.",
    },
    {
      time: "9:14:05",
      title: "Stopped",
      description: "The difference is above the limit that was set, so the run waits for the buyer.",
    },
    {
      time: "9:41:30",
      title: "Decided by the buyer",
      description: "“Ask for a corrected invoice” is chosen, out of three proposals.",
      by: "person",
    },
    {
      time: "9:41:33",
      title: "Sent",
      description: "A letter to the supplier names line 2 and both quantities.",
    },
    {
      time: "9:41:33",
      title: "Recorded",
      description: "Order and invoice stay open, with everything above attached.",
    },
  ],
  remark: "Five steps by software, one by a person, and the reason why it stopped.",
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
  caption: "Exhibit: a comparison sheet. An example with made-up figures.",
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
  remark: "Six minutes over: the copy had to be unpacked first. It is stored unpacked from now on.",
  caption: "Exhibit: the log of a rehearsal. An example with made-up times.",
};
