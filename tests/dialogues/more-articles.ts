import { urls } from "../../src/shared/urls.ts";
import type { Dialogue } from "./dialogue.ts";
import { articles, assistants, automations, cloud, engineer, models, noCode, notStated } from "./facts.ts";

const blog = urls.blogs.path;

export const dialogues: readonly Dialogue[] = [
  {
    id: "more-article-go-live",
    kept: false,
    turns: [
      {
        say: "smth on ur blog abt checking a support bot before it goes live?",
        says: [["transcript", "conversation", "test"]],
        link: articles.transcripts,
        begins: "Yes",
      },
      { say: "how many old chats wld i need for that", says: [["200", "100", "300", "few hundred"]] },
    ],
  },
  {
    id: "more-article-four-grades",
    kept: false,
    turns: [
      {
        say: "ur support assistant article grades the replies w 4 words, which ones again",
        says: ["Correct", "Incomplete", "Wrong", "Harmful"],
      },
      {
        say: "n how many people shld do the grading",
        says: [["two", "2"]],
      },
    ],
  },
  {
    id: "more-article-rule-of-three",
    kept: true,
    turns: [
      {
        say: "not one bad reply in 100 test chats, how sure can i be? u had some rule of three i think",
        says: [["3 percent", "3%", "three percent", "3 divided", "divided by"]],
      },
      { say: "with 300 then", says: [["1 percent", "1%", "one percent"]] },
    ],
  },
  {
    id: "more-article-replay",
    kept: false,
    turns: [
      {
        say: "reading ur piece on real transcripts. why not just replay a chat w the bot from start to end",
        says: [
          [
            "something other",
            "something else",
            "something different",
            "no longer fit",
            "not fit",
            "next message",
            "differs",
            "cut",
          ],
        ],
      },
      {
        say: "could chatgpt do the grading of those replies for me",
        says: [["no vote", "compare", "human", "people", "nightly", "working half"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-article-fizzled",
    kept: false,
    turns: [
      {
        say: "our ai workshop fizzled out after 2 weeks, nobody uses it anymore. got some reading on that?",
        says: [["week", "training", "quarter"]],
        link: articles.training,
        begins: "Yes",
      },
      {
        say: "whats the main thing that goes wrong acc to u",
        says: [["task", "permission", "time", "manager", "outside the room", "outside the course"]],
      },
    ],
  },
  {
    id: "more-article-one-long-day",
    kept: true,
    turns: [
      {
        say: "l&d here. ur training plan post: one long day or a few short ones for normal users",
        says: [["three", "3 sessions", "two hours", "2 hours", "short sessions"]],
      },
      {
        say: "and at the end i measure what, log ins?",
        says: [
          [
            "baseline",
            "the work",
            "same task",
            "ten recent",
            "ten example",
            "done differently",
            "as good",
            "faster",
            "mislead",
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "more-article-library",
    kept: false,
    turns: [
      {
        say: "the shared prompt library from ur training article, how big shld that get",
        says: [["15", "fifteen"]],
      },
    ],
  },
  {
    id: "more-article-permission-page",
    kept: false,
    turns: [
      {
        say: "my staff paste everything into chatgpt. ur post had some one page rule thing, what goes on it",
        says: [
          ["tool", "approved"],
          ["information", "data", "paste", "names removed", "check"],
        ],
        link: articles.training,
      },
      {
        say: "n the managers, what do they have to do",
        says: [["session", "task", "ask", "attend", "meeting"]],
      },
    ],
  },
  {
    id: "more-article-inbox-agent",
    kept: true,
    turns: [
      {
        say: "wht can i safely let an n8n agent do in our shared inbox",
        says: [["label", "sort", "draft", "rout", "urgency"]],
        link: [articles.agents, noCode, automations],
      },
      { say: "hit send too?", says: [["approv", "person", "draft", "human", "someone"]], begins: "No" },
      { say: "n giving refunds", says: [["approv", "person", "propos", "human"]] },
    ],
  },
  {
    id: "more-article-injection",
    kept: false,
    turns: [
      { say: "prompt injection?? never heard, explain", says: ["instruction"] },
      {
        say: "so i just write in my prompt dont fall for it, done?",
        says: [
          [
            "without removing",
            "not remove",
            "reduce",
            "no method",
            "not enough",
            "on the canvas",
            "take away",
            "not enough",
            "limit",
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "more-article-workflow-or-agent",
    kept: false,
    turns: [
      {
        say: "workflow or agent, whats the diff, one of ur articles went into that",
        says: [
          ["path", "steps you drew", "fixed"],
          ["tool", "decides", "goal"],
        ],
        link: articles.agents,
      },
      {
        say: "and which shld i take",
        says: [["workflow"]],
      },
    ],
  },
  {
    id: "more-article-agent-limits",
    kept: true,
    turns: [
      {
        say: "built a nocode agent, my boss is nervous. what limits do i put on it",
        says: [["own account", "cap", "fixed", "rights", "stop", "approv", "recipient", "limit"]],
        link: [articles.agents, noCode, automations],
      },
    ],
  },
  {
    id: "more-article-rag-for-kids",
    kept: false,
    turns: [
      {
        say: "explain rag like im 5",
        says: [
          ["search", "look up", "looks up", "find", "retriev"],
          ["writ", "answer", "model"],
        ],
      },
      {
        say: "mine keeps telling ppl nonsense tho, any article for that",
        says: [["passage", "collection", "document", "search engine", "stage", "retriev"]],
        link: articles.rag,
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-article-part-numbers",
    kept: false,
    turns: [
      {
        say: "vector search cant find our part numbers??",
        says: [["keyword", "hybrid"]],
      },
      { say: "and a reranker, whats that good for", says: [["reread", "order", "rank", "re-read"]] },
    ],
  },
  {
    id: "more-article-policy-bot",
    kept: true,
    turns: [
      {
        say: "our policy bot says 60 days instead of 30. boss wants to buy a bigger model, is that the fix",
        says: [["passage", "collection", "retriev", "document", "version", "stage"]],
        link: [articles.rag, assistants, models],
        begins: "No",
      },
    ],
  },
  {
    id: "more-article-count-contracts",
    kept: false,
    turns: [
      {
        say: "can rag count how many contracts run out in march",
        says: [["database", "query", "count"]],
        begins: "No",
      },
      {
        say: "and it shows salary letters to anyone, do i just tell it not to",
        says: [["search", "rights", "access", "enforce", "permission"]],
        begins: "No",
      },
    ],
  },
  {
    id: "more-article-forecast-off",
    kept: false,
    turns: [
      {
        say: "planner says our forcast feels off since summer. how do i find out if the model went bad, read something abt it here",
        says: [["signal", "outcome", "baseline", "plumbing", "input", "drift"]],
        link: articles.stale,
      },
      {
        say: "what shld i check 1st",
        says: [["plumbing", "pipe", "upstream", "units", "row counts", "missing values"]],
      },
    ],
  },
  {
    id: "more-article-psi",
    kept: true,
    turns: [
      { say: "psi, what does that even stand for", says: ["population stability index"] },
      {
        say: "mine goes off all the time, only 100 rows a day",
        says: [["chance", "0.09", "by the week", "weekly", "sample", "volume"]],
      },
    ],
  },
  {
    id: "more-article-monthly-retrain",
    kept: false,
    turns: [
      {
        say: "cant we simply retrain our model on the first of each month n forget abt drift",
        says: [
          [
            "not replace",
            "schedule",
            "reflex",
            "calibrat",
            "plumbing",
            "upstream",
            "same test",
            "step 4",
            "runbook",
            "check",
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "more-article-calibration",
    kept: false,
    turns: [
      {
        say: "ranking and calibration in the stale model text, i dont get the difference",
        says: ["rank", "calibrat"],
      },
      {
        say: "if only the second one slips?",
        says: [["recalibrat"]],
      },
    ],
  },
  {
    id: "more-article-contract-basics",
    kept: true,
    turns: [
      {
        say: "what even is a data contract",
        says: [["file", "agree", "rely on"]],
        link: articles.contracts,
      },
      { say: "whos supposed to check it", says: [["producer", "build"]] },
      {
        say: "one more status in the list, is that breaking already",
        says: [["break", "notice"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-article-renamed-status",
    kept: false,
    turns: [
      {
        say: "other team split a status and now our revenue dashboard is garbage. did u write abt that",
        says: [["contract"]],
        link: articles.contracts,
        begins: "Yes",
      },
      {
        say: "how fast can we have the first one of those",
        says: [["ten working days", "10 working days", "ten days", "10 days", "two weeks"]],
      },
    ],
  },
  {
    id: "more-article-which-table",
    kept: false,
    turns: [
      {
        say: "data contracts: with which table wld u begin",
        says: [["incident"]],
      },
      { say: "what do they mean by grain btw", says: [["row"]] },
    ],
  },
  {
    id: "more-article-too-many-ideas",
    kept: true,
    turns: [
      {
        say: "way too many ideas what to automate, which one goes first??",
        says: [["readiness", "scor", "hours"]],
        link: [articles.scoring, automations],
      },
      {
        say: "how do u rate that readiness",
        says: [
          ["lowest", "rule", "1 to 5"],
          ["owner", "access", "check", "lowest"],
        ],
      },
    ],
  },
  {
    id: "more-article-invoices-lose",
    kept: false,
    turns: [
      {
        say: "scoring article: why dont the supplier invoices win, they save the most hrs",
        says: [["screen", "access", "readiness"]],
      },
      { say: "so what came out first", says: ["inquir"] },
    ],
  },
  {
    id: "more-article-tally",
    kept: false,
    turns: [
      {
        say: "how do i count the hours honestly b4 i automate a process",
        says: [["week", "tally"]],
        link: [articles.scoring, automations],
      },
      {
        say: "do the odd cases count as well",
        says: [["exception", "zero", "standard"]],
        begins: "No",
      },
    ],
  },
  {
    id: "more-article-rpo-rto",
    kept: true,
    turns: [
      {
        say: "rpo n rto pls, i always mix em up",
        says: [
          ["how much work", "how much data", "lose", "loss"],
          ["how long", "without it", "back up", "again"],
        ],
        link: articles.backup,
      },
      {
        say: "must both be the same for every system",
        says: [["independent", "payroll", "price list", "strictest", "each system", "separate", "differ"]],
        begins: "No",
      },
    ],
  },
  {
    id: "more-article-replica",
    kept: false,
    turns: [
      {
        say: "we got a live replica so we dont need backups right",
        says: [["mistake", "dropped", "repeat", "ransomware", "log archive", "locked copy"]],
        begins: "No",
      },
    ],
  },
  {
    id: "more-article-drill-day",
    kept: false,
    turns: [
      {
        say: "boss wants a restore drill next thurs. what do we do on the day",
        says: [["clock", "isolat", "restor"]],
        link: [articles.backup, cloud],
      },
      { say: "how many ppl do i need", says: [["two", "2"]] },
      { say: "and how often after that", says: [["quarter", "yearly", "once a year"]] },
    ],
  },
  {
    id: "more-article-topics",
    kept: true,
    turns: [
      {
        say: "what do u guys blog abt",
        says: [["AI", "automation", "machine learning", "data", "cloud"]],
        link: blog,
      },
      { say: "newest one?", says: ["transcript"], link: [articles.transcripts, blog] },
    ],
  },
  {
    id: "more-article-feed",
    kept: false,
    turns: [
      {
        say: "can i get ur new articles in my feed reader",
        says: [["RSS", "JSON Feed", "feed"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-article-quantum",
    kept: false,
    turns: [
      {
        say: "anything to read on quantum computers from u",
        says: [[...notStated, "no article", "nothing", "none", "not cover", "not written", "no post"]],
        begins: "No",
      },
    ],
  },
  {
    id: "more-article-where-to-learn-rag",
    kept: true,
    turns: [
      {
        say: "liked the rag post! where do i learn to build one myself",
        says: [["Engineer", "No Code", "no-code", "course"]],
        link: [engineer, noCode],
      },
    ],
  },
];
