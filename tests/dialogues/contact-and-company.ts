import type { Dialogue } from "./dialogue.ts";
import { contact, person, reach } from "./facts.ts";

/** The company, how to reach it, and a person in place of the assistant. */
export const dialogues: Dialogue[] = [
  {
    id: "reach-phone",
    kept: true,
    turns: [
      { say: "nr to call u?", says: ["(972) 555-0142"] },
      { say: "and mail", says: ["info@corvanta.example"] },
      { say: "where r u guys", says: ["Plano"], link: contact },
    ],
  },
  {
    id: "reach-human-now",
    kept: false,
    turns: [
      { say: "i dont want a bot. human pls", says: [reach] },
      { say: "can someone call ME", says: [reach], not: ["have booked", "will call you at"], begins: "Yes" },
    ],
  },
  { id: "reach-operator", kept: false, turns: [{ say: "AGENT", says: [reach] }] },
  {
    id: "reach-zip",
    kept: true,
    turns: [
      { say: "whats ur zip code n street i wanna send a letter", says: ["1200 Example Parkway", "75024"] },
    ],
  },
  {
    id: "reach-right-inbox",
    kept: false,
    turns: [
      { say: "im from the press who do i write", says: ["info@corvanta.example"] },
      { say: "and for a partnership", says: [["info@corvanta.example", "Partner with Us"]] },
    ],
  },
  {
    id: "reach-trainings",
    kept: false,
    turns: [{ say: "email adress of the training ppl", says: ["trainings@corvanta.example"] }],
  },
  {
    id: "reach-response-time",
    kept: true,
    turns: [
      { say: "wrote u a mail 3 days ago no reply!!", says: [["sorry", "apolog"], person] },
      {
        say: "how long do you usualy take",
        says: [],
        miss: true,
        not: ["24 hours", "48 hours", "one business day"],
      },
    ],
  },
  {
    id: "reach-visit",
    kept: false,
    turns: [
      {
        say: "can i drop by the office tmrw",
        says: [["1200 Example Parkway", "Plano"]],
        link: contact,
        begins: "Yes",
      },
      { say: "is there parking", says: [], miss: true, not: ["garage"] },
    ],
  },
  {
    id: "company-what",
    kept: false,
    turns: [
      {
        say: "so what exactly is corvanta, in a nutshell",
        says: [
          ["assistants", "conversational"],
          ["teach", "train"],
        ],
        link: ["/about", "/"],
      },
      {
        say: "where do you start in a project",
        says: [["look", "baseline", "count", "describe"]],
        link: ["/about", contact],
      },
    ],
  },
  {
    id: "company-handover-of-code",
    kept: true,
    turns: [
      {
        say: "after the project are we stuck with you forever",
        says: [["yours", "documented", "hand over"]],
        link: ["/about", "/services/ai-automations"],
        begins: "No",
      },
    ],
  },
  {
    id: "company-social",
    kept: false,
    turns: [
      { say: "u on insta?", says: ["Instagram"], begins: "Yes" },
      {
        say: "tiktok?",
        says: [["LinkedIn", "could not find", "YouTube"]],
        not: ["tiktok.com"],
        begins: "No",
      },
    ],
  },
  {
    id: "company-support-after",
    kept: false,
    turns: [
      {
        say: "who helps if the thing u built breaks",
        says: [["engineers who built", "on-call", "support"]],
        link: ["/about", "/services/data-cloud-solutions"],
      },
    ],
  },
];
