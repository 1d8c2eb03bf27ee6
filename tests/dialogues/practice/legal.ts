import type { Dialogue } from "../dialogue.ts";
import { cookies, privacy, terms } from "../facts.ts";

/** Privacy and the terms. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-chat-memory",
    kept: false,
    turns: [
      {
        say: "does someone keep what im typing here",
        says: [["half an hour", "memory", "30 days"]],
        link: privacy,
      },
      { say: "how long", says: [["half an hour", "30 days"]] },
      { say: "to openai as well?", says: [["language model"]] },
    ],
  },
  {
    id: "practice-sell-email",
    kept: false,
    turns: [
      { say: "if i leave my mail is it going to be sold", says: [["not sell"]], begins: "No" },
      {
        say: "who gets to see it then",
        says: [["those who deal", "host", "inside the company", "administrator"]],
      },
    ],
  },
  {
    id: "practice-no-banner",
    kept: false,
    turns: [
      {
        say: "weird, why wasnt i asked about cookies",
        says: [["no cookies", "sets none", "without cookies", "not set"]],
        link: [cookies, privacy],
      },
      {
        say: "google analytics tho?",
        says: [["no web analytics", "not load", "loads no", "does not"]],
        begins: "No",
      },
      { say: "so how do you know anyone visits", says: [["count"]] },
    ],
  },
  {
    id: "practice-bot-or-person",
    kept: false,
    turns: [
      {
        say: "am i writing with a bot rn",
        says: [["software", "assistant", "AI", "not a person", "not a human"]],
        begins: "Yes",
      },
      {
        say: "so can i hold you to what you tell me",
        says: [["wrong", "not advice", "promise", "confirm"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-gdpr",
    kept: false,
    turns: [
      { say: "im in munich, where do i send a gdpr request", says: ["info@corvanta.example"], link: privacy },
      { say: "how quickly must you react", says: [["law sets", "time that the law"]] },
      { say: "and if you dont", says: [["authority", "review", "Attorney General"]] },
    ],
  },
  {
    id: "practice-wiped-now",
    kept: false,
    turns: [
      {
        say: "when you erase my form, is it gone everywhere that minute",
        says: [["backup", "14"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-twelve",
    kept: false,
    turns: [{ say: "my daughter is 11 and wrote to your chat", says: [["under 13", "13"], ["delete"]] }],
  },
  {
    id: "practice-sue",
    kept: false,
    turns: [
      { say: "if we end up in court, where", says: ["Collin County"], link: terms },
      { say: "by whose laws", says: ["Texas"] },
      { say: "whats the max you would owe me", says: [["last 12 months", "12 months"]] },
    ],
  },
  {
    id: "practice-repost",
    kept: false,
    turns: [
      {
        say: "can i repost one of your blog pieces in full",
        says: [["written consent", "quote"]],
        begins: "No",
      },
      { say: "a paragraph?", says: [["quote", "reference to the source"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-ip",
    kept: false,
    turns: [
      {
        say: "what do you do with my ip",
        says: [["network address"], ["memory", "day", "neither"]],
        link: privacy,
      },
    ],
  },
  {
    id: "practice-card",
    kept: false,
    turns: [
      { say: "who sees my credit card digits when i pay", says: [["never reach", "payment provider"]] },
    ],
  },
  {
    id: "practice-policy-age",
    kept: false,
    turns: [
      { say: "how old is that privacy text", says: [["May 29, 2025"]] },
      { say: "do you tell people when you change the terms", says: [["30 days"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-secret-specs",
    kept: false,
    turns: [
      {
        say: "may i attach our confidential specs to the form",
        says: [["confidential"], ["only after", "agreed"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-scrape",
    kept: false,
    turns: [
      {
        say: "planning to crawl ur site w a script, ok?",
        says: [["automated requests", "lawfully", "hinder", "fairly"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-figures-binding",
    kept: false,
    turns: [
      {
        say: "are the percentages on the pages binding for you",
        says: [["written agreement", "may differ", "published results"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-minor",
    kept: false,
    turns: [{ say: "son is 17, may he enroll himself", says: [["parent", "guardian"]], begins: "No" }],
  },
  {
    id: "practice-dnt",
    kept: false,
    turns: [
      {
        say: "i have do not track on. do you respect that",
        says: [["not counted", "left out", "not count"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-copy-of-data",
    kept: false,
    turns: [
      { say: "i want a printout of all you have on me", says: ["info@corvanta.example"] },
      { say: "costs?", says: [["free"]], begins: "No" },
    ],
  },
  {
    id: "practice-form-spam",
    kept: false,
    turns: [
      {
        say: "how long do you sit on the stuff from the contact form",
        says: [["until we delete", "you ask", "until"]],
        link: privacy,
      },
      { say: "encrypted or whatever?", says: [["cannot be fetched", "hash", "signed", "could not find"]] },
    ],
  },
  {
    id: "practice-bought",
    kept: false,
    turns: [
      {
        say: "what happens with my info if another company buys you",
        says: [["successor", "honor this policy"]],
      },
    ],
  },
  {
    id: "practice-localstorage",
    kept: false,
    turns: [
      {
        say: "does your page put anything into my browser",
        says: [["storage", "sessionStorage", "notes", "tab"]],
        link: [cookies, privacy],
      },
    ],
  },
];
