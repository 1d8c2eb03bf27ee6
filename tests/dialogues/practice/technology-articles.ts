import type { Dialogue } from "../dialogue.ts";
import { articles } from "../facts.ts";

/** The articles on retrieval, stale models, data contracts and backups. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-rag-60-days",
    kept: false,
    turns: [
      {
        say: "our internal bot quotes an old travel policy, new model then?",
        says: [["collection", "old versions", "version", "stage", "search", "wrong place"]],
        link: articles.rag,
        begins: "No",
      },
      {
        say: "so how do i find whats broken",
        says: [["three questions", "first “no”", "collection", "passage"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-rag-plain",
    kept: false,
    turns: [
      { say: "explain rag like im five", says: [["search engine"], ["writer"]], link: articles.rag },
      {
        say: "and where does it usually go wrong",
        says: [["collection", "cut", "search", "writing", "stage"]],
      },
    ],
  },
  {
    id: "practice-rag-part-numbers",
    kept: false,
    turns: [
      {
        say: "semantic search never finds our part numbers",
        says: [["keyword"], ["hybrid", "both"]],
        link: articles.rag,
      },
      { say: "would handing it 40 snippets help", says: [["rerank", "distraction"]], begins: "No" },
    ],
  },
  {
    id: "practice-rag-exception",
    kept: false,
    turns: [
      {
        say: "bot gives the rule but drops the exception that comes right after",
        says: [["heading", "in one piece", "exception"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-rag-salaries",
    kept: false,
    turns: [
      {
        say: "telling the model in the prompt not to reveal hr letters, safe?",
        says: [["enforced in the search", "rights", "access"]],
        link: articles.rag,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-rag-count",
    kept: false,
    turns: [
      {
        say: "asked it how many contracts run out in spring and it said 8, theres 60",
        says: [["database query", "counting", "no passage"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-rag-scan",
    kept: false,
    turns: [
      {
        say: "tables in our pdfs come out as number soup",
        says: [["extract", "damaged", "own eyes", "flattened"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-rag-fake-source",
    kept: false,
    turns: [
      {
        say: "it links a source but the page says smth else",
        says: [["cite", "cited id", "decorativ", "code check"]],
        link: articles.rag,
      },
      {
        say: "can it just say dunno sometimes",
        says: [["could not find this", "unanswerable", "silence"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-rag-measure",
    kept: false,
    turns: [
      {
        say: "how many test questions to measure the search part of a rag",
        says: [["fifty"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-rag-vendor",
    kept: false,
    turns: [
      {
        say: "what should i make a rag vendor show me",
        says: [["passages behind", "recall", "without an answer"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-stale-feels-off",
    kept: false,
    turns: [
      {
        say: "our planner says the forecast feels off but no errors anywhere",
        says: [["signal", "stale", "plumbing", "outcomes", "baseline", "damage"]],
        link: articles.stale,
      },
      {
        say: "what do i look at first",
        says: [["plumbing", "pipe", "upstream", "units"]],
        link: articles.stale,
      },
    ],
  },
  {
    id: "practice-stale-psi",
    kept: false,
    turns: [
      {
        say: "psi over .25 every other thursday, we score 100 rows a day",
        says: [["chance", "0.09", "sample size"]],
        link: articles.stale,
      },
      { say: "so what do i do about it", says: [["by the week", "own volumes", "compare"]] },
    ],
  },
  {
    id: "practice-stale-monthly",
    kept: false,
    turns: [
      {
        say: "we retrain every month anyway so were fine?",
        says: [["schedule", "not replace", "step 4", "reflex"]],
        link: articles.stale,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-stale-loop",
    kept: false,
    turns: [
      {
        say: "we phone everybody flagged as risky, now the model thinks they are safe",
        says: [["random group", "feeds itself", "treated alike"]],
        link: articles.stale,
      },
      { say: "cant leave people without the call tho", says: [["record the action", "treated alike"]] },
    ],
  },
  {
    id: "practice-stale-december",
    kept: false,
    turns: [
      {
        say: "drift alarm goes off each xmas, false alarm?",
        says: [["same weeks of last year", "December", "seasonal"]],
        link: articles.stale,
      },
    ],
  },
  {
    id: "practice-stale-llm",
    kept: false,
    turns: [
      {
        say: "can a hosted llm go bad if i never touch it",
        says: [["provider retires", "retires", "policies change", "ages"]],
        link: articles.stale,
        begins: "Yes",
      },
      { say: "what would you do against that", says: [["pin", "graded cases", "weekly"]] },
    ],
  },
  {
    id: "practice-stale-calibration",
    kept: false,
    turns: [
      {
        say: "it says 20 percent but 35 happen, order is still right",
        says: [["calibrat"]],
        link: articles.stale,
      },
    ],
  },
  {
    id: "practice-stale-defaults",
    kept: false,
    turns: [
      {
        say: "loan defaults show up after a year, how can i see the model slip before",
        says: [["same age", "date of the prediction", "cohort", "inputs", "outputs"]],
        link: articles.stale,
      },
    ],
  },
  {
    id: "practice-stale-owner",
    kept: false,
    turns: [
      {
        say: "alarms come in and nobody cares",
        says: [["owner", "wallpaper", "runbook"]],
        link: articles.stale,
      },
    ],
  },
  {
    id: "practice-contract-dashboard",
    kept: false,
    turns: [
      {
        say: "another team renamed a status and our revenue chart fell off a cliff",
        says: [["data contract", "contract"]],
        link: articles.contracts,
      },
      {
        say: "how do we stop them doing that",
        says: [["build", "notice", "contract"]],
        link: articles.contracts,
      },
      { say: "how long til we have one", says: [["ten working days", "10 days", "ten days"]] },
    ],
  },
  {
    id: "practice-contract-breaking",
    kept: false,
    turns: [
      {
        say: "is a new value in a dropdown really a breaking change for reports",
        says: [["breaking", "notice", "breaks every query"]],
        link: articles.contracts,
        begins: "Yes",
      },
      { say: "and an extra optional column", says: [["change log"]], begins: "No" },
    ],
  },
  {
    id: "practice-contract-null",
    kept: false,
    turns: [
      {
        say: "empty cells mean three diff things in our table",
        says: [["unknown", "not applicable", "not yet"]],
        link: articles.contracts,
      },
    ],
  },
  {
    id: "practice-contract-midnight",
    kept: false,
    turns: [
      {
        say: "late evening orders show up on the wrong day",
        says: [["UTC", "business day", "day a row"]],
        link: articles.contracts,
      },
    ],
  },
  {
    id: "practice-contract-late",
    kept: false,
    turns: [
      {
        say: "check fails at 6am. publish bad numbers or nothing?",
        says: [["yesterday", "not published", "lateness"]],
        link: articles.contracts,
      },
    ],
  },
  {
    id: "practice-contract-all",
    kept: false,
    turns: [
      {
        say: "should every table we own have a data contract",
        says: [["boundary", "border", "exploratory", "dozen", "needs tests"]],
        link: articles.contracts,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-contract-consumer",
    kept: false,
    turns: [
      {
        say: "we read their data, should our side test everything again",
        says: [["freshness", "few properties"]],
        link: articles.contracts,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-contract-no-owner",
    kept: false,
    turns: [
      { say: "nobody wants to own the dataset", says: [["escalate", "owner"]], link: articles.contracts },
    ],
  },
  {
    id: "practice-backup-green",
    kept: false,
    turns: [
      {
        say: "backup job is green every night so we sleep well",
        says: [["restor", "file was written"]],
        link: articles.backup,
      },
      {
        say: "how do i test it for real",
        says: [["drill", "three hours", "two people", "restore"]],
        link: articles.backup,
      },
      { say: "how often", says: [["quarter", "yearly"]] },
    ],
  },
  {
    id: "practice-backup-acronyms",
    kept: false,
    turns: [
      {
        say: "it guy keeps saying rpo rto, english please",
        says: [
          ["how much work", "lose"],
          ["how long", "without it"],
        ],
        link: articles.backup,
      },
      { say: "who decides those numbers", says: [["owner of the business process", "owner"]] },
      { say: "one pair for the whole firm?", says: [["strictest", "loosest", "independent"]], begins: "No" },
    ],
  },
  {
    id: "practice-backup-replica",
    kept: false,
    turns: [
      {
        say: "theres a live copy of the db in another city, good enough right",
        says: [["mistake", "dropped table", "replica"]],
        link: articles.backup,
        begins: "No",
      },
      { say: "what else then", says: [["log archive", "locked copy", "log"]] },
    ],
  },
  {
    id: "practice-backup-speed",
    kept: false,
    turns: [
      {
        say: "2 tb, how long does copying that back take",
        says: [["10,000 seconds", "2.8 hours", "three hours"]],
        link: articles.backup,
      },
    ],
  },
  {
    id: "practice-backup-forgot",
    kept: false,
    turns: [
      {
        say: "what do people forget to back up besides the database",
        says: [["uploaded files", "encryption key", "DNS", "user roles"]],
        link: articles.backup,
      },
    ],
  },
  {
    id: "practice-backup-hacker-admin",
    kept: false,
    turns: [
      {
        say: "if a hacker has the admin login he just deletes our backups too",
        says: [["locked copy", "cannot delete", "separate account"]],
        link: articles.backup,
      },
    ],
  },
  {
    id: "practice-backup-drill-fail",
    kept: false,
    turns: [
      {
        say: "did a test restore and it bombed, my boss is furious",
        says: [["cheapest failure", "no customer noticed"]],
        link: articles.backup,
      },
      { say: "now i have 19 todos from it", says: [["one thing", "largest", "nineteen"]] },
    ],
  },
  {
    id: "practice-backup-afternoon",
    kept: false,
    turns: [
      {
        say: "someone drops a table at 4pm and the copy is from 2am, what have we lost",
        says: [["fourteen", "14.5", "half"]],
        link: articles.backup,
      },
    ],
  },
  {
    id: "practice-backup-test-system",
    kept: false,
    turns: [
      {
        say: "can we keep the restored copy as a test environment",
        says: [["destroy", "personal data"]],
        link: articles.backup,
        begins: "No",
      },
    ],
  },
];
