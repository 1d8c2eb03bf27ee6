import type { Dialogue } from "./dialogue.ts";
import { articles, noCode } from "./facts.ts";

const { agents, backup, contracts, scoring, training, transcripts } = articles;

/** What the articles on automation, agents, assistants and training say, from their openings and sections. */
export const dialogues: Dialogue[] = [
  {
    id: "article-first-process",
    kept: true,
    turns: [
      {
        say: "which proces should we automate first",
        says: [["readiness", "score", "largest saving"]],
        link: scoring,
      },
      { say: "how is that readiness thing calculated", says: ["lowest"], link: scoring },
      { say: "what are the 4 factors", says: ["Rule", "Access", "Check", "Owner"], link: scoring },
    ],
  },
  {
    id: "article-biggest-saving",
    kept: false,
    turns: [
      {
        say: "shouldnt we start w the process that saves most hours",
        says: [["bad first project", "readiness", "exceptions"]],
        link: scoring,
        begins: "No",
      },
    ],
  },
  {
    id: "article-agent-trust",
    kept: false,
    turns: [
      {
        say: "can i let a no code agent send mails on its own",
        says: [["approval", "person", "irreversibl", "draft"]],
        link: agents,
        begins: "No",
      },
      { say: "what about refunds", says: [["approval", "person", "amount"]], link: agents },
    ],
  },
  {
    id: "article-injection",
    kept: true,
    turns: [
      {
        say: "what is promt injection",
        says: [["instructions", "ignore your task", "same stream"]],
        link: agents,
      },
      {
        say: "how do i protect my agent",
        says: [["take away", "tool", "limits", "three things", "account"]],
        link: agents,
      },
    ],
  },
  {
    id: "article-agent-or-workflow",
    kept: false,
    turns: [
      {
        say: "workflow or agent, when do i need which",
        says: [["draw the path", "path you drew", "workflow whenever"]],
        link: agents,
      },
      {
        say: "can i learn that somewhere with you",
        says: ["No Code Agentic AI Course"],
        link: noCode,
        begins: "Yes",
      },
    ],
  },
  {
    id: "article-test-assistant",
    kept: false,
    turns: [
      {
        say: "how do we tst a support bot before it goes live",
        says: [["transcripts", "sample", "conversations"]],
        link: transcripts,
      },
      { say: "how many conversations", says: ["200", "100"], link: transcripts },
      {
        say: "100 good ones means zero risk?",
        says: [["3 percent", "rule of three"]],
        link: transcripts,
        begins: "No",
      },
    ],
  },
  {
    id: "article-grades",
    kept: true,
    turns: [
      { say: "how to grade chatbot answers", says: ["Correct", "Harmful"], link: transcripts },
      {
        say: "can gpt do the grading",
        says: [["no vote", "compared its grades", "human"]],
        link: transcripts,
        begins: "Yes",
      },
    ],
  },
  {
    id: "article-training-fails",
    kept: false,
    turns: [
      {
        say: "we did an ai workshop and 3 months later nobody uses it",
        says: [["task", "weeks after", "weeks", "permission"]],
        link: training,
      },
      {
        say: "how to measure if a training worked then",
        says: [["week 12", "ten recent examples", "before"]],
        link: training,
      },
    ],
  },
  {
    id: "article-training-sessions",
    kept: false,
    turns: [
      {
        say: "one full day or several short sessions for normal office users",
        says: [["three sessions", "two hours", "two weeks apart"]],
        link: training,
      },
    ],
  },
  {
    id: "article-find-by-title",
    kept: true,
    turns: [
      { say: "got any article bout backups", says: [["Restore a backup"]], link: backup, begins: "Yes" },
      {
        say: "something on data science too",
        says: [["Data contracts", "Insight Hub"]],
        link: [contracts, "/blogs"],
        begins: "Yes",
      },
    ],
  },
  {
    id: "article-read-blog",
    kept: false,
    turns: [
      {
        say: "send me smth good to read about automation",
        says: [["automat"]],
        link: [scoring, agents, "/blogs"],
      },
      { say: "wheres ur blog again", says: [["Insight Hub", "blog"]], link: "/blogs" },
      { say: "can i get it as rss", says: [["RSS", "could not find"]], begins: "Yes" },
    ],
  },
  {
    id: "article-none-on-topic",
    kept: false,
    turns: [
      { say: "have you written about quantum computing", says: [], miss: true, not: ["qubit"], begins: "No" },
    ],
  },
];
