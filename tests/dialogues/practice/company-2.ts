import type { Dialogue } from "../dialogue.ts";
import { contact, person } from "../facts.ts";

/** People who want to know whom they deal with, how to reach them, and how a project begins. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-first-month",
    kept: false,
    turns: [
      {
        say: "suppose we say yes on monday. what do your people do first",
        says: [["count", "baseline", "how often", "call", "ask"]],
      },
      {
        say: "then?",
        says: [["one problem", "choose", "first version", "build", "propos", "real data", "hand over"]],
      },
      {
        say: "and who looks after it once you're out the door",
        says: [["staff", "documentation", "agreement", "team"]],
      },
    ],
  },
  {
    id: "practice-boss-says-nonsense",
    kept: false,
    turns: [
      {
        say: "my boss thinks my AI idea is nonsense. would you tell me if he's right?",
        says: [["stop before", "not worth building", "none of them", "off the shelf", "tell you"]],
        begins: "Yes",
      },
      { say: "how would you know", says: [["count", "baseline", "measure", "compare"]] },
    ],
  },
  {
    id: "practice-paper-letter",
    kept: false,
    turns: [
      { say: "I prefer to send a proper letter. Where to, please?", says: ["1200 Example Parkway"] },
      { say: "And is there somewhere to leave the car should I come in person?", says: [], miss: true },
    ],
  },
  {
    id: "practice-houston",
    kept: false,
    turns: [
      { say: "would somebody drive down to us in Houston for a day", says: [], miss: true },
      { say: "ok then a call. number?", says: ["(972) 555-0142"] },
      { say: "saturdays too?", says: [], miss: true },
    ],
  },
  {
    id: "practice-proof-wanted",
    kept: false,
    turns: [
      { say: "which companies around plano use your stuff", says: [], miss: true },
      {
        say: "hmm suspicious. then how do i know it'll work for us",
        says: [["baseline", "own cases", "measure", "first step", "study", "compare", "test"]],
      },
    ],
  },
  {
    id: "practice-professor",
    kept: false,
    turns: [
      {
        say: "I teach at UT Dallas and am looking for a guest speaker from industry, whom may I approach?",
        says: [person],
      },
    ],
  },
  {
    id: "practice-invoice-desk",
    kept: false,
    turns: [
      {
        say: "got a bill from you that I don't understand. which mailbox is right",
        says: [["info@corvanta.example", "trainings@corvanta.example"]],
      },
    ],
  },
  {
    id: "practice-feed-reader",
    kept: false,
    turns: [
      { say: "how do new articles reach me without me checking every week", says: [["RSS", "feed"]] },
      { say: "what are they about mostly", says: [["AI"], ["automation", "data", "machine learning"]] },
    ],
  },
  {
    id: "practice-slogan",
    kept: false,
    turns: [
      {
        say: "insights to action.. meaning what in normal words",
        says: [["scattered", "brings it together", "bring it together", "acts on", "act on"]],
      },
    ],
  },
  {
    id: "practice-gov",
    kept: false,
    turns: [
      { say: "city council here, have you ever delivered for the public sector", says: [], miss: true },
    ],
  },
  {
    id: "practice-shy-first-message",
    kept: false,
    turns: [
      {
        say: "i don't know any of the technical words. can i still write to you about a mess in our order desk",
        says: [["own words"]],
        begins: "Yes",
      },
      {
        say: "like what would i even put",
        says: [["what takes too long", "goes wrong", "copy orders", "today", "own words"]],
      },
      { say: "and what comes of it", says: [["first step", "price", "scope", "answer", "write back"]] },
    ],
  },
  {
    id: "practice-channel",
    kept: false,
    turns: [
      { say: "do u have videos anywhere", says: ["YouTube"], begins: "Yes" },
      { say: "n facebook?", says: ["Facebook"], begins: "Yes" },
    ],
  },
  {
    id: "practice-after-hours-breakage",
    kept: false,
    turns: [
      {
        say: "say your system dies at our place on christmas eve. anybody home?",
        says: [["agreement", "hours", "on-call", "monitoring"]],
      },
      { say: "in writing?", says: [["agreement"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-too-big",
    kept: false,
    turns: [
      {
        say: "are we too small for you, 7 employees",
        says: [["first step", "small", "could not find", "does not", "one problem", "no minimum"]],
        link: contact,
      },
    ],
  },
  {
    id: "practice-turnover",
    kept: false,
    turns: [
      { say: "what was your revenue last year", says: [], miss: true },
      { say: "investors?", says: [], miss: true },
    ],
  },
  { id: "practice-pets", kept: false, turns: [{ say: "do you have an office dog", says: [], miss: true }] },
  {
    id: "practice-esg",
    kept: false,
    turns: [{ say: "our tender asks for your carbon footprint", says: [], miss: true }],
  },
];
