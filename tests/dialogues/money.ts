import type { Dialogue } from "./dialogue.ts";
import { agreement, engineer, noCode, person } from "./facts.ts";

/** Codes, installments, payment, refunds. */
export const dialogues: Dialogue[] = [
  {
    id: "code-any",
    kept: false,
    turns: [
      { say: "u got a cupon or smth", says: ["EARLYNOCODE", "$100"], link: noCode, begins: "Yes" },
      { say: "works for students too?", says: [["either plan", "both plans"]], begins: "Yes" },
      { say: "so id pay?", says: [["$699", "$100"]] },
    ],
  },
  {
    id: "code-where",
    kept: false,
    turns: [
      { say: "where do i put earlynocode in", says: ["checkout"], link: [noCode, agreement, "/checkout"] },
      { say: "how long is it good for", says: [["limited"]], not: ["until October", "forever"] },
    ],
  },
  {
    id: "code-after-paying",
    kept: true,
    turns: [
      {
        say: "damn i paid already n forgot the code, can u take the 100 off now",
        says: [["cannot be applied", "already made", "not apply"]],
        link: agreement,
        begins: "No",
      },
    ],
  },
  {
    id: "code-engineer",
    kept: false,
    turns: [
      {
        say: "does EARLYNOCODE work on the ml engineer course",
        says: ["No Code Agentic AI Course"],
        begins: "No",
      },
    ],
  },
  {
    id: "code-invented",
    kept: false,
    turns: [
      {
        say: "my friend said theres a code SUMMER50 for half off",
        says: ["EARLYNOCODE"],
        not: ["SUMMER50 gives", "SUMMER50 takes"],
        begins: "No",
      },
    ],
  },
  {
    id: "installments-no-code",
    kept: true,
    turns: [
      {
        say: "999 at once is alot, could i do it monthly",
        says: ["installment", "trainings@corvanta.example"],
        begins: "Yes",
      },
      {
        say: "and if i quit after 2 weeks do i still owe the rest",
        says: [["full purchase", "stays due", "remaining installment", "7 calendar days"]],
        link: agreement,
        begins: "Yes",
      },
    ],
  },
  {
    id: "installments-stop",
    kept: false,
    turns: [{ say: "till when can i stop the instalments", says: ["7 calendar days"], link: agreement }],
  },
  {
    id: "refund-day-8",
    kept: false,
    turns: [
      {
        say: "its day 8 of my no code cohort, i want out. money back?",
        says: [["no refund", "7 calendar days", "7 days"]],
        link: agreement,
        begins: "No",
      },
      { say: "thats unfair!!", says: [["sorry", "apolog", "understand"], person] },
    ],
  },
  {
    id: "refund-how-much",
    kept: true,
    turns: [
      { say: "how mcuh do i get back if i cancel", says: ["75%"], link: agreement },
      { say: "why not everything", says: ["75%"], link: agreement },
      { say: "how do i ask for it", says: ["trainings@corvanta.example"], link: agreement },
      { say: "how long till its on my card", says: ["15-30 business days"], link: agreement },
    ],
  },
  {
    id: "refund-before-start",
    kept: false,
    turns: [
      {
        say: "enrolled but changed my mind before the first class. refnd possible",
        says: ["75%"],
        link: agreement,
        begins: "Yes",
      },
    ],
  },
  {
    id: "refund-engineer",
    kept: false,
    turns: [
      {
        say: "refund rules for the AI/ML/GenAI Engineer course pls",
        says: [
          ["before you pay", "settled with you", "not state", "states no", "does not say", "could not find"],
        ],
        not: ["75% of the Engineer"],
      },
    ],
  },
  {
    id: "refund-deadline-hour",
    kept: true,
    turns: [
      { say: "until what hour on day 7 can i still send the refund mail", says: ["11:59"], link: agreement },
      { say: "my time or yours", says: [["company local time", "Plano", "Texas"]], link: agreement },
    ],
  },
  {
    id: "refund-failed-grade",
    kept: false,
    turns: [
      {
        say: "if i fail and only get 60 percent do i get money back",
        says: [["not in itself", "no reason", "not a reason", "7 calendar days"]],
        link: agreement,
        begins: "No",
      },
    ],
  },
  {
    id: "refund-you-cancel",
    kept: false,
    turns: [
      {
        say: "what if YOU cancel the whole batch",
        says: [["later one", "later cohort"], "refund"],
        link: agreement,
      },
      { say: "and just one evening falls out?", says: [["made up", "another date"]], link: agreement },
    ],
  },
  {
    id: "refund-kicked-out",
    kept: true,
    turns: [
      {
        say: "if i get kicked out for being rude do i get refunded lol",
        says: [["exclu", "7 calendar days", "not extend"]],
        link: agreement,
      },
    ],
  },
  {
    id: "pay-paypal",
    kept: false,
    turns: [
      { say: "paypal ok?", says: ["card"], not: ["PayPal works", "accepts PayPal"] },
      { say: "euros?", says: [["US dollars", "dollars"]], link: agreement, begins: "No" },
    ],
  },
  {
    id: "pay-card-safe",
    kept: false,
    turns: [
      {
        say: "is it save to type my card on ur site",
        says: [
          [
            "card payment provider",
            "not connected",
            "do not reach us",
            "never reach",
            "do not enter",
            "card numbers",
          ],
        ],
        link: [agreement, "/checkout", "/privacy-policy"],
        begins: "No",
      },
    ],
  },
  {
    id: "pay-checkout-sandbox",
    kept: true,
    turns: [
      { say: "ur checkout says sandbox?? is that real", says: [["no payment"]], begins: "Yes" },
      { say: "so how do i pay then", says: [["write to", "explain how to pay", "trainings"]] },
    ],
  },
  {
    id: "pay-invoice",
    kept: false,
    turns: [
      {
        say: "can my employer get an invoice for the course, with VAT number",
        says: [],
        miss: true,
        not: ["19%", "plus VAT"],
      },
    ],
  },
  {
    id: "agreement-read",
    kept: false,
    turns: [
      {
        say: "before i click i agree where can i read all that legal stuff of the course",
        says: [["agreement"]],
        link: agreement,
      },
      { say: "which law is it under", says: ["Texas"], link: [agreement, "/terms-of-service"] },
      {
        say: "and if your teacher gets sick",
        says: [["replace", "made up", "move a class"]],
        link: agreement,
      },
    ],
  },
  {
    id: "agreement-liability",
    kept: true,
    turns: [
      {
        say: "max you'd owe me if smth goes wrong in the program?",
        says: [["12 months"], "paid"],
        link: [agreement, "/terms-of-service"],
      },
    ],
  },
  {
    id: "share-login",
    kept: false,
    turns: [
      {
        say: "me and my bro want to share one seat, cool?",
        says: [["personal", "may not"]],
        link: agreement,
        begins: "No",
      },
      { say: "would he get a group discount then", says: [], miss: true, not: ["10%", "20%"] },
    ],
  },
  {
    id: "engineer-pay-info",
    kept: false,
    turns: [
      {
        say: "how is the four month program paid, card or bank",
        says: [
          [
            "trainings@corvanta.example",
            "could not find",
            "not say",
            "states no",
            "before you pay",
            "says how",
          ],
        ],
        link: [engineer, "/contact", agreement, "/terms-of-service"],
      },
    ],
  },
];
