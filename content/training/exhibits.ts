import { emptySheet, type Sheet } from "../empty-sheets.ts";
import type { SectionIntro } from "../types.ts";

interface Exhibit extends Required<SectionIntro> {
  /** Must say that it is an example. */
  caption: string;
  sheet: Sheet;
}

interface NotebookPage extends Exhibit {
  heading: string;
  /** `remark` is handwriting in the margin, drawn in the file; `isWrong` is crossed out. */
  cells: {
    code: string[];
    result: string;
    remark: string;
    hand: { file: string; view: string; width: number };
    isWrong?: true;
  }[];
  labels: { input: string; output: string };
}

interface PromptSheet extends Exhibit {
  heading: string;
  task: string;
  columns: { version: string; passed: string };
  /** How many of the tried messages it answered well. */
  versions: { prompt: string; passed: number; isKept?: true }[];
  tried: number;
  remark: string;
}

interface TrainingPlan extends Exhibit {
  heading: string;
  columns: { task: string; sessions: string; result: string };
  teams: { name: string; task: string; sessions: string; result: string; days: number[] }[];
  remark: string;
  /** Where the sessions lie: `days` counts working days from the first Monday. */
  calendar: Required<SectionIntro> & {
    heading: string;
    weeks: string[];
    day: string;
    evening: string;
    evenings: string;
    caption: string;
  };
}

export const notebookPage: NotebookPage = {
  title: "You keep the page where it went wrong",
  intro:
    "In lesson 35 a model looks better than it is, because it has seen its own test. You find the line that leaks, and rewrite it.",
  heading: "Lesson 35, pipelines and leaks",
  labels: { input: "In", output: "Out" },
  cells: [
    {
      code: [
        "scaler = StandardScaler()",
        "scaled = scaler.fit_transform(rows)",
        "train, test = train_test_split(scaled)",
      ],
      result: "accuracy 0.97",
      remark: "The scaler has seen the test rows. Split first.",
      hand: { file: "notebook", view: "leak", width: 207 },
      isWrong: true,
    },
    {
      code: [
        "train, test = train_test_split(rows)",
        "model = make_pipeline(",
        "    StandardScaler(),",
        "    LogisticRegression())",
      ],
      result: "accuracy 0.91",
      remark: "Six points less, and true.",
      hand: { file: "notebook", view: "true", width: 130 },
    },
  ],
  sheet: emptySheet("notebook-page", "svg"),
  caption: "Exhibit: a page of a notebook. An example with made-up code and figures.",
};

export const promptSheet: PromptSheet = {
  title: "You test each prompt before you keep it",
  intro: "In class 4 you try prompts on real messages, and the sheet shows what each change improved.",
  heading: "Prompt 3",
  task: "Answer a complaint about a late delivery",
  columns: { version: "Version", passed: "Usable answers" },
  tried: 10,
  versions: [
    { prompt: "“Write a polite answer.”", passed: 4 },
    { prompt: "Adds the order, the promised date and the tone.", passed: 7 },
    {
      prompt: "Adds two good answers as examples, and asks where the date is missing.",
      passed: 9,
      isKept: true,
    },
  ],
  remark: "The third one goes into the library. The tenth message was for a person.",
  sheet: emptySheet("prompt-sheet", "csv"),
  caption: "Exhibit: a sheet of a prompt library. An example with made-up results.",
};

export const trainingPlan: TrainingPlan = {
  title: "The plan names a task before it names a topic",
  intro:
    "We agree with you on a single sheet that names for each team the work to start from, the sessions, and what should be different afterward.",
  heading: "Custom program, four teams",
  columns: {
    task: "Starts from",
    sessions: "Sessions",
    result: "Afterward",
  },
  teams: [
    {
      name: "Executives",
      task: "A proposal to buy an assistant",
      sessions: "1 half day",
      result: "Five questions for every vendor",
      days: [2],
    },
    {
      name: "Sales",
      task: "Quotes from long emails",
      sessions: "3 half days",
      result: "A draft for each inquiry, checked by its owner",
      days: [4, 7, 12],
    },
    {
      name: "Finance",
      task: "The monthly report",
      sessions: "2 half days",
      result: "Figures gathered by a workflow, explained by people",
      days: [0, 6],
    },
    {
      name: "Engineers",
      task: "Search in the manuals",
      sessions: "6 evenings",
      result: "A prototype with its own tests",
      days: [1, 3, 6, 8, 11, 13],
    },
  ],
  remark: "The third goes first.",
  sheet: emptySheet("training-plan", "csv"),
  calendar: {
    title: "What that plan takes out of the calendar",
    intro:
      "Its twelve sessions lie in three weeks, and nobody is away from work for more than half a day at a time.",
    heading: "Custom program, three weeks",
    weeks: ["Week 1", "Week 2", "Week 3"],
    day: "Half day",
    evening: "Evening",
    evenings: "6 evenings",
    caption: "Exhibit: the same made-up company, on days that it chose.",
  },
  caption: "Exhibit: a training plan. An example for a made-up company.",
};
