import type { Dialogue } from "../dialogue.ts";
import {
  agreement,
  assistants,
  clients,
  cloud,
  cookies,
  corporate,
  engineer,
  models,
  notStated,
  person,
  privacy,
  terms,
} from "../facts.ts";

/** Buyers, their lawyers, their parents and their accountants, on the corners of a purchase. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-buying4-two-siblings",
    kept: false,
    turns: [
      {
        say: "me + my sis both wanna do the agents class, can we pay once and share the screen lol",
        says: [["personal", "not share", "anyone else"]],
        begins: "No",
      },
      { say: "she's a student im not, so total for both?", says: ["$999", "$799"] },
    ],
  },
  {
    id: "practice-buying4-widow",
    kept: false,
    turns: [
      {
        say: "My late husband always handled our papers so forgive me if this is silly. When I press the button with I Agree, have I signed something?",
        says: [["signature"]],
        link: agreement,
        begins: "Yes",
      },
      {
        say: "And does the money leave my account in that moment?",
        says: [["nothing is charged", "no payment", "checkout", "not"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying4-fields",
    kept: false,
    turns: [
      { say: "what do u ask me for at the checkout, phone? address? ssn?", says: [["name"], ["email"]] },
      { say: "where does the coupon go", says: [["checkout"]] },
    ],
  },
  {
    id: "practice-buying4-confirm-mail",
    kept: false,
    turns: [
      { say: "no confirmation mail in my inbox after the order, spam folder empty too", says: [person] },
      { say: "i think i misspelled my address", says: [person] },
    ],
  },
  {
    id: "practice-buying4-ill-teacher",
    kept: false,
    turns: [
      {
        say: "and when the teacher has flu on a Tuesday, do I lose that lesson I paid for",
        says: [["made up", "another date"]],
        begins: "No",
      },
      {
        say: "could it be somebody else teaching all of a sudden",
        says: [["replace an instructor", "replace"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-buying4-expelled",
    kept: false,
    turns: [
      { say: "Can you kick me out and still keep my cash?", says: [["exclude"], ["refund"]] },
      { say: "what counts as bad behaviour", says: [["respect", "harassment", "work of your own"]] },
    ],
  },
  {
    id: "practice-buying4-sell-agent",
    kept: false,
    turns: [
      {
        say: "If I build something during the six weeks and a client wants to buy it: mine to sell?",
        says: [["yours", "belongs to you"]],
        begins: "Yes",
      },
      { say: "and your slides, can i resell those", says: [["consent"]], begins: "No" },
    ],
  },
  {
    id: "practice-buying4-teacher",
    kept: false,
    turns: [
      {
        say: "i teach at a vocational school & would love to use the exercises with my pupils",
        says: [["written consent", "consent"]],
      },
    ],
  },
  {
    id: "practice-buying4-installment-quit",
    kept: false,
    turns: [
      {
        say: "paying in 3 parts as agreed w/ you by mail. day 5 today and i wanna stop the rest",
        says: [["7 calendar days"], ["email"]],
      },
      { say: "and on day 9?", says: [["full purchase", "stays due", "remains due"]] },
    ],
  },
  {
    id: "practice-buying4-first-installment",
    kept: false,
    turns: [
      {
        say: "Is the first instalment enough to have my chair reserved?",
        says: [["first installment"]],
        begins: "Yes",
      },
      { say: "do you run a credit check for it", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying4-repeat",
    kept: false,
    turns: [
      {
        say: "did the course in spring, had to break off. want to sit in again in october",
        says: [["consent"], ["repeat cohort", "later cohort"]],
      },
      { say: "do i pay again?", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying4-moved",
    kept: false,
    turns: [
      {
        say: "What happens if you shift the starting day after I've booked flights around it?",
        says: [["email", "by mail", "told", "tell you"]],
      },
    ],
  },
  {
    id: "practice-buying4-accountant",
    kept: false,
    turns: [
      {
        say: "Bookkeeper for a plumbing company. Is the course fee deductible as training expense?",
        says: [],
        miss: true,
      },
      { say: "currency on the bill?", says: [["US dollars"]] },
      { say: "late fees?", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying4-stop-study",
    kept: false,
    turns: [
      {
        say: "we're scared of sinking 100k into a model that turns out useless. any exit?",
        says: [["stop after the study", "first study", "limited scope", "stop"]],
        link: models,
      },
      {
        say: "is that study free",
        says: [["costs before", "price", "what a first study costs", "what it costs"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying4-chatbot-quote",
    kept: false,
    turns: [
      {
        say: "hotel with 80 rooms. price for a booking chatbot?",
        says: [["depends", "channels"]],
        link: assistants,
      },
      {
        say: "will the number be fixed before you start",
        says: [["before any work", "outline", "before"]],
        begins: "Yes",
      },
      { say: "Monthly fee afterwards?", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying4-cloud-sla",
    kept: false,
    turns: [
      {
        say: "What do we get if your hosting is down more than you promised?",
        says: [["agreement"], ["99.9%"]],
        link: cloud,
      },
      { say: "does the AWS bill come from you or amazon", says: [["provider", ...notStated]] },
    ],
  },
  {
    id: "practice-buying4-ip",
    kept: false,
    turns: [
      { say: "Counsel for a medtech startup. Who owns the source code you deliver?", says: [["agreement"]] },
      { say: "Indemnification for IP infringement?", says: [], miss: true },
      {
        say: "Is there a cap on your liability under the website terms?",
        says: [["12 months"]],
        link: terms,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-buying4-numbers-binding",
    kept: false,
    turns: [
      {
        say: "your page says 40% less processing time for lawyers. will you put this in the contract",
        says: [["written agreement", "agreement contains", "examples", "published results"]],
      },
    ],
  },
  {
    id: "practice-buying4-authority",
    kept: false,
    turns: [
      { say: "intern here, i ticked your terms for the firm. did i bind them??", says: [["authorized"]] },
    ],
  },
  {
    id: "practice-buying4-specialist-exit",
    kept: false,
    turns: [
      {
        say: "how do we get rid of a freelancer of yours who doesnt deliver",
        says: [["settled in writing", "in writing", "engagement can end", "agree", ...notStated]],
        link: clients,
      },
      { say: "conversion fee if we hire her for good?", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying4-specialist-secret",
    kept: false,
    turns: [
      {
        say: "will they sign confidentiality before seeing our repo",
        says: [["in writing", "confidentiality"]],
        begins: "Yes",
      },
      { say: "when does it start costing", says: [["signed", "sign an agreement", "agreement"]] },
    ],
  },
  {
    id: "practice-buying4-union",
    kept: false,
    turns: [
      {
        say: "works council wants to know what you report to management about each trainee",
        says: [],
        miss: true,
      },
      { say: "and grades in the public course, who sees", says: [["grades", "privacy policy"]] },
    ],
  },
  {
    id: "practice-buying4-hospital",
    kept: false,
    turns: [
      {
        say: "250 nurses and clerks in a hospital. rules about data protection part of the training?",
        says: [["data, privacy", "privacy", "human review"]],
        link: corporate,
        begins: "Yes",
      },
      { say: "half days possible, we cant free them longer", says: [["half days"]], begins: "Yes" },
      { say: "HIPAA certified?", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying4-proposal",
    kept: false,
    turns: [
      {
        say: "We sent the training form yesterday. What comes now and when do we see a price?",
        says: [["proposal"], ["questions", "ask what is missing"]],
      },
      { say: "how many days till the proposal", says: [["as soon as", ...notStated]] },
      {
        say: "are we committed by then",
        says: [["before you pay", "agreed", "once you agree", "settled", "commits"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying4-budget-third",
    kept: false,
    turns: [
      { say: "How should I split a training budget, everything into the workshop days?", says: [["third"]] },
      {
        say: "how do i know in 3 months it worked",
        says: [["baseline", "ten recent", "week 12", "sampled", "compare"]],
      },
    ],
  },
  {
    id: "practice-buying4-nonprofit",
    kept: false,
    turns: [
      {
        say: "we r a food bank, 12 volunteers, no money. nonprofit price for a team training?",
        says: [],
        miss: true,
      },
      {
        say: "ok whats the smallest thing you do",
        says: [["single morning", "smallest program", "half day"]],
      },
    ],
  },
  {
    id: "practice-buying4-veteran",
    kept: false,
    turns: [
      { say: "GI bill accepted for the python engineer course?", says: [], miss: true },
      { say: "how do i even get the price then", says: [["form", "register"]], link: engineer },
      { say: "whats thrown in with it", says: [["community", "recordings", "mentorship", "career"]] },
    ],
  },
  {
    id: "practice-buying4-breach",
    kept: false,
    turns: [
      { say: "Have you ever had a data breach?", says: [], miss: true },
      { say: "How are the admin credentials kept", says: [["hash"]], link: privacy },
      { say: "encryption at rest?", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying4-merger",
    kept: false,
    turns: [
      {
        say: "If someone buys your company, they get my file as well I suppose",
        says: [["successor", "honor"]],
        begins: "Yes",
      },
      { say: "police?", says: [["law requires", "authorities"]] },
    ],
  },
  {
    id: "practice-buying4-export",
    kept: false,
    turns: [
      {
        say: "Under GDPR Art 15 I demand a copy of my personal data within 30 days",
        says: ["info@corvanta.example"],
      },
      { say: "you ignore me and then?", says: [["authority", "Attorney General", "review"]] },
    ],
  },
  {
    id: "practice-buying4-storage-names",
    kept: false,
    turns: [
      {
        say: "dev here. devtools show a sessionStorage key called source. wtf is it",
        says: [["how you came", "first page", "website that led"]],
        link: [cookies, privacy],
      },
      { say: "gone when", says: [["tab is closed", "with the tab", "until the tab"]] },
    ],
  },
  {
    id: "practice-buying4-payment-cookies",
    kept: false,
    turns: [
      {
        say: "when i go on to pay somewhere else, do they put cookies",
        says: [["different website", "own cookies", "cookies of its own"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-buying4-chat-vendor",
    kept: false,
    turns: [
      {
        say: "Is this chat wired to some AI vendor in the background? compliance asks",
        says: [["language model", "automation service"]],
      },
      { say: "would they get my name", says: [["no name"]], begins: "No" },
      { say: "how long do they hold it", says: [["own rules", "its own"]] },
    ],
  },
  {
    id: "practice-buying4-spamfilter",
    kept: false,
    turns: [
      {
        say: "submitted the enrolment form four times by accident, will your filter eat it",
        says: [["30 days", "kept aside", "person"]],
      },
    ],
  },
  {
    id: "practice-buying4-effective",
    kept: false,
    turns: [
      { say: "date of last revision of privacy notice", says: ["May 29, 2025"] },
      {
        say: "and which agreement version is current for the course?",
        says: [["November 24, 2026"]],
        link: agreement,
      },
    ],
  },
  {
    id: "practice-buying4-haggle",
    kept: false,
    turns: [
      {
        say: "ill give you 500 cash today for the no code thing, deal?",
        says: [["$999", "$799", "$100", ...notStated]],
      },
      { say: "black friday sale coming up?", says: [["not name any other", "only code", ...notStated]] },
      {
        say: "competitor sells the same for 200",
        says: [["live", "certificate", "projects", "compare", ...notStated]],
      },
    ],
  },
  {
    id: "practice-buying4-cheapest-both",
    kept: false,
    turns: [
      { say: "student + code = ?", says: ["$699"] },
      { say: "and what would i get back if i quit on day 3", says: ["75%"] },
    ],
  },
  {
    id: "practice-buying4-seats-company-card",
    kept: false,
    turns: [
      {
        say: "Hi, office manager here. I'd like to book a seat for an employee and pay with the company card. He should get the class link, not me. How?",
        says: [["email", ...notStated]],
      },
      { say: "may i tick the terms for him", says: [["authorized", "person who accepts", ...notStated]] },
    ],
  },
  {
    id: "practice-buying4-dead-link",
    kept: false,
    turns: [
      { say: "Continue to payment stays grey, i click & click", says: [["plan"], ["tick", "box"]] },
      {
        say: "done, and now it asks no card. normal?",
        says: [["no payment", "no card", "sandbox"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-buying4-webinar-sales",
    kept: false,
    turns: [
      { say: "is the free webinar one big sales pitch", says: [["n8n", "questions", "modules"]] },
      { say: "can i ask there about plans", says: [["plans"]], begins: "Yes" },
    ],
  },
];
