import type { Dialogue } from "../dialogue.ts";
import { articles, automations, contact } from "../facts.ts";

/** Automations of office work. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-retype-invoices",
    kept: false,
    turns: [
      {
        say: "we copy invoices from outlook into sap all day kill me",
        says: [["automat"], ["invoice", "retype", "mailbox", "repeat"]],
        link: automations,
      },
      { say: "do we hafta ditch sap", says: [["tools stay", "connect", "already"]], begins: "No" },
      { say: "rough price?", says: [["depend"], ["proposal"]], link: automations },
      { say: "and time", says: [["depend"], ["schedule", "proposal"]] },
    ],
  },
  {
    id: "practice-cold-leads",
    kept: false,
    turns: [
      { say: "leads go cold bc noone replies before monday", says: [["lead", "inquir"]], link: automations },
      { say: "how much faster would we be", says: [["30-50%"]] },
      {
        say: "you promise that?",
        says: [["examples of published results", "measured against", "measured", "written agreement"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-spy-prices",
    kept: false,
    turns: [
      {
        say: "can u watch what my rivals charge, like every day",
        says: [["public prices", "competitor"]],
        link: automations,
        begins: "Yes",
      },
      { say: "thats legal?", says: [["terms of use", "licensed"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-400-descriptions",
    kept: false,
    turns: [
      {
        say: "400 product texts due in march and 1 writer",
        says: [["product"], ["content", "describe", "draft"]],
        link: automations,
      },
      { say: "is a human reading them before they go up", says: [["editor", "writers"]], begins: "Yes" },
      { say: "in french also?", says: [["translat"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-no-minutes",
    kept: false,
    turns: [
      {
        say: "nobody ever writes up our meetings",
        says: [["minutes", "transcribe", "notes"]],
        link: automations,
      },
      { say: "must ppl be told they get recorded", says: [["consent"]], begins: "Yes" },
      { say: "where do the todos end up", says: [["task tracker", "tracker"]] },
    ],
  },
  {
    id: "practice-pays-wrong",
    kept: false,
    turns: [
      {
        say: "an automation that wires money to the wrong vendor... nightmare",
        says: [["approv", "wait", "a person"]],
        link: automations,
      },
      { say: "could i at least see why it did it", says: [["log"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-scared-team",
    kept: false,
    turns: [
      {
        say: "my back office thinks the automation takes their desks away",
        says: [["decisions", "a person", "your people"]],
        link: automations,
      },
    ],
  },
  {
    id: "practice-rules-change",
    kept: false,
    turns: [
      {
        say: "our discount rules change every quarter, do i call you each time",
        says: [["own staff", "edit", "documented place"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-zapier",
    kept: false,
    turns: [
      {
        say: "why wouldnt i just use zapier",
        says: [["off the shelf", "off-the-shelf", "could not find", "tools"]],
      },
    ],
  },
  {
    id: "practice-where-begin",
    kept: false,
    turns: [
      {
        say: "want to automate smth but no clue what first",
        says: [["readiness", "process", "repeat", "tally", "candidate"]],
        link: [articles.scoring, automations],
      },
      { say: "ok and who do i ask about it", says: [], link: contact },
    ],
  },
  {
    id: "practice-breaks-at-night",
    kept: false,
    turns: [
      {
        say: "3am your robot meets a form it never saw. what then",
        says: [["unsure", "exception", "owner", "person"]],
        link: automations,
      },
    ],
  },
  {
    id: "practice-only-sheets",
    kept: false,
    turns: [
      {
        say: "all we have is gmail and spreadsheets, enough to automate stuff?",
        says: [["mailbox", "spreadsheet"]],
        begins: "Yes",
      },
      { say: "we're 3 people tho", says: [], miss: true },
    ],
  },
  {
    id: "practice-dry-run",
    kept: false,
    turns: [
      {
        say: "do u try the workflow out on old cases before it goes near customers",
        says: [["past cases", "finished work", "finished cases", "own cases"]],
        begins: "Yes",
      },
      { say: "who from our side is needed", says: [["knows the process", "owner", "somebody who knows"]] },
    ],
  },
  {
    id: "practice-what-qualifies",
    kept: false,
    turns: [
      {
        say: "what sort of chores can software take over",
        says: [["recurs", "rules", "repeat", "inbox", "invoices"]],
        link: automations,
      },
      { say: "smth where it always depends on gut feeling", says: [["judgment", "rules", "a person"]] },
    ],
  },
  {
    id: "practice-contract-onboarding",
    kept: false,
    turns: [
      {
        say: "collecting w9s and contracts from new customers takes us weeks",
        says: [["contracts and tax forms", "collect"]],
        link: automations,
      },
      { say: "works w docusign?", says: [["e-signature"]] },
    ],
  },
  {
    id: "practice-zero-saving",
    kept: false,
    turns: [
      {
        say: "how will i know the automation saved anything",
        says: [["hours", "baseline", "measured", "average case"]],
      },
      { say: "money back if it doesnt?", says: [], miss: true },
    ],
  },
];
