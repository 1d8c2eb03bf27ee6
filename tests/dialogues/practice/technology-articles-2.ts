import type { Dialogue } from "../dialogue.ts";
import { articles } from "../facts.ts";

/** Questions that the articles on technology answer, by people who have not read them. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-librarian",
    kept: false,
    turns: [
      {
        say: "Our library's help bot told a patron the wrong loan period, though the right one has been on our website for ages. Should we buy a smarter one?",
        says: [["collection", "passage", "search", "no change of model", "stage"]],
        link: articles.rag,
      },
      {
        say: "How would I find out which part is to blame?",
        says: [["three questions", "collection", "log", "passages"]],
      },
      { say: "how many such replies must I go through", says: [["thirty", "30"]] },
    ],
  },
  {
    id: "practice-two-handbooks",
    kept: false,
    turns: [
      {
        say: "hr uploaded the 2021 handbook AND the new one into the assistant",
        says: [["in force", "two versions", "valid-from", "status", "withdrawn"]],
        link: articles.rag,
      },
      { say: "so who throws out the old one, and when", says: [["owner", "same step", "valid-from"]] },
    ],
  },
  {
    id: "practice-chunker",
    kept: false,
    turns: [
      {
        say: "tutorial says split docs every 512 tokens. you agree?",
        says: [["headings"]],
        link: articles.rag,
        begins: "No",
      },
      { say: "what else would you glue onto a chunk", says: [["title", "heading path"]] },
      { say: "the right one still sits at place 11 and i only pass 8", says: [["rerank"]] },
    ],
  },
  {
    id: "practice-bm25",
    kept: false,
    turns: [
      {
        say: "why bother with bm25 if i got embeddings",
        says: [["part numbers", "error codes", "keyword"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-interns-contractors",
    kept: false,
    turns: [
      {
        say: "it mixes the vacation rules of interns with the contractors' ones",
        says: [["blend", "conditions", "header"]],
        link: articles.rag,
      },
      {
        say: "then it made up a rule that exists nowhere",
        says: [["could not find", "unanswerable", "silence", "nothing relevant", "passages alone"]],
      },
    ],
  },
  {
    id: "practice-annual-report",
    kept: false,
    turns: [
      {
        say: "is rag the right way to boil a 120 page annual report down to one",
        says: [["whole report", "section by section"]],
        link: articles.rag,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-no-budget-week",
    kept: false,
    turns: [
      {
        say: "one week, no budget: what to repair first in a document chatbot",
        says: [["owners", "extraction", "top", "upstream"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-no-show-clinic",
    kept: false,
    turns: [
      {
        say: "our no-show predictions went crazy the day after they upgraded the scheduling software",
        says: [["units", "plumbing", "upstream", "pipe", "hours"]],
        link: articles.stale,
      },
      {
        say: "IT wants to retrain this afternoon. wise?",
        says: [["permanent", "invisible", "upstream", "mixed", "pipe", "plumbing", "step 4", "last"]],
        begins: "No",
      },
      { say: "then whats the order of things", says: [["plumbing", "segment", "outcomes"]] },
    ],
  },
  {
    id: "practice-alarm-flood",
    kept: false,
    turns: [
      {
        say: "300 features and every single one beeps. im going mad",
        says: [["ten features", "importance"]],
        link: articles.stale,
      },
      {
        say: "what warns us soonest that something is off",
        says: [["plumbing", "row counts", "within the hour"]],
      },
      { say: "and what's the actual proof", says: [["outcomes"]] },
    ],
  },
  {
    id: "practice-half-the-truth",
    kept: false,
    turns: [
      {
        say: "half of this month's results aren't in. how can i hold it against last month fairly",
        says: [["same age", "date of the prediction", "cohort"]],
        link: articles.stale,
      },
    ],
  },
  {
    id: "practice-past-it",
    kept: false,
    turns: [
      {
        say: "cheapest way to see that a prediction model is past its best?",
        says: [["baseline"]],
        link: articles.stale,
      },
      { say: "like which", says: [["last year", "weekday"]] },
    ],
  },
  {
    id: "practice-swapped-gpt",
    kept: false,
    turns: [
      {
        say: "they swapped the gpt version behind our backs and tone is different now",
        says: [["pin"]],
        link: articles.stale,
      },
      { say: "anything else we should be doing every week", says: [["graded cases", "suite", "sample"]] },
    ],
  },
  {
    id: "practice-green-tests",
    kept: false,
    turns: [
      {
        say: "the devs swear their tests were green and still my sales report lost a third overnight",
        says: [["contract", "status", "query"]],
        link: articles.contracts,
      },
      { say: "would a page in the wiki have helped", says: [["description", "wiki", "build"]], begins: "No" },
      { say: "so where does that file live", says: [["producer"]] },
    ],
  },
  {
    id: "practice-dollars-cents",
    kept: false,
    turns: [
      {
        say: "they went from dollars to cents and kept the column name",
        says: [["new dataset", "unit"]],
        link: articles.contracts,
      },
      { say: "how long must old and new exist side by side", says: [["notice period"]] },
    ],
  },
  {
    id: "practice-fancy-standard",
    kept: false,
    turns: [
      {
        say: "is there an official format for data contracts or do i make my own",
        says: [["Open Data Contract Standard", "short file"]],
        link: articles.contracts,
      },
      { say: "what goes in besides types", says: [["grain", "null"]] },
      { say: "all 300 tables at once?", says: [["one dataset", "dozen", "few"]], begins: "No" },
    ],
  },
  {
    id: "practice-other-team-meeting",
    kept: false,
    turns: [
      {
        say: "how do i run the sit-down with the team whose data we consume",
        says: [["twenty real rows", "assum"]],
        link: articles.contracts,
      },
    ],
  },
  {
    id: "practice-same-room-disk",
    kept: false,
    turns: [
      {
        say: "We save everything on a disk standing next to the computer. My son finds that silly.",
        says: [["somewhere else", "three copies", "3-2-1"]],
        link: articles.backup,
      },
      {
        say: "We get a green tick each morning, surely that is something?",
        says: [["file was written", "restor"]],
      },
    ],
  },
  {
    id: "practice-two-terms",
    kept: false,
    turns: [
      {
        say: "what do you call it: how much work may be lost, and how long we may be down",
        says: ["RPO", "RTO"],
        link: articles.backup,
      },
      {
        say: "payroll and our website the same figures?",
        says: [["independent", "whole company", "strictest", "payroll"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-drill-cast",
    kept: false,
    turns: [
      {
        say: "who should do the test restore, the admin who set the backups up?",
        says: [["built the backups"]],
        link: articles.backup,
        begins: "No",
      },
      {
        say: "how do we keep that copy from emailing all our customers",
        says: [["isolat", "outgoing mail", "blocked"]],
      },
      {
        say: "what do we note down afterwards",
        says: [["point requested", "hours taken", "four lines", "point reached"]],
      },
    ],
  },
  {
    id: "practice-faster-disks",
    kept: false,
    turns: [
      {
        say: "recovery took us 5 hours, so faster disks it is?",
        says: [["half", "one row", "named person", "server definition"]],
        link: articles.backup,
      },
      { say: "pg_dump takes everything along, doesn't it", says: [["roles"]], begins: "No" },
    ],
  },
  {
    id: "practice-standby",
    kept: false,
    turns: [
      {
        say: "intern ran drop table but we have a standby, so we are saved?",
        says: [["dropped there too", "repeats mistakes", "mistakes"]],
        link: articles.backup,
        begins: "No",
      },
      { say: "what would have saved us", says: [["log archive", "log"]] },
      { say: "and the passphrase is on the same machine, is that bad", says: [["burned", "key"]] },
    ],
  },
  {
    id: "practice-rehearsal-rhythm",
    kept: false,
    turns: [
      {
        say: "how many times a year should the unimportant systems be rehearsed",
        says: ["yearly"],
        link: articles.backup,
      },
    ],
  },
];
