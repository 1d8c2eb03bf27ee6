import type { Dialogue } from "../dialogue.ts";
import { agreement, noCode } from "../facts.ts";

/** The no-code course, asked about by people of quite different ages, jobs and moods. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-nc2-plant",
    kept: false,
    turns: [
      {
        say: "We make plastic lids, three shifts. I want one of my line leads to learn to make those agent thingies himself. He knows Excel and that's about it.",
        says: [],
        link: noCode,
      },
      { say: "Would he be glued to a screen during the day shift?", says: ["7:45pm"], begins: "No" },
      { say: "and the weeks he's on nights?", says: ["record"] },
    ],
  },
  {
    id: "practice-nc2-nurse",
    kept: false,
    turns: [
      {
        say: "hi! RN here, 12 hour shifts, off fri sat sun. does the no code course run on my days off",
        says: [["Mon-Thu", "Monday to Thursday"]],
        begins: "No",
      },
      {
        say: "ugh. anything left for me to do at the weekend then?",
        says: [["remaining days", "building", "projects", "record"]],
      },
    ],
  },
  {
    id: "practice-nc2-teen",
    kept: false,
    turns: [
      { say: "yo 15 here, would u even let me into the agents course", says: [["parent", "guardian"]] },
      {
        say: "moms cool with it. what does she gotta do",
        says: [["accept"], ["agreement"]],
      },
      {
        say: "sick. can i make a discord bot in it",
        says: [["could not find", "whether the course covers", "team chat", "not name", "not say"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-nc2-retired",
    kept: false,
    turns: [
      {
        say: "Good afternoon. I kept books for forty-one years and am now retired. What would your course about agents cost a person like me?",
        says: ["$999"],
      },
      {
        say: "I am not much on the internet. Which equipment must I purchase?",
        says: ["microphone", ["browser", "computer"]],
      },
      {
        say: "I know only spreadsheets. Will I be lost?",
        says: [["spreadsheet", "no coding", "sketch", "beginner", "without programming", "not need"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-nc2-founder",
    kept: false,
    turns: [
      {
        say: "we move FAST. let me skip the prompting week of no code and drop straight into n8n + RAG",
        says: [],
        miss: true,
      },
      {
        say: "fine. rag is when",
        says: [["week 5", "module 5", "classes 17", "classes 13", "week 4", "class 16"]],
      },
      { say: "and something clickable for investors?", says: ["Lovable"] },
    ],
  },
  {
    id: "practice-nc2-lawyer",
    kept: false,
    turns: [
      {
        say: "For the record: who holds title to the workflows a participant creates during the Program?",
        says: [["belongs to you", "yours", "you own"]],
      },
      { say: "And to the slides?", says: [["property of the company", "remain the property", "license"]] },
      {
        say: "May I reproduce an excerpt in our firm's newsletter?",
        says: [["written consent", "consent"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-nc2-brazil",
    kept: false,
    turns: [
      {
        say: "Hello, I am from Brazil, my english is so-so. In the agents lessons they speak very fast?",
        says: [],
        miss: true,
      },
      { say: "So I can see again the video after, yes?", says: ["record"], begins: "Yes" },
      { say: "What hour is the lesson in São Paulo?", says: ["7:45pm"] },
    ],
  },
  {
    id: "practice-nc2-vet",
    kept: false,
    turns: [
      {
        say: "So I run the office of a veterinary clinic, been there nine years, we get like sixty emails a day, half of them want appointments, some want test results, and my boss read somewhere that ai can do it and now it's my job apparently. i don't program. is this where i learn to make something like that or is that another course of yours",
        says: [],
        link: noCode,
        begins: "Yes",
      },
      { say: "which part is the emails", says: [["module 2", "week 2", "class 8", "classes 5"]] },
      {
        say: "would mine answer people without me looking first?",
        says: [["approval", "approve"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-nc2-short",
    kept: false,
    turns: [
      { say: "lovable?", says: [["prototype", "web app", "front end"]] },
      { say: "costs extra?", says: [["subscription"]], begins: "Yes" },
      { say: "duration?", says: ["6 weeks"] },
    ],
  },
  {
    id: "practice-nc2-contradict",
    kept: false,
    turns: [
      { say: "no code: six weeks or 24 classes, make up your mind", says: ["24", ["6 weeks", "six weeks"]] },
      { say: "no no, a friend told me four months", says: [["4 months", "6 weeks"]], begins: "No" },
    ],
  },
  {
    id: "practice-nc2-joker",
    kept: false,
    turns: [
      {
        say: "can i teach a robot to argue with my landlord by mail. asking for me",
        says: [["agent", "drafts", "course"]],
      },
      { say: "lol ok seriously tho whats built by the end of the six weeks", says: [["prototype", "agent"]] },
    ],
  },
  {
    id: "practice-nc2-cab",
    kept: false,
    turns: [
      {
        say: "i drive a cab nights, free till 3pm. is there a morning group for no code",
        says: [["7:45pm", "evening"]],
        begins: "No",
      },
      { say: "damn. then just the videos, possible?", says: ["record"], begins: "Yes" },
    ],
  },
  {
    id: "practice-nc2-numbers",
    kept: false,
    turns: [
      {
        say: "testing you. class number that deals with webhooks?",
        says: [["11", "module 3", "week 3", "classes 9"]],
      },
      { say: "and the one right after it", says: [["alerts", "retries", "error handling"]] },
    ],
  },
  {
    id: "practice-nc2-realtor",
    kept: false,
    turns: [
      {
        say: "realtor. new listings should land in my sheet every night and never twice. will i learn that in no code",
        says: [["duplicate"]],
        begins: "Yes",
      },
      { say: "plus a buzz when something crashes", says: [["alert", "error"]] },
    ],
  },
  {
    id: "practice-nc2-exam",
    kept: false,
    turns: [
      {
        say: "is there an exam on the final day of the agents course, i freeze in exams",
        says: [["demo day", "80%", "projects and exercises", "prototype"]],
        begins: "No",
      },
      { say: "so what decides if i pass", says: ["80%"] },
    ],
  },
  {
    id: "practice-nc2-captions",
    kept: false,
    turns: [{ say: "im hard of hearing - are there captions in class?", says: [], miss: true }],
  },
  {
    id: "practice-nc2-cam",
    kept: false,
    turns: [
      {
        say: "my flat is a mess, must people see me in the course",
        says: [["camera off", "keep your camera"]],
        begins: "No",
      },
      { say: "mic as well?", says: ["microphone"] },
      { say: "who gets to watch those tapes later", says: [["cohort"]] },
    ],
  },
  {
    id: "practice-nc2-payoff",
    kept: false,
    turns: [
      {
        say: "whats in it for an assistant buyer in a supermarket chain, the no code stuff",
        says: [["agent", "process", "office"]],
        link: noCode,
      },
      { say: "my manager will ask for something he can look at", says: [["show", "prototype"]] },
      {
        say: "and does it turn me into a programmer?",
        says: [["no cod", "without programming", "blocks", "canvas", "not need"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-nc2-lost-plan",
    kept: false,
    turns: [
      { say: "how long can i open the no code stuff after it ends", says: [["for life", "lifetime"]] },
      {
        say: "and my cousin, can he peek with my login",
        says: [["personal", "may not", "not share", "share your access"]],
        begins: "No",
        link: agreement,
      },
    ],
  },
  {
    id: "practice-nc2-chairs",
    kept: false,
    turns: [{ say: "how many chairs are left in the october no code group", says: [], miss: true }],
  },
  {
    id: "practice-nc2-whoelse",
    kept: false,
    turns: [
      { say: "what sort of people took the agents class last time, which jobs", says: [], miss: true },
      { say: "can i talk to one of them", says: [], miss: true },
    ],
  },
  {
    id: "practice-nc2-dropout",
    kept: false,
    turns: [{ say: "what share of people drop out of your six week course halfway", says: [], miss: true }],
  },
];
