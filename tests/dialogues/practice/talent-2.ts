import type { Dialogue } from "../dialogue.ts";
import { clients, cloud, talents } from "../facts.ts";

/** People who look for a specialist, and specialists who look for work. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-rag-yesterday",
    kept: false,
    turns: [
      {
        say: "need someone who knows retrieval and llms, like yesterday",
        says: [["AI/ML Engineer"]],
        link: clients,
      },
      { say: "one wont cut it", says: [["team"]] },
      {
        say: "and i dont wanna lay off anybody when its done",
        says: [["go back to one", "scale", "for as long as", "stage", "phase", "shrink"]],
      },
    ],
  },
  {
    id: "practice-hospital-board",
    kept: false,
    turns: [
      {
        say: "I need a person who can turn our numbers into something the hospital board understands",
        says: [["BI/Data Analyst", "dashboard"]],
        link: clients,
      },
      {
        say: "Somebody who has seen a hospital from the inside, ideally",
        says: [["healthcare", "any industry"]],
      },
      { say: "Do we get to see her before we decide?", says: [["introduce", "meet"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-repo-guard",
    kept: false,
    turns: [
      { say: "before any stranger touches our repo i want it on paper", says: [["in writing"]] },
      { say: "what exactly goes on that paper", says: [["confidentiality"], ["ownership"]] },
    ],
  },
  {
    id: "practice-lump-sum",
    kept: false,
    turns: [
      {
        say: "are your specialists paid by the clock or lump sum",
        says: [["by the hour", "hourly"], ["fixed"]],
      },
      { say: "is the number known before or after i say yes", says: [["before"]] },
    ],
  },
  {
    id: "practice-eighty-cvs",
    kept: false,
    turns: [
      {
        say: "the last agency dumped 80 resumes on me. are you the same",
        says: [["few", "no pile"]],
        link: clients,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-as400",
    kept: false,
    turns: [
      {
        say: "our warehouse still runs on an as/400 and the only man who knew it died",
        says: [["decades", "older systems"]],
        link: clients,
      },
      {
        say: "what if you dont find one either",
        says: [["say so if nobody", "not guarantee", "no guarantee", "nobody"]],
      },
    ],
  },
  {
    id: "practice-saturday-calls",
    kept: false,
    turns: [
      {
        say: "every friday release ends with me being called on saturday. who fixes that kind of thing",
        says: [["DevOps", "release"]],
        link: [clients, cloud],
      },
    ],
  },
  {
    id: "practice-wrong-start",
    kept: false,
    turns: [
      {
        say: "sent in the request for a developer but put the wrong starting date",
        says: ["talent@corvanta.example"],
      },
      { say: "should i fill it out again?", says: [["write to", "talent@", "email"]] },
    ],
  },
  {
    id: "practice-salary-curious",
    kept: false,
    turns: [
      {
        say: "what would a data scientist of yours run me per month",
        says: [["rate", "could not find", "names no", "not name", "not state"]],
        not: ["$999"],
      },
    ],
  },
  {
    id: "practice-thursday-advice",
    kept: false,
    turns: [
      {
        say: "we don't need staff, only a second opinion on our architecture",
        says: [["few hours of advice", "hours of advice"]],
        link: clients,
      },
      { say: "same paperwork as for a whole project?", says: [["in writing", "agreement"]] },
    ],
  },
  {
    id: "practice-mother-returning",
    kept: false,
    turns: [
      {
        say: "I was out of IT for six years because of my kids. Do you still take somebody like me?",
        says: [["gap", "what to learn", "vetted", "experience", "ask", "tell you"]],
        link: talents,
      },
      { say: "mornings only, would that do", says: [["hours"]], begins: "Yes" },
      { say: "is there some fee", says: [["no subscription", "$0", "no fee"]] },
    ],
  },
  {
    id: "practice-catch",
    kept: false,
    turns: [
      {
        say: "a network with no membership fee.. wheres the catch",
        says: [["subscription", "commits you to nothing", "cannot promise", "costs nothing"]],
      },
      {
        say: "so step 2 is a course i have to buy, right?",
        says: [["if you choose", "choose it", "not required", "no obligation"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-shy-dev",
    kept: false,
    turns: [
      { say: "do the companies get my name straight away", says: [["consent", "agreed"]], begins: "No" },
      { say: "what would i hear about the gig before i agree", says: [["rate"], ["contract", "summary"]] },
      { say: "still free to walk away after meeting them?", says: [["decline"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-first-gig",
    kept: false,
    turns: [
      {
        say: "how long does it take till my first project comes in",
        says: [["cannot promise", "not guarantee", "no guarantee", "could not find"]],
      },
      { say: "so what can i do meanwhile to look better", says: [["learn", "course", "training", "gap"]] },
    ],
  },
  {
    id: "practice-github-instead",
    kept: false,
    turns: [
      {
        say: "got no cv, just a github full of stuff. enough for the freelancer form?",
        says: [["repository", "portfolio"]],
        link: talents,
        begins: "Yes",
      },
      { say: "do you pay weekly", says: [], miss: true },
    ],
  },
  {
    id: "practice-wipe-me",
    kept: false,
    turns: [
      {
        say: "Joined your pool last year, found something steady. Erase my stuff",
        says: [["delete"], ["@corvanta.example"]],
      },
    ],
  },
  {
    id: "practice-both-sides",
    kept: false,
    turns: [
      {
        say: "I freelance myself AND sometimes need extra hands. which page is for whom",
        says: [],
        link: [clients, talents],
      },
      { say: "do i send the same form twice", says: [["form", "talent@", "could not find"]] },
    ],
  },
  {
    id: "practice-nationality",
    kept: false,
    turns: [{ say: "what countries do most of your specialists come from", says: [], miss: true }],
  },
  {
    id: "practice-tax",
    kept: false,
    turns: [
      { say: "am I w2 or 1099 when I work through you", says: [], miss: true },
      { say: "and insurance?", says: [], miss: true },
    ],
  },
  {
    id: "practice-trial-week",
    kept: false,
    turns: [{ say: "can we try a specialist free for a week", says: [], miss: true }],
  },
];
