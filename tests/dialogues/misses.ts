import type { Dialogue } from "./dialogue.ts";

/** What the site does not say: an honest miss, and nothing invented. */
export const dialogues: Dialogue[] = [
  {
    id: "miss-boss",
    kept: false,
    turns: [
      { say: "who runs corvanta, whats the ceos name", says: [], miss: true, not: ["founded by"] },
      { say: "how many ppl r you", says: [], miss: true, not: ["50 people", "100 people", "30 people"] },
    ],
  },
  {
    id: "miss-hours",
    kept: false,
    turns: [{ say: "r u open on saturday", says: [], miss: true, not: ["9am", "9 am", "Monday to Friday"] }],
  },
  {
    id: "miss-soc2",
    kept: true,
    turns: [
      {
        say: "our security team needs your soc2 report",
        says: [],
        miss: true,
        not: ["Type II", "audited"],
      },
      { say: "hipaa then?", says: [], miss: true, not: ["associate agreement"] },
    ],
  },
  {
    id: "miss-scholarship",
    kept: false,
    turns: [
      { say: "im broke, is there any scholarhip", says: [], miss: true, not: ["full scholarship", "50%"] },
    ],
  },
  {
    id: "miss-veteran",
    kept: false,
    turns: [
      {
        say: "veteran discont?",
        says: [["EARLYNOCODE", "could not find", "not on our website", "does not"]],
        not: ["veterans pay", "veterans get"],
      },
    ],
  },
  {
    id: "miss-success-rate",
    kept: true,
    turns: [
      {
        say: "what percent of your graduates find a job",
        says: [
          ["could not find", "not promise", "does not", "not guarantee", "states no", "not on our website"],
        ],
        not: ["90%", "95%", "85%", "80% of graduates"],
      },
    ],
  },
  {
    id: "miss-blockchain",
    kept: false,
    turns: [
      {
        say: "do u also teach blockchain",
        says: [["could not find", "three", "AI/ML/GenAI", "does not"]],
        not: ["blockchain course is"],
        begins: "No",
      },
    ],
  },
  {
    id: "miss-course-language",
    kept: false,
    turns: [
      {
        say: "are the courses held in spanish as well",
        says: [],
        miss: true,
        not: ["language they prefer"],
      },
    ],
  },
  {
    id: "miss-salary",
    kept: true,
    turns: [
      {
        say: "what salary will i make after the ml course",
        says: [["could not find", "not promise", "does not say", "states no", "not on our website"]],
        not: ["$100,000", "$120", "per year"],
      },
    ],
  },
  {
    id: "miss-gpt-version",
    kept: false,
    turns: [{ say: "which gpt version do you run on", says: [], miss: true, not: ["GPT-4", "GPT-5"] }],
  },
  {
    id: "miss-hubspot-price",
    kept: false,
    turns: [{ say: "what does hubspot cost", says: [], miss: true, not: ["$20", "$45", "$799", "$999"] }],
  },
  {
    id: "miss-accenture",
    kept: true,
    turns: [
      {
        say: "why u and not accenture",
        says: [
          [
            "baseline",
            "could not find",
            "simplest",
            "one team",
            "the people who do the work",
            "does not compare",
          ],
        ],
        not: ["Accenture is"],
      },
    ],
  },
  {
    id: "miss-weather",
    kept: false,
    turns: [{ say: "will it rain in plano tmrw", says: [], miss: true, not: ["sunny", "degrees"] }],
  },
  {
    id: "miss-homework-help",
    kept: false,
    turns: [{ say: "solve x^2 - 5x + 6 = 0 4 me", says: [], miss: true, not: ["x = 2", "x=2"] }],
  },
  {
    id: "miss-founded",
    kept: true,
    turns: [
      { say: "since when do you exist", says: [], miss: true, not: ["since 20", "founded in"] },
      { say: "and your turnover", says: [], miss: true, not: ["million"] },
    ],
  },
  {
    id: "miss-app",
    kept: false,
    turns: [
      {
        say: "is there an android app for the lessons",
        says: [],
        miss: true,
        not: ["Play Store", "download the app"],
      },
    ],
  },
  {
    id: "miss-alumni",
    kept: false,
    turns: [
      {
        say: "can i speak to a former student of the nocode course b4 i pay",
        says: [],
        miss: true,
        not: ["we connect you"],
      },
    ],
  },
  {
    id: "miss-gift",
    kept: true,
    turns: [
      {
        say: "want to gift the course to my wife, gift card?",
        says: [],
        miss: true,
        not: ["gift cards come"],
      },
    ],
  },
  {
    id: "miss-newsletter",
    kept: false,
    turns: [
      {
        say: "put me on the mailing list",
        says: [["could not find", "RSS", "/contact", "cannot", "feed"]],
        not: ["you are subscribed", "added you"],
      },
    ],
  },
  {
    id: "miss-exam",
    kept: false,
    turns: [
      {
        say: "does the engineer course have an open book final exam?",
        says: [["assessment", "project", "could not find", "does not say"]],
        not: ["exam takes"],
      },
    ],
  },
  {
    id: "miss-lunch",
    kept: true,
    turns: [
      {
        say: "corporate workshop, do u bring lunch",
        says: [],
        miss: true,
        not: ["catered"],
      },
    ],
  },
  {
    id: "miss-laptop-loan",
    kept: false,
    turns: [
      {
        say: "do you lend laptops to students",
        says: [["could not find", "you need", "does not", "a computer"]],
      },
    ],
  },
  {
    id: "miss-other-courses",
    kept: false,
    turns: [
      {
        say: "r there photoshop classes",
        says: [["could not find", "three", "AI/ML/GenAI", "does not"]],
        not: ["Photoshop course starts"],
        begins: "No",
      },
    ],
  },
  {
    id: "miss-gpu",
    kept: true,
    turns: [
      {
        say: "will i need my own gpu for the deep learning part",
        says: [],
        miss: true,
        not: ["RTX", "Colab"],
      },
    ],
  },
  {
    id: "miss-references",
    kept: false,
    turns: [
      { say: "show me 3 case studys from real custmers", says: [], miss: true, not: ["client of ours"] },
    ],
  },
];
