import type { Dialogue } from "./dialogue.ts";
import { agreement, engineer, noCode, person } from "./facts.ts";

/** The No Code Agentic AI Course: price, dates, content. */
export const dialogues: Dialogue[] = [
  {
    id: "no-code-price-then-students",
    kept: false,
    turns: [
      { say: "hwo much dose the nocode corse cost", says: ["$999", "$799"], link: noCode },
      { say: "and for students?", says: ["$799"], link: noCode },
      { say: "when?", says: ["Oct 6th"], not: ["September 28th"], link: noCode },
    ],
  },
  {
    id: "no-code-just-graduated",
    kept: false,
    turns: [
      {
        say: "hey so i just graduated and im still searching for my first job, whats the price for me for the agent course w/o coding",
        says: ["$799"],
        link: noCode,
      },
      { say: "do i have to prove it", says: [["proof"]], link: agreement, begins: "Yes" },
      {
        say: "and what if im not a student but pay the student price lol",
        says: [["difference"]],
        link: agreement,
      },
    ],
  },
  {
    id: "no-code-founder",
    kept: true,
    turns: [
      { say: "im a startup founder, non technical. price?", says: ["$999"], link: noCode },
      { say: "any way to get that down", says: ["EARLYNOCODE", "$100"], link: noCode, begins: "Yes" },
    ],
  },
  {
    id: "no-code-schedule-evenings",
    kept: false,
    turns: [
      {
        say: "what days r the classes of the no code one",
        says: [["Mon-Thu", "Monday to Thursday"]],
        link: noCode,
      },
      { say: "what time tho", says: ["7:45pm"], link: noCode },
      { say: "is that texas time", says: [["CDT", "Central"]], begins: "Yes" },
      { say: "so fridays are free?", says: [["Mon-Thu", "Monday to Thursday", "Friday"]], begins: "Yes" },
    ],
  },
  {
    id: "no-code-two-in-one",
    kept: false,
    turns: [
      {
        say: "whats the start date and price of no code agentic ai??",
        says: ["Oct 6th", "$999", "$799"],
        link: noCode,
      },
      { say: "ok and refund?", says: ["75%", "7 calendar days"], link: agreement },
    ],
  },
  {
    id: "no-code-length-classes",
    kept: true,
    turns: [
      { say: "for how many weks does the no code thing run", says: ["6 weeks"], link: noCode },
      { say: "how many classes is that", says: ["24"], link: noCode },
      { say: "and how long is one class", says: [["90 minutes", "7:45pm-9:15pm", "hour and a half"]] },
    ],
  },
  {
    id: "no-code-what-will-i-build",
    kept: false,
    turns: [
      {
        say: "wat will i actualy build in the nocode course",
        says: [["agent", "prototype", "email"]],
        link: noCode,
      },
      { say: "what happens in week 5", says: [["own documents", "RAG", "retrieval"]], link: noCode },
      { say: "and the last week", says: [["prototype", "Lovable", "demo day"]], link: noCode },
    ],
  },
  {
    id: "no-code-tools",
    kept: false,
    turns: [
      {
        say: "is it zapier or n8n that u use in the agent course",
        says: ["n8n"],
        not: ["we use Zapier"],
        link: noCode,
      },
      {
        say: "so n8n is part of the fee??",
        says: [["own subscriptions", "in addition", "not part of the fee", "pay it to them"]],
        link: [noCode, agreement],
        begins: "No",
      },
      {
        say: "same for lovable?",
        says: ["Lovable", ["own subscriptions", "in addition", "not part of the fee", "pay it to them"]],
        link: [noCode, agreement],
        begins: "Yes",
      },
    ],
  },
  {
    id: "no-code-never-programmed",
    kept: true,
    turns: [
      {
        say: "i cant programm at all, is the no code course too hard for me",
        says: [["do not program", "without programming", "No coding", "sketch a process", "connect blocks"]],
        link: noCode,
        begins: "No",
      },
      { say: "what laptop do i need", says: ["browser", "microphone"], link: agreement },
    ],
  },
  {
    id: "no-code-include",
    kept: false,
    turns: [
      {
        say: "waht do i get for the 999",
        says: [["lifetime access", "for life"], "certificate"],
        link: [noCode, agreement],
      },
      {
        say: "are students getting less for 799",
        says: [["same classes", "both plans"]],
        link: [noCode, agreement],
        begins: "No",
      },
    ],
  },
  {
    id: "no-code-module-rag",
    kept: false,
    turns: [
      {
        say: "does the 6 week course teach rag + vector dbs too",
        says: ["RAG", "vector"],
        link: noCode,
        begins: "Yes",
      },
      { say: "webhooks?", says: ["webhook"], link: noCode, begins: "Yes" },
    ],
  },
  {
    id: "no-code-enroll-how",
    kept: true,
    turns: [
      {
        say: "ok im in, where do i sign up 4 the nocode course",
        says: [["plan", "agreement"]],
        link: [noCode, agreement],
      },
      {
        say: "and then? do i pay right away",
        says: [["checkout", "payment", "pay"]],
        link: [agreement, noCode],
      },
      {
        say: "when is my spot safe",
        says: [
          ["fee", "installment"],
          ["reserved", "secured", "confirm"],
        ],
        link: agreement,
      },
    ],
  },
  {
    id: "no-code-career-switch",
    kept: false,
    turns: [
      {
        say: "im a nurse and hate excel, would that agent building course make sense for me, i do know our processes well",
        says: [["know a process", "do not program", "No coding", "without programming"]],
        link: noCode,
        begins: "Yes",
      },
      { say: "hm and whats week one like", says: [["prompt"]], link: noCode },
    ],
  },
  {
    id: "no-code-miss-evening",
    kept: false,
    turns: [
      {
        say: "i work nights on tuesdays so id miss some no code clases, r they recorded",
        says: [["may be recorded", "may record", "record"], "materials"],
        link: [agreement, engineer],
      },
      {
        say: "can i film it myself then",
        says: [["may not", "not make recordings", "not allowed"]],
        link: agreement,
        begins: "No",
      },
      { say: "do i need my camera on", says: ["camera off"], link: agreement, begins: "No" },
    ],
  },
  {
    id: "no-code-bigger-than-cohort",
    kept: true,
    turns: [
      {
        say: "my start got moved at work. can i hop to a later no code batch",
        says: [["repeat cohort", "later cohort"], "consent"],
        link: agreement,
        begins: "Yes",
      },
      { say: "who do i mail for that", says: ["trainings@corvanta.example"] },
    ],
  },
  {
    id: "no-code-sold-materials",
    kept: false,
    turns: [
      {
        say: "am i allowed to teach others from the slides after",
        says: [["may not", "written consent", "without our"]],
        link: agreement,
        begins: "No",
      },
      { say: "but the agents i made, those are mine right", says: ["yours"], link: agreement, begins: "Yes" },
    ],
  },
  {
    id: "no-code-teen",
    kept: false,
    turns: [
      {
        say: "my son is 16, is he allowed in the no code course",
        says: [["parent", "guardian"]],
        link: agreement,
        begins: "Yes",
      },
      {
        say: "so i sign?",
        says: [
          ["parent", "guardian"],
          ["accepts", "responsible", "fee"],
        ],
        link: agreement,
        begins: "Yes",
      },
    ],
  },
  {
    id: "no-code-calendar-end",
    kept: true,
    turns: [
      {
        say: "starts oct 6 correct? and thats online?",
        says: ["Oct 6th", "online"],
        link: [noCode, agreement],
        begins: "Yes",
      },
      { say: "u got any question form before that, i mean who can i ask about the content", says: [person] },
    ],
  },
];
