import type { Dialogue } from "../dialogue.ts";
import { articles, assistants, contact, engineer, noCode, notStated, terms } from "../facts.ts";

/** Readers of the Insight Hub and people with the troubles that its articles are about, who have read none of it. */
export const dialogues: Dialogue[] = [
  // Backups
  {
    id: "practice-articles3-dentist-server",
    kept: false,
    turns: [
      {
        say: "hi im the office manager of a dental practice and our it guy always tells me the backup is green. is that enough??",
        says: [["restor"]],
        link: articles.backup,
        begins: "No",
      },
      { say: "ok so how much time would a rehearsal like that take us", says: [["three hours"]] },
      { say: "and how many people", says: [["two people"]] },
    ],
  },
  {
    id: "practice-articles3-rpo-school",
    kept: false,
    turns: [
      { say: "whats rpo", says: [["how much work may we lose", "work may", "point objective"]] },
      { say: "and the other one, rto", says: [["how long", "time objective"]] },
      {
        say: "should both be the same for every system we have",
        says: [["independent", "whole company"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-replica-cto",
    kept: false,
    turns: [
      {
        say: "We run a hot standby that mirrors every write. My CTO says that makes backups redundant. Thoughts?",
        says: [["dropped table", "repeats mistakes", "dropped there too"]],
      },
      { say: "So what survives a ransomware crew with admin passwords?", says: [["locked copy"]] },
    ],
  },
  {
    id: "practice-articles3-terabytes",
    kept: false,
    turns: [
      {
        say: "2 TB database, disk does about 200MB per second. how long to copy it back?",
        says: [["10,000 seconds", "2.8 hours", "three hours"]],
      },
    ],
  },
  {
    id: "practice-articles3-forgotten-files",
    kept: false,
    turns: [
      {
        say: "what do ppl usualy forget when they only save the database dump",
        says: [["encryption keys", "uploaded files", "roles"]],
      },
      {
        say: "do the roles come along with pg_dump",
        says: [["pg_dumpall", "globals-only", "not carry roles"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-drill-frequency",
    kept: false,
    turns: [
      { say: "How often should we repeat a recovery drill?", says: ["quarterly", "yearly"] },
      {
        say: "We did one last year and came out with a list of 19 to-dos, nothing got done since",
        says: [["one thing", "**one** thing", "change one", "nineteen"]],
      },
    ],
  },
  {
    id: "practice-articles3-after-drill-data",
    kept: false,
    turns: [
      {
        say: "once we've tested the recovery can we keep that restored copy around for developers to play with?",
        says: [["personal data", "destroy"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-321",
    kept: false,
    turns: [
      { say: "my uncle swears by 3-2-1, what does that even mean", says: ["three copies"] },
      { say: "which article is that from", says: [["Restore a backup"]], link: articles.backup },
    ],
  },
  {
    id: "practice-articles3-first-fail",
    kept: false,
    turns: [
      {
        say: "Honestly? I'm scared to try it. What if we do the restore test and it simply doesn't work",
        says: [["cheapest failure"]],
      },
    ],
  },
  {
    id: "practice-articles3-table-dropped",
    kept: false,
    turns: [
      {
        say: "in that story where somebody drops the orders table in the afternoon, how long were they down?",
        says: [["five hours", "5 hours", "5:00"]],
      },
      { say: "how much of that was really the copying?", says: [["half", "150 minutes"]] },
      { say: "and how many hours of orders were gone", says: [["fourteen and a half", "14.5"]] },
    ],
  },
  // Which process first
  {
    id: "practice-articles3-bakery-chain",
    kept: false,
    turns: [
      {
        say: "We're a bakery chain with 12 shops. Everybody shouts that a different thing should be automated first. How do we choose without a fight",
        says: [["readiness", "score"]],
        link: articles.scoring,
      },
      { say: "what are the four things you grade", says: ["rule", "access", "check", "owner"] },
      { say: "do i take the average of them?", says: [["lowest"]], begins: "No" },
    ],
  },
  {
    id: "practice-articles3-biggest-saving",
    kept: false,
    turns: [
      {
        say: "Surely one starts with whatever eats most hours, no?",
        says: [["bad first project", "readiness", "exceptions"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-collect",
    kept: false,
    turns: [
      {
        say: "planning a brainstorm to find things worth automating, good idea?",
        says: [["dislike", "three things", "spreadsheet"]],
        begins: "No",
      },
      { say: "how many should be on the list in the end", says: [["ten to fifteen", "10 to 15"]] },
    ],
  },
  {
    id: "practice-articles3-gates",
    kept: false,
    turns: [
      {
        say: "when should we rule a process out completely before scoring it",
        says: [["caught and undone", "next year", "either answer is no"]],
      },
      { say: "why gates, couldnt that just be points too", says: [["argued upward"]], begins: "No" },
    ],
  },
  {
    id: "practice-articles3-count-hours",
    kept: false,
    turns: [
      {
        say: "My supervisor estimates we waste 50 hrs a month on invoices. I don't believe her. How would I measure it properly?",
        says: [["tally", "one ordinary week"]],
      },
      { say: "what do we do with the weird cases in that count", says: [["zero"]] },
    ],
  },
  {
    id: "practice-articles3-invoices-wait",
    kept: false,
    turns: [
      {
        say: "in the distributor example why did invoices not win although they save 35 hours",
        says: [["screens", "readiness"]],
      },
      { say: "and what won", says: [["inquiries"]] },
      {
        say: "how sure is that result? couldn't it flip easily",
        says: [["60 percent", "16 hours", "20 points"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-stop-line",
    kept: false,
    turns: [
      {
        say: "how do i know when to pull the plug on an automation pilot",
        says: [["we stop if", "stop line", "one in twenty"]],
      },
    ],
  },
  {
    id: "practice-articles3-twenty-cases",
    kept: false,
    turns: [
      {
        say: "any quick test whether a task has clear rules or is just gut feeling of the clerks",
        says: [["20 recent cases", "20 cases", "two people"]],
        begins: "Yes",
      },
      { say: "they didnt agree. now what", says: [["ask why", "judgment", "a rule that nobody"]] },
    ],
  },
  // No-code agents
  {
    id: "practice-articles3-n8n-mailbox",
    kept: false,
    turns: [
      {
        say: "I hooked my n8n bot up to my own gmail last night. what could possibly go wrong lol",
        says: [["credentials", "delete", "own account", "mailbox"]],
        link: articles.agents,
      },
      {
        say: "so whose login should it have",
        says: [["user for the agent", "own account", "smallest set of rights"]],
      },
    ],
  },
  {
    id: "practice-articles3-agent-or-flow",
    kept: false,
    turns: [
      { say: "workflow vs agent, which one do i need", says: [["draw the path", "path you drew"]] },
      { say: "give me a case where an agent is justified", says: [["supplier", "depend on what is found"]] },
    ],
  },
  {
    id: "practice-articles3-injection",
    kept: false,
    turns: [
      {
        say: "A colleague showed me you can write 'ignore your instructions' in an email and the AI does it. What is this called?",
        says: ["prompt injection"],
      },
      {
        say: "Can we not simply forbid it in the system prompt?",
        says: [["without removing", "reduces it", "no method separates"]],
        begins: "No",
      },
      { say: "then how do i protect us", says: [["take away any one", "three things", "take one away"]] },
    ],
  },
  {
    id: "practice-articles3-refund-bot",
    kept: false,
    turns: [
      {
        say: "would you let a nocode agent pay refunds by itself",
        says: [["approval", "gathering the case", "person"]],
        not: ["can pay refunds by itself"],
        begins: "No",
      },
      { say: "and meeting notes?", says: [["summary", "minutes"]] },
    ],
  },
  {
    id: "practice-articles3-hr-screening",
    kept: false,
    turns: [
      {
        say: "our HR lady wants the agent to judge applicants. i think thats wrong but can't say why",
        says: [["decision by someone", "judgment on a person", "asked for the reason"]],
      },
    ],
  },
  {
    id: "practice-articles3-kill-switch",
    kept: false,
    turns: [
      {
        say: "is there something like an emergency off for these bots?",
        says: [["one switch", "revokes", "a stop"]],
        begins: "Yes",
      },
      {
        say: "it once replied to itself over and over, 400 mails, how do i avoid that",
        says: [["caps", "limit"]],
      },
    ],
  },
  {
    id: "practice-articles3-approve-button",
    kept: false,
    turns: [
      {
        say: "My people click Approve without looking. It takes them one second.",
        says: [["approval has stopped", "one sentence", "trains people"]],
      },
    ],
  },
  {
    id: "practice-articles3-who-builds",
    kept: false,
    turns: [
      {
        say: "As head of IT I would rather ban my accountants from making their own agents. Convince me otherwise.",
        says: [["private laptops", "right builders"]],
      },
      { say: "And where do they learn it?", says: ["No Code Agentic AI"], link: [noCode, articles.agents] },
    ],
  },
  {
    id: "practice-articles3-promotion",
    kept: false,
    turns: [
      {
        say: "How does an agent get promoted from writing drafts to actually doing things",
        says: [["shadow", "sent unchanged", "unchanged"]],
      },
      { say: "what if we swap the model afterwards", says: [["back to drafts"]] },
    ],
  },
  // RAG
  {
    id: "practice-articles3-rag-eli5",
    kept: false,
    turns: [
      { say: "eli5 RAG", says: ["search engine"], link: articles.rag },
      {
        say: "ours tells people 60 days when the policy says 30. new model?",
        says: [["stage", "collection", "wrong place", "passage"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-rag-debug",
    kept: false,
    turns: [
      {
        say: "The bot on our intranet gives wrong answers now and then. How do I find out at which step it goes wrong?",
        says: [["in the collection", "three questions"]],
      },
      { say: "how many bad answers do i need to look at", says: ["thirty"] },
      { say: "and what should we repair first then?", says: [["from the top", "upstream", "owners"]] },
    ],
  },
  {
    id: "practice-articles3-part-numbers",
    kept: false,
    turns: [
      {
        say: "we sell spare parts. vector search never finds our part numbers, why is that",
        says: [["no meaning to compare", "keyword search"]],
      },
      { say: "solution?", says: [["both", "hybrid"]] },
    ],
  },
  {
    id: "practice-articles3-reranker",
    kept: false,
    turns: [
      { say: "what is a reranker good for", says: [["orders them anew", "rereads"]] },
      {
        say: "cant i just give the model 40 passages instead",
        says: [["distraction", "less well"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-salary-letters",
    kept: false,
    turns: [
      {
        say: "if we put HR files into the company chatbot could somebody trick it into showing other people's pay?",
        says: [["in the search", "before a passage"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles3-count-contracts",
    kept: false,
    turns: [
      {
        say: "Our RAG thing was asked how many contracts run out in spring and it said eight. There are 61. Why?",
        says: [["database query", "counts to eight", "counting"]],
      },
    ],
  },
  {
    id: "practice-articles3-fake-citations",
    kept: false,
    turns: [
      {
        say: "it gives a source link but what stands there is something completely different... why would it do so",
        says: [["cites decoratively", "cited id", "supports the claim"]],
      },
      {
        say: "and when there's nothing in the documents it makes something up",
        says: [["could not find this", "fills silence", "unanswerable"]],
      },
    ],
  },
  {
    id: "practice-articles3-old-versions",
    kept: false,
    turns: [
      {
        say: "our knowledge base still has the 2021 handbook next to the new one and the assistant mixes them",
        says: [["valid-from", "status", "withdrawn"]],
      },
    ],
  },
  {
    id: "practice-articles3-chunking",
    kept: false,
    turns: [
      { say: "best way to split documents into chunks?", says: ["headings"] },
      { say: "why split at all", says: [["few hundred words", "work better"]] },
    ],
  },
  // Stale models
  {
    id: "practice-articles3-forecast-off",
    kept: false,
    turns: [
      {
        say: "our demand forecast 'feels off' say the planners since weeks. How would one notice such thing earlier?",
        says: [["four kinds of signal", "four signals", "signals"]],
        link: articles.stale,
      },
      { say: "first thing to check when the alarm goes?", says: [["plumbing", "pipe", "upstream", "units"]] },
      { say: "so not retraining straight away?", says: [["step 4", "reflex", "plumbing"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-articles3-psi-student",
    kept: false,
    turns: [
      {
        say: "Hello sir, I am student of statistics. Kindly explain PSI.",
        says: [["population stability index"]],
      },
      { say: "is 0.25 always a real shift?", says: [["convention", "sample size"]], begins: "No" },
      { say: "with 100 rows per day what is only noise", says: ["0.09"] },
    ],
  },
  {
    id: "practice-articles3-calibration",
    kept: false,
    turns: [
      {
        say: "difference between calibration and ranking of a model pls",
        says: [["20 percent", "high scores"]],
      },
      { say: "only the first one got worse, must i retrain all", says: ["recalibration"], begins: "No" },
    ],
  },
  {
    id: "practice-articles3-self-feeding",
    kept: false,
    turns: [
      {
        say: "we call all patients the model flags as no-shows so they come, and now the model looks wrong. is that a known problem?",
        says: [["random group", "feeds itself", "changes its own evidence", "own evidence"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles3-llm-ages",
    kept: false,
    turns: [
      {
        say: "We use a hosted LLM, never trained it ourselves. So drift isn't our problem, right?",
        says: [["provider retires", "still ages", "go stale"]],
      },
      { say: "how do we keep an eye on it", says: [["graded cases", "weekly", "pin the model"]] },
    ],
  },
  {
    id: "practice-articles3-loans-late",
    kept: false,
    turns: [
      {
        say: "In credit we know months later who defaulted. How should I plot the errors?",
        says: [["date of the prediction", "same age", "cohorts"]],
      },
    ],
  },
  {
    id: "practice-articles3-baseline",
    kept: false,
    turns: [
      {
        say: "Is there a dead simple sign, for non-techies, that a prediction model is past its best?",
        says: ["baseline"],
        begins: "Yes",
      },
    ],
  },
  // Data contracts
  {
    id: "practice-articles3-dashboard-third",
    kept: false,
    turns: [
      {
        say: "our revenue dashboard dropped 30% overnight because devs added a new order status!!! how do other companies prevent this crap",
        says: ["contract"],
        link: articles.contracts,
      },
      { say: "what goes into such a file", says: [["grain", "null means", "owner"]] },
      { say: "who has to check it", says: [["producer"]] },
    ],
  },
  {
    id: "practice-articles3-grain",
    kept: false,
    turns: [
      { say: "what is meant by grain of a table", says: [["row per order", "one row per"]] },
      { say: "and null? whats the fuss about", says: [["three facts", "unknown"]] },
    ],
  },
  {
    id: "practice-articles3-breaking",
    kept: false,
    turns: [
      {
        say: "Is adding a new optional column a breaking change?",
        says: [["change log", "not breaking"]],
        begins: "No",
      },
      { say: "renaming one?", says: [["side by side", "old and new"]] },
      {
        say: "switching from pounds to kilos in the same column?",
        says: [["new dataset name", "never in place"]],
      },
    ],
  },
  {
    id: "practice-articles3-contract-days",
    kept: false,
    turns: [
      { say: "how long until we'd have a first data contract", says: [["ten working days", "ten days"]] },
      { say: "what happens on day 5", says: [["twenty real rows", "meet for an hour"]] },
    ],
  },
  {
    id: "practice-articles3-contract-everything",
    kept: false,
    turns: [
      {
        say: "Should every one of our 400 tables get a contract?",
        says: [["dozen", "boundary", "no ceremony"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-late-or-wrong",
    kept: false,
    turns: [
      {
        say: "The nightly check failed. Do we publish todays numbers anyway or leave yesterdays up",
        says: [["yesterday"]],
      },
    ],
  },
  // Testing assistants
  {
    id: "practice-articles3-callcentre-lead",
    kept: false,
    turns: [
      {
        say: "Team lead, 40 agents. Management bought a chatbot and wants it live in 3 weeks. How do I check it's any good before it meets customers?",
        says: [["conversations", "transcripts"]],
        link: articles.transcripts,
      },
      { say: "how many chats would i need", says: ["200"] },
      { say: "picked how", says: [["by chance", "random"]] },
    ],
  },
  {
    id: "practice-articles3-grades",
    kept: false,
    turns: [
      {
        say: "which grades do you give the answers of a bot",
        says: ["incomplete", "harmful"],
      },
      { say: "can chatgpt do the grading for us", says: [["no vote", "nightly", "human ones"]] },
    ],
  },
  {
    id: "practice-articles3-rule-of-three",
    kept: false,
    turns: [
      {
        say: "we tested 100 cases and saw zero harmful replies, so its safe?",
        says: [["3 percent", "rule of three"]],
        begins: "No",
      },
      { say: "and with 300", says: [["1 percent"]] },
    ],
  },
  {
    id: "practice-articles3-sealed",
    kept: false,
    turns: [
      {
        say: "why keep half of the sample hidden",
        says: [["fixed the prompt", "tuning", "says nothing more"]],
      },
    ],
  },
  {
    id: "practice-articles3-replay-whole",
    kept: false,
    turns: [
      {
        say: "can i just play the old chat from start to end against the new bot",
        says: [["cannot be replayed", "no longer fits", "cut the transcript"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-anonymise",
    kept: false,
    turns: [
      {
        say: "our DPO wants customer names out of the test chats. simply black them out?",
        says: [["same shape", "invented values"]],
        begins: "No",
      },
    ],
  },
  // Training that lasts
  {
    id: "practice-articles3-training-forgotten",
    kept: false,
    turns: [
      {
        say: "last year we paid for an ai workshop, everyone loved it, nobody uses anything. what went wrong?",
        says: [["task", "four things"]],
        link: articles.training,
      },
      { say: "how long is the plan you suggest", says: [["thirteen", "13", "week 12"]] },
      { say: "and how much money to hold back", says: ["third"] },
    ],
  },
  {
    id: "practice-articles3-paste-rules",
    kept: false,
    turns: [
      {
        say: "staff keep asking me what they're allowed to paste into copilot. do you have a template or advice",
        says: [["page of permission", "one page", "with names removed"]],
      },
    ],
  },
  {
    id: "practice-articles3-one-full-day",
    kept: false,
    turns: [
      {
        say: "One full day or several short sessions for normal office users?",
        says: [["three sessions", "two hours"]],
      },
      { say: "and for the directors", says: ["half a day"] },
    ],
  },
  {
    id: "practice-articles3-prove-training",
    kept: false,
    turns: [
      {
        say: "The CFO asks what he got for his training money. Login numbers look great!",
        says: [["ten recent examples", "log-ins", "mislead"]],
      },
      { say: "when would you measure it", says: [["week 12", "twelve", "at the end"]] },
    ],
  },
  {
    id: "practice-articles3-prompt-library",
    kept: false,
    turns: [
      {
        say: "we collected 240 prompts in a sharepoint. bad?",
        says: [["fifteen", "15 entries"]],
        begins: "Yes",
      },
    ],
  },
  // The blog itself
  {
    id: "practice-articles3-newest",
    kept: false,
    turns: [
      { say: "latest thing on your blog?", says: [], link: [articles.transcripts, "/blogs"] },
      { say: "when did that come out", says: [["October 14", "Oct 14", "October 2026"]] },
      { say: "and the one before?", says: [["Plan AI training"]] },
    ],
  },
  {
    id: "practice-articles3-newsletter",
    kept: false,
    turns: [
      {
        say: "Where do I subscribe to ur newsletter",
        says: [["RSS", "feed"]],
        not: ["subscribe to our newsletter"],
      },
      { say: "rss?? what do i do with that", says: [["feed reader", "reader"]] },
    ],
  },
  {
    id: "practice-articles3-comments",
    kept: false,
    turns: [
      {
        say: "I disagree with one of your posts and cant find where to leave a comment",
        says: [["no comment", "not", "no place"]],
        link: contact,
      },
    ],
  },
  {
    id: "practice-articles3-topics",
    kept: false,
    turns: [
      { say: "what topics do you write about", says: [["automation", "machine learning"]], link: "/blogs" },
      { say: "how many articles r there", says: [["eight", "8"]] },
      {
        say: "anything for a complete beginner?",
        says: [],
        link: [...Object.values(articles), "/blogs"],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles3-guest-post",
    kept: false,
    turns: [
      {
        say: "Do you accept guest posts? I write about logistics tech and could offer 1500 words, free of charge, with one do-follow link.",
        says: [],
        miss: true,
      },
    ],
  },
  {
    id: "practice-articles3-pdf",
    kept: false,
    turns: [
      {
        say: "can i download the article about backups as pdf",
        says: [["print", "could not find", "not offer"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-author",
    kept: false,
    turns: [
      {
        say: "who wrote the piece on RAG? I'd like to quote the person by name in my thesis",
        says: [],
        miss: true,
      },
    ],
  },
  {
    id: "practice-articles3-kubernetes",
    kept: false,
    turns: [
      { say: "got any article on kubernetes autoscaling", says: [], miss: true, begins: "No" },
      { say: "hmm. anything about cloud then", says: [], link: articles.backup, begins: "Yes" },
    ],
  },
  {
    id: "practice-articles3-spanish",
    kept: false,
    turns: [
      {
        say: "are the blog posts also available in spanish, for my mother",
        says: [],
        miss: true,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-podcast",
    kept: false,
    turns: [{ say: "Is there a podcast version for the car", says: [], miss: true, begins: "No" }],
  },
  {
    id: "practice-articles3-which-for-boss",
    kept: false,
    turns: [
      {
        say: "which of your articles should my boss read before he buys us a support chatbot?",
        says: [],
        link: [articles.transcripts, articles.rag],
      },
      { say: "and one for him on staff training", says: [], link: articles.training },
    ],
  },
  {
    id: "practice-articles3-mlops-read",
    kept: false,
    turns: [
      { say: "Looking for a read on model drift / mlops monitoring", says: [], link: articles.stale },
      {
        say: "does your course cover that as well?",
        says: [["drift", "MLOps"]],
        link: engineer,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles3-cost-article",
    kept: false,
    turns: [
      {
        say: "After reading your transcripts article: would you guys build such an assistant for us?",
        says: ["conversational AI"],
        link: [assistants, articles.transcripts],
        begins: "Yes",
      },
      { say: "price?", says: [notStated] },
    ],
  },
  {
    id: "practice-articles3-elastic-opinion",
    kept: false,
    turns: [
      {
        say: "Pinecone or pgvector, which one do your writers recommend for hybrid search",
        says: [],
        miss: true,
      },
    ],
  },
  {
    id: "practice-articles3-restore-price",
    kept: false,
    turns: [
      {
        say: "what backup software do you recomend in the article, veeam or acronis?",
        says: [],
        miss: true,
      },
    ],
  },
  {
    id: "practice-articles3-paid",
    kept: false,
    turns: [
      {
        say: "is reading the blog free or is there a paywall after 3 articles like everywhere",
        says: [["free", "no account", "without", "no paywall"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles3-mongo",
    kept: false,
    turns: [
      { say: "does the drill script work for mongodb too?", says: [], miss: true },
      { say: "which database is it for then", says: ["PostgreSQL"] },
    ],
  },
  {
    id: "practice-articles3-embedding-model",
    kept: false,
    turns: [{ say: "which embedding model scores best on german legal texts", says: [], miss: true }],
  },
  {
    id: "practice-articles3-next-post",
    kept: false,
    turns: [{ say: "what will next months article be about, any spoiler?", says: [], miss: true }],
  },
  {
    id: "practice-articles3-readers",
    kept: false,
    turns: [
      {
        say: "How many readers does the Insight Hub get a month? Asking as an advertiser.",
        says: [],
        miss: true,
      },
    ],
  },
  {
    id: "practice-articles3-reprint",
    kept: false,
    turns: [
      {
        say: "May I reprint your data contract article in our chamber of commerce magazine?",
        says: [["consent"]],
        link: terms,
      },
    ],
  },
  {
    id: "practice-articles3-eu-ai-act",
    kept: false,
    turns: [
      { say: "have you written anything about the EU AI Act", says: [], miss: true, begins: "No" },
      { say: "ok and on testing chatbots", says: [], link: articles.transcripts, begins: "Yes" },
    ],
  },
  {
    id: "practice-articles3-clinic-real",
    kept: false,
    turns: [
      {
        say: "The clinic with the lead time that jumped, is this a real client of yours? Name?",
        says: [["hypothetical", "made up", "could not find", "not name", "name no", "names no"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles3-great-expectations",
    kept: false,
    turns: [
      {
        say: "dbt tests or Great Expectations for those contract checks? which has the better license",
        says: [],
        miss: true,
      },
    ],
  },
];
