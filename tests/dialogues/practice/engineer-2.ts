import type { Dialogue } from "../dialogue.ts";
import { corporate, engineer, noCode, notStated, talents } from "../facts.ts";

/** The engineer course, asked about by people of quite different ages, jobs and moods. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-eng2-nurse",
    kept: false,
    turns: [
      {
        say: "15 yrs in nursing, dreaming of data science. is four months from zero honest or just marketing",
        says: [["from the start", "never programmed", "beginners", "no coding", "not promise"]],
      },
      { say: "how would that fit beside my job", says: [["7–10", "7-10"]] },
      { say: "and if i vanish for ten days, family emergency", says: ["record"] },
    ],
  },
  {
    id: "practice-eng2-lawyer",
    kept: false,
    turns: [
      {
        say: "Do you warrant employment upon completion of the engineer course?",
        says: [["not promise", "no promise"]],
        begins: "No",
      },
      { say: "What, precisely, does the career support comprise?", says: ["resume", ["interview"]] },
    ],
  },
  {
    id: "practice-eng2-grandpa",
    kept: false,
    turns: [
      {
        say: "My grandson talks of nothing but “transformers”. Not the toys. Does any of your courses explain them?",
        says: [["transformer"]],
        link: engineer,
        begins: "Yes",
      },
      {
        say: "Would a man of seventy-two who has never programmed manage?",
        says: [["beginners", "from the start", "never programmed", "no coding", "not need"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-eng2-pushy",
    kept: false,
    turns: [
      { say: "price. engineer course. now.", says: [notStated] },
      { say: "dude a range. anything", says: [notStated] },
      {
        say: "if i fill that form what do i hear back",
        says: [["start date", "next batch starts", "dates"], "price"],
      },
    ],
  },
  {
    id: "practice-eng2-kyiv",
    kept: false,
    turns: [
      {
        say: "I study physics in Kyiv, I know some little Python. In engineer course the machine learning begins when?",
        says: [["13", "written programs", "16", "Lessons 1", "first model"]],
      },
      { say: "And the deep networks?", says: [["42"]] },
      { say: "I must be in America for it?", says: ["online"], begins: "No" },
    ],
  },
  {
    id: "practice-eng2-sql",
    kept: false,
    turns: [
      {
        say: "i live in tableau n sql. would i be teaching them or is sql part of the engineer lessons",
        says: ["SQL"],
        begins: "Yes",
      },
      { say: "how about messy data w holes in it", says: [["missing values", "clean", "incomplete"]] },
      { say: "whats after that block", says: [["evaluation"]] },
    ],
  },
  {
    id: "practice-eng2-oneword",
    kept: false,
    turns: [
      { say: "recordings?", says: ["record"] },
      { say: "forever?", says: [["for life", "lifetime", "for good"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-eng2-mum",
    kept: false,
    turns: [
      {
        say: "two kids, eight years at home, i want back in and maybe as something with ai. would somebody of yours look over my cv",
        says: ["resume"],
        begins: "Yes",
      },
      { say: "and introduce me to firms?", says: ["hiring-partner"], begins: "Yes" },
      { say: "so basically a job is sure", says: [["not promise", "no promise"]], begins: "No" },
    ],
  },
  {
    id: "practice-eng2-vision",
    kept: false,
    turns: [
      {
        say: "does the big course teach a computer to see stuff in photos",
        says: [["convolutional"]],
        begins: "Yes",
      },
      { say: "n paint new ones?", says: [["diffusion", "image generation"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-eng2-sysadmin",
    kept: false,
    turns: [
      {
        say: "sysadmin here. every ml course stops at the notebook. does yours get to servers",
        says: [["REST API", "Docker", "deploy"]],
        begins: "Yes",
      },
      { say: "and keeping an eye on it once it runs?", says: [["monitor", "drift"]] },
    ],
  },
  {
    id: "practice-eng2-pm",
    kept: false,
    turns: [
      {
        say: "product manager, i dont want to code for a living, i want to follow what my ml people are saying. is engineer overkill",
        says: [],
        link: [noCode, engineer, corporate],
        begins: "Yes",
      },
      { say: "which of em is more hands off", says: [], link: [noCode, corporate] },
    ],
  },
  {
    id: "practice-eng2-lonely",
    kept: false,
    turns: [
      {
        say: "i learn badly alone. can i find a buddy in the ml course",
        says: [["study partner", "community"]],
        begins: "Yes",
      },
      { say: "is that thing free or what", says: [["free for life", "free"]], begins: "Yes" },
      {
        say: "and the teacher, will he look at my mess?",
        says: [["go through your code", "mentorship"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-eng2-sum",
    kept: false,
    turns: [
      {
        say: "sum up the hours of the engineer course for me, teaching and homework",
        says: ["120", ["7–10", "7-10"]],
      },
      { say: "spread over?", says: ["4 months"] },
    ],
  },
  {
    id: "practice-eng2-74",
    kept: false,
    turns: [
      { say: "suppose my average in the ml training is 74", says: ["80%"] },
      { say: "can i resit?", says: [], miss: true },
    ],
  },
  {
    id: "practice-eng2-afterwards",
    kept: false,
    turns: [
      {
        say: "once the four months are up may i still bother the instructors",
        says: [["AMA", "Ask Me Anything", "community"]],
        begins: "Yes",
      },
      { say: "how often exactly", says: [["every two weeks", "4 AMA", "four"]] },
      { say: "could you also find me gigs at that point?", says: [], link: [talents, engineer] },
    ],
  },
  {
    id: "practice-eng2-12k",
    kept: false,
    turns: [
      {
        say: "bootcamps round here take 12 grand. is yours in that league, the engineering one",
        says: [notStated],
      },
      { say: "can it be spread out at least", says: [["installment"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-eng2-capstone",
    kept: false,
    turns: [
      {
        say: "who picks the topic of the capstone",
        says: [["yourself", "your own", "you set", "you choose"]],
      },
      { say: "how many smaller ones come before", says: [["four", "4"]] },
    ],
  },
  {
    id: "practice-eng2-rlhf",
    kept: false,
    turns: [
      { say: "do you guys cover rlhf and reward models", says: [], miss: true },
      { say: "lora at least?", says: ["LoRA"], begins: "Yes" },
    ],
  },
  {
    id: "practice-eng2-signup",
    kept: false,
    turns: [
      { say: "ok convinced, put me down for the engineer batch", says: [], link: engineer },
      {
        say: "am i charged today",
        says: [["nothing has to be paid", "nothing", "not paid", "before you pay", "no payment"]],
        begins: "No",
      },
      { say: "n how long til u answer", says: [["as soon as", "not say", "could not find", "not promise"]] },
    ],
  },
  {
    id: "practice-eng2-when",
    kept: false,
    turns: [
      { say: "engineer course first day?", says: [["announced", "trainings team", "not on our"]] },
      { say: "i need to tell my boss by tuesday!!", says: [], link: [engineer, "/contact"] },
    ],
  },
  {
    id: "practice-eng2-laptop",
    kept: false,
    turns: [{ say: "how much ram should my laptop have for the deep learning weeks", says: [], miss: true }],
  },
  {
    id: "practice-eng2-college",
    kept: false,
    turns: [
      {
        say: "does my university give credits for the engineer course",
        says: [["academic degree", "could not find"]],
      },
    ],
  },
];
