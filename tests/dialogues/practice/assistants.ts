import type { Dialogue } from "../dialogue.ts";
import { articles, assistants, contact } from "../facts.ts";

/** Assistants for chat and phone. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-faq-off-phones",
    kept: false,
    turns: [
      { say: "my boss wants our faq off the phone lines", says: [["assistant"]], link: assistants },
      { say: "how much r we talking", says: [["depend"], ["outline", "before any work"]], link: assistants },
      {
        say: "n when would it be live",
        says: [["depend"], ["conversations", "material", "examples", "the work"]],
      },
    ],
  },
  {
    id: "practice-night-calls",
    kept: false,
    turns: [
      {
        say: "we lose like 30 callers a night cuz nobody is in the office",
        says: [["24/7", "midnight", "at night", "day and night", "around the clock"]],
        link: assistants,
      },
      { say: "and the ones its too dumb for?", says: [["person", "morning"]] },
    ],
  },
  {
    id: "practice-dentist",
    kept: false,
    turns: [
      {
        say: "dental practice here, ppl just dont show up",
        says: [["reminder", "appointment"]],
        link: assistants,
      },
      { say: "what if they ask it abt pain meds", says: [["clinical staff"]] },
      { say: "and if somebody is like dying", says: ["911"] },
    ],
  },
  {
    id: "practice-hotel",
    kept: false,
    turns: [
      {
        say: "i own a 14 room inn, what would a bot do for my guests",
        says: [["booking", "check-out", "housekeeping", "extra beds"]],
        link: assistants,
      },
      { say: "someones toilet is leaking at 2am, then what", says: [["front desk"]] },
      { say: "will they know its a robot", says: [["an AI"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-dealer",
    kept: false,
    turns: [
      {
        say: "car dealership. bot for test drives n oil change slots?",
        says: [["test drive", "workshop"]],
        link: assistants,
        begins: "Yes",
      },
      { say: "what happens when a guy wants to haggle with it", says: [["advisor", "negotiation"]] },
    ],
  },
  {
    id: "practice-realtor",
    kept: false,
    turns: [
      { say: "realtor, im drowning in is it still available texts", says: [["listing"]], link: assistants },
      { say: "who deals with the offers", says: [["agent"]] },
    ],
  },
  {
    id: "practice-law-intake",
    kept: false,
    turns: [
      { say: "our law office does client intake on paper still", says: [["intake"]], link: assistants },
      { say: "it better not hand out legal advice", says: [["lawyer"]], begins: "No" },
    ],
  },
  {
    id: "practice-travel",
    kept: false,
    turns: [
      {
        say: "storm hits, flights get scrapped, our travel desk melts down. ideas",
        says: [["rebook"]],
        link: assistants,
      },
      { say: "bus tours of 40 ppl as well?", says: [["group trips", "agent"]], begins: "No" },
    ],
  },
  {
    id: "practice-whatsapp",
    kept: false,
    turns: [
      { say: "can the bot live in whatsapp", says: [], miss: true, not: ["whatsapp is supported"] },
      { say: "ok so where does it live", says: [["phone", "voice"], ["chat"]] },
    ],
  },
  {
    id: "practice-cloned-voice",
    kept: false,
    turns: [
      {
        say: "so somebody clones my customers voice and empties the account??",
        says: [["imitated", "second"]],
        link: assistants,
      },
      { say: "do callers get a say in that voiceprint thing", says: [["consent"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-spanish-customers",
    kept: false,
    turns: [
      { say: "half of our clients only talk spanish", says: [["language"]], link: assistants },
      { say: "over the phone too?", says: [["spoken language", "first words"]], begins: "Yes" },
      { say: "what if they switch halfway", says: [["change during the call", "during the call"]] },
    ],
  },
  {
    id: "practice-makes-stuff-up",
    kept: false,
    turns: [
      {
        say: "scared itll invent nonsense and tell it to customers",
        says: [["your own cases", "material", "your own documents"]],
        link: [assistants, articles.transcripts, articles.rag],
      },
      { say: "and who fixes it if it did", says: [["correct the material", "correct"]] },
    ],
  },
  {
    id: "practice-under-the-hood",
    kept: false,
    turns: [
      { say: "the bots you sell, are they just gpt underneath", says: [], miss: true },
      {
        say: "and what happens with our data in there",
        says: [["agreement says", "may be used", "permissions", "access"]],
      },
    ],
  },
  {
    id: "practice-zendesk",
    kept: false,
    turns: [
      {
        say: "we got zendesk + hubspot, will it play nice",
        says: [["CRM", "ticket system", "systems"]],
        begins: "Yes",
      },
      {
        say: "i dont want it seeing everything in there",
        says: [["permission", "access"]],
        not: ["sees everything"],
      },
    ],
  },
  {
    id: "practice-prove-it",
    kept: false,
    turns: [
      {
        say: "what numbers do u have that chatbots actually pay off",
        says: [["%", "percent", "published results", "call logs"]],
        link: assistants,
      },
      {
        say: "are these from your own clients",
        says: [["examples of published results", "published results"]],
        begins: "No",
      },
      { say: "name 3 firms who use it then", says: [], miss: true },
    ],
  },
  {
    id: "practice-support-jobs",
    kept: false,
    turns: [
      {
        say: "are you gonna make my support girls redundant with this bot",
        says: [["judgment", "a person", "routine", "your people", "your team"]],
      },
    ],
  },
  {
    id: "practice-kick-off",
    kept: false,
    turns: [
      {
        say: "ok sold on the chatbot. next step?",
        says: [["call", "contact", "describe", "outline"]],
        link: [assistants, contact],
      },
      { say: "anything i should prepare for the call", says: [["typical conversations", "conversations"]] },
      {
        say: "am i committed after that",
        says: [["then decide", "decide", "written agreement"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-this-widget",
    kept: false,
    turns: [
      {
        say: "can i get the thing im typing into for my own shop",
        says: [["assistant"]],
        link: assistants,
        begins: "Yes",
      },
      { say: "would it read our pdfs and wiki", says: [["material", "documents"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-grandma-calls",
    kept: false,
    turns: [
      {
        say: "old folks talk over phone robots all the time, how does yours deal",
        says: [["interrupt"]],
        link: assistants,
      },
      { say: "those press 1 menus are hell", says: [["own words", "menu"]] },
    ],
  },
  {
    id: "practice-call-center-costs",
    kept: false,
    turns: [
      {
        say: "call center eats our budget around xmas",
        says: [["routine question", "seasonal", "costs less", "staffed call"]],
        link: assistants,
      },
      { say: "minimum volume for it to make sense?", says: [], miss: true },
    ],
  },
  {
    id: "practice-handoff-context",
    kept: false,
    turns: [
      {
        say: "i hate when u get passed on and start over. same with yours?",
        says: [["whole conversation", "whole history", "only once", "notes"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-who-runs-bot",
    kept: false,
    turns: [
      {
        say: "we have zero it people, who looks after the bot later",
        says: [["your team learns", "your team", "support"]],
        link: assistants,
      },
      { say: "do you also build it or outsource", says: [["our engineers"]] },
    ],
  },
];
