import type { Dialogue } from "../dialogue.ts";
import { clients, notStated } from "../facts.ts";

/** Specialists for companies. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-data-guy",
    kept: false,
    turns: [
      { say: "need a data guy for 3 months asap", says: [["data engineer", "specialist"]], link: clients },
      {
        say: "how quick",
        says: [["as soon as", "promises no", "could not find", ...notStated]],
        not: ["within 24 hours", "within a week"],
      },
      { say: "and what would he cost", says: [["by the hour", "fixed price"], ["rate"]] },
    ],
  },
  {
    id: "practice-ml-rate",
    kept: false,
    turns: [
      {
        say: "going rate of ur ml engineers per hr",
        says: [["see the rate", "lists no rates", "rate before"]],
        link: clients,
        not: ["$"],
      },
      { say: "do you put a cut on top", says: [], miss: true },
    ],
  },
  {
    id: "practice-vetted-how",
    kept: false,
    turns: [
      { say: "everyone says vetted. vetted how", says: [["compare", "before"]], link: clients },
      { say: "can i quiz them myself", says: [["meet"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-dud",
    kept: false,
    turns: [
      {
        say: "what if the dev you send turns out a dud",
        says: [["can end", "in writing", "could not find"]],
        not: ["free replacement"],
      },
    ],
  },
  {
    id: "practice-five-then-one",
    kept: false,
    turns: [
      {
        say: "want 5 people till launch and then just one",
        says: [["one engineer", "scale", "grows and shrinks", "upkeep", "number of people"]],
        link: clients,
        begins: "Yes",
      },
      { say: "is that extra paperwork every time", says: [["agree to each change", "agree"]] },
    ],
  },
  {
    id: "practice-tableau",
    kept: false,
    turns: [
      { say: "somebody to tidy up 60 tableau dashboards", says: [["analyst"]], link: clients },
      { say: "and who moves the data out of our old systems", says: [["data engineer"]] },
    ],
  },
  {
    id: "practice-cobol",
    kept: false,
    turns: [
      {
        say: "dont laugh, cobol",
        says: [["older systems", "decades", "any technology", "technology that you name"]],
        link: clients,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-nda",
    kept: false,
    turns: [
      {
        say: "will your freelancers sign an nda",
        says: [["confidentiality"], ["in writing"]],
        begins: "Yes",
      },
      { say: "and the code is ours?", says: [["ownership"]] },
    ],
  },
  {
    id: "practice-onsite",
    kept: false,
    turns: [
      {
        say: "she needs to sit in our office twice a week",
        says: [["on site"]],
        link: clients,
        begins: "Yes",
      },
      { say: "somebody in our timezone is fine too", says: [["time zone"]] },
    ],
  },
  {
    id: "practice-four-hours",
    kept: false,
    turns: [
      {
        say: "just want to pick an experts brain for an afternoon",
        says: [["few hours"]],
        link: clients,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-stuck-form",
    kept: false,
    turns: [
      {
        say: "if i fill in the hiring form am i on the hook",
        says: [["nothing binds", "commits neither", "until you have chosen"]],
        begins: "No",
      },
      { say: "and if you have nobody", says: [["say so", "not guarantee", "nobody does"]] },
    ],
  },
  {
    id: "practice-poach",
    kept: false,
    turns: [{ say: "can we take the contractor on permanently later", says: [], miss: true }],
  },
  {
    id: "practice-k8s",
    kept: false,
    turns: [
      { say: "our deploys are by hand, need someone with kubernetes", says: [["devops"]], link: clients },
      { say: "terraform as well?", says: [["terraform"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-helpdesk-person",
    kept: false,
    turns: [
      {
        say: "do you only have ai people or also a plain help desk guy",
        says: [["any IT role", "help desk", "IT support"]],
        link: clients,
      },
    ],
  },
  {
    id: "practice-faster-than-recruiter",
    kept: false,
    turns: [
      {
        say: "our recruiter has been at it for 6 months, whats different with you",
        says: [["vacancy", "pile of applications", "few who fit", "network"]],
        link: clients,
      },
      { say: "how many people are in there", says: [], miss: true },
    ],
  },
  {
    id: "practice-which-role",
    kept: false,
    turns: [
      {
        say: "not sure if we need a data scientist or an ml engineer",
        says: [["data scientist", "AI/ML engineer", "name the roles"]],
        link: clients,
      },
      { say: "can you pick for us", says: [["name the roles", "propose", "describe"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-jd-mail",
    kept: false,
    turns: [{ say: "where can i mail a job spec", says: ["talent@corvanta.example"] }],
  },
  {
    id: "practice-insurance-person",
    kept: false,
    turns: [
      { say: "has to know insurance regulation, not just python", says: [["industry"]], link: clients },
    ],
  },
  {
    id: "practice-forecast-freelancer",
    kept: false,
    turns: [
      {
        say: "anyone who does a/b tests and stats",
        says: [["data scientist"]],
        link: clients,
        begins: "Yes",
      },
      { say: "what happens after i hit send", says: [["read", "hear from", "write back"]] },
    ],
  },
];
