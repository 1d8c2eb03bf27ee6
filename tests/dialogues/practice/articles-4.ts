import type { Dialogue } from "../dialogue.ts";
import {
  articles,
  automations,
  clients,
  cloud,
  contact,
  corporate,
  engineer,
  models,
  terms,
} from "../facts.ts";

/** More people with the troubles of the articles, in corners that the first readers left out. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-articles4-printshop-log",
    kept: false,
    turns: [
      {
        say: "Printing company, 60 staff. If somebody deletes orders at 14:07 I want to be back at 14:06, not last night. Possible?",
        says: [["log archive", "second before"]],
        begins: "Yes",
      },
      { say: "what's the weak spot of that", says: [["attacker", "delete the archive"]] },
    ],
  },
  {
    id: "practice-articles4-mails-from-copy",
    kept: false,
    turns: [
      {
        say: "last time we restored to a test box it sent 3000 invoices to real customers 🤦 how do you avoid that",
        says: [["outgoing mail", "isolation", "nothing can reach customers"]],
      },
      {
        say: "lol yes. and is it enough that the app starts afterwards?",
        says: [["real task", "proves little"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles4-objectives-owner",
    kept: false,
    turns: [
      {
        say: "IT says the business must name the recovery targets. Business says IT must. Who's right",
        says: [["owner of the business process"]],
      },
      { say: "and who reports what we really reached?", says: [["technical team"]] },
    ],
  },
  {
    id: "practice-articles4-payroll",
    kept: false,
    turns: [
      { say: "for wages, what rpo/rto would be sensible, any example", says: [["near zero", "two days"]] },
    ],
  },
  {
    id: "practice-articles4-key-burned",
    kept: false,
    turns: [
      {
        say: "the encrypted dumps are on tape but the key sits on that same server. problem?",
        says: [["burned", "key is kept"]],
        begins: "Yes",
      },
      { say: "who could set up disaster recovery for us", says: [], link: cloud },
    ],
  },
  {
    id: "practice-articles4-drill-report",
    kept: false,
    turns: [
      {
        say: "What belongs in the minutes of the fire drill (the data one)?",
        says: [["point requested", "hours taken"]],
      },
      { say: "who should do the restoring, the guy who set it all up?", says: [["not", "_not_"]] },
    ],
  },
  {
    id: "practice-articles4-vary",
    kept: false,
    turns: [
      {
        say: "we've done the table-deleted drill twice now, getting boring, other ideas?",
        says: [["whole account", "vary the scenario", "person who always"]],
      },
    ],
  },
  {
    id: "practice-articles4-old-crm-screens",
    kept: false,
    turns: [
      {
        say: "Our erp is from 1998, one can only click through masks. Makes sense to automate on top of it?",
        says: [["screens", "button moves", "import interface"]],
      },
      { say: "what would be a 5 for access", says: [["documented interface"]] },
    ],
  },
  {
    id: "practice-articles4-volunteer-ngo",
    kept: false,
    turns: [
      {
        say: "Small NGO here. Nobody really owns the donation process but the rules are super clear and it's all in one system. Good candidate??",
        says: [["nobody", "owner", "abandoned"]],
        begins: "No",
      },
      { say: "what counts as a good owner", says: [["named person", "has hours"]] },
    ],
  },
  {
    id: "practice-articles4-formula",
    kept: false,
    turns: [
      {
        say: "gimme the formula for hours saved per month",
        says: [["standard", "net minutes"]],
      },
      { say: "do i subtract the time for double checking", says: [["review"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-articles4-exceptions-first-month",
    kept: false,
    turns: [
      {
        say: "Developers want to cover all the special cases in version one. I'd rather not. Who's right?",
        says: [["standard path"]],
      },
      { say: "And do we need an LLM in it or is if-then fine", says: [["plain rules", "free text"]] },
    ],
  },
  {
    id: "practice-articles4-tie",
    kept: false,
    turns: [
      {
        say: "two processes came out nearly the same in our scoring. coin toss?",
        says: [["better owner"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles4-done",
    kept: false,
    turns: [
      {
        say: "how would you word the finish line of an automation project so that nobody can argue later",
        says: [["done means", "four of five", "four lines"]],
      },
      {
        say: "can you guys build it for us",
        says: ["automations"],
        link: [automations, articles.scoring],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles4-contracts-web",
    kept: false,
    turns: [
      {
        say: "We want an agent that reads our supplier contracts and also googles stuff about them. Risky?",
        says: [["reads no web pages", "three things", "way of getting information out", "counts as sending"]],
        begins: "Yes",
      },
      { say: "why would opening a web page count as leaking?", says: [["address itself", "carry data"]] },
    ],
  },
  {
    id: "practice-articles4-double-trigger",
    kept: false,
    turns: [
      { say: "customer got the same reply twice from my zap", says: [["fire twice", "already handled"]] },
    ],
  },
  {
    id: "practice-articles4-slack-channel",
    kept: false,
    turns: [
      {
        say: "how do i make sure the bot only ever posts in #ops and nowhere else",
        says: [["into the node", "fixed recipients", "one channel"]],
      },
      {
        say: "sometimes it invents a label which does not exist in our system",
        says: [["rejects", "unknown label", "structured"]],
      },
    ],
  },
  {
    id: "practice-articles4-pentest-agent",
    kept: false,
    turns: [
      {
        say: "I'm supposed to try to break our mail agent on friday. Ideas for nasty mails?",
        says: [["signature", "managing director", "white text"]],
      },
      { say: "and the ones that got thru?", says: [["permanent tests", "tests"]] },
    ],
  },
  {
    id: "practice-articles4-send-harmless",
    kept: false,
    turns: [
      {
        say: "it's only an email, what harm can sending do",
        says: [["statement by the company", "your company's name", "wrong promise"]],
      },
      {
        say: "is there any mail it may send alone",
        says: [["fixed confirmation", "confirmation text", "fixed text"]],
      },
    ],
  },
  {
    id: "practice-articles4-calendar",
    kept: false,
    turns: [
      {
        say: "may an agent shift other people's appointments",
        says: [["offering free slots", "moving other people"]],
        begins: "No",
      },
      { say: "and give new staff their access rights", says: [["unusual", "every change"]], begins: "No" },
    ],
  },
  {
    id: "practice-articles4-scans",
    kept: false,
    turns: [
      {
        say: "half our manuals are scanned paper. will a document bot understand them",
        says: [["no text layer", "scan"]],
      },
      {
        say: "how could i check that cheaply myself",
        says: [["twenty most important", "own eyes", "extracted text"]],
      },
    ],
  },
  {
    id: "practice-articles4-blend",
    kept: false,
    turns: [
      {
        say: "The assistant mixed up the rules for temps with the ones for permanent staff in a single answer",
        says: [["conditions", "blends"]],
      },
    ],
  },
  {
    id: "practice-articles4-recall",
    kept: false,
    turns: [
      {
        say: "How do I test the retrieval part on its own, without an LLM?",
        says: [["ids of the passages", "fifty"]],
      },
      { say: "the share came out as 0.7, meaning?", says: [["ceiling"]] },
    ],
  },
  {
    id: "practice-articles4-summary-report",
    kept: false,
    turns: [
      {
        say: "someone asked ours to sum up a ninety page annual report and it only used bits of it",
        says: [["section by section", "whole report"]],
      },
    ],
  },
  {
    id: "practice-articles4-vendor-rag",
    kept: false,
    turns: [
      {
        say: "A vendor shows his knowledge chatbot tomorrow. Three things I should insist on seeing?",
        says: [["passages behind a reply", "recall", "question without an answer"]],
      },
      { say: "which article is this from please, I want to forward it", says: [], link: articles.rag },
    ],
  },
  {
    id: "practice-articles4-rule-in-mail",
    kept: false,
    turns: [
      {
        say: "the travel rule was only ever in a mail of our CFO, the bot doesn't know it. which technique finds it?",
        says: [["never written down", "no retrieval method", "missing"]],
      },
    ],
  },
  {
    id: "practice-articles4-december",
    kept: false,
    turns: [
      {
        say: "toy retailer. our drift monitor goes crazy each December",
        says: [["same weeks of last year", "it is december"]],
      },
      { say: "and how many features to watch closely", says: [["ten features"]] },
    ],
  },
  {
    id: "practice-articles4-monthly-retrain",
    kept: false,
    turns: [
      {
        say: "We retrain on the first of every month, automatically. That should keep it fresh, right?",
        says: [["does not replace the check", "schedule"]],
        begins: "No",
      },
      {
        say: "what should a new version prove before going live",
        says: [["same test", "most recent period"]],
      },
    ],
  },
  {
    id: "practice-articles4-runbook",
    kept: false,
    turns: [
      { say: "steps of the runbook for a model alarm pls", says: [["plumbing"], ["segment"], ["record"]] },
      { say: "we have noone to own that", says: [], link: [clients, articles.stale] },
    ],
  },
  {
    id: "practice-articles4-random-unfair",
    kept: false,
    turns: [
      {
        say: "holding back help from some patients just to have a control group would be unethical. alternative?",
        says: [["record the action", "treated alike"]],
      },
    ],
  },
  {
    id: "practice-articles4-no-platform",
    kept: false,
    turns: [
      {
        say: "Do I have to buy an MLOps platform to notice my churn model rotting?",
        says: [["no special platform", "ten plumbing", "four kinds"]],
        begins: "No",
      },
      { say: "where would i begin then, this week, alone", says: [["baseline"]] },
      { say: "do you run models for firms too", says: [], link: models, begins: "Yes" },
    ],
  },
  {
    id: "practice-articles4-odcs",
    kept: false,
    turns: [
      {
        say: "is there a standard format for data contracts",
        says: [["open data contract standard"]],
        begins: "Yes",
      },
      { say: "must i start with that", says: [["short file", "move to one later"]], begins: "No" },
    ],
  },
  {
    id: "practice-articles4-no-owner",
    kept: false,
    turns: [
      {
        say: "we want a contract on the customer table but no team wants to own it",
        says: [["escalate", "paper cannot"]],
      },
      { say: "how do we even find out who uses it", says: [["query logs"]] },
    ],
  },
  {
    id: "practice-articles4-wiki",
    kept: false,
    turns: [
      {
        say: "we have all column descriptions in confluence already, isnt that a data contract",
        says: [["in a wiki", "description"]],
        begins: "No",
      },
      { say: "in which build should it break", says: [["producer"]] },
    ],
  },
  {
    id: "practice-articles4-timezone",
    kept: false,
    turns: [
      {
        say: "finance and logistics never agree on month end. orders close to midnight go to different days",
        says: [["which day a row belongs to", "UTC", "11:40"]],
      },
    ],
  },
  {
    id: "practice-articles4-after-incident",
    kept: false,
    turns: [
      {
        say: "After a data incident, what should we ask ourselves?",
        says: [["which line of which contract"]],
      },
      { say: "and if none?", says: [["ordinary bug"]] },
    ],
  },
  {
    id: "practice-articles4-two-graders",
    kept: false,
    turns: [
      {
        say: "who marks the replies in such a bot test, one person enough?",
        says: [["two people"]],
        begins: "No",
      },
      {
        say: "what score is good enough?",
        says: [["human replies", "service customers get today", "human agents"]],
      },
    ],
  },
  {
    id: "practice-articles4-handoffs",
    kept: false,
    turns: [
      {
        say: "Our bot hands too many people over to agents. Is that worse than too few?",
        says: [["costs a customer", "cost minutes"]],
      },
    ],
  },
  {
    id: "practice-articles4-suspiciously-good",
    kept: false,
    turns: [
      {
        say: "the bot scored 98%... we had fed it all old agent replies btw",
        says: [["answer sheet", "leak"]],
      },
    ],
  },
  {
    id: "practice-articles4-soft-launch",
    kept: false,
    turns: [
      {
        say: "how do you go live carefully with a support assistant",
        says: [["draft while people send", "topic by topic"]],
      },
      { say: "and afterwards when we change the prompt?", says: [["whole suite", "suite"]] },
      {
        say: "does that need a phone test too? people call from cars",
        says: [["speech recognition", "car window"]],
      },
    ],
  },
  {
    id: "practice-articles4-unsettled-policy",
    kept: false,
    turns: [
      {
        say: "Two of my best agents gave opposite answers to the same refund case. Which one do i teach the bot?",
        says: [["never settled", "decide", "no model can be right"]],
      },
    ],
  },
  {
    id: "practice-articles4-boss-skips",
    kept: false,
    turns: [
      {
        say: "our division head says he needn't attend the AI training himself. is he right",
        says: [["first session", "task of their own", "confession"]],
        begins: "No",
      },
      { say: "what should be ready before the first day", says: [["baseline", "accounts", "permission"]] },
    ],
  },
  {
    id: "practice-articles4-blind-trust",
    kept: false,
    turns: [
      {
        say: "colleagues believe everything copilot says. some exercise i could do with them?",
        says: [["five assistant results", "two of them wrong", "catching errors"]],
      },
      { say: "nice. another?", says: [["costs more than it saves", "deciding against"]] },
    ],
  },
  {
    id: "practice-articles4-mixed-results",
    kept: false,
    turns: [
      {
        say: "after the training one task got quicker, the other only 3 of 14 people do with AI. was it a failure?",
        says: [["keep the first", "give up the second", "keeps one task"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles4-budget-expires",
    kept: false,
    turns: [
      {
        say: "boss wants an AI day for everyone in december bc the budget lapses otherwise. hmm",
        says: [["budget expires", "everyone gets the same day"]],
      },
      { say: "do you do such programs for companies", says: [], link: corporate, begins: "Yes" },
    ],
  },
  {
    id: "practice-articles4-share",
    kept: false,
    turns: [
      {
        say: "is there a quick way to mail one of your posts to a colleague",
        says: [["email", "copy link", "copy the link", "link"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles4-categories",
    kept: false,
    turns: [
      {
        say: "can i see just the machine learning posts",
        says: [],
        link: ["/blogs", articles.stale],
        begins: "Yes",
      },
      { say: "and is there an rss for only that topic", says: [], miss: true, begins: "No" },
    ],
  },
  {
    id: "practice-articles4-gone-article",
    kept: false,
    turns: [
      {
        say: "i had a bookmark of an article of yours, now it says blog post not found",
        says: [["mistyped", "taken down", "/blogs"]],
      },
    ],
  },
  {
    id: "practice-articles4-translate-post",
    kept: false,
    turns: [
      {
        say: "wanna translate ur agents article to polish for my linkedin, ok?",
        says: [["written consent", "consent"]],
        link: terms,
      },
    ],
  },
  {
    id: "practice-articles4-audio",
    kept: false,
    turns: [
      {
        say: "I'm visually impaired. do you have recordings of the articles read aloud",
        says: [],
        miss: true,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles4-write-for-you",
    kept: false,
    turns: [{ say: "Freelance journalist here - what do you pay per article?", says: [], link: contact }],
  },
  {
    id: "practice-articles4-stats-source",
    kept: false,
    turns: [
      { say: "what percentage of RAG projects fail according to gartner", says: [], miss: true },
      {
        say: "ok then just tell me what the usual causes are",
        says: [["collection", "stage", "search engine"]],
      },
    ],
  },
  {
    id: "practice-articles4-snowflake",
    kept: false,
    turns: [{ say: "does snowflake enforce data contracts natively?", says: [], miss: true }],
  },
  {
    id: "practice-articles4-thanks-article",
    kept: false,
    turns: [
      {
        say: "just finished the one about stale models on the train. really good, thanks!",
        says: [["glad", "welcome", "thank", "happy"]],
      },
      { say: "where can I learn that properly, I know no python", says: [], link: engineer },
    ],
  },
  {
    id: "practice-articles4-price-of-tool",
    kept: false,
    turns: [{ say: "how much does evidently or whylabs cost for drift monitoring", says: [], miss: true }],
  },
  {
    id: "practice-articles4-which-author-call",
    kept: false,
    turns: [{ say: "can i phone the person who wrote the piece on training plans", says: [], link: contact }],
  },
  {
    id: "practice-articles4-law-backup",
    kept: false,
    turns: [{ say: "how many years must I keep backups by law in texas", says: [], miss: true }],
  },
  {
    id: "practice-articles4-read-long",
    kept: false,
    turns: [
      {
        say: "which of the articles is best for a marketing person w/o technical background who wants to play with agents",
        says: [],
        link: articles.agents,
      },
      { say: "is it long?", says: [["minute"]] },
    ],
  },
];
