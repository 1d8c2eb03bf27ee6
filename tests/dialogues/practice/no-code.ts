import type { Dialogue } from "../dialogue.ts";
import { agreement, articles, contact, engineer, noCode, notStated, person } from "../facts.ts";

/** The No Code Agentic AI Course: what it teaches, to whom, when, with what. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-nc-zero",
    kept: false,
    turns: [
      {
        say: "never wrote a line of code in my life. is the agent thing still for me or am i out",
        says: [["no cod", "without programming", "without any programming", "no programming", "not need"]],
        link: noCode,
        begins: "Yes",
      },
      {
        say: "nice, and what do i walk away with at the end",
        says: [["prototype", "agents that you can show", "email agent", "certificate"]],
      },
    ],
  },
  {
    id: "practice-nc-extra-bills",
    kept: false,
    turns: [
      {
        say: "besides the tuition what else will i be paying for, software subscriptions and such?",
        says: ["n8n", "Lovable", ["in addition", "not included", "own subscriptions", "pay it to them"]],
      },
      {
        say: "so lovable isnt part of the 999",
        says: [["in addition", "not included", "own subscription", "pay it to them"]],
      },
    ],
  },
  {
    id: "practice-nc-evenings",
    kept: false,
    turns: [
      {
        say: "i work till 6, is it after office hours",
        says: ["7:45pm", ["CDT"]],
        begins: "Yes",
      },
      { say: "which nights", says: [["Mon-Thu", "Monday to Thursday"]] },
      { say: "and fridays?", says: [["Mon-Thu", "Monday to Thursday", "remaining days"]], begins: "No" },
    ],
  },
  {
    id: "practice-nc-berlin",
    kept: false,
    turns: [
      { say: "im in berlin when would that be on my clock, the no code classes", says: ["7:45pm", "CDT"] },
      { say: "thats the middle of the night lol. can i just watch it later", says: [["record"]] },
    ],
  },
  {
    id: "practice-nc-nyc",
    kept: false,
    turns: [{ say: "are the hours for no code eastern or what", says: ["CDT"], begins: "No" }],
  },
  {
    id: "practice-nc-how-many",
    kept: false,
    turns: [
      { say: "how many sessions total in the no-coding one", says: ["24"] },
      {
        say: "and each is how long",
        says: [["7:45pm-9:15pm", "90 minutes", "hour and a half", "1.5 hours"]],
      },
      { say: "so over how many weeks", says: [["6 weeks", "six weeks"]] },
    ],
  },
  {
    id: "practice-nc-week-five",
    kept: false,
    turns: [
      {
        say: "when do we get to the part where the bot reads my own pdfs",
        says: [["Week 5", "Module 5", "Classes 17", "RAG Systems", "classes 17"]],
        link: noCode,
      },
      { say: "and the very last week?", says: ["Lovable"] },
    ],
  },
  {
    id: "practice-nc-first-week",
    kept: false,
    turns: [
      { say: "what happens in week 1 of the no code thing", says: [["prompt"]] },
      { say: "week 2?", says: ["n8n"] },
      { say: "ok and week three", says: [["API", "real-time", "webhook"]] },
    ],
  },
  {
    id: "practice-nc-zapier",
    kept: false,
    turns: [
      { say: "do u teach zapier or make", says: ["n8n"], begins: "No" },
      { say: "why that one then", says: [], miss: true },
    ],
  },
  {
    id: "practice-nc-laptop",
    kept: false,
    turns: [
      {
        say: "is a chromebook ok or do i need some beefy machine for the six week course",
        says: ["browser"],
      },
      { say: "do i have to have a mic", says: ["microphone"], begins: "Yes" },
      { say: "camera too?", says: [["camera off", "off", "microphone"]], begins: "No" },
    ],
  },
  {
    id: "practice-nc-missed",
    kept: false,
    turns: [
      {
        say: "i travel a lot and will skip 3 or 4 evenings of no code for sure, problem?",
        says: [["record"]],
      },
      { say: "is every single one taped though", says: [["trainings@", "write to"]] },
    ],
  },
  {
    id: "practice-nc-forever",
    kept: false,
    turns: [
      { say: "do i lose the slides once the 6 weeks are over", says: [["life", "lifetime"]], begins: "No" },
      { say: "can i put them on my youtube", says: [["consent", "may not", "not publish"]], begins: "No" },
      { say: "but the stuff i built is mine right", says: [["belongs to you", "is yours"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-nc-teach",
    kept: false,
    turns: [
      {
        say: "could i run my own workshop at our library with your exercises",
        says: [["consent", "may not", "not teach"]],
        link: agreement,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-nc-job",
    kept: false,
    turns: [
      {
        say: "will the no code class get me hired somewhere",
        says: [["do not promise a job", "not promise", "no job", "not guarantee"]],
        begins: "No",
      },
      { say: "whats in it for my career then", says: [["show", "interview", "agents"]] },
    ],
  },
  {
    id: "practice-nc-teacher",
    kept: false,
    turns: [
      { say: "whos the instructor for the october class, got a linkedin?", says: [], miss: true },
      { say: "can it switch midway", says: [["replace an instructor", "replace"]] },
    ],
  },
  {
    id: "practice-nc-secret-data",
    kept: false,
    turns: [
      {
        say: "can i use our real customer list for the exercises in class",
        says: [["test data"]],
        link: [agreement, noCode],
      },
    ],
  },
  {
    id: "practice-nc-too-old",
    kept: false,
    turns: [
      {
        say: "im 61 and an office manager, too late for something like this?",
        says: [
          [
            "no cod",
            "without programming",
            "people who",
            "office process",
            "any programming",
            "no programming",
          ],
        ],
      },
    ],
  },
  {
    id: "practice-nc-founder",
    kept: false,
    turns: [
      {
        say: "running a 2 person startup, want to prototype my app idea myself w/o devs. which class",
        says: ["No Code Agentic AI"],
        link: noCode,
      },
      { say: "price for founders?", says: ["$999"], not: ["$79"] },
    ],
  },
  {
    id: "practice-nc-hw",
    kept: false,
    turns: [
      {
        say: "is there homework in that agentic course",
        says: [["project", "between classes", "remaining days"]],
      },
    ],
  },
  {
    id: "practice-nc-rag-what",
    kept: false,
    turns: [
      { say: "does no code cover vector databses", says: [["vector"]], link: noCode, begins: "Yes" },
      { say: "sql too?", says: [["database", "tables", "records", "SQL have lessons"]] },
    ],
  },
  {
    id: "practice-nc-workshop",
    kept: false,
    turns: [
      {
        say: "what r the workshops about in the no code program",
        says: [["prompt library", "email agent", "own documents", "alerts", "each module", "every module"]],
      },
    ],
  },
  {
    id: "practice-nc-class-size",
    kept: false,
    turns: [{ say: "how many other ppl would sit in the no code cohort with me", says: [], miss: true }],
  },
  {
    id: "practice-nc-next-after",
    kept: false,
    turns: [
      {
        say: "october doesnt work for me. whats the batch after that",
        says: [["announce", "waitlist", "not announced", ...notStated]],
      },
      {
        say: "put me on a list or smth then",
        says: [["waitlist", "leave your address", "leave your name", "announced"]],
        link: noCode,
      },
    ],
  },
  {
    id: "practice-nc-moved",
    kept: false,
    turns: [
      {
        say: "what if u guys move a class last minute",
        says: [["email"], ["as early as", "made up", "another date"]],
        link: agreement,
      },
      { say: "and if the whole thing gets scrapped", says: [["later one", "later cohort"], "refund"] },
    ],
  },
  {
    id: "practice-nc-redo",
    kept: false,
    turns: [
      { say: "if life happens can i repeat with the next group", says: [["consent"]], link: agreement },
      {
        say: "do i get a refund on that second try",
        says: [["no refund", "none on repeat", "not"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-nc-language",
    kept: false,
    turns: [{ say: "is the agents class held in spanish by any chance", says: [], miss: true }],
  },
  {
    id: "practice-nc-fit",
    kept: false,
    turns: [
      {
        say: "i want smth that reads my invoices and puts em in a sheet, could i build this after the course?",
        says: [["n8n", "spreadsheet", "ask", "describe", "agent", "workflow"]],
        link: [noCode, contact],
      },
      { say: "who can tell me for sure", says: [["trainings@", "trainings team", "/contact"]] },
    ],
  },
  {
    id: "practice-nc-vs-youtube",
    kept: false,
    turns: [
      {
        say: "why pay when n8n tutorials are free on yt",
        says: [["live", "hands-on", "project"]],
        link: noCode,
      },
    ],
  },
  {
    id: "practice-nc-safe-agent",
    kept: false,
    turns: [{ say: "do we learn how to keep api keys safe", says: [["keys"]], link: noCode, begins: "Yes" }],
  },
  {
    id: "practice-nc-demo",
    kept: false,
    turns: [
      { say: "is there some final presentation", says: [["demo day", "capstone", "Demo"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-nc-dev",
    kept: false,
    turns: [
      { say: "im a senior java dev, would no code bore me to death", says: [], link: [noCode, engineer] },
    ],
  },
  {
    id: "practice-nc-exceptions",
    kept: false,
    turns: [
      {
        say: "after the class can i let my agent send mails alone?",
        says: [["approv", "draft"]],
        link: [articles.agents, noCode],
      },
    ],
  },
  {
    id: "practice-nc-certificate-what",
    kept: false,
    turns: [
      { say: "do you get any paper for the no code one", says: [["certificate"], "80%"], begins: "Yes" },
      {
        say: "whats it worth tho. college credit?",
        says: [["neither an academic degree", "not an academic", "academic degree"]],
        begins: "No",
      },
      { say: "and if i get 78", says: [["80%"]], not: ["you receive a certificate with 78"], begins: "No" },
    ],
  },
  {
    id: "practice-nc-gradehow",
    kept: false,
    turns: [
      {
        say: "how do they even grade me, tests?",
        says: [["start of the cohort", "projects and exercises", "assessments", "explain how"]],
      },
      {
        say: "if i flunk do i get my cash",
        says: [["not in itself a reason", "no refund", "not a reason", "7 calendar days", "7 days"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-nc-person",
    kept: false,
    turns: [{ say: "can someone from trainings ring me about the no code program", says: [person] }],
  },
];
