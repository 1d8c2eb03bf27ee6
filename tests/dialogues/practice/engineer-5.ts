import type { Dialogue } from "../dialogue.ts";
import { contact, engineer, noCode, notStated, person } from "../facts.ts";

const trainings = "trainings@corvanta.example";

/** What they say of the engineer course's dates and price, whichever of them is asked. */
const fromTeam = [...notStated, "trainings team", "announced"];

/** Warehouse workers, parents, tired managers and doubters, on the long course, its certificate, dates and the others. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-engineer5-warehouse",
    kept: false,
    turns: [
      {
        say: "hello i drive a forklift 11 years and never wrote one line of code in my life, is your engineer thing for somebody like me or will i be laughed out",
        says: [["beginners", "never programmed", "no coding", "from the start", "from scratch"]],
        begins: "Yes",
      },
      { say: "how long till im done then", says: ["4 months"] },
      { say: "and how many evenings a week does that eat", says: [["7–10", "7-10", "announced"]] },
      {
        say: "do you put me in a job at the end",
        says: [
          ["do not promise", "not promise", "no promise"],
          ["resume", "hiring-partner"],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-engineer5-mother",
    kept: false,
    turns: [
      {
        say: "My daughter (19, second year biology) wants to switch to AI. I would like to understand what she'd actually be doing in the four months, before I open my wallet",
        says: ["Python", ["agents", "agent"], ["machine learning", "models", "projects"]],
        link: engineer,
      },
      { say: "and what does she hold in her hands afterwards?", says: ["Certificate", "80%"] },
      { say: "my wallet: how much", says: [fromTeam], not: ["$799", "$999"] },
    ],
  },
  {
    id: "practice-engineer5-fragment",
    kept: false,
    turns: [
      { say: "engineer course. weekly hours?", says: [["7–10", "7-10"]] },
      { say: "in total", says: [["120 hours", "80 lessons", "4 months"]] },
      { say: "live or videos", says: ["live"] },
    ],
  },
  {
    id: "practice-engineer5-rambler",
    kept: false,
    turns: [
      {
        say: "So I have been thinking about this for ages, my brother in law did some bootcamp and hated it because they rushed through everything, and I am more the slow type, I run a small bakery with two employees and get up at three, so what I want to know is which of your two courses is the one where I don't need to learn programming, because honestly I have no patience for it",
        says: ["No Code"],
        link: noCode,
      },
      { say: "and that one takes how long", says: ["6 weeks"] },
      { say: "ok but I sleep at eight in the evening!! when are the classes", says: ["7:45"] },
    ],
  },
  {
    id: "practice-engineer5-certificate-fail",
    kept: false,
    turns: [
      { say: "what if i score 74 percent in the AI/ML course", says: ["80%"] },
      {
        say: "can i sit it again",
        says: [],
        miss: true,
      },
    ],
  },
  {
    id: "practice-engineer5-dates-all",
    kept: false,
    turns: [
      {
        say: "list me every start date you have got this autumn",
        says: ["Oct 6"],
      },
      { say: "the 4 month one too", says: [["announced", "not announced"]] },
      { say: "so how do i hear about it", says: [["register", "form", "list", trainings]], link: engineer },
    ],
  },
  {
    id: "practice-engineer5-boss-proof",
    kept: false,
    turns: [
      {
        say: "HR reimburses only if I can show a document that I completed. Is there one for the engineer course",
        says: ["Certificate of Completion", "80%"],
        begins: "Yes",
      },
      {
        say: "does an accredited university stand behind it",
        says: [["not name a body", "neither an academic degree", "could not find"]],
      },
    ],
  },
  {
    id: "practice-engineer5-tools",
    kept: false,
    turns: [
      {
        say: "Do we get to touch pytorch or is it tensorflow only",
        says: ["PyTorch", "TensorFlow"],
        begins: "Yes",
      },
      { say: "langgraph?", says: ["LangGraph"], begins: "Yes" },
      { say: "n what about docker n deploying stuff", says: ["Docker", "cloud"], begins: "Yes" },
      { say: "is there any rust or go in it", says: [["Python", "could not find", "not"]], begins: "No" },
    ],
  },
  {
    id: "practice-engineer5-choose-manager",
    kept: false,
    turns: [
      {
        say: "I lead marketing, 14 people. I want to automate our reporting myself, not become a software person. Long one or short one?",
        says: ["No Code"],
      },
      { say: "Why not the other?", says: [["Python", "program", "4 months", "engineer"]] },
      { say: "And if I wanted all fourteen taught?", says: [["Corporate", "Custom Program", "program for"]] },
    ],
  },
  {
    id: "practice-engineer5-german",
    kept: false,
    turns: [
      {
        say: "Good day, I am from Germany and my english is not so good. Is the lesson also in german language?",
        says: [],
        miss: true,
      },
      {
        say: "In which clock time are the lessons of the engineering course?",
        says: [fromTeam],
        not: ["7:45"],
      },
    ],
  },
  {
    id: "practice-engineer5-nurse-shifts",
    kept: false,
    turns: [
      {
        say: "im a nurse on rotating shifts so i WILL miss some of the lessons of the 4 month course. is that the end of it for me?",
        says: [["recorded", "recording"]],
        begins: "No",
      },
      { say: "for how long can i watch those", says: [["for good", "lifetime", "for life", "stay open"]] },
    ],
  },
  {
    id: "practice-engineer5-sceptic",
    kept: false,
    turns: [
      {
        say: "Another bootcamp that hands a certificate to everyone with a pulse I suppose",
        says: ["80%"],
        not: ["everyone receives"],
      },
      { say: "who grades it", says: ["instructors"] },
      { say: "names of those instructors?", says: [], miss: true },
    ],
  },
  {
    id: "practice-engineer5-installments",
    kept: false,
    turns: [
      {
        say: "cant pay the lot in one go for the machine learning engineer one",
        says: ["installment", trainings],
        begins: "Yes",
      },
      { say: "when must i ask", says: ["before you pay"] },
    ],
  },
  {
    id: "practice-engineer5-portfolio",
    kept: false,
    turns: [
      { say: "what will I have on my github after ur course for engineers", says: ["project", "capstone"] },
      { say: "do i pick the last one myself", says: [["yourself", "you set", "your own"]], begins: "Yes" },
      { say: "whats the first", says: [["scikit-learn", "CSV", "prediction"]] },
    ],
  },
  {
    id: "practice-engineer5-compare",
    kept: false,
    turns: [
      {
        say: "difference engineer / no code???",
        says: [
          ["4 months", "80 lessons"],
          ["6 weeks", "24"],
        ],
      },
      { say: "whats cheaper of the two", says: ["$799", ["$999"]] },
      { say: "which has the certificate", says: [["both", "each", "80%"]] },
      { say: "and which is sooner", says: ["Oct 6"] },
    ],
  },
  {
    id: "practice-engineer5-ama",
    kept: false,
    turns: [
      { say: "What is meant by AMA on the course page?", says: ["Ask Me Anything"] },
      { say: "how often", says: [["two weeks", "4 AMA", "four"]] },
      {
        say: "does it come on top of the price",
        says: [["comes with", "included", "all of this", "part of"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-engineer5-developer",
    kept: false,
    turns: [
      {
        say: "Senior Java dev here. Fifteen lessons of Python hand-holding would bore me stiff. Can I jump in at lesson 16?",
        says: [],
        miss: true,
      },
      {
        say: "At which lesson do transformers start, then?",
        says: [["42", "48", "51", "52", "Deep Learning"]],
      },
      { say: "and rag", says: [["60", "61", "Agentic Systems"]] },
    ],
  },
  {
    id: "practice-engineer5-retiree",
    kept: false,
    turns: [
      {
        say: "I'm 67, retired bookkeeper, curious. Is there an upper age?",
        says: [],
        miss: true,
      },
      {
        say: "Do I need to be good at maths for it?",
        says: [
          [
            "not state",
            "not say",
            "could not find",
            "no coding",
            "statistics",
            "not list",
            "names no",
            "beginners",
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-engineer5-community",
    kept: false,
    turns: [
      {
        say: "is there some group or forum where the students hang out",
        says: [["community"]],
        begins: "Yes",
      },
      { say: "costs?", says: [["free", "$29"]] },
      { say: "after the course i get kicked out of it?", says: [["for life", "lifetime"]], begins: "No" },
    ],
  },
  {
    id: "practice-engineer5-angry",
    kept: false,
    turns: [
      {
        say: "I SPENT TEN MINUTES LOOKING FOR A PRICE OF THE ENGINEER COURSE. WHERE IS IT",
        says: [fromTeam],
        link: [engineer, contact],
      },
      { say: "why do you hide it", says: [["trainings team", "start date", "could not find", ...notStated]] },
    ],
  },
  {
    id: "practice-engineer5-refund",
    kept: false,
    turns: [
      {
        say: "suppose week 2 of the four months i realise its not for me. money back?",
        says: [["what applies if you cancel", "trainings team", "settled with you", ...notStated]],
        not: ["75%"],
      },
      { say: "and for the short one", says: ["75%", ["7 calendar days", "7 days", "day 7"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-engineer5-class-size",
    kept: false,
    turns: [
      {
        say: "am i one of 500 in a zoom or what",
        says: [["small cohorts", "small groups", "small"]],
        begins: "No",
      },
      { say: "exact headcount per batch", says: [["no exact number", "could not find", "not say"]] },
    ],
  },
  {
    id: "practice-engineer5-visa-job",
    kept: false,
    turns: [
      { say: "Sir I am from Pune, after this course you will arrange US visa or not", says: [], miss: true },
      {
        say: "Then kindly tell what career help is provided",
        says: ["resume", "interview"],
      },
    ],
  },
  {
    id: "practice-engineer5-teen",
    kept: false,
    turns: [
      { say: "yo im 16 can i do the ai engineer course", says: [["parent", "guardian"]] },
      { say: "my dad says ok. whats next", says: [["register", "form", trainings]] },
    ],
  },
  {
    id: "practice-engineer5-lesson-length",
    kept: false,
    turns: [
      {
        say: "80 lessons in 120 hours so each is one and half hour?",
        says: [["80 lessons", "120 hours", "90", "hour and a half"]],
        begins: "Yes",
      },
      { say: "and how many per week", says: [["80 lessons", "4 months", "7–10", ...notStated]] },
    ],
  },
  {
    id: "practice-engineer5-homework",
    kept: false,
    turns: [
      {
        say: "Besides turning up to lessons what work is expected of a participant in the AI engineering course?",
        says: [["exercises", "project"]],
      },
      { say: "does an actual person look at my code", says: [["instructors", "mentorship"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-engineer5-laptop",
    kept: false,
    turns: [
      {
        say: "will my 2017 macbook cope with the deep learning part or must i buy gpu",
        says: [],
        miss: true,
      },
      { say: "who could tell me", says: [person] },
    ],
  },
  {
    id: "practice-engineer5-both",
    kept: false,
    turns: [
      {
        say: "thinking to do no code first to warm up and afterwards engineer. do i have to?",
        says: [["no coding", "beginners", "not", "from the start", "never programmed"]],
        begins: "No",
      },
      { say: "any rebate when i take the pair", says: [], miss: true },
    ],
  },
  {
    id: "practice-engineer5-early-code",
    kept: false,
    turns: [
      {
        say: "can i use EARLYNOCODE for the 80 lesson course",
        says: ["No Code"],
        begins: "No",
      },
      { say: "how much does it take off", says: ["$100"] },
    ],
  },
  {
    id: "practice-engineer5-linkedin",
    kept: false,
    turns: [
      {
        say: "want something i can put on linkedin when im through with the engineer program",
        says: ["Certificate"],
      },
      {
        say: "is it worth anything to employers",
        says: [["industry-recognized", "Industry-recognized", "do not promise", "not promise"]],
      },
    ],
  },
  {
    id: "practice-engineer5-genai",
    kept: false,
    turns: [
      {
        say: "the thing that makes pictures out of words, do you teach how that works",
        says: [["diffusion", "image generation"]],
        begins: "Yes",
      },
      { say: "chatgpt too?", says: [["OpenAI", "GPT", "language models"]], begins: "Yes" },
      { say: "fine tune own model", says: [["LoRA", "fine-tun"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-engineer5-company-of-three",
    kept: false,
    turns: [
      {
        say: "our startup wants to send three juniors into the 4-month thing, invoice to the company. same as individuals?",
        says: [["Engineer Program", "Corporate", "corporate"]],
      },
      { say: "what's it cost for three", says: [["proposal", "number of people", ...notStated]] },
    ],
  },
  {
    id: "practice-engineer5-spelling",
    kept: false,
    turns: [
      { say: "wen dose teh enginer corse strat", says: [fromTeam], not: ["Oct 6 for the engineer"] },
      { say: "sertificat?", says: ["Certificate", "80%"], begins: "Yes" },
      { say: "is onlain or in citi", says: ["online"] },
    ],
  },
  {
    id: "practice-engineer5-data-analyst",
    kept: false,
    turns: [
      {
        say: "I live in Excel and SQL as a reporting analyst and want a real career change into machine learning. Which course",
        says: ["Engineer"],
        link: engineer,
      },
      { say: "Is SQL even in there", says: ["SQL"], begins: "Yes" },
      { say: "what comes right after the python bit", says: [["Data Processing", "clean", "16"]] },
    ],
  },
  {
    id: "practice-engineer5-after",
    kept: false,
    turns: [
      {
        say: "once the four months are over do you just wave goodbye",
        says: [["AMA", "community", "recordings"]],
        begins: "No",
      },
      { say: "for how long does it go on", says: [["two months", "for life", "for good", "lifetime"]] },
    ],
  },
  {
    id: "practice-engineer5-webinar",
    kept: false,
    turns: [
      { say: "can i sniff at it first for free before i sign", says: ["webinar"], begins: "Yes" },
      { say: "which day", says: [["September 28", "Sep 28"]] },
      { say: "is that about the engineer course", says: ["No Code"], begins: "No" },
    ],
  },
  {
    id: "practice-engineer5-assessed",
    kept: false,
    turns: [
      {
        say: "My understanding is that mere attendance suffices for your engineering certificate.",
        says: ["80%"],
        begins: "No",
      },
      { say: "And the no-code one?", says: ["80%"] },
      {
        say: "Is either a degree?",
        says: [["neither", "not an academic", "no academic", "nor a", ...notStated, "not a degree"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-engineer5-hurry",
    kept: false,
    turns: [
      { say: "just give me the facts of the ai ml genai course, 2 lines", says: ["4 months", "80 lessons"] },
      { say: "good sign me up for that", says: [["form", "register"]], link: [engineer, contact] },
    ],
  },
  {
    id: "practice-engineer5-mlops",
    kept: false,
    turns: [
      {
        say: "we keep shipping models nobody watches. does the curriculum deal with what happens after go-live?",
        says: [["monitoring", "drift", "MLOps"]],
        begins: "Yes",
      },
      { say: "in which part", says: [["Agentic Systems", "60", "78", "MLOps"]] },
    ],
  },
  {
    id: "practice-engineer5-pay-now",
    kept: false,
    turns: [
      {
        say: "if i fill in that register form do i owe you something already",
        says: [["nothing has to be paid", "nothing", "no payment"]],
        begins: "No",
      },
      { say: "then what happens", says: [["start date", "price", "trainings team"]] },
    ],
  },
  {
    id: "practice-engineer5-hiring-partner",
    kept: false,
    turns: [
      {
        say: "which firms are in the hiring partner network",
        says: [["names neither", "not name", "names no", "could not find", "not say"]],
      },
      {
        say: "what percentage of grads found work",
        says: [["names no share", "names neither", "could not find", "not say"]],
      },
    ],
  },
  {
    id: "practice-engineer5-postman",
    kept: false,
    turns: [
      {
        say: "postman, 44, got a letter that our depot closes. heard ai pays well. do i stand a chance in the engineers class",
        says: [["beginners", "from scratch", "no programming", "never programmed"]],
        begins: "Yes",
      },
      {
        say: "and if i hate it after a week",
        says: [["refund rules", "what applies if you cancel", "settled with you", ...notStated]],
        not: ["75%"],
      },
    ],
  },
  {
    id: "practice-engineer5-syllabus-teacher",
    kept: false,
    turns: [
      {
        say: "I teach statistics at a college. Kindly point me to the part on assessing classifiers.",
        says: [["30", "confusion", "precision"]],
        link: engineer,
      },
      { say: "Are SHAP values treated?", says: ["SHAP"], begins: "Yes" },
      {
        say: "And which topics precede it?",
        says: [["Data Processing", "classic", "16", "regression", "trees"]],
      },
    ],
  },
  {
    id: "practice-engineer5-uncle",
    kept: false,
    turns: [
      {
        say: "nephew asks me to pay his ai schooling with you. he will pass for sure or can it go wrong",
        says: ["80%"],
      },
      {
        say: "what would he be able to do at the end that he cannot now",
        says: [["models", "agents", "programs"]],
      },
      { say: "in how many months", says: ["4 months"] },
    ],
  },
  {
    id: "practice-engineer5-two-lines",
    kept: false,
    turns: [
      { say: "ml course start", says: [fromTeam] },
      { say: "no code start", says: ["Oct 6"] },
      { say: "webinar start", says: [["September 28"]] },
    ],
  },
  {
    id: "practice-engineer5-shopkeeper",
    kept: false,
    turns: [
      {
        say: "my shop drowns in emails, i want a robot that answers them, i can't program and won't. which class of yours",
        says: ["No Code"],
      },
      { say: "what do i pay as a shop owner", says: ["$999"] },
      { say: "any paper at the end", says: [["Certificate"], "80%"], begins: "Yes" },
    ],
  },
  {
    id: "practice-engineer5-parent-money",
    kept: false,
    turns: [
      {
        say: "Does the tuition of the four month programme already contain the community and the career help, or do I get a second bill?",
        says: [["comes with", "included", "free for life"]],
      },
      { say: "And books?", says: [], miss: true },
    ],
  },
  {
    id: "practice-engineer5-git",
    kept: false,
    turns: [
      {
        say: "colleagues keep saying pull request and branch and i nod. would i learn it there",
        says: ["Git"],
        begins: "Yes",
      },
      { say: "early or late in the course", says: [["lesson", "8", "9", "Foundations"]] },
    ],
  },
  {
    id: "practice-engineer5-timezone",
    kept: false,
    turns: [
      { say: "living in Singapore. are your engineer lessons in the middle of my night", says: [fromTeam] },
      { say: "so i just watch the tape then, allowed?", says: [["recorded", "recordings"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-engineer5-register",
    kept: false,
    turns: [
      {
        say: "what happens once I have pressed the register button",
        says: [
          ["start date", "next batch", "start of the next", "reserved once"],
          ["price", "pay"],
        ],
      },
      { say: "which details must i type in", says: ["name", "email"] },
      { say: "phone number compulsory?", says: ["optional"], begins: "No" },
    ],
  },
  {
    id: "practice-engineer5-sideproject",
    kept: false,
    turns: [
      {
        say: "Could I use the beehive sensor readings I have collected since 2019 for my final piece?",
        says: [["yourself", "you set", "your own"]],
        begins: "Yes",
      },
      { say: "how many other pieces are there before that", says: [["four", "4"]] },
    ],
  },
  {
    id: "practice-engineer5-doubt-rating",
    kept: false,
    turns: [
      { say: "9.5/10, sure. who voted?", says: [["not say who", "no individual reviews"]] },
      { say: "can i phone a former student", says: [["no individual reviews", "could not find", "not say"]] },
    ],
  },
  {
    id: "practice-engineer5-nonnative",
    kept: false,
    turns: [
      {
        say: "please explain what is differents from two course, i am not understand",
        says: [["4 months"], ["6 weeks"]],
      },
      { say: "i want work as programmer", says: ["Engineer"] },
      { say: "price this", says: [fromTeam], not: ["$15"] },
    ],
  },
  {
    id: "practice-engineer5-security",
    kept: false,
    turns: [
      {
        say: "Do you show how to stop an agent from being talked into nonsense by a malicious email",
        says: [["prompt injection", "guardrails", "who wrote"]],
        begins: "Yes",
      },
      { say: "lesson number?", says: [["70", "67"]] },
    ],
  },
  {
    id: "practice-engineer5-lunch",
    kept: false,
    turns: [
      { say: "Do you serve lunch during lessons lol", says: [], miss: true },
      { say: "just kidding. is it remote", says: ["online"], begins: "Yes" },
    ],
  },
];
