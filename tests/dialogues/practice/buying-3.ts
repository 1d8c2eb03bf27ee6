import type { Dialogue } from "../dialogue.ts";
import {
  agreement,
  automations,
  clients,
  cookies,
  corporate,
  engineer,
  noCode,
  notStated,
  person,
  privacy,
  terms,
} from "../facts.ts";

/** That the checkout takes no money today, in any of the usual words. */
const noPaymentYet = [
  "not connected",
  "no payment",
  "takes no",
  "sandbox",
  "write to you about the payment",
  "explains how to pay",
];

/** Who buys, for themselves or for a company, and what they ask before and after they pay. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-buying3-bakery",
    kept: false,
    turns: [
      {
        say: "hiya, i run a little bakery and my nephew told me bout ur course without programming. whats the damage?",
        says: ["$999"],
        link: noCode,
      },
      { say: "ouch. nothing off for small shops?", says: ["$100", ["EARLYNOCODE"]] },
      { say: "so thats how much in the end", says: [["$899"]] },
    ],
  },
  {
    id: "practice-buying3-laid-off",
    kept: false,
    turns: [
      {
        say: "Got laid off in March after one year as a junior tester. Does the cheaper price apply to someone like me?",
        says: ["$799"],
        begins: "Yes",
      },
      { say: "do you check that", says: [["proof"]], begins: "Yes" },
      { say: "and if i find work the week after", says: [["day you enroll", "on the day", "situation"]] },
    ],
  },
  {
    id: "practice-buying3-tuition-aid",
    kept: false,
    turns: [
      {
        say: "My employer reimburses tuition but only against an invoice made out to the company. Can you issue one for the no-code course?",
        says: [],
        link: person,
        miss: true,
      },
      { say: "who would I ask then", says: [person] },
      {
        say: "they also want proof that i passed",
        says: [["certificate"], ["80%"]],
      },
    ],
  },
  {
    id: "practice-buying3-card-fear",
    kept: false,
    turns: [
      {
        say: "I pressed enroll and it says SANDBOX. Is this a scam? where do I put my visa",
        says: [noPaymentYet],
      },
      {
        say: "so when do i pay",
        says: [["write to you", "writes to you", "writes to the address", "writes back"]],
      },
      {
        say: "ok and is my seat safe meanwhile",
        says: [["fee", "installment", "not yet secure", "does not yet"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-paypal",
    kept: false,
    turns: [
      { say: "paypal ok?", says: [[...noPaymentYet, "no other way"]] },
      { say: "bitcoin?", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying3-grandfather",
    kept: false,
    turns: [
      {
        say: "Good afternoon. I am seventy-one and wish to give my granddaughter, who is at university, a place in the six week class for her birthday. What would I have to pay for her?",
        says: ["$799"],
        link: noCode,
      },
      {
        say: "She is sixteen, by the way, a gifted child. Is that a difficulty?",
        says: [["parent", "guardian"]],
      },
    ],
  },
  {
    id: "practice-buying3-refund-day5",
    kept: false,
    turns: [
      {
        say: "started monday, its not for me. how much do i get back",
        says: ["75%", ["7 calendar days", "day 7", "7 days"]],
      },
      { say: "why not everything??", says: ["75%"] },
      { say: "fine where do i send it", says: ["trainings@corvanta.example"] },
      { say: "how long till its on my card", says: [["15-30", "15–30"]] },
    ],
  },
  {
    id: "practice-buying3-refund-late",
    kept: false,
    turns: [
      {
        say: "I'm in week three and my mother fell ill, I have to drop out. Do I see any of my money again?",
        says: [["7 calendar days", "day 7", "7 days"]],
        begins: "No",
      },
      { say: "could i at least join a later group instead", says: [["consent", "repeat cohort"]] },
    ],
  },
  {
    id: "practice-buying3-timezone",
    kept: false,
    turns: [
      {
        say: "Is the refund deadline midnight my time (Berlin) or yours?",
        says: [["Plano", "Texas", "company local time", "Central"]],
      },
      { say: "which day exactly if we begin on the 6th", says: [["day 7", "7 calendar days"]] },
    ],
  },
  {
    id: "practice-buying3-waitlist",
    kept: false,
    turns: [
      {
        say: "waitlist - does it hold me a chair?",
        says: [["keeps no place", "no place", "not keep", "not hold", "not reserve"]],
        begins: "No",
      },
      { say: "will you spam me", says: [["one mail", "only to", "next date", "no other"]], begins: "No" },
    ],
  },
  {
    id: "practice-buying3-team-of-forty",
    kept: false,
    turns: [
      {
        say: "We're a logistics firm, 40 dispatchers and office folk, most have never opened ChatGPT. What would training them cost, ballpark?",
        says: [["proposal", "depends"]],
        link: corporate,
        not: ["$999", "$799"],
      },
      { say: "depends on what", says: [["number of people", "groups", "number of sessions"]] },
      {
        say: "and what do you need from me to get a number",
        says: [["form", "reserve", "who should learn", "roles"]],
      },
    ],
  },
  {
    id: "practice-buying3-board",
    kept: false,
    turns: [
      {
        say: "Something for our board only, they have a morning at most",
        says: [["Custom Program", "single morning"]],
        link: corporate,
      },
      { say: "what would they hear about", says: [["what it costs", "who answers", "for the business"]] },
    ],
  },
  {
    id: "practice-buying3-bulk-seats",
    kept: false,
    turns: [
      {
        say: "is there a group rate if five of us from the same office take the no code class",
        says: [],
        miss: true,
      },
      { say: "could we have it just for us instead", says: [["Corporate", "Custom Program", "company"]] },
    ],
  },
  {
    id: "practice-buying3-procurement",
    kept: false,
    turns: [
      {
        say: "Procurement at a county government here. Before onboarding a vendor I need: W-9, certificate of insurance, references. Please send.",
        says: [],
        miss: true,
      },
      {
        say: "Your legal name and address then, at least",
        says: ["Corvanta", "1200 Example Parkway"],
      },
      { say: "payment terms net 45 possible?", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying3-questionnaire",
    kept: false,
    turns: [
      {
        say: "Our CISO has a 180-question security questionnaire. Who at your end fills it in?",
        says: [person],
      },
      { say: "SOC 2 Type II?", says: [], miss: true },
      { say: "iso 27001 maybe", says: [], miss: true },
      {
        say: "hm. who can get at the stuff we type into your web forms",
        says: [["administrator"]],
      },
    ],
  },
  {
    id: "practice-buying3-nda",
    kept: false,
    turns: [
      {
        say: "we would need an NDA before we show you any contracts of ours",
        says: [["confidential", "in writing", "agreed on how"]],
      },
      {
        say: "so nothing secret in the chat here",
        says: [["leave", "do not", "please", "passwords", "confidential"]],
      },
    ],
  },
  {
    id: "practice-buying3-dpo",
    kept: false,
    turns: [
      {
        say: "Datenschutzbeauftragte here (data protection officer). On what legal basis do you process form data, and is it transferred outside the EU?",
        says: [["United States"]],
        link: privacy,
      },
      { say: "standard contractual clauses?", says: [["standard contractual clauses"]] },
      {
        say: "retention period please",
        says: [["until we delete", "until you ask", "you ask us", "delete them"]],
      },
    ],
  },
  {
    id: "practice-buying3-erase",
    kept: false,
    turns: [
      { say: "delete everything u have on me NOW", says: ["info@corvanta.example"] },
      { say: "does that cost something", says: [["free"]], begins: "No" },
      { say: "is it gone from the backups too", says: [["14", "backup", "replaced"]], begins: "No" },
    ],
  },
  {
    id: "practice-buying3-sell-data",
    kept: false,
    turns: [
      { say: "be honest do you sell my email to anyone", says: [["not sell"]], link: privacy, begins: "No" },
      { say: "then who gets it", says: [["inside the company", "those who deal", "host", "mail"]] },
    ],
  },
  {
    id: "practice-buying3-cookie-banner",
    kept: false,
    turns: [
      {
        say: "why is there no cookie banner on this page, isnt that illegal",
        says: [["no cookies", "sets no", "no cookie"]],
        link: cookies,
      },
      {
        say: "google analytics though?",
        says: [["not load", "no web analytics", "loads no", "none is loaded"]],
        begins: "No",
      },
      { say: "but you count me somehow", says: [["count", "sums", "code"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-buying3-chat-log",
    kept: false,
    turns: [
      {
        say: "this conversation right now, whos reading it",
        says: [["memory", "session id", "server"]],
      },
      {
        say: "is it saved for ever",
        says: [["half an hour", "30 days", "not kept", "memory"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-engineer-price",
    kept: false,
    turns: [
      {
        say: "Price of the 4 month engineer course pls",
        says: [notStated],
        link: engineer,
        not: ["$999", "$799"],
      },
      { say: "why dont you just write it on the page", says: [["trainings"]], not: ["$999", "$799"] },
      {
        say: "can i split it at least",
        says: [["installment"], "trainings@corvanta.example"],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-buying3-engineer-cancel",
    kept: false,
    turns: [
      {
        say: "before i register for AI/ML/GenAI: what if i change my mind and cancel",
        says: [["what applies if you cancel", "settled", "before you pay", "nothing has to be paid"]],
        not: ["75%"],
      },
      {
        say: "does filling the form cost me anything",
        says: [["nothing has to be paid", "costs nothing", "free", "no payment"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-monthly",
    kept: false,
    turns: [
      {
        say: "Cant do 999 in one go, im a single dad. Monthly payments possible?",
        says: [["installment"], "trainings@corvanta.example"],
        begins: "Yes",
      },
      { say: "how many months", says: [], miss: true },
      {
        say: "and if halfway i stop paying because i stop coming",
        says: [["stays due", "full purchase", "remains due", "remaining installment"]],
      },
    ],
  },
  {
    id: "practice-buying3-code-late",
    kept: false,
    turns: [
      {
        say: "i already paid and only now saw the coupon on your page :( can you still take it off",
        says: [["already been made", "already made", "cannot be applied"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-code-stack",
    kept: false,
    turns: [
      {
        say: "does EARLYNOCODE work with the student price as well",
        says: [["either plan", "both plans", "$699"]],
        begins: "Yes",
      },
      { say: "till when", says: [["limited", "any time"]] },
      { say: "can i use it twice", says: [["once"]], begins: "No" },
    ],
  },
  {
    id: "practice-buying3-hidden",
    kept: false,
    turns: [
      {
        say: "any hidden costs on top of the 999? software etc",
        says: ["n8n", "Lovable"],
        begins: "Yes",
      },
      { say: "how much is n8n", says: [["own subscriptions", "own prices", ...notStated]] },
    ],
  },
  {
    id: "practice-buying3-included",
    kept: false,
    turns: [
      {
        say: "What do I actually get for my nine hundred ninety nine dollars???",
        says: [["lifetime"], ["certificate"], ["live classes", "24"]],
      },
      {
        say: "and the student one has less i guess",
        says: [["both plans", "same classes", "each plan", "same"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-seats-left",
    kept: false,
    turns: [
      { say: "how many spots are left for october", says: [], miss: true },
      { say: "when does it start precisely, and what time of day", says: ["Oct 6", "7:45"] },
    ],
  },
  {
    id: "practice-buying3-enrolled-confirm",
    kept: false,
    turns: [
      {
        say: "I sent the enrolment request last night and have heard NOTHING. Am I in or not?",
        says: [["fee", "as soon as", "trainings team"]],
      },
      { say: "give me a number to ring", says: ["(972) 555-0142"] },
    ],
  },
  {
    id: "practice-buying3-how-enroll",
    kept: false,
    turns: [
      {
        say: "ok im sold. what are the steps to sign up",
        says: [["plan"], ["agreement"]],
        link: [agreement, noCode],
      },
      { say: "i have javascript turned off, paranoid me", says: ["trainings@corvanta.example"] },
    ],
  },
  {
    id: "practice-buying3-swap",
    kept: false,
    turns: [
      {
        say: "I enrolled but my colleague should go in my stead, can she take my login",
        says: [["personal", "not pass on", "not share", "pass on"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-cohort-cancelled",
    kept: false,
    turns: [
      {
        say: "suppose YOU call off the course. what then",
        says: [["refund"], ["later"]],
      },
      { say: "the full amount or again only three quarters", says: [["what you paid", "paid"]] },
    ],
  },
  {
    id: "practice-buying3-chargeback",
    kept: false,
    turns: [
      {
        say: "If we end up fighting over money, which court and which law?",
        says: ["Texas", "Collin County"],
      },
      {
        say: "i live in Spain, my consumer rights are gone then?",
        says: [["mandatory", "consumers keep", "keep the rights"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-scholarship",
    kept: false,
    turns: [
      { say: "do u have scholarships for refugees", says: [], miss: true },
      { say: "so what is the cheapest way in", says: ["$799"] },
      { say: "any free thing to try first", says: [["webinar"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-buying3-webinar",
    kept: false,
    turns: [
      { say: "whats the webinar cost and when", says: [["free"], ["September 28", "Sep 28"]] },
      {
        say: "do i have to buy afterwards",
        says: [["free", "decide", "no obligation", "not have to", "nothing"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-quote-automation",
    kept: false,
    turns: [
      {
        say: "Need a quote to automate our incoming purchase orders (about 300 a week, SAP + Outlook).",
        says: [["depends", "proposal"]],
        link: automations,
      },
      { say: "and the first talk, do you bill that?", says: [], miss: true },
      {
        say: "do we sign something before you build",
        says: [["proposal", "agreement", "written"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-buying3-contractor-rate",
    kept: false,
    turns: [
      {
        say: "hourly rate of one of your data engineers?",
        says: [["rate before you decide", "see the rate", "depend", ...notStated]],
        link: clients,
      },
      { say: "fixed price instead?", says: [["fixed"]], begins: "Yes" },
      {
        say: "do i owe you anything for just asking",
        says: [["nothing binds", "commits", "nothing"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-hr-manager",
    kept: false,
    turns: [
      {
        say: "I'm in HR, 120 people, three countries. Could sessions be spread over several weeks so that the shifts are covered?",
        says: [["shifts", "time zones"]],
        begins: "Yes",
      },
      { say: "in person at our plant in Monterrey?", says: [], miss: true },
      { say: "in spanish", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying3-roi",
    kept: false,
    turns: [
      {
        say: "my cfo will ask what we get out of it. how do you prove a training paid off",
        says: [["justify the cost", "hours saved", "check it with you", "baseline"]],
      },
      { say: "a certificate for each employee?", says: [["certificate"]] },
    ],
  },
  {
    id: "practice-buying3-corporate-cancel",
    kept: false,
    turns: [
      {
        say: "What if we book the company training and then half the team quits, can we cancel?",
        says: [["proposal", "terms", "trainings@corvanta.example"]],
        not: ["75%"],
      },
    ],
  },
  {
    id: "practice-buying3-follow-up-hours",
    kept: false,
    turns: [
      {
        say: "after the workshop my guys will have questions, is that paid extra?",
        says: [["follow-up hours"], ["agreed in advance", "in advance", "agreed"]],
      },
      { say: "do we keep what they build", says: [["stays with you"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-buying3-which-program",
    kept: false,
    turns: [
      {
        say: "difference btw the engineer program and the custom one for firms",
        says: ["4 months", ["Executives", "all teams", "flexible"]],
        link: corporate,
      },
      { say: "which of them for our accountants", says: [["Custom"]] },
      {
        say: "do they need to code",
        says: [["level is agreed", "no coding", "not need", "without code", "agreed with each group"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-min-people",
    kept: false,
    turns: [
      {
        say: "we are just 3, too few for a company course?",
        says: [["Up to 10", "smallest program", "number of people", ...notStated]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-vat",
    kept: false,
    turns: [
      { say: "Preise inkl. MwSt? sorry, I mean do the prices include VAT / sales tax", says: [], miss: true },
      { say: "and in euros", says: [["US dollars", "dollars"]] },
    ],
  },
  {
    id: "practice-buying3-card-data",
    kept: false,
    turns: [
      {
        say: "is my credit card stored with u",
        says: [["never reach", "not reach", "no card", "not connected"]],
        begins: "No",
      },
      { say: "who has it then", says: [["card payment provider"]] },
    ],
  },
  {
    id: "practice-buying3-terms-change",
    kept: false,
    turns: [
      { say: "Can you alter the T&C behind my back?", says: [["30 days"]], link: terms, begins: "No" },
      {
        say: "and the agreement of a course i already paid for",
        says: [["version you accept", "later enrollments", "your cohort"]],
      },
    ],
  },
  {
    id: "practice-buying3-chat-binding",
    kept: false,
    turns: [
      {
        say: "You told me $699, is that binding now",
        says: [
          ["not advice", "an offer or a promise", "not an offer", "can be wrong", "confirm", "not a binding"],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-liability",
    kept: false,
    turns: [
      {
        say: "If one of your classes makes me wreck my client's database, how far are you liable?",
        says: [["12 months"], ["indirect", "lost data", "paid"]],
        link: [agreement, terms],
      },
    ],
  },
  {
    id: "practice-buying3-recorded",
    kept: false,
    turns: [
      { say: "I dont want to be on tape. do you film the participants", says: [["record"]], begins: "Yes" },
      { say: "camera off allowed?", says: [["camera off", "keep your camera"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-buying3-job-guarantee",
    kept: false,
    turns: [
      {
        say: "if i pay 999 is a job guaranteed or money back",
        says: [["not promise", "no job"]],
        begins: "No",
      },
      { say: "but the certificate, every one gets it?", says: ["80%"], begins: "No" },
      {
        say: "i fail the 80, refund?",
        says: [["not in itself", "no refund", "not a reason", "7 calendar days"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-kid",
    kept: false,
    turns: [
      {
        say: "my daughter (11) wrote in your chat, is that allowed",
        says: ["13"],
        link: privacy,
        begins: "No",
      },
      { say: "remove it please", says: [["delete"], person] },
    ],
  },
  {
    id: "practice-buying3-angry",
    kept: false,
    turns: [
      { say: "this is a joke, 75 percent back??? i want to talk to your boss", says: [person] },
      { say: "who is it", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying3-ai-training-data",
    kept: false,
    turns: [
      {
        say: "Does Corvanta train models on what we type here?",
        says: [["not kept", "language model", "answer your request", "give you a reply", ...notStated]],
      },
      { say: "and our company data, in a project", says: [["agreement says", "in writing", "agreement"]] },
    ],
  },
  {
    id: "practice-buying3-dpa",
    kept: false,
    turns: [
      { say: "We need a signed DPA (Art. 28) and your list of sub-processors.", says: [], miss: true },
      { say: "where r your servers located", says: [["United States", ...notStated]] },
    ],
  },
  {
    id: "practice-buying3-compare-two",
    kept: false,
    turns: [
      { say: "which of ur 2 courses is cheaper", says: ["$999", ["trainings", ...notStated]] },
      { say: "which is shorter", says: ["6 weeks"] },
      { say: "take both, discount?", says: [], miss: true },
    ],
  },
  {
    id: "practice-buying3-upgrade",
    kept: false,
    turns: [
      {
        say: "picked the student plan by mistake but i have a full time job. what happens",
        says: [["difference"]],
      },
      { say: "how much is that", says: [["$200", "$999"]] },
    ],
  },
  {
    id: "practice-buying3-prices-next-year",
    kept: false,
    turns: [
      { say: "will it be more expensive next year?", says: [], miss: true },
      { say: "whats it now", says: ["$999", "$799"] },
    ],
  },
  {
    id: "practice-buying3-lifetime",
    kept: false,
    turns: [
      {
        say: "lifetime access, theres a yearly fee in the small print isnt there",
        says: [["no further fee", "not end", "for life"]],
        begins: "No",
      },
      {
        say: "may i show the slides to my team",
        says: [["consent", "personal", "not share", "outside your cohort"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buying3-press-photo",
    kept: false,
    turns: [
      {
        say: "can i print your agreement text and use it for my own school",
        says: [["written consent", "consent"]],
        begins: "No",
      },
      { say: "whom would i ask", says: [person] },
    ],
  },
];
