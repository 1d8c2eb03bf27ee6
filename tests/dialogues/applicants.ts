import type { Dialogue } from "./dialogue.ts";
import { talents } from "./facts.ts";

/** People who look for work: told from those who look for people. */
export const dialogues: Dialogue[] = [
  {
    id: "apply-data-engineer",
    kept: false,
    turns: [
      {
        say: "im a data engineer lookin for a gig",
        says: ["network", "form"],
        link: talents,
      },
      {
        say: "does it cost me anything",
        says: [["no subscription fees", "costs nothing", "$0"]],
        link: talents,
        begins: "No",
      },
      { say: "remote?", says: [["where you work from", "where they work from"]], link: talents },
    ],
  },
  {
    id: "apply-any-jobs",
    kept: true,
    turns: [
      { say: "got any jobs for me", says: ["network"], link: talents },
      { say: "i do devops, aws terraform", says: [["network", "form"]], link: talents },
    ],
  },
  {
    id: "apply-cv",
    kept: false,
    turns: [
      {
        say: "where can i sent my cv",
        says: [["form", "talent@corvanta.example"]],
        link: talents,
      },
      {
        say: "what should be in it",
        says: [["link", "portfolio", "work you are proud of", "tools you know"]],
        link: talents,
      },
    ],
  },
  {
    id: "apply-pay",
    kept: false,
    turns: [
      {
        say: "as a freelancer on your network what would i earn per hour",
        says: [],
        miss: true,
        not: ["$50", "$100", "$80"],
      },
    ],
  },
  {
    id: "apply-python-dev-hire-me",
    kept: true,
    turns: [
      { say: "hire me! python dev 6 yrs", says: ["network"], link: talents },
      { say: "how does it work", says: [["form"], ["train", "vet", "match"]], link: talents },
      {
        say: "can i say no to a project",
        says: [["accept or decline", "choose the projects", "decline"]],
        link: talents,
        begins: "Yes",
      },
    ],
  },
  {
    id: "apply-beginner",
    kept: false,
    turns: [
      {
        say: "i have no experience yet but want to work in ai, do you take juniors in the talent pool",
        says: [["train", "vetted", "gap", "what to learn"]],
        link: talents,
      },
    ],
  },
  {
    id: "apply-guarantee",
    kept: false,
    turns: [
      {
        say: "if i join ur network do i get a project for sure",
        says: [["not guarantee", "no guarantee"]],
        link: [talents, "/terms-of-service"],
        begins: "No",
      },
    ],
  },
  {
    id: "apply-fulltime",
    kept: true,
    turns: [
      {
        say: "can i do it next to my regular job, the talent thing",
        says: [["beside a job", "how many hours"]],
        link: talents,
        begins: "Yes",
      },
    ],
  },
  {
    id: "apply-visa",
    kept: false,
    turns: [{ say: "need h1b sponsorship, u do that for talents?", says: [], miss: true }],
  },
  {
    id: "apply-who-sees",
    kept: false,
    turns: [
      {
        say: "who sees my profil if i send the talent form",
        says: [["consent", "agreed", "only after"]],
        link: [talents, "/privacy-policy"],
      },
      {
        say: "can i get it deleted later",
        says: [["delete"]],
        link: [talents, "/privacy-policy"],
        begins: "Yes",
      },
    ],
  },
  {
    id: "apply-course-needed",
    kept: true,
    turns: [
      {
        say: "must i buy one of your courses to get into the talent network",
        says: [["if you choose it", "agree with you", "what to learn", "train"]],
        link: talents,
        begins: "No",
      },
    ],
  },
  {
    id: "apply-corvanta-staff",
    kept: false,
    turns: [
      {
        say: "i want a permanent position at corvanta itself, marketing",
        says: [["network", "could not find", "does not list", "lists no", "names no"]],
        link: [talents, "/contact"],
      },
    ],
  },
];
