import type { Dialogue } from "./dialogue.ts";
import { clients, notStated, person } from "./facts.ts";

/** Companies that look for specialists. */
export const dialogues: Dialogue[] = [
  {
    id: "hire-data-eng",
    kept: false,
    turns: [
      {
        say: "need a data enginer asap",
        says: ["data engineer"],
        link: clients,
      },
      { say: "what do they charge", says: [["by the hour", "fixed price"], notStated], link: clients },
      {
        say: "how fast",
        says: [["Vetting is done", "no number of days", "does not say", "sooner", "before you ask"]],
        not: ["24 hours", "48 hours", "within a week"],
        link: clients,
      },
    ],
  },
  {
    id: "hire-team",
    kept: false,
    turns: [
      {
        say: "looking to bring on 3 ml people for 6 months",
        says: [["AI/ML engineer", "vetted", "team"]],
        link: clients,
      },
      {
        say: "can we go down to 1 later",
        says: [["scale", "go back to one", "grows and shrinks", "add people"]],
        link: clients,
        begins: "Yes",
      },
    ],
  },
  {
    id: "hire-cobol",
    kept: true,
    turns: [
      {
        say: "got anybody for cobol? ancient i know",
        says: [["Name the stack", "decades", "older systems", "any technology", "any other IT role"]],
        link: clients,
      },
    ],
  },
  {
    id: "hire-vetted",
    kept: false,
    turns: [
      {
        say: "how do i know ur freelancers are any good",
        says: ["vett"],
        link: [clients, "/talent/for-talents"],
      },
    ],
  },
  {
    id: "hire-commit",
    kept: false,
    turns: [
      {
        say: "if i send the request for a devops am i bound to smth",
        says: [["nothing binds", "commits neither", "until you sign"]],
        link: [clients, "/terms-of-service"],
        begins: "No",
      },
      {
        say: "and you guarantee to find one?",
        says: [["not guarantee", "no guarantee"]],
        link: ["/terms-of-service", clients],
        begins: "No",
      },
    ],
  },
  {
    id: "hire-parttime",
    kept: true,
    turns: [
      {
        say: "just few hours of advice from a data scientist a week, u do that?",
        says: [["few hours", "part-time", "by the hour"]],
        link: clients,
        begins: "Yes",
      },
    ],
  },
  {
    id: "hire-ip",
    kept: false,
    turns: [
      {
        say: "who owns the code a hired dev writes",
        says: [["settled in writing", "ownership"]],
        link: clients,
      },
    ],
  },
  {
    id: "hire-mail",
    kept: false,
    turns: [
      { say: "id rather mail a job description, where to", says: ["talent@corvanta.example"], link: clients },
      { say: "thx. whats the phone just in case", says: ["(972) 555-0142"] },
    ],
  },
  {
    id: "hire-powerbi",
    kept: true,
    turns: [
      {
        say: "sombody who knows power bi",
        says: [["Power BI", "BI/Data Analyst", "BI and data analyst"]],
        link: clients,
        begins: "Yes",
      },
    ],
  },
  {
    id: "hire-vs-build",
    kept: false,
    turns: [
      {
        say: "not sure if we shd hire or let you build it",
        says: [["tell us", "describe", "which practice fits", "write to us", "Partner with Us"], person],
      },
    ],
  },
];
