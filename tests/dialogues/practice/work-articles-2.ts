import type { Dialogue } from "../dialogue.ts";
import { articles, noCode } from "../facts.ts";

/** What the articles on work say, asked for by people of quite different jobs and moods. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-work2-smileys",
    kept: false,
    turns: [
      {
        say: "Leadership judges our AI courses by smiley sheets. What should I lay in front of them instead?",
        says: [["ten", "compare", "three questions"]],
        link: articles.training,
      },
      {
        say: "before the first day, what do i have to collect for that",
        says: [["how long", "ten recent", "baseline"]],
      },
    ],
  },
  {
    id: "practice-work2-eyeroll",
    kept: false,
    turns: [
      {
        say: "half my team is keen on ai and the other half rolls their eyes. put them into one session?",
        says: [["separate", "bore half", "different"]],
        link: articles.training,
        begins: "No",
      },
      {
        say: "what should the ordinary users get then",
        says: [["short sessions", "two or three tasks", "two hours"]],
      },
    ],
  },
  {
    id: "practice-work2-weeks",
    kept: false,
    turns: [
      {
        say: "ai training is booked. give me the calendar for the weeks around it",
        says: [["week"]],
        link: articles.training,
      },
      { say: "when do we throw out the prompts nobody uses", says: [["week 10", "10"]] },
      { say: "and at the very end?", says: [["week 13", "extend", "week 12", "compared"]] },
    ],
  },
  {
    id: "practice-work2-license",
    kept: false,
    turns: [
      {
        say: "it says licenses for the assistant arrive two months after our training. bad idea?",
        says: [["account", "license", "next morning", "wait"]],
        link: articles.training,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-work2-cto",
    kept: false,
    turns: [
      {
        say: "built an n8n agent last night under my own google login and my cto screamed at me. why",
        says: [["credentials", "powers", "mailbox", "account"]],
        link: articles.agents,
      },
      { say: "fix?", says: [["user for the agent", "own account", "smallest set"]] },
    ],
  },
  {
    id: "practice-work2-parts",
    kept: false,
    turns: [
      {
        say: "could an agent order spare parts for our presses all by itself",
        says: [["approval", "irreversibl"]],
        link: articles.agents,
        begins: "No",
      },
      { say: "not even the cheap ones?", says: [["approval", "limit", "cap", "rare exceptions", "amount"]] },
    ],
  },
  {
    id: "practice-work2-liable",
    kept: false,
    turns: [
      {
        say: "An automated mail promises a client something false. Is that attributable to us?",
        says: [["statement by the company", "which software"]],
        link: articles.agents,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-work2-unhackable",
    kept: false,
    turns: [
      {
        say: "how do i make my agent unhackable by people who email it",
        says: [["three things", "injection", "take away"]],
        link: articles.agents,
      },
      { say: "which of the three do i drop", says: [["any one", "one"]] },
      {
        say: "is a strict system prompt not enough?",
        says: [["without removing", "reduces", "no method"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-work2-appraise",
    kept: false,
    turns: [
      {
        say: "let an agent rate how my employees perform, thoughts?",
        says: [["judgment on a person", "any judgment", "owed a decision", "hiring and appraisal"]],
        link: articles.agents,
        begins: "No",
      },
      { say: "sort our shared mailbox then", says: [["labels", "routing"]] },
    ],
  },
  {
    id: "practice-work2-intern",
    kept: false,
    turns: [
      {
        say: "the intern wants to build agents for accounting. let her?",
        says: [["right builders", "people who do the work", "review credentials"]],
        link: articles.agents,
        begins: "Yes",
      },
      { say: "where would she learn it", says: [], link: noCode },
    ],
  },
  {
    id: "practice-work2-inmyday",
    kept: false,
    turns: [
      {
        say: "In my day one mechanized whatever cost the most first. Is that wrong with your automations?",
        says: [["largest saving", "bad first", "exceptions"]],
        link: articles.scoring,
        begins: "Yes",
      },
      { say: "Then by what shall one judge?", says: [["readiness"]] },
      { say: "And those four are?", says: ["rule", "owner"] },
    ],
  },
  {
    id: "practice-work2-clerks",
    kept: false,
    turns: [
      {
        say: "two of our best clerks settle identical cases differently. can that still be automated",
        says: [["judgment", "stay with a person", "ask why", "rule"]],
        link: articles.scoring,
      },
      { say: "how many should they go through to be sure", says: ["20"] },
    ],
  },
  {
    id: "practice-work2-hair",
    kept: false,
    turns: [
      {
        say: "ranked our automation ideas and A beats B by a hair. trust it?",
        says: [["20 points", "shake", "better owner", "equal"]],
        link: articles.scoring,
      },
    ],
  },
  {
    id: "practice-work2-replaced",
    kept: false,
    turns: [
      {
        say: "our order software is thrown out next summer. automate now or wait",
        says: [["new one", "about to be replaced", "still exist"]],
        link: articles.scoring,
      },
    ],
  },
  {
    id: "practice-work2-nobody",
    kept: false,
    turns: [
      {
        say: "process is perfect for automating except no one wants to be in charge of it",
        says: [["owner", "abandoned", "lowest"]],
        link: articles.scoring,
      },
      { say: "what would that person have to sign", says: [["four lines", "baseline", "stop"]] },
    ],
  },
  {
    id: "practice-work2-zendesk",
    kept: false,
    turns: [
      {
        say: "90k chats in zendesk. which ones do i test our future support bot with",
        says: ["200"],
        link: articles.transcripts,
      },
      { say: "the nasty ones too?", says: [["targeted", "by hand", "100"]], begins: "Yes" },
      {
        say: "one score for it all?",
        says: [["never fold", "describes no week", "hard on purpose", "apart"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-work2-parrot",
    kept: false,
    turns: [
      {
        say: "in tests our help bot repeats our agents' old replies word for word. suspicious?",
        says: [["answer sheet", "take the sampled", "leak", "everything it can search"]],
        link: articles.transcripts,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-work2-leads",
    kept: false,
    turns: [
      {
        say: "my two team leads cant agree what the right reply to a customer is. how do i grade the bot on that",
        says: [["no model can be right", "decide", "never settled"]],
        link: articles.transcripts,
      },
      {
        say: "and how good are our humans anyway",
        says: [["unmarked", "human agents", "threshold", "the bar"]],
      },
    ],
  },
  {
    id: "practice-work2-stopper",
    kept: false,
    turns: [
      {
        say: "what would be a showstopper when testing a customer service bot before launch",
        says: [["harmful"]],
        link: articles.transcripts,
      },
      { say: "give an example of that", says: [["refund that nobody approved", "costs money", "unsafe"]] },
      {
        say: "and once its live do we bin the tests?",
        says: [["new case", "whole suite", "each change"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-work2-freeze",
    kept: false,
    turns: [
      {
        say: "during the trial our bot looks up orders live, so old chats get graded against today's parcels. matters?",
        says: [["copy of the data", "freeze", "as it was on the day"]],
        link: articles.transcripts,
        begins: "Yes",
      },
    ],
  },
];
