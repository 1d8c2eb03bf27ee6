import type { Dialogue } from "../dialogue.ts";
import { agreement, articles, corporate, engineer, noCode, notStated, person } from "../facts.ts";

/** Written after the first ones were mended, to see whether that helped with others too. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-again-wife",
    kept: false,
    turns: [
      {
        say: "wife says i should stop reading about ai and finally learn it. what u got for a car mechanic",
        says: [],
        link: [noCode, engineer],
      },
      { say: "the one w/o programming, whats it gonna cost me", says: ["$999"] },
      { say: "any chance of it being less", says: ["EARLYNOCODE"] },
      { say: "whens day one", says: ["Oct 6"] },
    ],
  },
  {
    id: "practice-again-shift",
    kept: false,
    turns: [
      { say: "bartender here, evenings r impossible. can i do no code from tapes only", says: [["record"]] },
      { say: "so is it really every class", says: [["trainings@", "may be recorded"]] },
    ],
  },
  {
    id: "practice-again-quiz",
    kept: false,
    turns: [{ say: "what if i bomb the assignments, still a certificate?", says: ["80%"] }],
  },
  {
    id: "practice-again-lend",
    kept: false,
    turns: [
      {
        say: "my roommate wants to use my class link on thursdays",
        says: [["may not", "personal"]],
        link: agreement,
      },
    ],
  },
  {
    id: "practice-again-broke",
    kept: false,
    turns: [
      {
        say: "i get paid every two weeks, could i pay no code off slowly",
        says: [["installment"], "trainings@"],
      },
      {
        say: "and if i bail after week 3",
        says: [["full purchase", "stays due", "no refund", "7 calendar days"]],
      },
    ],
  },
  {
    id: "practice-again-cancel",
    kept: false,
    turns: [
      { say: "need out of the course, started 3 days ago", says: ["75%", "trainings@"] },
      { say: "do the remaining 25 come back too", says: [["75%"]] },
      { say: "how many days until my bank shows it", says: ["15-30"] },
    ],
  },
  {
    id: "practice-again-euro",
    kept: false,
    turns: [{ say: "do the prices on the no code page mean us dollars", says: [["US dollars"]] }],
  },
  {
    id: "practice-again-robot",
    kept: false,
    turns: [
      {
        say: "which module makes the thing watch my inbox and answer",
        says: [["Week 2", "email agent", "drafts and waits", "Classes 5"]],
        link: noCode,
      },
    ],
  },
  {
    id: "practice-again-hook",
    kept: false,
    turns: [{ say: "do we touch webhooks in the short one", says: [["webhook"]] }],
  },
  {
    id: "practice-again-eng",
    kept: false,
    turns: [
      {
        say: "phd in biology, zero python. engineer course realistic?",
        says: [["beginners", "from the start", "no programming", "never programmed"]],
        link: engineer,
      },
      { say: "lstm, gru, that stuff in it?", says: [["recurrent", "networks"]] },
      { say: "and gradient boosting", says: [["boosting"]] },
      { say: "cost", says: [notStated], not: ["$999"] },
    ],
  },
  {
    id: "practice-again-crew",
    kept: false,
    turns: [
      {
        say: "does somebody look over the code i write in the ml course",
        says: [["instructor", "go through your code"]],
      },
    ],
  },
  {
    id: "practice-again-pals",
    kept: false,
    turns: [{ say: "will i get to know other learners in the long course", says: [["community"]] }],
  },
  {
    id: "practice-again-after",
    kept: false,
    turns: [
      {
        say: "stuck on a project a month after graduating engineer, who helps",
        says: [["AMA", "Ask Me Anything", "community"]],
      },
    ],
  },
  {
    id: "practice-again-fund",
    kept: false,
    turns: [{ say: "can the unemployment office pay the course", says: [], miss: true }],
  },
  {
    id: "practice-again-law",
    kept: false,
    turns: [
      {
        say: "law firm, 9 people, they copy confidential stuff into ai tools. can you teach them properly",
        says: [["rules for data", "Custom Program", "privacy", "program"]],
        link: corporate,
      },
      { say: "how much for nine", says: [["proposal", ...notStated]] },
      { say: "mornings only pls", says: [["shifts", "flexible", "half days", "time zones"]] },
    ],
  },
  {
    id: "practice-again-nurses",
    kept: false,
    turns: [
      {
        say: "training for hospital staff that rotates, do u adapt the times",
        says: [["shifts"]],
        link: corporate,
      },
    ],
  },
  {
    id: "practice-again-cfo",
    kept: false,
    turns: [
      {
        say: "our finance chief wants proof that the workshop will pay for itself",
        says: [["justify", "hours saved", "result", "baseline"]],
      },
    ],
  },
  {
    id: "practice-again-board",
    kept: false,
    turns: [
      {
        say: "something about ai risk and cost for directors, 3 hours max",
        says: [["Executives", "board", "single morning"]],
        link: corporate,
      },
    ],
  },
  {
    id: "practice-again-kid",
    kept: false,
    turns: [
      { say: "15yo son built his own chatbot, can he enroll", says: [["parent", "guardian"]] },
      { say: "who is on the hook for the bill", says: [["parent", "guardian"]] },
    ],
  },
  {
    id: "practice-again-lost",
    kept: false,
    turns: [{ say: "enrolled but the confirmation never showed up", says: [person] }],
  },
  {
    id: "practice-again-seat",
    kept: false,
    turns: [
      {
        say: "sent the request form, does that mean i got the spot",
        says: [["fee", "does not yet", "cannot see registrations"]],
      },
    ],
  },
  {
    id: "practice-again-terms",
    kept: false,
    turns: [{ say: "does clicking agree count legally", says: [["signature"]], link: agreement }],
  },
  {
    id: "practice-again-web",
    kept: false,
    turns: [{ say: "that free online presentation, when and where", says: [["September 28"]], link: noCode }],
  },
  {
    id: "practice-again-both",
    kept: false,
    turns: [{ say: "short course first then the big one, sensible?", says: [], link: [noCode, engineer] }],
  },
  {
    id: "practice-again-habits",
    kept: false,
    turns: [
      {
        say: "people fell back into old ways a month after our copilot course, what did we miss",
        says: [["task", "manager", "weeks after", "permission"]],
        link: articles.training,
      },
      { say: "who should check up on them later", says: [["manager", "trainer", "week"]] },
    ],
  },
  {
    id: "practice-again-prompts",
    kept: false,
    turns: [
      { say: "is 100 prompts in the team wiki too many", says: [["fifteen", "15"]], link: articles.training },
    ],
  },
  {
    id: "practice-again-paste",
    kept: false,
    turns: [
      {
        say: "one pager for staff on what data can go into ai tools, what goes on it",
        says: [["which tools are approved", "approved", "always"]],
        link: articles.training,
      },
    ],
  },
  {
    id: "practice-again-third",
    kept: false,
    turns: [
      {
        say: "how should we spread the training money over the quarter",
        says: [["third"]],
        link: articles.training,
      },
    ],
  },
  {
    id: "practice-again-delete",
    kept: false,
    turns: [
      {
        say: "should i let an agent delete old tickets itself",
        says: [["approval", "irreversibl"]],
        link: articles.agents,
      },
    ],
  },
  {
    id: "practice-again-hidden",
    kept: false,
    turns: [
      {
        say: "can a pdf contain secret commands for my ai",
        says: [["prompt injection", "same stream", "instructions"]],
        link: articles.agents,
      },
    ],
  },
  {
    id: "practice-again-dup",
    kept: false,
    turns: [
      {
        say: "my n8n flow sent the same invoice reminder 2x, how to avoid",
        says: [["already handled", "message id", "Repeat protection"]],
        link: articles.agents,
      },
    ],
  },
  {
    id: "practice-again-budget",
    kept: false,
    turns: [
      {
        say: "put a ceiling on what my agent can spend",
        says: [["spending of one day", "Caps"]],
        link: articles.agents,
      },
    ],
  },
  {
    id: "practice-again-trust",
    kept: false,
    turns: [
      {
        say: "how long should the bot only draft before i trust it",
        says: [["fifty", "few weeks", "shadow"]],
        link: articles.agents,
      },
    ],
  },
  {
    id: "practice-again-order",
    kept: false,
    turns: [
      {
        say: "we have 12 ideas for automations, how to rank them",
        says: [["readiness", "score", "net hours"]],
        link: articles.scoring,
      },
    ],
  },
  {
    id: "practice-again-mean",
    kept: false,
    turns: [{ say: "can i average the readiness ratings", says: [["lowest"]], link: articles.scoring }],
  },
  {
    id: "practice-again-count",
    kept: false,
    turns: [
      {
        say: "team keeps guessing minutes per invoice, how do we really find out",
        says: [["tally", "ordinary week"]],
        link: articles.scoring,
      },
    ],
  },
  {
    id: "practice-again-kill",
    kept: false,
    turns: [{ say: "criteria to end a failing automation trial", says: [["stop"]], link: articles.scoring }],
  },
  {
    id: "practice-again-chats",
    kept: false,
    turns: [
      {
        say: "want to try our new help bot on last years chats first",
        says: [["sample", "conversations", "transcript"]],
        link: articles.transcripts,
      },
    ],
  },
  {
    id: "practice-again-judge",
    kept: false,
    turns: [
      {
        say: "ai grading ai answers, ok?",
        says: [["no vote", "compared its grades", "model can grade"]],
        link: articles.transcripts,
      },
    ],
  },
  {
    id: "practice-again-zero",
    kept: false,
    turns: [
      {
        say: "300 test chats without a harmful answer, what does that tell me",
        says: [["1 percent", "3 percent"]],
        link: articles.transcripts,
      },
    ],
  },
  {
    id: "practice-again-slow",
    kept: false,
    turns: [
      {
        say: "roll the bot out to everyone or bit by bit",
        says: [["topic by topic", "one topic", "fraction"]],
        link: articles.transcripts,
      },
    ],
  },
  {
    id: "practice-again-perfect",
    kept: false,
    turns: [
      {
        say: "salesman showed a bot that nailed every question lol",
        says: [["wrote the questions", "Customers write"]],
        link: articles.transcripts,
      },
    ],
  },
];
