import type { Dialogue } from "../dialogue.ts";
import { contact, talents } from "../facts.ts";

/** The network for those who look for work. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-analyst-wants-work",
    kept: false,
    turns: [
      { say: "bi analyst here lookin for gigs", says: [["form", "network"]], link: talents },
      { say: "u want money from me?", says: [["subscription fee", "costs nothing", "$0"]], begins: "No" },
      { say: "whats the process", says: [["form"], ["vet", "train"]] },
    ],
  },
  {
    id: "practice-lagos",
    kept: false,
    turns: [
      {
        say: "i live in lagos, could i do your projects from here",
        says: [["from where you work", "where you work"]],
        link: talents,
        begins: "Yes",
      },
      { say: "paid in dollars?", says: [], miss: true },
    ],
  },
  {
    id: "practice-sure-project",
    kept: false,
    turns: [
      { say: "so once im vetted i def get work?", says: [["cannot promise", "not guarantee"]], begins: "No" },
    ],
  },
  {
    id: "practice-forced-course",
    kept: false,
    turns: [
      { say: "is it a trick to make freelancers buy a course", says: [["if you choose"]], begins: "No" },
      { say: "who'd pay for it", says: [["beforehand", "who pays"]] },
    ],
  },
  {
    id: "practice-nine-to-five",
    kept: false,
    turns: [
      {
        say: "i got a 9 to 5, can i do freelance projects thru u at night",
        says: [["beside a job", "how many hours", "hours you work"]],
        begins: "Yes",
      },
      { say: "min hours?", says: [["you decide", "how many hours", "hours you work", "could not find"]] },
    ],
  },
  {
    id: "practice-boss-finds-out",
    kept: false,
    turns: [
      {
        say: "my profile isnt gonna be public right? my boss cant know",
        says: [["consent", "agreed to that introduction", "cannot be fetched"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-form-contents",
    kept: false,
    turns: [
      {
        say: "what goes in the talent form",
        says: [
          ["field", "tools"],
          ["link", "portfolio", "profile", "repository"],
        ],
        link: talents,
      },
      { say: "my last salary?", says: [["leave out", "salary history"]], begins: "No" },
      { say: "id number?", says: [["leave out", "identity numbers"]], begins: "No" },
    ],
  },
  {
    id: "practice-fresh-grad",
    kept: false,
    turns: [
      {
        say: "graduated in june never had a real job, any chance w your clients",
        says: [["gap", "what to learn", "experience", "talent team", "vetted"]],
        link: talents,
      },
    ],
  },
  {
    id: "practice-refuse-client",
    kept: false,
    turns: [
      { say: "can i turn down a gig i dont like", says: [["decline", "you choose"]], begins: "Yes" },
      { say: "what do i know about it upfront", says: [["summary", "rate"]] },
    ],
  },
  {
    id: "practice-leave-network",
    kept: false,
    turns: [{ say: "take me out of the talent network pls", says: [["delete"]] }],
  },
  {
    id: "practice-what-you-pay",
    kept: false,
    turns: [
      { say: "what do your devs make", says: [["rate", "could not find"]], not: ["$100"] },
      { say: "do you take a percentage", says: [], miss: true },
    ],
  },
  {
    id: "practice-no-reply-form",
    kept: false,
    turns: [
      {
        say: "filled in the freelancer form 2 weeks ago, crickets",
        says: [["sorry", "talent team", "as soon as"]],
      },
    ],
  },
  {
    id: "practice-sixteen",
    kept: false,
    turns: [
      { say: "im 16 and code better than most, can i join as a talent", says: [["parent", "guardian"]] },
    ],
  },
  {
    id: "practice-impostor",
    kept: false,
    turns: [
      {
        say: "idk if im good enough for the network",
        says: [["ask the talent team", "talent@corvanta.example", "feedback", "gap", "tell you"]],
        link: talents,
      },
    ],
  },
  {
    id: "practice-real-jobs",
    kept: false,
    turns: [
      {
        say: "are there openings at corvanta itself, like full time",
        says: [["network", "no permanent positions", "could not find", "contact"]],
        link: [talents, contact],
      },
    ],
  },
  {
    id: "practice-contract-kinds",
    kept: false,
    turns: [{ say: "hourly or fixed price gigs for talents?", says: [["hourly"], ["fixed"]] }],
  },
  {
    id: "practice-rejected",
    kept: false,
    turns: [
      { say: "and if u dont want me in the network do i hear anything", says: [["tell you"]], begins: "Yes" },
    ],
  },
  { id: "practice-visa", kept: false, turns: [{ say: "h1b sponsorship?", says: [], miss: true }] },
  {
    id: "practice-linux-admin",
    kept: false,
    turns: [
      { say: "linux admin not ai, wasting my time here?", says: [["IT"]], link: talents, begins: "No" },
      { say: "what should i study to be useful to you", says: [["what to learn", "gap"]] },
    ],
  },
  {
    id: "practice-resume",
    kept: false,
    turns: [
      { say: "can i just send my cv somewhere", says: [["talent@corvanta.example", "form"]] },
      {
        say: "what if i forgot a link in it",
        says: [["talent@corvanta.example", "info@corvanta.example", "write to"]],
      },
    ],
  },
];
