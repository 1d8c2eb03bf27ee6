import type { Dialogue } from "./dialogue.ts";
import { agreement, engineer, noCode } from "./facts.ts";

/** The webinar, what is next, certificates. */
export const dialogues: Dialogue[] = [
  {
    id: "webinar-still-on",
    kept: true,
    turns: [
      { say: "Is the webinar still on?", says: ["September 28th"], link: noCode, begins: "Yes" },
      { say: "what time", says: ["12pm CDT"], link: noCode },
      { say: "does it cost anything", says: ["free"], begins: "No" },
    ],
  },
  {
    id: "webinar-what",
    kept: false,
    turns: [
      { say: "whats the webbinar about", says: [["n8n", "six modules", "plans"]], link: noCode },
      {
        say: "wheres the link to get in",
        says: [["register", "we send the link", "send the link"]],
        link: noCode,
      },
      {
        say: "and if i like it when is the real course",
        says: ["Oct 6th"],
        not: ["course starts September 28th"],
        link: noCode,
      },
    ],
  },
  {
    id: "webinar-engineer",
    kept: false,
    turns: [
      {
        say: "is the free webinar for the ml engineer course",
        says: [["No Code", "no-code"]],
        link: noCode,
        begins: "No",
      },
    ],
  },
  {
    id: "webinar-recording",
    kept: true,
    turns: [
      {
        say: "cant make it on the 28th will u send me the webinar recording",
        says: [],
        miss: true,
      },
    ],
  },
  {
    id: "dates-vague",
    kept: false,
    turns: [
      { say: "next dates pls", says: ["Oct 6th"], link: noCode },
      { say: "and before that anything free", says: ["September 28th"], link: noCode, begins: "Yes" },
    ],
  },
  {
    id: "dates-after-october",
    kept: false,
    turns: [
      {
        say: "october doesnt work for me, is there a nocode batch in january",
        says: [["Oct 6th", "could not find", "announced"]],
        not: ["January 5", "January 6"],
      },
    ],
  },
  {
    id: "dates-calendar-mixed",
    kept: true,
    turns: [
      { say: "sept 28 is when classes start right?", says: ["Oct 6th"], link: noCode, begins: "No" },
      { say: "so what was the 28th", says: ["webinar"], link: noCode },
    ],
  },
  {
    id: "cert-accredited",
    kept: false,
    turns: [
      {
        say: "is ur certificate accredited by anyone",
        says: [["degree", "license", "does not say", "could not find"]],
        not: ["accredited by the"],
        link: [agreement, engineer, "/contact"],
      },
      {
        say: "so its useless",
        says: [["80%", "assessed", "Certificate of Completion", "sorry"]],
        begins: "No",
      },
    ],
  },
  {
    id: "cert-degree",
    kept: false,
    turns: [
      { say: "does the cert count as an academic degree", says: ["degree"], link: agreement, begins: "No" },
    ],
  },
  {
    id: "cert-attendance",
    kept: true,
    turns: [
      { say: "do i get the certifikate just for showing up", says: ["80%"], begins: "No" },
      { say: "who grades me", says: [["instructor"]] },
    ],
  },
  {
    id: "cert-both",
    kept: false,
    turns: [
      { say: "certificate in both courses?", says: ["80%"], begins: "Yes" },
      { say: "printed or pdf", says: [], miss: true, not: ["by post"] },
    ],
  },
  {
    id: "cert-lost",
    kept: false,
    turns: [
      { say: "i lost my certificate from last year whom do i write", says: ["trainings@corvanta.example"] },
    ],
  },
  {
    id: "cert-linkedin-verify",
    kept: true,
    turns: [
      {
        say: "got an applicant with a corvanta cert, how can i verify it",
        says: [["trainings@corvanta.example", "could not find", "/contact"]],
        not: ["verify it online at", "QR code"],
      },
    ],
  },
  {
    id: "access-life",
    kept: false,
    turns: [
      {
        say: "if i finish in nov will i still see the stuff next year",
        says: [["for life", "lifetime", "does not end"]],
        begins: "Yes",
      },
      { say: "also after a refund?", says: [["ends with the refund"]], link: agreement, begins: "No" },
    ],
  },
  {
    id: "teachers",
    kept: false,
    turns: [
      { say: "whos the teacher, some influencer?", says: ["instructor"], not: ["Andrew", "our founder"] },
      { say: "names?", says: [["not name", "names no", "could not find", "not say"]] },
    ],
  },
  {
    id: "online-or-plano",
    kept: true,
    turns: [
      { say: "do i have to come to plano for the courses", says: ["online"], begins: "No" },
      { say: "living in berlin, possible?", says: ["online"], begins: "Yes" },
    ],
  },
];
