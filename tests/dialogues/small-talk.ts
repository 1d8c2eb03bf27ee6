import type { Dialogue } from "./dialogue.ts";
import { contact, declined, kindly, noCode, person } from "./facts.ts";

/** Greetings, thanks, words in passing, other languages, nonsense. */
export const dialogues: Dialogue[] = [
  {
    id: "talk-hiya",
    kept: false,
    turns: [
      { say: "hiya :)", says: [kindly] },
      { say: "how r u doing today", says: [kindly] },
      { say: "ok so whats a agentic ai", says: ["agent"], link: noCode },
      { say: "ok cool thx", says: [kindly] },
    ],
  },
  {
    id: "talk-bot",
    kept: true,
    turns: [
      { say: "am i talking to a real persn", says: [["software", "Cora", "AI", "assistant"]], begins: "No" },
      { say: "whats ur name then", says: ["Cora"] },
      {
        say: "who made you",
        says: [["Corvanta", "could not find", "software"]],
        not: ["OpenAI made", "Anthropic"],
      },
    ],
  },
  {
    id: "talk-thanks-a-lot",
    kept: false,
    turns: [
      { say: "tysm that was super helpful!!", says: [kindly] },
      { say: "cya", says: [kindly] },
    ],
  },
  {
    id: "talk-ok",
    kept: false,
    turns: [
      { say: "when dose the nocode course actually start", says: ["Oct 6th"], link: noCode },
      { say: "k", says: [kindly] },
      { say: "nice, have a good one", says: [kindly] },
    ],
  },
  {
    id: "talk-there",
    kept: true,
    turns: [
      { say: "anybody there?", says: [kindly], begins: "Yes" },
      { say: "lol ok", says: [kindly] },
      {
        say: "tell me a joke",
        says: [["could not find", "only", "cannot", "can't", "ask me", "services", "not"]],
        not: ["walks into a bar", "knock knock"],
      },
    ],
  },
  {
    id: "talk-what-can-you",
    kept: false,
    turns: [{ say: "what kinda stuff can i ask u", says: [["courses", "services"]] }],
  },
  {
    id: "talk-emoji",
    kept: false,
    turns: [{ say: "👍", says: [[...kindly, ...person]] }],
  },
  {
    id: "talk-nonsense",
    kept: true,
    turns: [
      { say: "sdkfjh sdkfh wqe", says: [], miss: true },
      { say: "????", says: [[...declined, ...kindly, "understand", "would you like to know"]] },
      { say: "blue monday seventeen banana", says: [], miss: true, not: ["Mon-Thu"] },
    ],
  },
  {
    id: "language-spanish",
    kept: false,
    turns: [
      { say: "hola, cuanto cuesta el curso sin codigo?", says: ["English"], link: contact },
      { say: "y para estudiantes?", says: ["English"], link: contact },
      { say: "ok in english. price for students?", says: ["$799"], link: noCode },
    ],
  },
  {
    id: "language-german",
    kept: false,
    turns: [
      { say: "guten tag, bieten sie auch schulungen fuer firmen an", says: ["English"], link: contact },
      { say: "wann beginnt der nächste kurs?", says: ["English"], link: contact },
    ],
  },
  {
    id: "language-french",
    kept: true,
    turns: [
      { say: "bonjour, est-ce que je peux etre remboursé ?", says: ["English"], link: contact },
      { say: "merci quand meme", says: [["English", ...kindly]] },
    ],
  },
  {
    id: "language-hindi",
    kept: false,
    turns: [
      { say: "कोर्स की फीस कितनी है?", says: ["English"], link: contact },
      { say: "course ki fees kitni hai bhai", says: ["English"], link: contact },
    ],
  },
  {
    id: "language-ukrainian",
    kept: false,
    turns: [
      { say: "добрий день, скільки коштує курс?", says: ["English"], link: contact },
      { say: "а є знижка для студентів", says: ["English"], link: contact },
    ],
  },
  {
    id: "language-spanish-hire",
    kept: true,
    turns: [{ say: "necesitamos contratar un ingeniero de datos", says: ["English"], link: contact }],
  },
  {
    id: "language-do-you-speak",
    kept: false,
    turns: [
      { say: "habla español?", says: ["English"], link: contact, begins: "No" },
      { say: "can u answer in french", says: ["English"], link: contact, begins: "No" },
    ],
  },
];
