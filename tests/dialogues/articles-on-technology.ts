import type { Dialogue } from "./dialogue.ts";
import { articles } from "./facts.ts";

const { backup, contracts, rag, stale } = articles;

/** What the articles on search, backups, models and data say, from their openings and sections. */
export const dialogues: Dialogue[] = [
  {
    id: "article-rag",
    kept: false,
    turns: [
      { say: "whats rag in simple words", says: ["search engine"], link: rag },
      {
        say: "why does it give wrong answers",
        says: [["collection", "passage", "search", "stage"]],
        link: rag,
      },
      {
        say: "what would you fix first",
        says: [["owners", "removal of old", "work from the top", "tally", "collection"]],
        link: rag,
      },
    ],
  },
  {
    id: "article-rag-hybrid",
    kept: true,
    turns: [
      { say: "vector serch or keyword search for company docs?", says: [["both", "hybrid"]], link: rag },
    ],
  },
  {
    id: "article-rag-permissions",
    kept: false,
    turns: [
      {
        say: "how do i stop an assistant from showing salary letters to evryone",
        says: [["rights", "enforced in the search", "permission"]],
        link: rag,
      },
    ],
  },
  {
    id: "article-rpo-rto",
    kept: false,
    turns: [
      {
        say: "rpo vs rto??",
        says: [
          ["how much work", "lose"],
          ["how long", "without it"],
        ],
        link: backup,
      },
      { say: "and the 321 rule", says: ["three copies"], link: backup },
    ],
  },
  {
    id: "article-restore-drill",
    kept: true,
    turns: [
      { say: "how do i test if our backups realy work", says: [["restor", "drill"]], link: backup },
      { say: "how many people do i need for that", says: [["two people", "two"]], link: backup },
    ],
  },
  {
    id: "article-replica",
    kept: false,
    turns: [
      {
        say: "we have a live replica so no backup needed, right?",
        says: [["dropped table", "repeats mistakes", "does not cover"]],
        link: backup,
        begins: "No",
      },
    ],
  },
  {
    id: "article-stale",
    kept: false,
    turns: [
      {
        say: "our churn model feels off lately, how to notice drift",
        says: [["signal", "plumbing", "outcomes"]],
        link: stale,
      },
      { say: "whats psi", says: ["population stability index"], link: stale },
      {
        say: "so above 0.25 i retrain?",
        says: [["convention", "sample size", "comes late", "step 4", "look at the pipe"]],
        link: stale,
        begins: "No",
      },
    ],
  },
  {
    id: "article-retrain",
    kept: true,
    turns: [
      {
        say: "should i just retrain evry month",
        says: [["schedule", "step 4", "reflex", "does not replace"]],
        link: stale,
        begins: "No",
      },
    ],
  },
  {
    id: "article-data-contract",
    kept: false,
    turns: [
      {
        say: "wat is a data contract",
        says: [["a file", "what others may rely on", "two teams"]],
        link: contracts,
      },
      { say: "how long for the first one", says: [["ten working days"]], link: contracts },
    ],
  },
  {
    id: "article-breaking",
    kept: false,
    turns: [
      {
        say: "is adding a new status value a braking change in a data contract",
        says: [["breaking", "notice", "breaks every query"]],
        link: contracts,
        begins: "Yes",
      },
    ],
  },
];
