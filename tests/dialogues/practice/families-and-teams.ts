import type { Dialogue } from "../dialogue.ts";
import {
  agreement,
  clients,
  contact,
  corporate,
  engineer,
  noCode,
  notStated,
  person,
  privacy,
} from "../facts.ts";

/** Parents for their children, managers for their teams, and people who cannot decide between the courses. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-parent-16",
    kept: false,
    turns: [
      {
        say: "my daughter is 16 and crazy about ai. could she do one of your trainings",
        says: [["parent", "guardian"]],
      },
      { say: "so i sign for her?", says: [["parent", "guardian", "accept"]], begins: "Yes" },
      { say: "and pay the student rate", says: [["$799", "describes you", "student plan"]] },
    ],
  },
  {
    id: "practice-parent-son-lost",
    kept: false,
    turns: [
      {
        say: "son finished high school, no idea what to do, sits at the pc all day. something for him?",
        says: [],
        link: [engineer, noCode],
      },
      {
        say: "he never programmed",
        says: [
          ["beginners", "no cod", "without programming", "never programmed", "not need", "from the start"],
        ],
      },
      { say: "does it lead to a job at least", says: [["not promise", "do not promise"]], begins: "No" },
    ],
  },
  {
    id: "practice-parent-10",
    kept: false,
    turns: [{ say: "got anything for 10 yr olds", says: [["under 13", "not find", "under 18", "parent"]] }],
  },
  {
    id: "practice-parent-watch",
    kept: false,
    turns: [
      {
        say: "may i sit next to my kid during the lessons",
        says: [["personal", "could not find", "not say"]],
      },
    ],
  },
  {
    id: "practice-parent-responsible",
    kept: false,
    turns: [
      { say: "who owes the fee if the student is a minor", says: [["parent", "guardian"]], link: agreement },
    ],
  },
  {
    id: "practice-parent-safe",
    kept: false,
    turns: [
      {
        say: "my boy of 11 typed his name into ur form, remove that",
        says: [["delete", ...person]],
        link: [privacy, contact],
      },
    ],
  },
  {
    id: "practice-team-5",
    kept: false,
    turns: [
      {
        say: "5 people in accounting, want them less scared of chatgpt. u do that?",
        says: [["Custom Program", "office teams", "custom"]],
        link: corporate,
        begins: "Yes",
      },
      { say: "price for five", says: [["proposal", ...notStated]] },
      { say: "and when could we start", says: [["date in the proposal", "dates", "agreed", "proposal"]] },
    ],
  },
  {
    id: "practice-team-300",
    kept: false,
    turns: [
      {
        say: "we are 300 staff across 4 countries, can you even handle that",
        says: [["More than 50", "all teams", "time zones", "group by group", "proposal"]],
        link: corporate,
      },
      { say: "different timezones tho", says: [["time zones"]] },
    ],
  },
  {
    id: "practice-team-one",
    kept: false,
    turns: [
      {
        say: "is corporate training ok for just 2 people",
        says: [["up to 10", "proposal", "number of people", "ask"]],
        link: corporate,
      },
    ],
  },
  {
    id: "practice-team-board",
    kept: false,
    turns: [
      {
        say: "need half a day for our c-level, nothing technical",
        says: [["Executives", "board", "single morning"]],
        link: corporate,
      },
      {
        say: "what would they hear",
        says: [["what AI can do for the business", "who answers for it", "costs"]],
      },
    ],
  },
  {
    id: "practice-team-boss",
    kept: false,
    turns: [
      {
        say: "boss told me to find ai training for the whole department by friday",
        says: [["program"]],
        link: corporate,
      },
      {
        say: "he will ask what comes out of it",
        says: [["tasks", "written instructions", "differently", "outcome", "result", "hours saved"]],
      },
      { say: "how do i get an offer", says: [["form", "proposal", "reserve"]], link: corporate },
    ],
  },
  {
    id: "practice-team-roi",
    kept: false,
    turns: [
      {
        say: "how do we know the training was worth the money",
        says: [["justify the cost", "hours saved", "check it with you", "baseline", "week 12"]],
      },
    ],
  },
  {
    id: "practice-team-onsite",
    kept: false,
    turns: [
      {
        say: "would a trainer come to our plant in ohio",
        says: [["not find", "not say", ...notStated, ...person]],
      },
    ],
  },
  {
    id: "practice-team-shifts",
    kept: false,
    turns: [
      { say: "warehouse crew works shifts, how would that fit", says: [["shifts"]], link: corporate },
      { say: "in blocks maybe?", says: [["half days", "block"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-team-ops",
    kept: false,
    turns: [
      {
        say: "can ur corporate thing teach ops folks automations without coding",
        says: [["without code", "agents without code", "automations"]],
        link: corporate,
        begins: "Yes",
      },
      { say: "and privacy rules for everybody", says: [["rules for data", "privacy"]] },
    ],
  },
  {
    id: "practice-team-followup",
    kept: false,
    turns: [
      {
        say: "what happens to us after the last workshop day, are we on our own",
        says: [["follow-up"]],
        link: corporate,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-team-cancel",
    kept: false,
    turns: [
      {
        say: "if our company cancels the booked training what then",
        says: [["terms", "trainings@", "trainings team", "proposal"]],
        not: ["75%"],
      },
    ],
  },
  {
    id: "practice-team-nda",
    kept: false,
    turns: [
      {
        say: "need an nda before we show trainers our systems",
        says: [["confidential", "not find", ...person]],
      },
    ],
  },
  {
    id: "practice-team-certs",
    kept: false,
    turns: [{ say: "do employees in a custom training get certificates", says: [], miss: true }],
  },
  {
    id: "practice-team-refs",
    kept: false,
    turns: [{ say: "which firms have you trained so far", says: [], miss: true }],
  },
  {
    id: "practice-team-hire-or-train",
    kept: false,
    turns: [
      {
        say: "should i train my analysts or just rent someone who can",
        says: [],
        link: [corporate, clients],
      },
      { say: "rent for now i guess. how", says: [["form", "specialist", "request"]], link: clients },
    ],
  },
  {
    id: "practice-team-mixed",
    kept: false,
    turns: [
      {
        say: "half my team codes, other half barely uses excel. one training?",
        says: [["group by group", "each group", "level", "separate", "groups"]],
      },
    ],
  },
  {
    id: "practice-team-two-programs",
    kept: false,
    turns: [
      {
        say: "what do u offer companies for training exactly",
        says: ["Engineer Program", "Custom Program"],
        link: corporate,
      },
      {
        say: "first one is for whom",
        says: [["beginners", "students", "non-technical", "never programmed"]],
      },
      { say: "prior knowledge?", says: [["no coding experience", "no cod", "not need"]] },
      { say: "and the other how long", says: [["flexible", "single morning"]] },
    ],
  },
  {
    id: "practice-team-tools",
    kept: false,
    turns: [
      {
        say: "we're a microsoft copilot shop, can the sessions be on that",
        says: [["your tasks, systems", "tools", "stack", "systems and rules"]],
      },
    ],
  },
  {
    id: "practice-team-own-code",
    kept: false,
    turns: [
      {
        say: "do we keep what participants build in your training",
        says: [["stays with you"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-team-individual",
    kept: false,
    turns: [
      {
        say: "can i send one employee to the no code course and the firm pays",
        says: [["no code", "not find", ...person]],
        link: [noCode, agreement, contact],
      },
    ],
  },
  {
    id: "practice-compare-1",
    kept: false,
    turns: [
      {
        say: "no code or engineer, i cant decide",
        says: [
          ["without programming", "no cod", "without any programming"],
          ["Python", "programming"],
        ],
        link: [noCode, engineer],
      },
      { say: "which is faster", says: [["6 weeks", "six weeks"]] },
      { say: "which one is cheaper then", says: [["$999", "$799", ...notStated]] },
      { say: "i want to be hired as a dev eventually", says: [], link: engineer },
    ],
  },
  {
    id: "practice-compare-2",
    kept: false,
    turns: [{ say: "can i do both at the same time", says: [], miss: true }],
  },
  {
    id: "practice-compare-3",
    kept: false,
    turns: [
      {
        say: "work in hr, zero tech. want a bot that sorts applications. what should i take",
        says: ["No Code"],
        link: noCode,
      },
      { say: "and my colleague who wants to train models?", says: [], link: engineer },
    ],
  },
  {
    id: "practice-compare-4",
    kept: false,
    turns: [
      { say: "list all ur courses", says: ["No Code Agentic AI", "Engineer", ["corporate", "custom"]] },
      { say: "which of them have recordings", says: [["record"]] },
    ],
  },
  {
    id: "practice-compare-5",
    kept: false,
    turns: [
      {
        say: "is the no code one a prerequisite for the ai engineering",
        says: [["beginners", "no prior", "from the start", "not need", "no cod", "never programmed"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-compare-6",
    kept: false,
    turns: [
      { say: "does python show up in both courses or just in one", says: ["Python"], link: engineer },
      { say: "rag too?", says: [["RAG", "retriev"]] },
    ],
  },
  {
    id: "practice-compare-7",
    kept: false,
    turns: [
      { say: "certs the same in both?", says: [["80%"]] },
      { say: "and the schedules", says: [["7:45pm", "announced", "Mon-Thu"]] },
    ],
  },
  {
    id: "practice-coursera",
    kept: false,
    turns: [
      { say: "how are you different from coursera", says: [], link: [noCode, engineer, contact, corporate] },
    ],
  },
  {
    id: "practice-marketing-mgr",
    kept: false,
    turns: [
      {
        say: "marketing manager, team of 6, wanna draft posts quicker with ai w/o embarrassing ourselves",
        says: [["Custom Program", "office teams", "checking", "prompting", "program"]],
        link: corporate,
      },
      {
        say: "no budget for months of it",
        says: [["single morning", "flexible", "smallest program", "session"]],
      },
    ],
  },
  {
    id: "practice-teacher",
    kept: false,
    turns: [
      {
        say: "im a school principal, 20 teachers, 1 afternoon. possible?",
        says: [["Custom", "flexible", "half days", "single morning", "proposal"]],
        link: corporate,
      },
    ],
  },
];
