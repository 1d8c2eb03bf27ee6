import type { Dialogue } from "./dialogue.ts";
import { corporate, engineer, notStated } from "./facts.ts";

/** Companies that want to train their people. */
export const dialogues: Dialogue[] = [
  {
    id: "team-of-30",
    kept: true,
    turns: [
      {
        say: "we are 30 people, can you train us",
        says: [["corporate", "Custom Program", "two programs"]],
        link: corporate,
        not: ["$799", "$999"],
        begins: "Yes",
      },
      {
        say: "how much would that be",
        says: [notStated, ["proposal", "trainings@corvanta.example"]],
        link: corporate,
        not: ["$799", "$999"],
      },
      { say: "how long does it take", says: [["flexible", "4 months"]], link: corporate },
    ],
  },
  {
    id: "team-sales",
    kept: false,
    turns: [
      {
        say: "12 sales guys, zero tech, want to use chatgpt properly",
        says: ["Custom Program"],
        link: corporate,
      },
      {
        say: "evenings possible? they travel",
        says: [["shifts", "time zones", "evenings", "flexible"]],
        link: corporate,
        begins: "Yes",
      },
    ],
  },
  {
    id: "team-board",
    kept: false,
    turns: [
      {
        say: "smth short for our board, like a morning",
        says: [["single morning", "executives"]],
        link: corporate,
        begins: "Yes",
      },
      {
        say: "what wd they learn",
        says: [["what AI can do", "what it costs", "executives"]],
        link: corporate,
      },
    ],
  },
  {
    id: "team-devs",
    kept: true,
    turns: [
      {
        say: "our 8 java devs should do ml, do u have a program 4 companies",
        says: [["Engineer Program", "Custom Program"]],
        link: corporate,
        begins: "Yes",
      },
      {
        say: "do they need to know python first",
        says: [["No coding experience", "beginners", "never programmed", "from zero", "from the start"]],
        link: [corporate, engineer],
        begins: "No",
      },
    ],
  },
  {
    id: "team-price-per-head",
    kept: false,
    turns: [
      {
        say: "price per head for corporate trianing?",
        says: [notStated],
        link: corporate,
        not: ["$799", "$999"],
      },
      { say: "ok who sends me a quote", says: [["trainings@corvanta.example", "proposal"]] },
    ],
  },
  {
    id: "team-onsite",
    kept: false,
    turns: [
      {
        say: "can ur trainer come to our office in dallas",
        says: [],
        miss: true,
        not: ["travel costs"],
      },
    ],
  },
  {
    id: "team-after",
    kept: true,
    turns: [
      {
        say: "what happens after the company training is over, are we alone",
        says: [["follow-up"]],
        link: corporate,
        begins: "No",
      },
    ],
  },
  {
    id: "team-roi",
    kept: false,
    turns: [
      {
        say: "my cfo asks what we get out of a training, any ROI",
        says: [["result", "justify", "hours saved"]],
        link: corporate,
      },
    ],
  },
  {
    id: "team-reserve",
    kept: false,
    turns: [
      {
        say: "hw do we book a program for the firm",
        says: [["form", "reserve", "proposal", "tell us"]],
        link: corporate,
      },
      { say: "then?", says: ["proposal"], link: corporate },
    ],
  },
  {
    id: "team-market-number",
    kept: true,
    turns: [
      {
        say: "u wrote ai market will be huge, what was the number for 2034",
        says: ["3.68 trillion"],
        link: corporate,
      },
    ],
  },
];
