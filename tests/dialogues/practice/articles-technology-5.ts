import type { Dialogue } from "../dialogue.ts";
import { articles, cloud } from "../facts.ts";

/** People who have a technical trouble of their own, and have not heard that there is an article on it. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-articles-technology5-wrong-deadline",
    kept: false,
    turns: [
      {
        say: "our internal helper tells staff the OLD expense deadline even tho we put the new policy in last spring. is a bigger model the cure?",
        says: [["owner", "stage", "wrong place", "collection", "no change of model", "withdrawn"]],
        link: articles.rag,
      },
      {
        say: "ok so how do i find out where it goes wrong",
        says: [["in the collection", "among those given", "broken stage", "thirty bad replies"]],
      },
      { say: "how many bad ones should i go through", says: [["thirty", "30"]] },
    ],
  },
  {
    id: "practice-articles-technology5-part-numbers",
    kept: false,
    turns: [
      {
        say: "We are selling spare part for tractor. The AI search not find number like JD-4471-B but find nice words. Why is this?",
        says: [
          ["part numbers", "no meaning to compare"],
          ["keyword", "hybrid"],
        ],
        link: articles.rag,
      },
      { say: "so which one I must use, both?", says: [["both", "hybrid"]] },
    ],
  },
  {
    id: "practice-articles-technology5-salary",
    kept: false,
    turns: [
      {
        say: "Someone in accounts got the bot to spit out the CEO's pay. We had told it in the instructions never to show HR files. What went wrong?",
        says: [["enforced in the search", "asking person's rights"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-articles-technology5-counting",
    kept: false,
    turns: [
      {
        say: "asked our doc bot how many supplier agreements run out this quarter, it said 8. its 61",
        says: [["database query", "counts to eight", "no passage"]],
        link: articles.rag,
      },
      { say: "and a summary of a really long report?", says: [["section by section", "whole report"]] },
    ],
  },
  {
    id: "practice-articles-technology5-chunks",
    kept: false,
    turns: [
      {
        say: "what chunk size do you recommend",
        says: [["headings", "few hundred words"]],
        link: articles.rag,
      },
      { say: "why not just fixed length", says: [["exceptions", "next", "together", "without the other"]] },
      {
        say: "we retrieve 8 and the good one is at position 11, shall we retrieve 40 then",
        says: [["rerank", "distractions"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-fake-links",
    kept: false,
    turns: [
      {
        say: "It puts a source under every sentence and when I click it the page is about something else entirely. My solicitor partner is furious",
        says: [["cited id", "decoratively", "sample whether"]],
        link: articles.rag,
      },
      {
        say: "how do I make it say I don't know instead of making stuff up",
        says: [["could not find this", "unanswerable", "a tenth"]],
      },
      { say: "how big a share of those", says: [["tenth", "1 of 10"]] },
    ],
  },
  {
    id: "practice-articles-technology5-scans",
    kept: false,
    turns: [
      {
        say: "half our manuals are scanned pdfs from the nineties, two columns, big tables. will a chatbot cope with that?",
        says: [["scan", "two-column", "extracted text"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-articles-technology5-rag-what",
    kept: false,
    turns: [
      {
        say: "my nephew keeps saying RAG RAG RAG. in plain english?",
        says: [["search engine with a writer", "search engine"]],
        link: articles.rag,
      },
      {
        say: "where do i start repairing one",
        says: [["from the top", "owners", "thirty", "in the collection"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-vendor-rag",
    kept: false,
    turns: [
      {
        say: "A vendor is coming Thursday to show a bot that reads our handbook. What should I make him show me so I don't get dazzled?",
        says: [["passages behind", "recall on your own questions", "own questions"]],
        link: [articles.rag, articles.transcripts],
      },
    ],
  },
  {
    id: "practice-articles-technology5-embedding-price",
    kept: false,
    turns: [
      { say: "what does pinecone cost per million vectors", says: [], miss: true },
      {
        say: "fine. then how do I measure if retrieval is any good, without the text part",
        says: [["fifty", "ids of the passages", "without generating"]],
        link: articles.rag,
      },
    ],
  },
  {
    id: "practice-articles-technology5-hospital-forecast",
    kept: false,
    turns: [
      {
        say: "I manage beds in a hospital. Our prediction of no-shows used to be decent, but the nurses ignore it now, and honestly so do I. IT says nothing is broken because there are no errors in the log. How would one notice earlier?",
        says: [["four kinds of signal", "plumbing", "baseline", "ladder"]],
        link: articles.stale,
      },
      { say: "which of the signals comes first", says: [["plumbing", "within the hour"]] },
      { say: "and the last?", says: [["outcomes", "truth is known"]] },
    ],
  },
  {
    id: "practice-articles-technology5-psi",
    kept: false,
    turns: [
      {
        say: "PSI alarm goes off every other day. about 100 records daily. is 0.1 wrong?",
        says: [["chance alone", "sample size", "0.09"]],
        link: articles.stale,
      },
      { say: "what if i had 2000", says: [["0.01"]] },
      { say: "so compare weekly?", says: [["by the week", "if the day is too thin"]] },
    ],
  },
  {
    id: "practice-articles-technology5-retrain-monthly",
    kept: false,
    turns: [
      {
        say: "we just retrain on the 1st of each month, that should do it no?",
        says: [["does not replace", "reflex", "invisible"]],
        link: articles.stale,
        begins: "No",
      },
      {
        say: "then what do we do when the alarm rings",
        says: [["plumbing", "runbook", "look for a change upstream"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-december",
    kept: false,
    turns: [
      {
        say: "every christmas our toy sales model screams drift",
        says: [["seasonal", "last year", "December"]],
        link: articles.stale,
      },
    ],
  },
  {
    id: "practice-articles-technology5-self-fulfilling",
    kept: false,
    turns: [
      {
        say: "We call the customers the model says will leave. They stay. Now the stats say the model was wrong about them. Is it?",
        says: [["random group", "feeds itself", "own evidence"]],
        link: articles.stale,
      },
      {
        say: "cant leave patients without a call tho, thats not ethical",
        says: [["record the action", "treated alike"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-loan",
    kept: false,
    turns: [
      {
        say: "credit union here. defaults only show after ten months or so. how do we chart whether the scores still hold",
        says: [["date of the prediction", "same age"]],
        link: articles.stale,
      },
      {
        say: "order of the customers is still right but 20% isnt 20% anymore",
        says: [["recalibration"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-gpt-ages",
    kept: false,
    turns: [
      {
        say: "can a hosted LLM get outdated if we never train it ourselves?",
        says: [["still ages", "retires", "pin the model"]],
        link: articles.stale,
        begins: "Yes",
      },
      { say: "how often run the checks", says: [["weekly", "every change"]] },
    ],
  },
  {
    id: "practice-articles-technology5-hours-days",
    kept: false,
    turns: [
      {
        say: "scores doubled overnight after they updated the booking software, data guy wants to retrain right now. stop him?",
        says: [["pipe", "units", "upstream", "permanent"]],
        link: articles.stale,
      },
    ],
  },
  {
    id: "practice-articles-technology5-minimal",
    kept: false,
    turns: [
      {
        say: "Got anything to read about keeping an eye on a machine learning model after it's live?",
        says: [],
        link: articles.stale,
      },
      {
        say: "no time for all of that. the two things to do this week",
        says: [["baseline"], ["ten plumbing", "assertions"]],
      },
      { say: "whats a baseline", says: [["last year's rate", "beside the model", "one query"]] },
    ],
  },
  {
    id: "practice-articles-technology5-dashboard",
    kept: false,
    turns: [
      {
        say: "Monday morning, revenue chart down 30 percent, CFO shouting, and it turns out the shop devs had renamed a status on Saturday without telling anyone. how do other companies stop this",
        says: [["data contract", "contract"]],
        link: articles.contracts,
      },
      { say: "what goes in one", says: [["grain", "owner", "null", "late rows"]] },
      { say: "who has to check it", says: [["producer", "build"]] },
    ],
  },
  {
    id: "practice-articles-technology5-new-value",
    kept: false,
    turns: [
      {
        say: "is adding one more status to a column really a breaking change?? it's just an extra value",
        says: [["notice", "breaks every query"]],
        link: articles.contracts,
        begins: "Yes",
      },
      { say: "and an optional column", says: [["change log", "not breaking", "no"]], begins: "No" },
      {
        say: "switching from dollars to cents in the same field",
        says: [["new dataset name", "never in place", "unit"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-not-published",
    kept: false,
    turns: [
      {
        say: "If a check fails at 5 in the morning do we publish the numbers anyway? sales goes mad without them",
        says: [["not published", "yesterday's"]],
        link: articles.contracts,
      },
    ],
  },
  {
    id: "practice-articles-technology5-start-contract",
    kept: false,
    turns: [
      {
        say: "i am a data analyst, two weeks till my holiday. can i get a first agreement with the order team done before that",
        says: [["ten working days", "days 1 and 2", "choose one dataset", "one dataset", "ten days"]],
        link: articles.contracts,
      },
      { say: "which table first", says: [["last three incidents"]] },
      { say: "nobody wants to own it", says: [["escalate"]] },
    ],
  },
  {
    id: "practice-articles-technology5-midnight",
    kept: false,
    turns: [
      {
        say: "orders placed late in the evening land on tomorrow in the report and the month never adds up, any tip",
        says: [["UTC", "which day a row belongs"]],
        link: articles.contracts,
      },
      {
        say: "also empty promised dates, nobody knows whether that means unknown or not needed",
        says: [["three facts", "what null means", "null"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-four-hundred",
    kept: false,
    turns: [
      {
        say: "Our architect would like contracts generated for all 400 tables in the catalogue. Sensible?",
        says: [["a dozen", "dozen well-kept"]],
        link: articles.contracts,
      },
      { say: "why not all of them", says: [["upkeep", "boundary", "border", "tests"]] },
    ],
  },
  {
    id: "practice-articles-technology5-standard",
    kept: false,
    turns: [
      {
        say: "Is there a published standard for these data agreements, or do we invent our own file?",
        says: [["Open Data Contract Standard"]],
        link: articles.contracts,
      },
      {
        say: "does it have to be yaml or could it sit in confluence",
        says: [["wiki", "description", "producer's code"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-ransom",
    kept: false,
    turns: [
      {
        say: "dentist practice, four chairs. a colleague across town got hacked and they deleted his backups as well. how do i protect mine",
        says: [["locked copy", "separate account"]],
        link: articles.backup,
      },
      { say: "even from my own it guy?", says: [["even your administrators", "cannot delete"]] },
    ],
  },
  {
    id: "practice-articles-technology5-replica",
    kept: false,
    turns: [
      {
        say: "we have a live copy of the database in another data centre so we're covered",
        says: [["mistakes faithfully", "dropped table", "depends on what goes wrong"]],
        link: articles.backup,
      },
      {
        say: "what would bring back a table somebody dropped by accident",
        says: [["log archive", "second before", "just before"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-rpo-rto",
    kept: false,
    turns: [
      {
        say: "Insurer's questionnaire asks for our RPO and RTO. I run a bakery chain. What on earth are these?",
        says: [["how much work"], ["how long"]],
        link: articles.backup,
      },
      { say: "same for every system?", says: [["independent", "one pair", "strictest"]] },
      { say: "who decides them, me or the computer people", says: [["owner of the business process"]] },
    ],
  },
  {
    id: "practice-articles-technology5-terabytes",
    kept: false,
    turns: [
      {
        say: "how long does it take to copy back 2 TB",
        says: [["2.8 hours", "nearly three hours", "10,000 seconds"]],
        link: articles.backup,
      },
      { say: "would faster disks fix our slow recovery", says: [["one row", "half", "named person"]] },
    ],
  },
  {
    id: "practice-articles-technology5-green",
    kept: false,
    turns: [
      {
        say: "Backup report is green every single night. Why would I bother to test it.",
        says: [["a file was written", "restoring it"]],
        link: articles.backup,
      },
      { say: "ok how do i do such a test", says: [["three hours", "two people", "moment", "clock"]] },
      { say: "how often", says: [["quarterly"]] },
      { say: "and if it goes wrong the first time", says: [["cheapest failure"]] },
    ],
  },
  {
    id: "practice-articles-technology5-forgotten",
    kept: false,
    turns: [
      {
        say: "what do people usually forget to back up besides the database",
        says: [["uploaded files", "encryption keys", "DNS"]],
        link: articles.backup,
      },
      { say: "321 rule?", says: [["three copies"]] },
    ],
  },
  {
    id: "practice-articles-technology5-drill-list",
    kept: false,
    turns: [
      {
        say: "after our recovery exercise we ended up with 19 action points and nobody wants to do another one",
        says: [["one thing", "change one", "change **one**"]],
        link: articles.backup,
      },
      { say: "can we keep the restored copy as test environment", says: [["destroy", "personal data"]] },
    ],
  },
  {
    id: "practice-articles-technology5-do-it-for-us",
    kept: false,
    turns: [
      {
        say: "could you lot do the disaster recovery for us instead of me reading about it",
        says: [["disaster recovery", "recovery"]],
        link: [cloud, articles.backup],
      },
      { say: "do you back up mainframes (z/OS)?", says: [], miss: true },
    ],
  },
  {
    id: "practice-articles-technology5-inbox-agent",
    kept: false,
    turns: [
      {
        say: "i made a thing in n8n that reads our info@ mailbox and can look up clients in the crm. a friend says strangers could hijack it by email?? is he right",
        says: [["prompt injection", "public inbox", "three things", "same stream", "outsiders"]],
        link: articles.agents,
      },
      {
        say: "I wrote in the prompt that it must never obey mails. enough?",
        says: [["without removing", "reduces", "enforced"]],
        begins: "No",
      },
      { say: "so what do I take away", says: [["any one", "no tool", "one of", "take away one"]] },
    ],
  },
  {
    id: "practice-articles-technology5-refund-agent",
    kept: false,
    turns: [
      {
        say: "Would you let a bot pay out refunds by itself?",
        says: [["approval"]],
        link: articles.agents,
        begins: "No",
      },
      { say: "sorting emails then", says: [["labels", "routing"]] },
      {
        say: "cv screening?",
        says: [["judgment on a person", "arranging interviews", "asked for the reason"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles-technology5-approve-click",
    kept: false,
    turns: [
      {
        say: "my team just clicks approve approve approve on whatever the agent suggests",
        says: [["two seconds", "stopped being a control", "approval that informs", "one sentence"]],
        link: articles.agents,
      },
      {
        say: "last week it answered its own mail 300 times",
        says: [["caps", "limit the steps", "loops"]],
      },
      { say: "an off switch?", says: [["one switch", "revokes"]] },
    ],
  },
  {
    id: "practice-articles-technology5-workflow-agent",
    kept: false,
    turns: [
      {
        say: "difference between an agent and a normal automation with gpt in it",
        says: [["path"], ["tools", "decides"]],
        link: articles.agents,
      },
      { say: "cheaper one?", says: [["workflow"]] },
    ],
  },
  {
    id: "practice-articles-technology5-shadow",
    kept: false,
    turns: [
      {
        say: "How long before I can let the drafting assistant send on its own? Boss is impatient.",
        says: [["shadow", "few weeks", "sent untouched", "fifty"]],
        link: articles.agents,
      },
      { say: "and when we swap to the newer model", says: [["goes back to drafts", "passed again"]] },
    ],
  },
  {
    id: "practice-articles-technology5-ban",
    kept: false,
    turns: [
      {
        say: "I'm the security officer and would rather forbid people building their own agents altogether",
        says: [["private laptops", "forbidding", "right builders"]],
        link: articles.agents,
      },
      { say: "does n8n have a soc 2 report", says: [], miss: true },
    ],
  },
  {
    id: "practice-articles-technology5-launch",
    kept: false,
    turns: [
      {
        say: "we go live with the helpdesk bot in 3 weeks and the only trial was the salesman's show. what would you do",
        says: [["conversations", "transcripts", "replay"]],
        link: articles.transcripts,
      },
      { say: "how many of the old chats", says: [["200"]] },
      { say: "and hard ones?", says: [["100"]] },
    ],
  },
  {
    id: "practice-articles-technology5-zero-harm",
    kept: false,
    turns: [
      {
        say: "100 test chats, not a single dangerous reply. so it's safe yeah?",
        says: [["3 percent", "rule of three"]],
        link: articles.transcripts,
      },
      { say: "with 300?", says: [["1 percent"]] },
    ],
  },
  {
    id: "practice-articles-technology5-grading",
    kept: false,
    turns: [
      {
        say: "who should mark the bots answers, can chatgpt do that",
        says: [["two people", "a model can grade", "no vote"]],
        link: articles.transcripts,
      },
      {
        say: "which marks are there, pass and fail?",
        says: [["correct"], ["incomplete"], ["harmful"]],
      },
      {
        say: "what score is good enough",
        says: [["customers get today", "human replies", "human agents", "gate"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-rollout",
    kept: false,
    turns: [
      {
        say: "Tests are passed. Do we switch it on for everybody at once?",
        says: [["topic by topic", "draft while people send", "one topic"]],
        link: articles.transcripts,
      },
      { say: "do we throw away the test cases then", says: [["new case", "each change", "worth more"]] },
    ],
  },
  {
    id: "practice-articles-technology5-unknown",
    kept: false,
    turns: [
      { say: "have you written something about quantum computing", says: [], miss: true },
      { say: "kubernetes autoscaling maybe", says: [["scale", "could not find", "not on our"]] },
      { say: "ok then databases", says: [], link: [articles.backup, articles.contracts] },
    ],
  },
  {
    id: "practice-articles-technology5-author",
    kept: false,
    turns: [
      {
        say: "the piece on backups, how many people have read it so far",
        says: [],
        miss: true,
      },
      {
        say: "does postgres dump include the users",
        says: [["globals-only", "does not carry roles"]],
        link: articles.backup,
      },
      { say: "did you benchmark that against oracle rman", says: [], miss: true },
    ],
  },
  {
    id: "practice-articles-technology5-intranet",
    kept: false,
    turns: [
      {
        say: "hi there, librarian here. our staff chatbot leaves out the bit about trips abroad whenever someone asks about claims. the text IS in the file",
        says: [["exception", "headings", "without the other", "cut"]],
        link: articles.rag,
      },
      { say: "would longer pieces be the fix", says: [["headings", "exceptions", "heading path"]] },
    ],
  },
  {
    id: "practice-articles-technology5-budget",
    kept: false,
    turns: [
      {
        say: "I have 10k left this year for our knowledge bot which is so-so. New embeddings? Different LLM? Something else?",
        says: [["tally", "from the top", "upstream", "owners, dates", "no change of model"]],
        link: articles.rag,
      },
      { say: "why clean the files first", says: [["upstream", "stale collection"]] },
    ],
  },
  {
    id: "practice-articles-technology5-teen",
    kept: false,
    turns: [
      { say: "yo whats a reranker lol", says: [["top fifty", "rereads"]], link: articles.rag },
      { say: "and embeddings suck at what", says: [["part numbers", "error codes"]] },
    ],
  },
  {
    id: "practice-articles-technology5-churn",
    kept: false,
    turns: [
      {
        say: "Marketing doesn't believe in our churn list any longer. I need one simple picture for the directors that says whether it's still worth having",
        says: [["baseline", "last year's rate"]],
        link: articles.stale,
      },
      {
        say: "and if it's only in the Austin branch that it fails?",
        says: [["segment", "narrow"]],
      },
    ],
  },
  {
    id: "practice-articles-technology5-owner",
    kept: false,
    turns: [
      {
        say: "The monitoring mails go to a group address and no one opens them",
        says: [["owner", "wallpaper", "runbook"]],
        link: articles.stale,
      },
      { say: "what would such a page contain", says: [["plumbing", "segment", "five", "outcomes"]] },
    ],
  },
  {
    id: "practice-articles-technology5-new-model",
    kept: false,
    turns: [
      {
        say: "We trained a fresh version on Friday. Just replace it?",
        says: [["same test", "against the one it would replace"]],
        link: articles.stale,
      },
    ],
  },
  {
    id: "practice-articles-technology5-notice",
    kept: false,
    turns: [
      {
        say: "I lead the order system team. Must drop an old field from the table the analysts read. How do I do it decently?",
        says: [["notice period", "side by side", "both versions"]],
        link: articles.contracts,
      },
      {
        say: "somebody still reads it on the last day, may I remove it all the same",
        says: [["allowed", "announced day"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles-technology5-consumer",
    kept: false,
    turns: [
      {
        say: "we only consume the feed. do we need our own tests or trust theirs",
        says: [["freshness"]],
        link: articles.contracts,
      },
      { say: "schema registry we have already isnt that enough", says: [["types"]], begins: "No" },
    ],
  },
  {
    id: "practice-articles-technology5-outage",
    kept: false,
    turns: [
      {
        say: "Last week a script deleted the wrong table about half past four and sales was back only at half nine. Is that normal?? where does all that time go",
        says: [["half", "copying", "credentials", "150 minutes"]],
        link: articles.backup,
      },
      {
        say: "we lost everything since 2 in the night",
        says: [["fourteen and a half", "14.5", "log archive", "2:00 AM"]],
      },
      { say: "cheap way to be quicker", says: [["named person", "server definition"]] },
    ],
  },
  {
    id: "practice-articles-technology5-drill-people",
    kept: false,
    turns: [
      {
        say: "pls explain restore drill, english is not my first language",
        says: [["three hours", "clock", "moment", "restor"]],
        link: articles.backup,
      },
      { say: "the man who make the backup can do it?", says: [["preferably not", "not the one who built"]] },
      { say: "test server can send email to client, danger?", says: [["outgoing mail", "isolation"]] },
    ],
  },
  {
    id: "practice-articles-technology5-agent-rights",
    kept: false,
    turns: [
      {
        say: "bookkeeper, 61. my grandson connected a robot to my own outlook so it can file receipts. should it rather have its own login?",
        says: [["create a user", "own account", "smallest set"]],
        link: articles.agents,
      },
      {
        say: "it entered the same receipt twice already",
        says: [["triggers fire twice", "already handled"]],
      },
      { say: "and once it put a date in 1999", says: [["date in the past", "rejects"]] },
    ],
  },
  {
    id: "practice-articles-technology5-attack",
    kept: false,
    turns: [
      {
        say: "before we give our agent more freedom, how do we try to break it",
        says: [["ten mails", "10 mails"]],
        link: articles.agents,
      },
      { say: "like what", says: [["signature", "managing director", "white text"]] },
    ],
  },
  {
    id: "practice-articles-technology5-gdpr",
    kept: false,
    turns: [
      {
        say: "Our DPO says we can't feed old customer chats into a trial of the bot. Can we not?",
        says: [["invented values", "replace names"]],
        link: articles.transcripts,
      },
      { say: "blacking it out is easier", says: [["shape", "REDACTED"]] },
    ],
  },
  {
    id: "practice-articles-technology5-97",
    kept: false,
    turns: [
      {
        say: "97% on the first run. smells fishy, all old replies are in its knowledge base",
        says: [["answer sheet", "leak", "copying"]],
        link: articles.transcripts,
      },
      { say: "what do we do about it", says: [["take the sampled", "out of everything", "sealed"]] },
      { say: "which vector database does your article recommend", says: [], miss: true },
    ],
  },
];
