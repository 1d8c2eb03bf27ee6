import type { Dialogue } from "../dialogue.ts";
import { contact, corporate, engineer, noCode, notStated, person, talents } from "../facts.ts";

/** The AI/ML/GenAI Engineer course: what it teaches, how long, at what price, and what follows. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-eng-cost",
    kept: false,
    turns: [
      {
        say: "whats the damage for the 4 month one",
        says: [notStated],
        link: engineer,
        not: ["$999", "$799"],
      },
      { say: "why do u hide it", says: [notStated, ["trainings", "form", "contact"]] },
      { say: "ballpark??", says: [notStated], not: ["$999", "$799"] },
    ],
  },
  {
    id: "practice-eng-start",
    kept: false,
    turns: [
      { say: "next intake for the engineer training?", says: [notStated], link: engineer },
      {
        say: "how will i know",
        says: [["trainings team", "answers with", "send you", "we answer", "write"]],
      },
    ],
  },
  {
    id: "practice-eng-noob",
    kept: false,
    turns: [
      {
        say: "total noob here, dont even know what a variable is. can i do the ml course",
        says: [["beginners", "from the start", "no coding", "never programmed", "from scratch", "from zero"]],
        link: engineer,
        begins: "Yes",
      },
      {
        say: "math degree needed?",
        says: [["not ask", "not require", "not need", "no degree", "could not find"]],
      },
    ],
  },
  {
    id: "practice-eng-hours",
    kept: false,
    turns: [
      { say: "how much of my week would the big course eat up", says: [["7-10 hours"]] },
      { say: "for how long", says: [["4 months", "four months"]] },
      { say: "so how many lessons is that", says: ["80"] },
      { say: "and teaching hours?", says: ["120"] },
    ],
  },
  {
    id: "practice-eng-miss",
    kept: false,
    turns: [
      { say: "night shifts every other week so ill miss some of the ml lessons", says: [["record"]] },
      { say: "do they stay up", says: [["for good", "life", "stay open"]] },
    ],
  },
  {
    id: "practice-eng-pytorch",
    kept: false,
    turns: [
      { say: "pytorch or tensorflow, which do yall use", says: ["PyTorch", "TensorFlow"], link: engineer },
      { say: "any langchain?", says: ["LangChain"], begins: "Yes" },
      { say: "docker", says: ["Docker"] },
      { say: "kubernetes tho?", says: [["Docker", "not find", "not name", "not list"]], begins: "No" },
    ],
  },
  {
    id: "practice-eng-syllabus",
    kept: false,
    turns: [
      { say: "wheres the full syllabus for AI engineers", says: [], link: engineer },
      {
        say: "what comes after python basics",
        says: [["classic", "data processing", "cleaning", "machine learning", "16"]],
      },
    ],
  },
  {
    id: "practice-eng-finetune",
    kept: false,
    turns: [
      {
        say: "will i know how to finetune an llm afterwards",
        says: [["fine-tun", "LoRA"]],
        begins: "Yes",
        link: engineer,
      },
      { say: "image generation too?", says: [["diffusion", "image generation"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-eng-mcp",
    kept: false,
    turns: [
      {
        say: "is mcp (model context protocol) part of any class",
        says: [["Model Context Protocol", "tool calling"]],
        link: engineer,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-eng-projects",
    kept: false,
    turns: [
      {
        say: "do i end up with a portfolio from the engineer one",
        says: [["four guided projects", "4 guided projects", "projects"], "capstone"],
        begins: "Yes",
      },
      {
        say: "can the final one be about football stats",
        says: [["set yourself", "you set", "you choose", "your own"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-eng-ama",
    kept: false,
    turns: [
      { say: "what the heck is AMA", says: [["Ask Me Anything"], ["4", "four"]] },
      { say: "when are those", says: [["every two weeks", "two months", "two weeks after"]] },
    ],
  },
  {
    id: "practice-eng-community",
    kept: false,
    turns: [
      { say: "heard theres a community, do i pay monthly for it", says: [["free for life"]], begins: "No" },
      { say: "29 bucks a month? where did i see that then", says: [["valued at", "free for life"]] },
    ],
  },
  {
    id: "practice-eng-job",
    kept: false,
    turns: [
      {
        say: "so after 4 months u place us in a company?",
        says: [["do not promise a job", "not promise"]],
        begins: "No",
      },
      {
        say: "what help is there at least",
        says: [
          ["resume", "interview"],
          ["hiring-partner", "hiring partner", "interview"],
        ],
      },
      { say: "whats your placement rate", says: [], miss: true },
    ],
  },
  {
    id: "practice-eng-salary",
    kept: false,
    turns: [{ say: "how much do your grads make on average", says: [], miss: true }],
  },
  {
    id: "practice-eng-talent-after",
    kept: false,
    turns: [
      {
        say: "once im through with the engineering program can i join your freelancers",
        says: [["network", "form"]],
        link: talents,
      },
    ],
  },
  {
    id: "practice-eng-install",
    kept: false,
    turns: [
      {
        say: "can i split the engineer fee across the months",
        says: [["installment"], "trainings@"],
        begins: "Yes",
      },
      {
        say: "how many parts",
        says: [
          [
            "trainings team will tell",
            "number and dates",
            "tell you the number",
            "before you pay",
            "write to",
          ],
        ],
      },
    ],
  },
  {
    id: "practice-eng-cert",
    kept: false,
    turns: [
      { say: "certificate for the longer course - whats the pass mark", says: [["80%", "80 %"]] },
      { say: "just show up and get it?", says: [["80%", "active part"]], begins: "No" },
      { say: "do companies recognise it", says: [["Industry-recognized", "recognized"]] },
    ],
  },
  {
    id: "practice-eng-refund",
    kept: false,
    turns: [
      {
        say: "if the engineer class sucks do i get money back",
        says: [
          [
            "what applies if you cancel",
            "settled with you",
            "before you pay",
            "agreed with you",
            "tells you",
          ],
        ],
        not: ["75%"],
        link: [engineer, contact],
      },
    ],
  },
  {
    id: "practice-eng-times",
    kept: false,
    turns: [
      { say: "is the ml training in the daytime or at night", says: [notStated] },
      { say: "weekends maybe", says: [notStated] },
    ],
  },
  {
    id: "practice-eng-selfpaced",
    kept: false,
    turns: [
      { say: "is the python-to-agents course prerecorded or with a real human", says: ["live"] },
      {
        say: "can we ask the guy stuff during it",
        says: [["mentor", "questions", "go through your code", "live"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-eng-online",
    kept: false,
    turns: [{ say: "is there a classroom in dallas for the engineers or only remote", says: [["online"]] }],
  },
  {
    id: "practice-eng-rating",
    kept: false,
    turns: [
      { say: "any ratings of the ai engineer thing", says: ["9.5"] },
      { say: "from how many students", says: [["not say who rated", "could not find", "not say how many"]] },
    ],
  },
  {
    id: "practice-eng-register",
    kept: false,
    turns: [
      { say: "ok how do i get in the engineer batch", says: [["form", "register"]], link: engineer },
      {
        say: "do i pay right then",
        says: [["nothing has to be paid", "nothing to pay", "not pay", "no payment"]],
        begins: "No",
      },
      {
        say: "what do they ask in it",
        says: [["name", "starting from", "background", "email", "reach you"]],
      },
    ],
  },
  {
    id: "practice-eng-skip",
    kept: false,
    turns: [
      { say: "i already know python well, can i jump in at lesson 16 and pay less", says: [], miss: true },
    ],
  },
  {
    id: "practice-eng-update",
    kept: false,
    turns: [
      { say: "ai moves so fast, r the lessons gonna be outdated in a yr", says: [["updates", "update"]] },
    ],
  },
  {
    id: "practice-eng-computer",
    kept: false,
    turns: [{ say: "do i need a gpu for the deep learning part", says: [], miss: true }],
  },
  {
    id: "practice-eng-eval",
    kept: false,
    turns: [
      {
        say: "does it go into precision recall roc all that",
        says: [["precision", "ROC", "evaluation"]],
        begins: "Yes",
        link: engineer,
      },
    ],
  },
  {
    id: "practice-eng-mlops",
    kept: false,
    turns: [
      { say: "how deep is the mlops portion", says: [["Docker", "monitor", "deploy", "60"]], link: engineer },
      { say: "sql anywhere in there?", says: ["SQL"], begins: "Yes" },
      { say: "git", says: ["Git"] },
    ],
  },
  {
    id: "practice-eng-kids-code",
    kept: false,
    turns: [
      {
        say: "promo for the engineer course like the 100 off one?",
        says: [["No Code", "does not apply", "only", "not find"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-eng-corp",
    kept: false,
    turns: [
      {
        say: "same engineer program but for 12 of my coworkers",
        says: [["proposal", "company", "program"]],
        link: corporate,
      },
      { say: "does it cost the same per head", says: [["proposal", "number of people", ...notStated]] },
    ],
  },
  {
    id: "practice-eng-small",
    kept: false,
    turns: [
      {
        say: "are the engineer groups huge like 200 in a zoom",
        says: [["small cohort", "small group"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-eng-transformer",
    kept: false,
    turns: [
      {
        say: "which lesson is attention and transformers",
        says: [["42-59", "Deep Learning", "transformer"]],
        link: engineer,
      },
    ],
  },
  {
    id: "practice-eng-who-ask",
    kept: false,
    turns: [
      { say: "got 5 more questions on the ml course, mail address pls", says: ["trainings@"] },
      { say: "or a phone", says: ["(972) 555-0142"] },
    ],
  },
  {
    id: "practice-eng-visa",
    kept: false,
    turns: [
      { say: "im in nigeria can i join the engineer one", says: [["online"]] },
      { say: "do u sponsor visas", says: [], miss: true },
      { say: "cheaper for africans?", says: [], miss: true },
    ],
  },
  {
    id: "practice-eng-uni",
    kept: false,
    turns: [
      {
        say: "still at uni, second year. is the ml course ok alongside",
        says: [["7-10 hours", "students", "hours a week"]],
        link: engineer,
      },
      { say: "or rather the short one?", says: [], link: noCode },
    ],
  },
  {
    id: "practice-eng-person",
    kept: false,
    turns: [{ say: "i dont trust online bootcamps. convince me or let me talk w somebody", says: [person] }],
  },
];
