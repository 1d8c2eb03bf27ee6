import { site } from "../../../content/site.ts";
import type { Dialogue } from "../dialogue.ts";
import { assistants, automations, clients, contact, notStated, reach } from "../facts.ts";

/** The company, how to reach it, and partnership. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-where-r-u",
    kept: false,
    turns: [
      { say: "where r u guys based", says: ["Plano"] },
      { say: "can i just walk in", says: [], miss: true },
      { say: "zip code for my navi?", says: ["75024"] },
    ],
  },
  {
    id: "practice-digits",
    kept: false,
    turns: [
      { say: "gimme the number ill call", says: [site.phone] },
      { say: "till when is someone there", says: [], miss: true },
    ],
  },
  {
    id: "practice-podcast",
    kept: false,
    turns: [{ say: "journalist here, who talks to press", says: ["info@corvanta.example"] }],
  },
  {
    id: "practice-the-boss",
    kept: false,
    turns: [
      { say: "whos the ceo", says: [], miss: true },
      { say: "when was the firm started", says: [], miss: true },
      { say: "how many of you", says: [], miss: true },
    ],
  },
  {
    id: "practice-wanna-partner",
    kept: false,
    turns: [
      {
        say: "wed like to become a partner of yours",
        says: [["partner"], ["form", "describe", "tell us", "contact"]],
      },
      {
        say: "what do i put in there",
        says: [["your own words", "takes too long", "how the work is done", "what happens today"]],
      },
      { say: "who reads it", says: [["our team"]] },
    ],
  },
  {
    id: "practice-way-of-working",
    kept: false,
    turns: [
      {
        say: "walk me thru how a project with you goes",
        says: [
          ["look", "count", "baseline"],
          ["hand over", "build"],
        ],
      },
      { say: "and if step one shows its a dumb idea", says: [["stop before", "we stop"]] },
      { say: "whats left with us at the end", says: [["documentation", "learn to run"]] },
    ],
  },
  {
    id: "practice-elevator",
    kept: false,
    turns: [
      { say: "what is it you people even do", says: [["assistant", "conversational"], ["automation"]] },
    ],
  },
  {
    id: "practice-whitelabel",
    kept: false,
    turns: [{ say: "agency here, can we resell your stuff under our logo", says: [], miss: true }],
  },
  {
    id: "practice-iso",
    kept: false,
    turns: [
      { say: "procurement asks for iso 27001", says: [], miss: true },
      { say: "liability insurance?", says: [], miss: true },
    ],
  },
  {
    id: "practice-after-launch",
    kept: false,
    turns: [
      {
        say: "once youre done do you just vanish",
        says: [["support", "engineers answer", "agreement sets"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-socials",
    kept: false,
    turns: [
      { say: "insta?", says: ["instagram"] },
      { say: "tiktok", says: [["could not find", "linkedin", "instagram"]], not: ["tiktok.com"] },
    ],
  },
  {
    id: "practice-human-now",
    kept: false,
    turns: [
      { say: "stop. real human. now.", says: [reach] },
      {
        say: "nobody picked up",
        says: [["sorry", site.email, "leave your name", "your name and email", "write to"]],
      },
    ],
  },
  {
    id: "practice-reply-time",
    kept: false,
    turns: [
      {
        say: "how many days until someone writes me back",
        says: [["as soon as", "promises no", "could not find", ...notStated]],
      },
    ],
  },
  {
    id: "practice-real-company",
    kept: false,
    turns: [{ say: "is this even a legit business", says: [["Plano", "Texas", site.phone]], begins: "Yes" }],
  },
  {
    id: "practice-which-fits",
    kept: false,
    turns: [
      {
        say: "theres 4 services, idk which one is ours",
        says: [["describe the problem", "tell you which", "describe"]],
      },
      { say: "we get 200 order mails a day, does that narrow it", says: [["automat"]], link: automations },
    ],
  },
  {
    id: "practice-dont-need-you",
    kept: false,
    turns: [
      {
        say: "would you honestly say so if a 20 dollar app does the job",
        says: [["off the shelf", "off-the-shelf", "none of them", "better bought"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-net30",
    kept: false,
    turns: [{ say: "payment terms on projects? net 30?", says: [], miss: true }],
  },
  {
    id: "practice-training-mail",
    kept: false,
    turns: [
      { say: "which address for course stuff", says: ["trainings@corvanta.example"] },
      { say: "and freelancers?", says: ["talent@corvanta.example"] },
    ],
  },
  {
    id: "practice-berlin-office",
    kept: false,
    turns: [{ say: "any office in europe", says: [["Plano", "could not find"]], begins: "No" }],
  },
  {
    id: "practice-feed",
    kept: false,
    turns: [
      {
        say: "can i follow the blog without giving my email",
        says: [["RSS", "JSON Feed", "feed"]],
        begins: "Yes",
      },
      { say: "what do you write about there", says: [["practical articles", "AI"]] },
    ],
  },
  {
    id: "practice-first-message",
    kept: false,
    turns: [
      {
        say: "i never wrote to a consultancy before, what would i even say",
        says: [["your own words", "for example", "few lines", "few sentences", "describe"]],
      },
      { say: "and what do i get back", says: [["first step", "scope", "price", "by email", "answer"]] },
    ],
  },
  {
    id: "practice-different",
    kept: false,
    turns: [
      {
        say: "100 ai shops out there, why you",
        says: [["baseline", "measured", "simplest", "your own data", "one company", "compare"]],
      },
      { say: "who are your customers", says: [], miss: true },
    ],
  },
  {
    id: "practice-security-questionnaire",
    kept: false,
    turns: [
      {
        say: "how do you handle passwords and access in a project",
        says: [["by role", "stay on servers", "keys"]],
      },
      { say: "can you fill in our vendor security form", says: [], link: contact },
    ],
  },
  {
    id: "practice-everything-at-once",
    kept: false,
    turns: [
      {
        say: "need a chatbot, 2 devs and someone to train my staff, where do i start",
        says: [["contact", "partner", "describe", "assistant", "train"]],
        link: [contact, assistants, clients, "/training/corporate-training"],
      },
    ],
  },
  {
    id: "practice-newsletter",
    kept: false,
    turns: [{ say: "newsletter?", says: [["RSS", "feed", "could not find"]] }],
  },
];
