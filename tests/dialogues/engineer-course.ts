import type { Dialogue } from "./dialogue.ts";
import { contact, engineer, noCode, notStated } from "./facts.ts";

/** The AI/ML/GenAI Engineer course. */
export const dialogues: Dialogue[] = [
  {
    id: "engineer-price-none",
    kept: false,
    turns: [
      {
        say: "hw much is the 4 month enginer course",
        says: [notStated],
        not: ["$799", "$999"],
        link: engineer,
      },
      { say: "cmon just a ballpark", says: [notStated], not: ["$799", "$999", "about $", "around $"] },
      { say: "ok who can tell me", says: [["trainings@corvanta.example", engineer]] },
    ],
  },
  {
    id: "engineer-start-none",
    kept: false,
    turns: [
      {
        say: "when dose the ai/ml course start next",
        says: [notStated],
        not: ["September 28th"],
        link: engineer,
      },
      { say: "so how do i find out", says: [["register", "trainings@corvanta.example"]], link: engineer },
    ],
  },
  {
    id: "engineer-length-hours",
    kept: true,
    turns: [
      {
        say: "how long is the genai engineer one and how many hrs per week",
        says: ["4 months", "7-10 hours"],
        link: engineer,
      },
      { say: "all of that live?", says: [["live lessons", "live online"]], link: engineer },
      { say: "total hours?", says: ["120"], link: engineer },
    ],
  },
  {
    id: "engineer-zero-python",
    kept: false,
    turns: [
      {
        say: "never wrote a line of python. ok for the ML enginer course?",
        says: [
          [
            "beginners",
            "from the start",
            "without any programming",
            "no coding experience",
            "any programming experience",
          ],
        ],
        link: engineer,
        begins: "Yes",
      },
      {
        say: "is there math",
        says: [["statistics", "does not say", "could not find", "gradient"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "engineer-tools-pytorch",
    kept: false,
    turns: [
      { say: "pytorch or tensorflow?", says: ["PyTorch", "TensorFlow"], link: engineer },
      { say: "and langchain", says: ["LangChain"], link: engineer, begins: "Yes" },
      {
        say: "kubernetes as well?",
        says: [["Docker", "could not find"]],
        not: ["Docker and Kubernetes"],
        begins: "No",
        link: [engineer, contact],
      },
    ],
  },
  {
    id: "engineer-curriculum-blocks",
    kept: true,
    turns: [
      {
        say: "can u show me what is in the ai engineer curiculum",
        says: [
          ["Foundations", "Python"],
          ["Deep Learning", "generative"],
        ],
        link: engineer,
        begins: "Yes",
      },
      { say: "whats lesson 57", says: ["LoRA"], link: engineer },
      { say: "how many projects", says: [["four", "4"], "capstone"], link: engineer },
    ],
  },
  {
    id: "engineer-recorded-missed",
    kept: false,
    turns: [
      {
        say: "if i mis a lesson of the enginer course am i lost",
        says: ["recorded"],
        link: engineer,
        begins: "No",
      },
      { say: "how long can i rewatch", says: [["for life", "lifetime", "for good"]] },
    ],
  },
  {
    id: "engineer-career",
    kept: false,
    turns: [
      {
        say: "do u help w job hunting after the engineer bootcamp",
        says: [["resume", "interview"]],
        link: engineer,
        begins: "Yes",
      },
      {
        say: "so youll get me hired",
        says: [["not promise", "not guarantee", "still earn", "no promise"]],
        link: [engineer, "/training/no-code-agentic-ai/agreement"],
        begins: "No",
      },
    ],
  },
  {
    id: "engineer-ama",
    kept: true,
    turns: [
      { say: "what r those ama things", says: ["Ask Me Anything", ["two weeks", "4 AMA"]], link: engineer },
      { say: "how many of em", says: [["4", "four"]], link: engineer },
    ],
  },
  {
    id: "engineer-community",
    kept: false,
    turns: [
      {
        say: "community costs extra? saw 29 bucks somewhere",
        says: [["free"], "$29"],
        link: engineer,
        begins: "No",
      },
      { say: "forever?", says: [["for life", "lifetime"]], begins: "Yes" },
    ],
  },
  {
    id: "engineer-rating",
    kept: false,
    turns: [
      { say: "is the enginer course any good", says: ["9.5/10"], link: engineer },
      {
        say: "who rated it",
        says: [["no individual", "could not find", "does not say", "not say"]],
        not: ["Trustpilot", "Google reviews"],
      },
    ],
  },
  {
    id: "engineer-group-size",
    kept: true,
    turns: [
      {
        say: "how many ppl in one batch of the ml course",
        says: ["small", ["no exact", "names no", "not say", "not name", "not state", "does not"]],
        not: ["20 people", "15 people"],
        link: engineer,
      },
    ],
  },
  {
    id: "engineer-fulltime-job",
    kept: false,
    turns: [
      { say: "working 9 to 6, doable w the engineer program?", says: ["7-10 hours"], link: engineer },
      { say: "weekends or evenings?", says: [notStated], not: ["7:45pm"] },
    ],
  },
  {
    id: "engineer-cert-grade",
    kept: false,
    turns: [
      {
        say: "what score to pass the engineer course",
        says: ["80%"],
        link: [engineer, "/training/no-code-agentic-ai/agreement"],
      },
      { say: "and i get what", says: ["Certificate of Completion"] },
    ],
  },
  {
    id: "engineer-register",
    kept: true,
    turns: [
      { say: "wanna join the next ai engineer batch", says: [["register", "form"]], link: engineer },
      {
        say: "what happens after i send that form",
        says: [["start date", "dates"], "price"],
        link: engineer,
      },
    ],
  },
  {
    id: "engineer-installments-email",
    kept: false,
    turns: [
      {
        say: "can i pay the enginer course bit by bit",
        says: ["installment", "trainings@corvanta.example"],
        begins: "Yes",
      },
      {
        say: "how many rates",
        says: [["number and dates", "trainings@corvanta.example"]],
        not: ["3 payments", "4 payments", "12 payments"],
      },
    ],
  },
  {
    id: "mixed-which-one",
    kept: false,
    turns: [
      {
        say: "theres 2 ai courses?? whats the diff",
        says: ["6 weeks", "4 months"],
        link: [noCode, engineer],
      },
      { say: "i want to become a real ml engineer, so which", says: ["Engineer"], link: engineer },
      { say: "how much is that one?", says: [notStated], not: ["$799", "$999"], link: engineer },
    ],
  },
  {
    id: "mixed-price-of-other",
    kept: true,
    turns: [
      { say: "price no code?", says: ["$999", "$799"], link: noCode },
      { say: "and the other course?", says: [notStated], link: engineer, not: ["$799", "$999"] },
      { say: "ok back to the first, when does it begin", says: ["Oct 6th"], link: noCode },
    ],
  },
  {
    id: "mixed-python-in-no-code",
    kept: false,
    turns: [
      {
        say: "will i learn pyton in the 6 weeks course",
        says: [["do not program", "without programming", "No coding", "Engineer"]],
        begins: "No",
      },
      { say: "then where", says: ["Engineer"], link: engineer },
    ],
  },
  {
    id: "mixed-agents-both",
    kept: false,
    turns: [
      { say: "i want to learn ai agents but with code, langgraph etc", says: ["LangGraph"], link: engineer },
      { say: "and my gf without code", says: [["No Code", "n8n"]], link: noCode },
      { say: "how long does hers take", says: ["6 weeks"], link: noCode },
    ],
  },
];
