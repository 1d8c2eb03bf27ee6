import { site } from "../../../content/site.ts";
import type { Dialogue } from "../dialogue.ts";
import {
  agreement,
  articles,
  clients,
  corporate,
  engineer,
  kindly,
  noCode,
  notStated,
  person,
  sorry,
  talents,
} from "../facts.ts";

const trainings = site.trainingsEmail;

/** Others who learn, pay for a learner or have just finished: rules in class, what stays, sums, and what comes afterward. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-courses4-stenographer",
    kept: false,
    turns: [
      {
        say: "Court stenographer, 55. Machines will have my job within five years. I need a plan B in something with language and AI, and I'm ready to work for it",
        says: [["Engineer", "No Code"]],
      },
      {
        say: "does the bigger one go into how it deals with text",
        says: [["transformer", "tokens", "text", "language"]],
        begins: "Yes",
      },
      { say: "is there much maths, i had a C in school", says: [["statistics", "gradient"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses4-deaf",
    kept: false,
    turns: [
      {
        say: "I'm deaf. Do you have captions or a sign interpreter in the live lessons?",
        says: [],
        miss: true,
      },
      {
        say: "can i at least type my questions instead of using a microphone",
        says: [["chat", "microphone", trainings, ...notStated]],
      },
    ],
  },
  {
    id: "practice-courses4-cheater",
    kept: false,
    turns: [
      {
        say: "can my cousin do my final project for me lol",
        says: [["work of your own", "your own"]],
        begins: "No",
      },
      { say: "and if you catch me", says: [["warn", "exclude"]] },
      {
        say: "refund then?",
        says: [["does not extend", "no refund", "75%", "7 calendar days"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses4-rude-classmate",
    kept: false,
    turns: [
      {
        say: "What do you do when a participant insults others during a lesson? It happened to me elsewhere.",
        says: [["warn", "exclude", "respect"]],
      },
    ],
  },
  {
    id: "practice-courses4-secret-data",
    kept: false,
    turns: [
      {
        say: "We're a clinic. If our coordinator takes part in the n8n training, does she practise with actual patient files?",
        says: [["test data"]],
        begins: "No",
      },
      {
        say: "who sees what she builds",
        says: [["outside your cohort", "only if you agree", "only with your agreement"]],
      },
    ],
  },
  {
    id: "practice-courses4-teach-others",
    kept: false,
    turns: [
      {
        say: "I teach at a community college. After your course I'd like to run a class of my own using your slides",
        says: [["written consent", "consent"]],
      },
      {
        say: "and use the workflow files at my day job?",
        says: [["your own work", "own work"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-courses4-end-date",
    kept: false,
    turns: [
      {
        say: "first class is oct 6 right? and then when am i through, i'm getting married on nov 28",
        says: [["6 weeks", "six weeks", "November"]],
      },
      { say: "nothing on fridays?", says: [["Mon-Thu", "Monday to Thursday"]] },
      { say: "thx, fingers crossed", says: [kindly] },
    ],
  },
  {
    id: "practice-courses4-sum-both",
    kept: false,
    turns: [
      {
        say: "whats the price if i do first the small course then the big one",
        says: [["names no price", "trainings team", "$999", ...notStated]],
      },
      { say: "is that order sensible", says: [["No Code", "Engineer", ...notStated]] },
    ],
  },
  {
    id: "practice-courses4-founder-code",
    kept: false,
    turns: [
      { say: "Two-woman startup, neither of us technical. What do founders pay?", says: ["$999"] },
      { say: "minus the early code", says: [["$899", "$100"]] },
      { say: "until what day does the code work", says: [["limited", "any time", ...notStated]] },
    ],
  },
  {
    id: "practice-courses4-forgot-code",
    kept: false,
    turns: [
      {
        say: "damn, i payed yesterday and forgot to put the promo thing in. can u still take off the hundred",
        says: [["already", "already been made", "already made"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses4-math-refund",
    kept: false,
    turns: [
      {
        say: "If I pay 799 and withdraw in the first week, what lands back on my card exactly?",
        says: ["75%"],
      },
      { say: "how long till its there", says: [["15–30", "15-30"]] },
      {
        say: "can i keep watching the recordings then",
        says: [["ends with the refund", "ends"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses4-employee-vs-public",
    kept: false,
    turns: [
      {
        say: "is the engineer program for companies the same as the public engineer course",
        says: [["4 months", "companies", "Engineer Program"]],
      },
      {
        say: "what will a team be able to do when its over",
        says: [["business question", "deploy", "tested model"]],
      },
      { say: "do our people get the certificate too", says: [["certificate", trainings]] },
    ],
  },
  {
    id: "practice-courses4-time-zone-firm",
    kept: false,
    turns: [
      {
        say: "Half of my analysts sit in Manila, the rest in Denver. Could a company training cope with that?",
        says: [["time zones"]],
        begins: "Yes",
      },
      {
        say: "we'd need it on Tableau and Snowflake, not on your own toys",
        says: [["your tasks, systems", "stack you use", "tools"]],
      },
    ],
  },
  {
    id: "practice-courses4-roi",
    kept: false,
    turns: [
      {
        say: "My CFO wants to see a return before he signs off on any training. What can I tell him?",
        says: [["justify the cost", "result", "hours saved", "baseline", "measure"]],
        link: [corporate, articles.training],
      },
      {
        say: "and how is it checked afterwards",
        says: [["compared", "check it with you", "baseline", "same task", "at the end"]],
      },
    ],
  },
  {
    id: "practice-courses4-after-ama",
    kept: false,
    turns: [
      {
        say: "after the four months i'd probably get stuck at work. whom could i ask then",
        says: [["AMA", "community"]],
      },
      { say: "for how long", says: [["two months", "for life"]] },
    ],
  },
  {
    id: "practice-courses4-hired-by-you",
    kept: false,
    turns: [
      {
        say: "I completed the long course in spring with 91 percent. Could you place me with one of your clients now?",
        says: [["network", "form", "vetted", "not promise"]],
        link: talents,
      },
      { say: "do i pay for being listed", says: [["no subscription", "$0", "nothing"]], begins: "No" },
    ],
  },
  {
    id: "practice-courses4-hire-instead",
    kept: false,
    turns: [
      {
        say: "We can't wait four months until somebody is trained, we need a machine learning person next week",
        says: [["talent", "specialist", "network"]],
        link: clients,
      },
    ],
  },
  {
    id: "practice-courses4-outdated",
    kept: false,
    turns: [
      {
        say: "this field moves so fast, wont your lessons be stale in a year",
        says: [["updates"]],
        begins: "No",
      },
      { say: "do updates cost extra", says: [["for good", "no further fee", "for life"]], begins: "No" },
    ],
  },
  {
    id: "practice-courses4-chromebook",
    kept: false,
    turns: [
      { say: "will my chromebook do for training neural nets in your class", says: [], miss: true },
      { say: "and for the n8n thing?", says: [["current browser", "browser"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses4-agreement-read",
    kept: false,
    turns: [
      {
        say: "I never sign anything unread. Where's the contract for the six weeks?",
        says: ["Agreement"],
        link: agreement,
      },
      { say: "do i have to print and sign", says: [["ticking", "box", "button"]], begins: "No" },
      { say: "if you change it halfway through my course?", says: [["version"]] },
    ],
  },
  {
    id: "practice-courses4-no-javascript",
    kept: false,
    turns: [
      {
        say: "the I Agree button is dead on my machine, nothing happens when i press it",
        says: [["plan", "box", "JavaScript"]],
      },
      { say: "can i enrol by mail then", says: [trainings], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses4-sandbox",
    kept: false,
    turns: [
      {
        say: "why does it say sandbox where i wanted to pay?? is this site fake",
        says: [["no payment", "not connected"]],
      },
      { say: "so how do you get my money", says: [["write", "payment", "trainings"]] },
    ],
  },
  {
    id: "practice-courses4-demo-day-shy",
    kept: false,
    turns: [
      {
        say: "i get panic attacks when speaking in front of people. does one have to present at the end of no code",
        says: [["demo day", "present"]],
      },
      {
        say: "could i skip it and still get the paper",
        says: [["80%", "grade", "instructors explain", trainings]],
      },
    ],
  },
  {
    id: "practice-courses4-webhook",
    kept: false,
    turns: [
      {
        say: "I'd want an alert in our team chat the second a new order lands in the shop. taught?",
        says: [["Webhook", "real-time", "alerts"]],
        begins: "Yes",
        link: noCode,
      },
      {
        say: "and putting the orders in a table w/o doubles",
        says: [["without duplicate", "no duplicates", "database"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-courses4-hallucination",
    kept: false,
    turns: [
      {
        say: "Does your no code class deal with bots that make stuff up?",
        says: [["wrong or invented", "invented answers"]],
        begins: "Yes",
      },
      {
        say: "Does the programming course as well? In which lessons?",
        says: [["RAG", "grounding", "60", "lessons"]],
      },
    ],
  },
  {
    id: "practice-courses4-military",
    kept: false,
    turns: [
      { say: "Any veterans discount or GI bill?", says: [["EARLYNOCODE", ...notStated]] },
      { say: "im leaving the army in may with no job lined up, 24. which price", says: ["$799"] },
    ],
  },
  {
    id: "practice-courses4-statistician",
    kept: false,
    turns: [
      {
        say: "biostatistician, R and SAS daily. what's in it for me between lesson 30 and 41",
        says: [["precision", "Cross-validation", "evaluation", "ensembles", "boosting"]],
        link: engineer,
      },
      { say: "SHAP?", says: ["SHAP"], begins: "Yes" },
      { say: "bayesian networks?", says: [], miss: true },
    ],
  },
  {
    id: "practice-courses4-teen-money",
    kept: false,
    turns: [
      {
        say: "im 17 and have my own savings, can i just sign up myself",
        says: [["parent", "guardian"]],
        begins: "No",
      },
      { say: "my mum says ok. would it be 799 for me", says: ["$799"], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses4-husband",
    kept: false,
    turns: [
      {
        say: "Hello, I'm asking for my husband who is a truck driver and away Monday to Wednesday every week. He wants to learn the thing where you make agents without code. Realistic?",
        says: [["recording", "Mon-Thu", "Monday to Thursday"]],
      },
      { say: "How many classes would that be in all?", says: ["24"] },
      {
        say: "and how long is one class",
        says: [["7:45pm-9:15pm", "90 minutes", "an hour and a half", "1.5"]],
      },
    ],
  },
  {
    id: "practice-courses4-webinar-missed",
    kept: false,
    turns: [
      { say: "im at work at noon on the 28th, is the free talk available afterwards", says: [notStated] },
      { say: "how long would it be, maybe i can sneak out", says: [["12pm-1:30pm", "1:30pm", "90 minutes"]] },
    ],
  },
  {
    id: "practice-courses4-calendar",
    kept: false,
    turns: [
      { say: "does the course start on a monday", says: ["Oct 6th"] },
      {
        say: "what happens if you move the date",
        says: [["email", "tell you", "later one", "early as we can"]],
      },
    ],
  },
  {
    id: "practice-courses4-annoyed",
    kept: false,
    turns: [
      {
        say: "I registered for your engineer course a week ago and NOBODY has written to me. Very poor.",
        says: [sorry],
      },
      { say: "who is in charge there", says: [person] },
    ],
  },
  {
    id: "practice-courses4-recorded-privacy",
    kept: false,
    turns: [
      {
        say: "I don't want my voice on some video for ever. Can I refuse being recorded?",
        says: [["agree to being recorded", "agree to that", "by joining"]],
        begins: "No",
      },
      { say: "hm. but cam off is ok", says: [["camera off"]], begins: "Yes" },
      { say: "which data about me do you keep for the course", says: [["name", "grades"]] },
    ],
  },
  {
    id: "practice-courses4-liability",
    kept: false,
    turns: [
      {
        say: "if an agent i built in your class sends nonsense to my customers, are you responsible",
        says: [["not liable", "limited"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses4-agents-prerequisite",
    kept: false,
    turns: [
      {
        say: "Is it a condition to have finished the no code one before the engineer one?",
        says: [["no coding", "beginners", "from the start", "no programming", "never programmed"]],
        begins: "No",
      },
      {
        say: "do i need a degree",
        says: [["beginners", "no programming", "need not", "not need", "no coding"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses4-vague-length",
    kept: false,
    turns: [
      {
        say: "how long",
        says: [
          ["6 weeks", "six weeks"],
          ["4 months", "four months"],
        ],
      },
      { say: "k. and online?", says: ["online"], begins: "Yes" },
      { say: "cert?", says: ["Certificate"], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses4-openai-cost",
    kept: false,
    turns: [
      { say: "Do I have to pay OpenAI myself for what we call in the exercises?", says: [notStated] },
      { say: "but n8n and that, i pay those?", says: [["in addition", "subscription"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses4-builders",
    kept: false,
    turns: [
      {
        say: "From each of our eight departments how many folks should go on something like the no code course? I read something about builders",
        says: [["two or three", "2 or 3", "a few per department"]],
        link: articles.training,
      },
      {
        say: "do the directors have to attend also",
        says: [["first session", "manager", "head of each team"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-courses4-compare-other",
    kept: false,
    turns: [
      {
        say: "Udacity is cheaper and has nanodegrees. why you",
        says: [["live", "project", "mentor", "instructors"]],
      },
      { say: "do graduates earn more, honest answer", says: [["not promise", ...notStated]] },
    ],
  },
  {
    id: "practice-courses4-capstone-bees",
    kept: false,
    turns: [
      {
        say: "I'm a beekeeper with ten years of hive weights in a notebook. Could that be my big project at the end?",
        says: [["set yourself", "capstone"]],
        begins: "Yes",
      },
      { say: "and is the result mine", says: [["yours", "belongs to you", ...notStated]] },
      { say: "lovely!!", says: [kindly] },
    ],
  },
];
