import type { Dialogue } from "../dialogue.ts";
import { agreement, noCode, person } from "../facts.ts";

/** Money, dates, contract and certificate, asked about by people of quite different ages, jobs and moods. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-buy2-lawyer",
    kept: false,
    turns: [
      {
        say: "Kindly point me to the clause under which a participant may withdraw from the no code program.",
        says: [["7 calendar days", "refund"]],
        link: agreement,
      },
      {
        say: "Would a letter by post suffice as notice?",
        says: [["by email", "email to", "trainings@"]],
        begins: "No",
      },
      { say: "And the forum for disputes?", says: [["Texas", "courts"]] },
    ],
  },
  {
    id: "practice-buy2-arithmetic",
    kept: false,
    turns: [
      {
        say: "I need the arithmetic. Professional, with the coupon, and I leave on day three. What do I see again?",
        says: [["75%", "$674"]],
      },
      { say: "By which date must my bank show it?", says: [["15–30", "15-30"]] },
    ],
  },
  {
    id: "practice-buy2-cofounders",
    kept: false,
    turns: [
      {
        say: "2 cofounders 1 seat, we sit in front of the same laptop for no code. cool?",
        says: [["personal", "one place", "may not", "could not find"]],
        begins: "No",
      },
      {
        say: "ok two seats. whats the deal for two",
        says: [["EARLYNOCODE", "could not find", "once for each", "not say", "$999"]],
      },
    ],
  },
  {
    id: "practice-buy2-perth",
    kept: false,
    turns: [
      { say: "gday from perth, what ungodly hour do your evening classes hit me", says: ["7:45pm"] },
      { say: "and the taster session?", says: ["September 28"] },
      { say: "do i need to stay awake for every one of them", says: ["record"] },
    ],
  },
  {
    id: "practice-buy2-payday",
    kept: false,
    turns: [
      {
        say: "payday is the 25th. can i grab a no code place now and the money comes later",
        says: [["installment", "once the fee", "due in full", "has reached us", "fee has arrived"]],
      },
      {
        say: "someone could snatch it from me till then??",
        says: [["once the fee", "first installment", "has reached us", "fee has arrived"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-buy2-zero",
    kept: false,
    turns: [
      {
        say: "anything of yours i can get for zero dollars",
        says: [["webinar", "blog", "articles"]],
        begins: "Yes",
      },
      { say: "sweet. when", says: ["September 28"] },
    ],
  },
  {
    id: "practice-buy2-surgery",
    kept: false,
    turns: [
      {
        say: "hi so I was in last year's agents group, then I had surgery and missed most of it, and now I'd like to try again with the new group. not sure what I have to do or whether that's even allowed",
        says: [["consent", "repeat cohort"]],
      },
      {
        say: "if my health fails again is that money returned",
        says: [["none on repeat", "no refund", "repeat cohort"]],
        begins: "No",
      },
      {
        say: "but the slides from the first time i still have?",
        says: [["for life", "lifetime"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-buy2-words",
    kept: false,
    turns: [
      { say: "refund", says: [["75%", "7 calendar days"]] },
      { say: "deadline", says: [["day 7", "7 calendar days", "11:59"]] },
      { say: "address for it?", says: ["trainings@"] },
    ],
  },
  {
    id: "practice-buy2-friend",
    kept: false,
    turns: [
      {
        say: "u keep saying three quarters but my friend got ALL of his course money back",
        says: [["75%", "not held"]],
      },
      { say: "when would it be everything", says: ["not held"] },
    ],
  },
  {
    id: "practice-buy2-haggle",
    kept: false,
    turns: [
      {
        say: "gimme a bigger code, half off or so",
        says: [["EARLYNOCODE", "could not find", "cannot", "$100"]],
        begins: "No",
      },
      { say: "cheapskates. ok what does that one do", says: ["$100"] },
      { say: "where does it go", says: ["checkout"] },
    ],
  },
  {
    id: "practice-buy2-forward",
    kept: false,
    turns: [
      {
        say: "FW: Maria's course. Hi, our accounts payable needs a W-9 and a purchase order before we can pay her no code fee, who do I send this to? Thx, Deb",
        says: [["trainings@"]],
      },
    ],
  },
  {
    id: "practice-buy2-hr",
    kept: false,
    turns: [
      {
        say: "HR question: does the no code certificate state the number of hours taught",
        says: [],
        miss: true,
      },
      {
        say: "is it an accredited qualification",
        says: [["neither", "not an academic", "not a degree", "academic degree"]],
        begins: "No",
      },
      { say: "what must our employee do for it", says: ["80%"] },
    ],
  },
  {
    id: "practice-buy2-granny",
    kept: false,
    turns: [
      {
        say: "My granddaughter told me of an internet lecture you give in September. Must one pay for it?",
        says: ["free"],
        begins: "No",
      },
      { say: "And what is it about, dear?", says: ["n8n"] },
      { say: "How do I get in on the day?", says: ["link"] },
    ],
  },
  {
    id: "practice-buy2-autocharge",
    kept: false,
    turns: [
      {
        say: "if im on the waiting list and somebody drops out, do you just charge me",
        says: [["no place", "write to you", "nothing", "hear from us"]],
        begins: "No",
      },
      { say: "good. how do i get onto it", says: [], link: noCode },
    ],
  },
  {
    id: "practice-buy2-freelance",
    kept: false,
    turns: [
      {
        say: "i freelance two days a month, otherwise jobless since graduation. cheap plan or dear plan",
        says: ["$799"],
      },
      { say: "and if u see it differently?", says: [["proof", "difference"]] },
    ],
  },
  {
    id: "practice-buy2-2009",
    kept: false,
    turns: [
      {
        say: "graduated in 2009, still a graduate, right? ;)",
        says: [["recent graduates", "situation", "$799"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-buy2-sick",
    kept: false,
    turns: [
      {
        say: "instructor gets the flu in week one. does the evening just fall away",
        says: [["made up", "another date", "replace"]],
        begins: "No",
      },
      { say: "do my seven days stretch then", says: [["not lengthen", "7 calendar days"]], begins: "No" },
    ],
  },
  {
    id: "practice-buy2-grey",
    kept: false,
    turns: [
      { say: "the continue to payment thing stays grey whatever i press", says: [["tick", "choose a plan"]] },
      { say: "did that. still dead", says: [["JavaScript", "trainings@"]] },
    ],
  },
  {
    id: "practice-buy2-wine",
    kept: false,
    turns: [
      {
        say: "clicked agree at 2am after some wine. am i bound now",
        says: [["signature", "accept"]],
        begins: "Yes",
      },
      {
        say: "but not a cent has left my account",
        says: [["once the fee", "no payment", "nothing", "has reached us", "fee has arrived"]],
      },
    ],
  },
  {
    id: "practice-buy2-next-year",
    kept: false,
    turns: [
      { say: "i cant before spring. agents course around april?", says: [["announced", "Oct 6"]] },
      { say: "tell me when there is one", says: [["waitlist", "write to you"]], link: noCode },
    ],
  },
  {
    id: "practice-buy2-grades",
    kept: false,
    turns: [
      {
        say: "will my employer see my marks from the no code course",
        says: [["grades", "could not find", "not say", "personal data"]],
        begins: "No",
      },
      { say: "whom do i ask for sure", says: [person] },
    ],
  },
  {
    id: "practice-buy2-everything",
    kept: false,
    turns: [
      {
        say: "what day does it kick off and what do i save with that code, no code course",
        says: ["Oct 6", "$100"],
      },
      { say: "save on both plans?", says: [["either plan", "both"]], begins: "Yes" },
      { say: "so i end up paying…", says: [["$899", "$699", "$100"]] },
    ],
  },
  {
    id: "practice-buy2-tools",
    kept: false,
    turns: [
      {
        say: "hidden fees?? be straight with me, six week course",
        says: [["subscription", "n8n"]],
        begins: "Yes",
      },
      { say: "who do i pay those to", says: [["they", "them", "providers", "n8n"]] },
    ],
  },
  {
    id: "practice-buy2-tax",
    kept: false,
    turns: [{ say: "can i deduct the course fee from my taxes in germany", says: [], miss: true }],
  },
  {
    id: "practice-buy2-frame",
    kept: false,
    turns: [{ say: "is the certificate posted to me on real paper or a pdf", says: [], miss: true }],
  },
  {
    id: "practice-buy2-webinarhost",
    kept: false,
    turns: [{ say: "who is hosting the september webinar", says: [], miss: true }],
  },
];
