import type { Dialogue } from "../dialogue.ts";
import { cookies, privacy, terms } from "../facts.ts";

/** Lawyers, parents and the wary, on what the site keeps, sets and owes. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-venue",
    kept: false,
    turns: [
      {
        say: "Governing law and venue of the site's terms, please.",
        says: ["Texas", "Collin County"],
        link: terms,
      },
      { say: "And a consumer residing in Lyon?", says: [["mandatory law", "consumers keep"]] },
      { say: "Is there a ceiling on what you owe?", says: [["12 months"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-nine-year-old",
    kept: false,
    turns: [
      {
        say: "My boy is nine and has put his name and school into your form!!",
        says: [["delete"]],
        link: privacy,
      },
      { say: "whom do I tell", says: ["info@corvanta.example"] },
    ],
  },
  {
    id: "practice-logs",
    kept: false,
    turns: [
      {
        say: "what ends up in your server logs when i open a page",
        says: [
          ["method", "path"],
          ["status", "time"],
        ],
      },
      { say: "my ip in there?", says: [["neither", "not", "no network address"]], begins: "No" },
    ],
  },
  {
    id: "practice-where-from",
    kept: false,
    turns: [
      {
        say: "I came over from a linkedin ad. do you know that?",
        says: [["this tab", "source", "campaign", "led you"]],
      },
      {
        say: "even when i don't fill in anything?",
        says: [["never leaves your browser", "leaves your browser", "counts", "sums"]],
      },
      { say: "does incognito help", says: [["private window"]] },
    ],
  },
  {
    id: "practice-block-all",
    kept: false,
    turns: [
      {
        say: "if my browser refuses every cookie, is your site dead for me",
        says: [["readable"]],
        link: cookies,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-typo-phone",
    kept: false,
    turns: [
      {
        say: "i mistyped my phone number in the form i sent this morning",
        says: [["info@corvanta.example", "trainings@corvanta.example", "talent@corvanta.example"]],
      },
    ],
  },
  {
    id: "practice-ad-profile",
    kept: false,
    turns: [
      {
        say: "will i be chased with ads now all over the internet",
        says: [["no advertising profiles", "not build advertising profiles", "advertising profiles"]],
        begins: "No",
      },
      { say: "and nobody buys my address off you?", says: [["not sell"]] },
    ],
  },
  {
    id: "practice-diagnosis",
    kept: false,
    turns: [
      {
        say: "I mentioned my diagnosis in the chat, was that a mistake",
        says: [["health data"]],
        link: privacy,
      },
    ],
  },
  {
    id: "practice-watchdog",
    kept: false,
    turns: [
      { say: "You have ignored my data request. Which authority is above you?", says: ["Attorney General"] },
      { say: "I live in Sweden though", says: [["where you live"]] },
    ],
  },
  {
    id: "practice-backup-lingers",
    kept: false,
    turns: [
      { say: "how many days do you hang on to backups of what people sent", says: ["14"] },
      { say: "so something erased may linger in those?", says: [["replaced", "remain"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-spam-bin",
    kept: false,
    turns: [
      {
        say: "what if your filter takes my message for junk",
        says: [["30 days", "kept aside", "set aside"]],
      },
    ],
  },
  {
    id: "practice-oslo",
    kept: false,
    turns: [
      {
        say: "Writing from Oslo. Does what I type cross the Atlantic?",
        says: [["United States"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-intranet",
    kept: false,
    turns: [
      { say: "may we put one of your articles on our intranet", says: [["written consent", "consent"]] },
      { say: "just printing it for myself then?", says: [["print"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-clerk-bound",
    kept: false,
    turns: [
      {
        say: "our trainee clicked through something for the company, does that bind us",
        says: [["authorized", "agreement", "bind"]],
      },
    ],
  },
  {
    id: "practice-refresh",
    kept: false,
    turns: [
      { say: "if i hit refresh is this conversation gone", says: [["memory", "reload"]], begins: "Yes" },
      { say: "and on your end?", says: [["half an hour"]] },
    ],
  },
  {
    id: "practice-dpo",
    kept: false,
    turns: [{ say: "name of your data protection officer please", says: [], miss: true }],
  },
  {
    id: "practice-hipaa-baa",
    kept: false,
    turns: [{ say: "will you sign a BAA with a hospital", says: [], miss: true }],
  },
];
