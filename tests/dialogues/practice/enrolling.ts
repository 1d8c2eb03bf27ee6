import type { Dialogue } from "../dialogue.ts";
import { agreement, contact, engineer, noCode, notStated, person, privacy, sorry } from "../facts.ts";

/** Plans, codes, payment, the checkout, refunds, the agreement, webinars, waitlists, and people who already enrolled. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-plan-which",
    kept: false,
    turns: [
      {
        say: "just got laid off, junior designer. which of the two prices is mine",
        says: ["$799"],
        link: [noCode, agreement],
      },
      { say: "do i have to prove it", says: [["may ask for proof", "proof"]] },
      {
        say: "what if i find a job the week after i pay",
        says: [["on the day you enroll", "day you enroll"]],
      },
    ],
  },
  {
    id: "practice-plan-difference",
    kept: false,
    turns: [
      {
        say: "whats the diff between 999 and 799, less classes?",
        says: [["same classes", "situation", "both plans"]],
        begins: "No",
      },
      { say: "what comes with it", says: [["materials"], ["certificate"], ["live classes"]] },
    ],
  },
  {
    id: "practice-plan-cheat",
    kept: false,
    turns: [
      {
        say: "and if somebody with a job clicks the student option anyway",
        says: [["difference between the two prices", "the difference"]],
        link: agreement,
      },
    ],
  },
  {
    id: "practice-code-1",
    kept: false,
    turns: [
      { say: "any promo rn", says: ["EARLYNOCODE", "$100"], begins: "Yes" },
      { say: "so for a student that makes", says: [["$699", "$100"]] },
      { say: "till when", says: [["limited"]] },
    ],
  },
  {
    id: "practice-code-2",
    kept: false,
    turns: [
      {
        say: "earlynocode doesnt do anything on that checkout page",
        says: [["mention the code", "mention"]],
      },
      {
        say: "can i use it twice, for me and my wife",
        says: [["once for each enrollment", "each enrollment", "once"]],
      },
    ],
  },
  {
    id: "practice-code-3",
    kept: false,
    turns: [
      { say: "pro price minus coupon?", says: ["$899"] },
      { say: "can i swap the coupon for cash haha", says: [["no cash value"]], begins: "No" },
    ],
  },
  {
    id: "practice-group-discount",
    kept: false,
    turns: [
      { say: "4 of us from the same office wanna do no code, do we get a better rate", says: [], miss: true },
      { say: "then the usual code at least?", says: ["EARLYNOCODE"], begins: "Yes" },
    ],
  },
  {
    id: "practice-scholarship",
    kept: false,
    turns: [
      { say: "any scholarships or financial aid", says: [["not find", "$799", "installment", ...notStated]] },
      { say: "pay bit by bit maybe?", says: [["installment"], "trainings@"], begins: "Yes" },
    ],
  },
  {
    id: "practice-pay-how",
    kept: false,
    turns: [
      {
        say: "how do i pay, visa ok?",
        says: [["card"], ["not connected", "no payment", "provider", "explains how to pay"]],
      },
      { say: "paypal?", says: [["no other way", "could not find"]], not: ["we accept PayPal"] },
    ],
  },
  {
    id: "practice-pay-sandbox",
    kept: false,
    turns: [
      {
        say: "why does it say sandbox at the checkout, is this fake",
        says: [["no payment", "not connected", "takes no payment"]],
      },
      {
        say: "so did i just enroll or not",
        says: [["not yet", "does not yet", "once the fee", "request", "cannot see registrations"]],
      },
    ],
  },
  {
    id: "practice-pay-card",
    kept: false,
    turns: [
      {
        say: "u store my credit card number??",
        says: [["do not reach us", "no card details", "not connected", "own page"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-pay-currency",
    kept: false,
    turns: [
      { say: "is 799 in euros", says: [["US dollars", "USD", "dollars"]], begins: "No" },
      { say: "plus tax?", says: [], miss: true },
    ],
  },
  {
    id: "practice-pay-invoice",
    kept: false,
    turns: [
      {
        say: "my employer pays, can u bill the company instead of me",
        says: [],
        link: [contact, noCode, agreement, engineer],
        miss: true,
      },
    ],
  },
  {
    id: "practice-refund-1",
    kept: false,
    turns: [
      { say: "suppose i hate it after two evenings. do i get everything back", says: ["75%"], begins: "No" },
      { say: "how long have i got to decide", says: [["7 calendar days", "7 days", "day 7"]] },
      { say: "who do i tell", says: ["trainings@"] },
      { say: "and then when is it on my account", says: [["15-30 business days"]] },
    ],
  },
  {
    id: "practice-refund-late",
    kept: false,
    turns: [
      {
        say: "day 9 of no code and im out, anything i can do about the money",
        says: [["no refund", "7 calendar days", "7 days"]],
      },
      { say: "thats harsh", says: [] },
    ],
  },
  {
    id: "practice-refund-deadline",
    kept: false,
    turns: [
      { say: "until what oclock on the 7th day can i cancel", says: [["11:59"]], link: agreement },
      { say: "my time or yours", says: [["company local time", "Plano", "Central"]] },
    ],
  },
  {
    id: "practice-refund-before",
    kept: false,
    turns: [
      {
        say: "what if i change my mind before it even began",
        says: [["75%", "7 calendar days", "within 7"]],
      },
    ],
  },
  {
    id: "practice-refund-amount",
    kept: false,
    turns: [
      {
        say: "75 percent of what exactly, i used the coupon",
        says: [["less any promotional discount", "promotional discount", "less any"]],
      },
    ],
  },
  {
    id: "practice-refund-access",
    kept: false,
    turns: [{ say: "after a refund do i keep the videos", says: [["access", "ends"]], begins: "No" }],
  },
  {
    id: "practice-refund-install",
    kept: false,
    turns: [
      {
        say: "im on a payment plan and wanna stop paying in month 2",
        says: [["full purchase", "stays due", "7 calendar days", "remaining installment"]],
        link: agreement,
      },
    ],
  },
  {
    id: "practice-agreement-where",
    kept: false,
    turns: [
      { say: "need to read the fine print before i sign up", says: [], link: agreement },
      {
        say: "do i really have to sign a paper?",
        says: [["tick", "box", "button", "signature"]],
        begins: "No",
      },
      {
        say: "what if u change the terms later",
        says: [["version you accept", "later versions", "later enrollments"]],
      },
    ],
  },
  {
    id: "practice-agreement-law",
    kept: false,
    turns: [{ say: "under what law is that contract", says: ["Texas"] }],
  },
  {
    id: "practice-agreement-rec",
    kept: false,
    turns: [
      { say: "am i on tape when i join class", says: [["record"]], begins: "Yes" },
      { say: "i dont want my face there", says: [["camera off", "camera"]] },
      { say: "may i screen record for myself", says: [["may not", "not make recordings"]], begins: "No" },
    ],
  },
  {
    id: "practice-agreement-share",
    kept: false,
    turns: [
      { say: "can my brother and i share one login for it", says: [["personal", "may not"]], begins: "No" },
      {
        say: "and give my spot to a friend when i cant come?",
        says: [["personal", "may not"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-agreement-kicked",
    kept: false,
    turns: [
      { say: "could i be thrown out of the course", says: [["exclude", "warn"]], link: agreement },
      { say: "with refund?", says: [["does not extend", "not extend"]], begins: "No" },
    ],
  },
  {
    id: "practice-agreement-liable",
    kept: false,
    turns: [
      {
        say: "if my agent built in class wrecks my shop are you liable",
        says: [["not liable", "limited", "liability"]],
        link: agreement,
      },
    ],
  },
  {
    id: "practice-enroll-how",
    kept: false,
    turns: [
      { say: "ok im sold. where do i click to join no code", says: [], link: [noCode, agreement] },
      { say: "and after clicking?", says: [["agreement", "accept", "checkout", "request"]] },
      { say: "is my seat safe then", says: [["once the fee", "fee", "first installment"]] },
    ],
  },
  {
    id: "practice-enrolled-link",
    kept: false,
    turns: [
      {
        say: "paid last week. where is my zoom link",
        says: [["email address that you enrolled", "the email address", "address that you", "goes to the"]],
      },
      { say: "nothing in spam either", says: [person] },
    ],
  },
  {
    id: "practice-enrolled-silence",
    kept: false,
    turns: [
      {
        say: "filled your enrolment form on monday, still no word from anyone",
        says: [["as soon as", ...sorry, "trainings@", "call"]],
      },
      { say: "this is getting ridiculous", says: [person] },
    ],
  },
  {
    id: "practice-enrolled-wrong-mail",
    kept: false,
    turns: [{ say: "typed my email wrong when enrolling, can you fix it", says: [person] }],
  },
  {
    id: "practice-enrolled-wrong-plan",
    kept: false,
    turns: [{ say: "picked the pro plan by accident, im a student!! how to change", says: [person] }],
  },
  {
    id: "practice-enrolled-cert",
    kept: false,
    turns: [
      { say: "finished in june and never got my certificate", says: [person] },
      { say: "grade was 91 so it cant be that", says: [person] },
    ],
  },
  {
    id: "practice-enrolled-batchmove",
    kept: false,
    turns: [
      {
        say: "im in for october but my baby is due then. move me to another cohort?",
        says: [["trainings@", "consent", "write"]],
      },
    ],
  },
  {
    id: "practice-enrolled-calendar",
    kept: false,
    turns: [{ say: "how do i get the class dates into google calendar", says: [["calendar"]], link: noCode }],
  },
  {
    id: "practice-enrolled-delete",
    kept: false,
    turns: [
      {
        say: "changed my mind before paying, pls wipe my enrolment data",
        says: [person],
        link: [privacy, contact],
      },
    ],
  },
  {
    id: "practice-webinar-1",
    kept: false,
    turns: [
      {
        say: "is there a taster session b4 i throw money at it",
        says: ["webinar", ["September 28", "Sept 28"]],
        link: noCode,
      },
      { say: "does it cost", says: ["free"], begins: "No" },
      { say: "how long does it go", says: [["12pm-1:30pm", "90 minutes", "hour and a half"]] },
      {
        say: "what do u show there",
        says: [["n8n", "six modules", "empty canvas", "questions about plans"]],
      },
    ],
  },
  {
    id: "practice-webinar-2",
    kept: false,
    turns: [
      { say: "webinar signup pls", says: [["register", "form", "webinar"]], link: noCode },
      { say: "and u send the link when", says: [["before it begins", "before the webinar", "address"]] },
    ],
  },
  {
    id: "practice-webinar-3",
    kept: false,
    turns: [
      { say: "cant make it to the sept webinar, will there be a replay", says: [], miss: true },
      { say: "next one after?", says: [["announced", ...notStated]] },
    ],
  },
  {
    id: "practice-webinar-4",
    kept: false,
    turns: [
      {
        say: "is there a free intro event for the engineer track as well?",
        says: [["No Code", "not find", ...notStated]],
      },
    ],
  },
  {
    id: "practice-waitlist-1",
    kept: false,
    turns: [
      {
        say: "does being on the waitlist hold a seat for me",
        says: [["no place", "not keep a place", "keeps no place", "not hold"]],
        begins: "No",
      },
      { say: "what does it do then", says: [["write to you", "we write", "next date"]] },
    ],
  },
  {
    id: "practice-waitlist-2",
    kept: false,
    turns: [
      { say: "ping me when new dates drop", says: [["waitlist", "leave your", "announced"]], link: noCode },
    ],
  },
  {
    id: "practice-two-questions",
    kept: false,
    turns: [
      {
        say: "price, length and start of no code pls, in one go",
        says: ["$999", ["6 weeks", "six weeks"], "Oct 6"],
      },
      { say: "installments + refund?", says: [["installment"], ["75%", "refund"]] },
    ],
  },
  {
    id: "practice-privacy-enroll",
    kept: false,
    turns: [
      {
        say: "what do u do with my name n mail when i enroll",
        says: [
          [
            "run the Program",
            "run the course",
            "to answer your enrollment",
            "enrollment request",
            "only to",
            "store",
          ],
        ],
      },
    ],
  },
  {
    id: "practice-crypto",
    kept: false,
    turns: [{ say: "u take bitcoin for classes?", says: [], miss: true }],
  },
  {
    id: "practice-gift",
    kept: false,
    turns: [
      {
        say: "can i gift the no code course to my sister for her bday",
        says: [["not find", "personal", ...person]],
      },
    ],
  },
];
