import { emptySheet, type Sheet } from "../empty-sheets.ts";
import type { SectionIntro } from "../types.ts";

interface Thing {
  sheet: Sheet;
  heading: string;
  /** Handwriting in the margin. */
  remark: string;
  /** Must say that it is an example. */
  caption: string;
}

type Exhibit = Thing & Required<SectionIntro>;

interface CallTranscript extends Thing {
  practice: string;
  lines: { time: string; speaker: "Assistant" | "Caller"; text: string; isWrong?: true }[];
  log: string;
  verdicts: string[];
  /** The one that is ringed. */
  verdict: string;
}

interface RunRecord extends Thing {
  /** `wait` is how long the case then waits for its person. */
  steps: { time: string; title: string; description: string; by?: "person"; wait?: string }[];
}

interface ModelCard extends Omit<Thing, "remark"> {
  kind: string;
  /** What the drawing shows, and the words under it. */
  forecast: string;
  parts: [string, string, string];
  /** What the figures of the methods are. */
  unit: string;
  columns: { method: string; error: string };
  methods: { name: string; error: number; isChosen?: true }[];
  rows: { label: string; value: string }[];
}

interface RestoreLog extends Exhibit {
  columns: { step: string; planned: string; took: string };
  total: string;
  steps: { name: string; planned: number; took: number }[];
}

/** A paper beside a form: facts in rows. */
export interface Note {
  heading: string;
  rows: NoteRow[];
  /** Handwriting at its foot. */
  remark?: string;
  caption: string;
}

export interface NoteRow {
  term: string;
  detail: string;
  /** Whether a test was passed. */
  passed?: boolean;
  /** What share of the largest its bar has, in percent. */
  share?: number;
  /** What the remark is about. */
  isMarked?: true;
}

/** What the signs beside a test say. */
export const verdicts = { right: "Right", wrong: "Wrong" };

/** What the team gets when the call at the top of the page is handed over. */
export const handoverNote: Note = {
  heading: "Note for your support team",
  rows: [
    { term: "Caller", detail: "On the line, order 4102" },
    { term: "Reported", detail: "The lid came cracked" },
    { term: "Offered", detail: "A new lid, shipped today" },
    { term: "Asked for", detail: "A person" },
    { term: "Booked", detail: "Nothing yet" },
  ],
  caption: "Exhibit: a handover note. An example with made-up data.",
};

/** What an automation may do by itself, and where the run in the record had to stop. */
export const limits: Note = {
  heading: "Limits, supplier invoices",
  rows: [
    { term: "As ordered", detail: "Book it" },
    { term: "Up to 5% over", detail: "Book it, tell the buyer" },
    { term: "More than that", detail: "The buyer decides" },
    { term: "New bank account", detail: "Call the supplier" },
    { term: "Anything else", detail: "Stop and ask" },
  ],
  caption: "Exhibit: a sheet of limits. An example with made-up rules.",
};

/** Questions to which the answers are known, and what a search over documents answered. */
export const testSet: Note = {
  heading: "Test set, five of sixty questions",
  rows: [
    { term: "How long is the lease’s notice?", detail: "3 months", passed: true },
    { term: "What pressure does pump 12 take?", detail: "40 bar", passed: true },
    { term: "Who approves 5,000 dollars?", detail: "Plant manager", passed: true },
    { term: "When was line 2 serviced?", detail: "May 14", passed: true },
    { term: "How long is valve 20 covered?", detail: "2 years", passed: false, isMarked: true },
  ],
  remark: "The source was a scan. Scans need a test of their own.",
  caption: "Exhibit: a test set. An example with made-up cases.",
};

/** What one month in the cloud cost, by what it was spent on. */
export const costSheet: Note = {
  heading: "Cloud costs, one month",
  rows: [
    { term: "Order system", detail: "$4,200", share: 100 },
    { term: "Test machines", detail: "$1,950", share: 46, isMarked: true },
    { term: "Reports", detail: "$1,300", share: 31 },
    { term: "Copies", detail: "$640", share: 15 },
    { term: "Not tagged", detail: "$90", share: 2 },
  ],
  remark: "Nobody tests at night. Switch it off until seven.",
  caption: "Exhibit: a cost sheet. An example with made-up figures.",
};

export const callTranscript: CallTranscript = {
  heading: "Call transcript",
  practice: "Practice call 7",
  lines: [
    { time: "0:00", speaker: "Assistant", text: "Good morning. I am the AI assistant." },
    { time: "0:04", speaker: "Caller", text: "Can my delivery come on Monday?" },
    { time: "0:11", speaker: "Caller", text: "And May was billed twice." },
    { time: "0:15", speaker: "Assistant", text: "Monday, 10 to 12, is booked. You have it as a text." },
    { time: "0:22", speaker: "Assistant", text: "I have refunded the second bill.", isWrong: true },
  ],
  log: "Log: delivery moved 0:15, refund none",
  remark: "No refund was booked. The log says so. Hand over to billing.",
  verdicts: ["Correct", "Incomplete", "Wrong", "Harmful"],
  verdict: "Wrong",
  sheet: emptySheet("call-transcript", "svg"),
  caption: "Exhibit: a reviewed call. An example with made-up words.",
};

export const runRecord: RunRecord = {
  heading: "Supplier invoice, record of one run",
  steps: [
    { time: "9:14:02", title: "Read", description: "the invoice, three lines" },
    { time: "9:14:05", title: "Checked:", description: "line 2 bills 48, the order says 40" },
    { time: "9:14:05", title: "Stopped", description: "above the limit, for the buyer", wait: "27 minutes" },
    { time: "9:41:30", title: "Decided:", description: "ask for a corrected invoice", by: "person" },
    { time: "9:41:33", title: "Sent", description: "a letter about line 2" },
    { time: "9:41:33", title: "Recorded,", description: "with everything above" },
  ],
  remark: "One by a person, and why it stopped.",
  sheet: emptySheet("run-record", "csv"),
  caption: "Exhibit: a run record. An example with made-up data.",
};

export const modelCard: ModelCard = {
  kind: "Model card",
  heading: "Weekly orders, twelve weeks ahead",
  forecast: "The orders of eighteen weeks, then the ways that the next twelve weeks may take",
  parts: ["18 weeks that were", "today", "12 to come"],
  unit: "off by, on average, over twelve weeks that it had not seen",
  columns: { method: "Method", error: "Off by, on average" },
  methods: [
    { name: "Seasons and promotions", error: 9, isChosen: true },
    { name: "A large neural network", error: 8 },
    { name: "Last week’s figure again", error: 14 },
  ],
  rows: [
    { label: "Not for", value: "Items without sales history" },
    { label: "Retrained", value: "When its errors drift" },
  ],
  sheet: emptySheet("model-card", "svg"),
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
    { name: "Call the team", planned: 5, took: 4 },
    { name: "Start the standby", planned: 10, took: 9 },
    { name: "Restore the 6:00 copy", planned: 25, took: 31 },
    { name: "Switch addresses", planned: 5, took: 3 },
    { name: "Check ten orders", planned: 10, took: 8 },
  ],
  remark: "6 over: the copy was still packed. Store it unpacked from now on.",
  sheet: emptySheet("restore-log", "csv"),
  caption: "Exhibit: the log of a rehearsal. An example with made-up times.",
};
