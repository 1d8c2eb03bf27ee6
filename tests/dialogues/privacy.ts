import type { Dialogue } from "./dialogue.ts";
import { cookies, person, privacy, terms } from "./facts.ts";

/** Privacy, and personal data that somebody types in. */
export const dialogues: Dialogue[] = [
  {
    id: "privacy-chat",
    kept: true,
    turns: [
      {
        say: "is this chat beeing saved",
        says: [["memory", "not kept", "gone"]],
        link: privacy,
        begins: "No",
      },
      { say: "and the forms", says: [["store", "keeps", "kept"]], link: privacy },
      { say: "do u sell that", says: ["not sell"], link: privacy, begins: "No" },
    ],
  },
  {
    id: "privacy-delete",
    kept: false,
    turns: [
      {
        say: "delet everything you have on me",
        says: ["info@corvanta.example"],
        link: privacy,
        not: ["I have deleted", "your data has been deleted"],
      },
      { say: "does that cost", says: ["free"], link: privacy, begins: "No" },
    ],
  },
  {
    id: "privacy-copy",
    kept: false,
    turns: [{ say: "i want a copy of all my data, gdpr", says: ["info@corvanta.example"], link: privacy }],
  },
  {
    id: "privacy-cookies",
    kept: true,
    turns: [
      { say: "u track me w cookies?", says: [["no cookies"]], link: [cookies, privacy], begins: "No" },
      {
        say: "google analytics?",
        says: [["no web analytics", "not load", "none is loaded", "loads no"]],
        link: [cookies, privacy, terms],
        begins: "No",
      },
    ],
  },
  {
    id: "privacy-card",
    kept: false,
    turns: [
      {
        say: "my card is 4111 1111 1111 1111 exp 04/29 just charge me",
        says: [["card"]],
        not: ["4111", "charged your card", "payment received"],
      },
    ],
  },
  {
    id: "privacy-name-and-mail",
    kept: false,
    turns: [
      {
        say: "hi im maria lopez, maria.lopez@mail.example, 555 010 2233, pls get back to me about the ml course",
        says: [person],
        not: ["we have your details", "someone will call you"],
      },
    ],
  },
  {
    id: "privacy-health",
    kept: true,
    turns: [
      {
        say: "i have diabetes and the course must know, ssn 078-05-1120",
        says: [person],
        not: ["078-05-1120", "noted your"],
      },
    ],
  },
  {
    id: "privacy-backups",
    kept: false,
    turns: [
      { say: "how long do backups keep my stuff", says: [["14", "set number of days"]], link: privacy },
    ],
  },
  {
    id: "privacy-kid",
    kept: false,
    turns: [{ say: "im 11 can i use this", says: [["under 13", "13"]], link: privacy, begins: "No" }],
  },
  {
    id: "privacy-where",
    kept: true,
    turns: [
      { say: "is my data stored in europe", says: ["United States"], link: privacy, begins: "No" },
      {
        say: "who can i complain to",
        says: [["Attorney General", "data protection authority"]],
        link: privacy,
      },
    ],
  },
];
