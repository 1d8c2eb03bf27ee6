import type { Dialogue } from "../dialogue.ts";
import {
  agreement,
  articles,
  assistants,
  automations,
  clients,
  corporate,
  declined,
  engineer,
  kindly,
  models,
  noCode,
  notStated,
  person,
  privacy,
  reach,
  sorry,
  talents,
  terms,
} from "../facts.ts";

/** What may be said to what is not a question. */
const chat = [...kindly, ...declined, ...sorry];

/** Others who wander: who doubt, ask what was meant, write one word, change the language or the subject. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-wander4-sure",
    kept: false,
    turns: [
      {
        say: "grade needed to pass the agent building class?",
        says: ["80%"],
      },
      { say: "are you sure about that", says: [["80%", "can be wrong", "confirm", "ask our team"]] },
      { say: "link?", says: [], link: [noCode, agreement] },
    ],
  },
  {
    id: "practice-wander4-cohort",
    kept: false,
    turns: [
      {
        say: "if you cancel the whole thing do i see my money again",
        says: [["refund"], ["later", "choose"]],
        begins: "Yes",
      },
      {
        say: "what is a repeat cohort now",
        says: [["later cohort"]],
      },
      { say: "and a refund on that?", says: [["no refund", "none"]], begins: "No" },
    ],
  },
  {
    id: "practice-wander4-baker",
    kept: false,
    turns: [
      {
        say: "morning, baker here, up since 3. orders come in by whatsapp, mail, phone, scribbled notes. by noon nobody knows anything. what would you do about it",
        says: [],
        link: [automations, assistants],
      },
      {
        say: "i have no idea of computers will my girls cope",
        says: [["nobody has to learn", "your tools stay", "learn to run", "already know", "your team"]],
      },
      { say: "do you like croissants", says: [chat], begins: "No" },
      {
        say: "back to my orders, what do you need from me to start",
        says: [["process", "how often", "describe"]],
      },
    ],
  },
  {
    id: "practice-wander4-portuguese",
    kept: false,
    turns: [
      { say: "Boa tarde, vocês têm vagas para cientista de dados?", says: [["English", talents]] },
      {
        say: "ok. I am data scientist from Porto. How can I work with you?",
        says: [["form"]],
        link: talents,
      },
      {
        say: "you will show my profile to everybody?",
        says: [["only after", "agreed", "consent"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-wander4-chinese",
    kept: false,
    turns: [
      { say: "你好，课程多少钱？", says: [["English", "$999"]] },
      { say: "sorry. price of course with agents, student", says: ["$799"] },
      { say: "visa card from china ok?", says: [["card", ...notStated]] },
    ],
  },
  {
    id: "practice-wander4-rag",
    kept: false,
    turns: [
      { say: "what the heck is RAG", says: [["search engine", "retrieval"]], link: articles.rag },
      { say: "and why does it lie sometimes", says: [["memory", "passage", "collection", "retriev"]] },
      { say: "which course covers it", says: [], link: [engineer, noCode] },
      { say: "the one without programming, which week", says: [["5", "fifth", "17–20"]] },
    ],
  },
  {
    id: "practice-wander4-sarcastic",
    kept: false,
    turns: [
      { say: "wow another ai company how original", says: [chat] },
      {
        say: "bet you can't even tell me what you do without buzzwords",
        says: [["assistants", "automations", "models"]],
      },
      {
        say: "percentages on your pages are made up aren't they",
        says: [["published results", "examples"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-wander4-more",
    kept: false,
    turns: [
      {
        say: "anything about training that doesnt fizzle out?",
        says: [],
        link: [articles.training, corporate],
      },
      { say: "tell me more", says: [], link: [articles.training, corporate] },
      { say: "how much of the budget should we hold back for after", says: [["third"]] },
    ],
  },
  {
    id: "practice-wander4-houston",
    kept: false,
    turns: [
      { say: "16 paralegals in Houston. Would your trainer drive over?", says: [], miss: true },
      { say: "Alright, in two half days then?", says: [["half days", "block"]], begins: "Yes" },
      { say: "Price for 16?", says: [["depends", "proposal"]], not: ["$999", "$799"] },
      { say: "Do they get some sort of diploma?", says: [], miss: true },
    ],
  },
  {
    id: "practice-wander4-devops-now",
    kept: false,
    turns: [
      { say: "prod is on fire, our kubernetes guy quit. can u send someone", says: [], link: clients },
      { say: "how fast", says: [["as soon as", "promises no number", ...notStated]], not: ["24 hours"] },
      { say: "rate per hour?", says: [["rate"], ["before you decide", ...notStated]] },
      { say: "any background check on them?", says: [["vetted", ...notStated]] },
    ],
  },
  {
    id: "practice-wander4-kids",
    kept: false,
    turns: [
      { say: "haha you smell", says: [chat] },
      { say: "im 11", says: [["13", "parent", "guardian", ...declined]] },
      { say: "are you a girl", says: [["software", "assistant", ...declined]], begins: "No" },
    ],
  },
  {
    id: "practice-wander4-refund-late",
    kept: false,
    turns: [
      {
        say: "3 weeks now and the money from my refund is still not here. this is a scam",
        says: [["15–30 business days"]],
      },
      { say: "who do i shout at", says: [["trainings@corvanta.example", "(972) 555-0142"]] },
      { say: "ok sorry you're only a machine", says: [chat] },
    ],
  },
  {
    id: "practice-wander4-dont-get",
    kept: false,
    turns: [
      { say: "How exactly is an agent different from a plain workflow?", says: [["path", "decides"]] },
      { say: "i still dont get it", says: [[...chat, "agent", "workflow"]] },
      {
        say: "is it something for a florist at all",
        says: [["process", "task", "agent", "without programming", ...declined, ...person]],
      },
    ],
  },
  {
    id: "practice-wander4-second",
    kept: false,
    turns: [
      {
        say: "What kinds of programs do you have for firms?",
        says: [["Engineer Program"], ["Custom Program"]],
      },
      { say: "tell me about the second", says: [["Executives", "group by group", "flexible"]] },
      { say: "could our board do it in one morning", says: [["morning"]], begins: "Yes" },
      { say: "and the first, for whom is that", says: [["beginners", "never programmed", "Students"]] },
    ],
  },
  {
    id: "practice-wander4-secrets",
    kept: false,
    turns: [
      {
        say: "Our recipes are secret. Before I tell you anything: are we protected?",
        says: [["agree", "agreement", "before you share"]],
      },
      { say: "in this chat too?", says: [["server", "leave", "do not", "not keep"]] },
      { say: "delete whatever i wrote", says: [["info@corvanta.example", "delete"]], link: privacy },
    ],
  },
  {
    id: "practice-wander4-emoji",
    kept: false,
    turns: [
      { say: "😂😂 lol", says: [chat] },
      {
        say: "no but srsly what does 999 get me",
        says: [["24", "live classes", "Lifetime access", "certificate"]],
      },
      { say: "👌 last q: weekend lessons?", says: [["Monday to Thursday", "Mon-Thu"]], begins: "No" },
    ],
  },
  {
    id: "practice-wander4-stale",
    kept: false,
    turns: [
      {
        say: "our churn model used to be great and now sales say its rubbish, where do i look first",
        says: [["plumbing", "upstream", "units"]],
        link: articles.stale,
      },
      {
        say: "so just retrain it monthly?",
        says: [["schedule", "not replace", "reflex", "last"]],
        begins: "No",
      },
      { say: "could you guys babysit it", says: [["watch", "monitor", "retrained"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-wander4-mix-contact",
    kept: false,
    turns: [
      { say: "address and phone pls, both", says: ["1200 Example Parkway", "(972) 555-0142"] },
      { say: "so can i just walk in then", says: [notStated, person] },
    ],
  },
  {
    id: "practice-wander4-discount",
    kept: false,
    turns: [
      { say: "got some promo for me?", says: ["EARLYNOCODE", "$100"], begins: "Yes" },
      { say: "what would i pay then, i run a small cafe", says: ["$899"] },
      {
        say: "does it work for the other course too",
        says: [["either plan of the No Code", "No Code", "not name any other"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-wander4-unsure",
    kept: false,
    turns: [
      { say: "hmm", says: [chat] },
      {
        say: "i dont know really. boss said look at ai. we rent out excavators",
        says: [[...chat, ...person, "problem", "process", "services"]],
      },
      {
        say: "like when will a machine break, that sort of thing",
        says: [["failure prediction", "wear forecast", "predict"]],
        link: models,
      },
    ],
  },
  {
    id: "practice-wander4-italian",
    kept: false,
    turns: [
      { say: "Salve, cerco un corso serale sull'intelligenza artificiale", says: [["English", noCode]] },
      { say: "evening course yes?", says: [["evening", "7:45pm"]], link: noCode, begins: "Yes" },
      { say: "which hour in Italy", says: [["Central", "CDT"]] },
    ],
  },
  {
    id: "practice-wander4-owner-course",
    kept: false,
    turns: [
      { say: "who owns the bot you build for us", says: [["agreement"]] },
      { say: "and the one i build in your class", says: [["yours", "belongs to you"]] },
      { say: "and the slides", says: [["our property", "property of the company", "remain"]] },
    ],
  },
  {
    id: "practice-wander4-law",
    kept: false,
    turns: [
      { say: "where would i have to sue you", says: [["Collin County"]], link: [terms, agreement] },
      {
        say: "relax, kidding. is your bot's word binding though",
        says: [["can be wrong", "not advice", "not a promise", "not binding", "rely on"]],
        begins: "No",
      },
      {
        say: "then who gives me a binding price for moving 40 servers",
        says: [["plan", "stage", "contact", "proposal"]],
      },
    ],
  },
  {
    id: "practice-wander4-demo",
    kept: false,
    turns: [
      { say: "can I try one of your bots before paying", says: [], miss: true },
      { say: "the course then, any free taster", says: [["webinar"]], begins: "Yes" },
      { say: "what will they show", says: [["agent built in n8n", "empty canvas", "n8n"]] },
      { say: "put me down", says: [["register", "Register"]], link: noCode },
    ],
  },
  {
    id: "practice-wander4-hotel",
    kept: false,
    turns: [
      {
        say: "We run a guesthouse with nine rooms and I answer booking mails at 1 am.",
        says: [],
        link: assistants,
      },
      {
        say: "Would it tell people there's a room when there isn't?",
        says: [["live", "booking", "system", "wrong answer", "test"]],
      },
      { say: "My husband thinks we're too small for you.", says: [["no minimum"]] },
    ],
  },
  {
    id: "practice-wander4-scoring",
    kept: false,
    turns: [
      {
        say: "ten things we could automate and everybody wants theirs first, help",
        says: [["readiness", "score"]],
        link: articles.scoring,
      },
      {
        say: "why not the one with the most hours",
        says: [["exceptions", "readiness", "largest saving", "bad first"]],
      },
      { say: "ok what does it cost if you do it", says: [["depends", "proposal"]], not: ["$999"] },
    ],
  },
  {
    id: "practice-wander4-oneword",
    kept: false,
    turns: [
      { say: "talent stuff", says: [], link: [clients, talents] },
      { say: "fees", says: [["no subscription", "by the hour", "rate", "$0"]] },
      { say: "training", says: [["course", "program"]], link: [noCode, engineer, corporate] },
      { say: "human", says: [reach] },
    ],
  },
  {
    id: "practice-wander4-accredited",
    kept: false,
    turns: [
      {
        say: "Is your certificate recognised by the Texas Workforce Commission?",
        says: [["not name", "neither an academic", ...declined]],
      },
      { say: "What is it good for then?", says: [["80%", "assessed", "complet"]] },
      { say: "On paper or pdf", says: [], miss: true },
    ],
  },
  {
    id: "practice-wander4-contracts",
    kept: false,
    turns: [
      {
        say: "our shop team renamed a field and finance reports were wrong for a week. again.",
        says: [],
        link: articles.contracts,
      },
      { say: "how long to get a first one in place", says: [["ten working days"]] },
      { say: "we don't have anyone who could do it", says: [], link: clients },
      { say: "what can such a person do", says: [["pipelines", "SQL", "Spark", "warehouse"]] },
    ],
  },
  {
    id: "practice-wander4-swear",
    kept: false,
    turns: [
      { say: "this is bullshit your form ate my message twice", says: [sorry, person] },
      { say: "fine. the email for courses?", says: ["trainings@corvanta.example"] },
      { say: "sorry for swearing", says: [chat] },
    ],
  },
  {
    id: "practice-wander4-baby",
    kept: false,
    turns: [
      {
        say: "baby due in october so i'd miss some evenings. is that a problem",
        says: [["recording", "recorded"]],
      },
      {
        say: "could i do a later group instead",
        says: [["later", "announced", "consent", "waitlist", "trainings@corvanta.example"]],
      },
      { say: "thanks cora you're a star ⭐", says: [kindly] },
    ],
  },
  {
    id: "practice-wander4-arithmetic",
    kept: false,
    turns: [
      { say: "what's 2+2", says: [], miss: true },
      { say: "and is the moon made of cheese", says: [], miss: true, begins: "No" },
      { say: "ok ok. 80 lessons over 4 months, how many hours of lessons is that", says: ["120"] },
    ],
  },
  {
    id: "practice-wander4-two-in-one",
    kept: false,
    turns: [
      {
        say: "i want to switch careers AND i have no money AND i can't code, what now",
        says: [],
        link: [noCode, engineer],
      },
      { say: "will i be employed after", says: [["not promise"]], begins: "No" },
      { say: "but you help with the cv?", says: [["resume"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-wander4-hosting",
    kept: false,
    turns: [
      {
        say: "Who gets up at 3am if our site is down, and is uptime guaranteed?",
        says: [["monitoring", "on-call"], "99.9%"],
      },
      { say: "what do we get if you miss it", says: [["agreement"]] },
      { say: "Do you also sell domain names?", says: [], miss: true },
    ],
  },
  {
    id: "practice-wander4-arabic",
    kept: false,
    turns: [
      { say: "مرحبا هل عندكم دورات؟", says: [["English", ...declined]] },
      { say: "courses for beginner in english", says: [], link: [engineer, noCode] },
      { say: "teacher is speaking slow?", says: [], miss: true },
    ],
  },
  {
    id: "practice-wander4-never-mind",
    kept: false,
    turns: [
      { say: "do yuo have a cours on phtoshop", says: [], miss: true, begins: "No" },
      {
        say: "nvm. the python one, do they look at my code?",
        says: [["Instructors", "go through your code"]],
        begins: "Yes",
      },
      { say: "only me in the class or", says: [["small cohorts"]] },
      { say: "how small", says: [notStated] },
    ],
  },
  {
    id: "practice-wander4-voice",
    kept: false,
    turns: [
      {
        say: "my dad hates phone menus. press 1 press 2. do yours do that too",
        says: [["own words", "without a menu", "menu"]],
        link: assistants,
        begins: "No",
      },
      { say: "would he notice its no human", says: [["says at the start", "AI"]], begins: "Yes" },
      { say: "and if he suddenly switches to polish", says: [["language"]] },
      { say: "is it listening to his voice to know its him?", says: [["consent", "voiceprint"]] },
    ],
  },
  {
    id: "practice-wander4-lonely",
    kept: false,
    turns: [
      { say: "nobody talks to me these days", says: [chat] },
      { say: "is there a community in your courses or sth", says: [["community"]], begins: "Yes" },
      { say: "costs?", says: [["free", "$29"]] },
    ],
  },
  {
    id: "practice-wander4-cancel-inst",
    kept: false,
    turns: [
      {
        say: "pay in bits, and if i lose interest in week 4 do i owe the rest",
        says: [["remaining", "full purchase", "stays due"]],
      },
      { say: "harsh. when could i still get out", says: [["7 calendar days", "7 days", "day 7"]] },
      { say: "by text message?", says: [["email"]], begins: "No" },
    ],
  },
  {
    id: "practice-wander4-cookies-crumbs",
    kept: false,
    turns: [
      { say: "do you have cookies 🍪", says: [["no cookies", "none", "not set", "sets no"]], begins: "No" },
      { say: "pity, i was hungry", says: [chat] },
      {
        say: "so no google tracking me here?",
        says: [["does not load", "no web analytics", "not load", "none is loaded", "not loaded"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-wander4-wordy",
    kept: false,
    turns: [
      {
        say: "Good evening. I've been round half the internet tonight, everybody promises the moon, and frankly I'm tired. I manage a warehouse with thirty people on shifts, our planner retires in spring and all he knows is in his head and one giant spreadsheet. What, if anything, could a company like yours do about that?",
        says: [],
        link: [models, automations, corporate],
      },
      {
        say: "And what would the very first step cost me in time",
        says: [["call", "sample", "first study", "small", "first step", "depends"]],
      },
      { say: "All right. I'll sleep on it. Good night.", says: [kindly] },
    ],
  },
];
