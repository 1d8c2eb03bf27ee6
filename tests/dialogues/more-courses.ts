import { site } from "../../content/site.ts";
import type { Dialogue } from "./dialogue.ts";
import { agreement, contact, engineer, noCode, notStated, person } from "./facts.ts";

/** Who tells the dates and the price of the engineer course. */
const fromTeam = [...notStated, "trainings team", "send you", "sends you", site.trainingsEmail];
const refundDays = ["7 calendar days", "7 days", "seven days", "seven calendar days", "7-day", "day 7"];
const noShare = [
  "personal",
  "may not",
  "cannot",
  "not share",
  "not pass",
  "one place",
  "consent",
  "each need",
];

export const dialogues: readonly Dialogue[] = [
  {
    id: "more-course-nurse",
    kept: false,
    turns: [
      {
        say: "hi im a nurse, zero it background.. is the agent course smth for me or will i drown",
        says: [
          [
            "no coding",
            "without programming",
            "not program",
            "no programming",
            "without code",
            "without coding",
            "not need to code",
            "not have to code",
            "know a process",
            "no code",
          ],
        ],
        link: noCode,
        begins: "Yes",
      },
      { say: "and how long does it go on", says: [["6 weeks", "six weeks", "6-week", "six-week"]] },
    ],
  },
  {
    id: "more-course-engineer-dates",
    kept: false,
    turns: [
      {
        say: "where r the dates for the 4 month thing?? cant find them anywhere",
        says: [fromTeam, [engineer, ...person]],
      },
      { say: "ok and is it in the evening at least", says: [fromTeam] },
    ],
  },
  {
    id: "more-course-webinar-insta",
    kept: true,
    turns: [
      {
        say: "whats this free webinar i saw on insta",
        says: [["September 28", "Sept 28", "Sept. 28", "Sep 28", "n8n", "how the course works", "agenda"]],
        link: noCode,
      },
      {
        say: "at what hour?? im in new york",
        says: [["12pm", "12 pm", "12 p.m.", "12:00", "noon", "1pm", "1 pm"]],
      },
      { say: "and how do i put my name down", says: [["register", "form", "sign up"]], link: noCode },
    ],
  },
  {
    id: "more-course-promo",
    kept: false,
    turns: [
      {
        say: "my friend told me abt a promo code for the nocode course, is that real",
        says: ["EARLYNOCODE", "$100"],
        begins: "Yes",
      },
      {
        say: "does it work on the cheaper price too",
        says: [["either", "both", "any plan", "student", "$699"]],
        begins: "Yes",
      },
      { say: "so 699 then right?", says: [["$699", "699"]], begins: "Yes" },
    ],
  },
  {
    id: "more-course-75-percent",
    kept: false,
    turns: [
      {
        say: "what if i only get 75 percent at the end, do i still get the paper",
        says: [["80%", "80 percent"]],
        begins: "No",
      },
      {
        say: "is that paper like a real degree",
        says: [
          [
            "academic degree",
            "not a degree",
            "no degree",
            "not a university degree",
            "Certificate of Completion",
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "more-course-refund-day-nine",
    kept: true,
    turns: [
      {
        say: "its day 9 of the no code course n my job changed everything, can i get my money back",
        says: [refundDays],
        begins: "No",
      },
      {
        say: "not even a part of it?",
        says: [
          [
            "no refund",
            "not refund",
            "not a refund",
            "not held",
            "no partial",
            "nothing",
            "no money",
            ...refundDays,
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "more-course-refund-steps",
    kept: false,
    turns: [
      {
        say: "nocode course, changed my mind b4 it started. how does the refund go pls",
        says: [["75%", "75 percent"], refundDays],
      },
      { say: "where do i send that", says: [site.trainingsEmail] },
      { say: "n how long till its back on my card", says: [["15-30", "15 to 30"]] },
    ],
  },
  {
    id: "more-course-installments",
    kept: false,
    turns: [
      {
        say: "i cant pay 999 at once, is there some kinda payment plan for the no code one",
        says: [["installment", "instalment"], person],
        begins: "Yes",
      },
      {
        say: "and if i stop paying halfway??",
        says: [["full purchase", "due", "owe", "remaining", ...refundDays]],
      },
    ],
  },
  {
    id: "more-course-traveler",
    kept: true,
    turns: [
      {
        say: "i travel alot for work.. what happens when im on a plane during an engineer lesson",
        says: [["recorded", "recording", "on demand"]],
      },
      {
        say: "and how long can i watch them",
        says: [["lifetime", "for life", "for good", "forever", "stay open", "no end"]],
      },
    ],
  },
  {
    id: "more-course-software",
    kept: false,
    turns: [
      { say: "which software do u use in the 6 wk course", says: ["n8n", "Lovable"] },
      {
        say: "is that in the price or extra",
        says: [
          [
            "own subscription",
            "in addition",
            "not part of",
            "not included",
            "extra",
            "separate",
            "not in the price",
            "pay it to them",
            "to their providers",
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "more-course-knows-python",
    kept: false,
    turns: [
      {
        say: "ok so i know some python alrdy, whats in the 80 lessons beyond that",
        says: [["machine learning", "deep learning", "agent", "generative AI", "GenAI"]],
        link: engineer,
      },
      { say: "any pytorch?", says: ["PyTorch"], begins: "Yes" },
      { say: "langgraph too?", says: ["LangGraph"], begins: "Yes" },
    ],
  },
  {
    id: "more-course-student-proof",
    kept: true,
    turns: [
      {
        say: "do u check my student card for the 799 price",
        says: [["proof", "confirm"]],
        begins: "Yes",
      },
      {
        say: "i graduated last yr n still no job, does that count",
        says: [["graduate", "unemployed"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-course-marketing",
    kept: false,
    turns: [
      {
        say: "6 weeks nocode vs 4 months engineer?? which 1 for somebody in marketing",
        says: [["No Code", "no-code", "6 weeks", "6-week", "six weeks"]],
        link: [noCode, engineer],
      },
      { say: "and the price difference between the two", says: ["$999", fromTeam] },
    ],
  },
  {
    id: "more-course-bedtime",
    kept: false,
    turns: [
      { say: "what time is the no code class over, i got kids to put to bed", says: ["9:15"] },
      {
        say: "every single day of the week??",
        says: [
          [
            "Mon-Thu",
            "Mon to Thu",
            "Monday to Thursday",
            "Monday through Thursday",
            "Monday-Thursday",
            "Mondays to Thursdays",
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "more-course-kick-off",
    kept: true,
    turns: [
      { say: "heyy when does the nxt nocode batch kick off", says: [["Oct 6", "Oct. 6", "October 6"]] },
      { say: "and what wld i have in my hands after week one", says: ["prompt"] },
    ],
  },
  {
    id: "more-course-contract",
    kept: false,
    turns: [
      {
        say: "do i need to sign some contract b4 i start the no code one",
        says: ["agreement"],
        link: [agreement, noCode],
        begins: "Yes",
      },
      {
        say: "whats in it, short version",
        says: [["refund", "certificate", "fee", "plan", "recording", "materials"]],
      },
      { say: "which states law", says: ["Texas"] },
    ],
  },
  {
    id: "more-course-daughter",
    kept: false,
    turns: [
      {
        say: "my daughter is 16 and dying to join the no code class, can she",
        says: [["parent", "guardian"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-course-one-seat",
    kept: true,
    turns: [
      { say: "can me n my brother share one seat in the nocode course lol", says: [noShare], begins: "No" },
      { say: "ok but i can give him the slides after, no?", says: [noShare], begins: "No" },
    ],
  },
  {
    id: "more-course-shy",
    kept: false,
    turns: [
      {
        say: "camera on in the live nocode classes? im a bit shy tbh",
        says: [["camera off", "it off", "stay off", "be off", "off if", "not have to", "not need"]],
        begins: "No",
      },
      {
        say: "but do u film the whole thing",
        says: [["record"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-course-who-owns",
    kept: false,
    turns: [
      {
        say: "if i build smth cool during the no code course, is it mine or corvantas",
        says: [["yours", "you own", "belongs to you", "belong to you"]],
      },
    ],
  },
  {
    id: "more-course-ama",
    kept: true,
    turns: [
      { say: "what does ama stand for on ur engineer page", says: ["Ask Me Anything"] },
      { say: "how many of those", says: [["4", "four"]] },
      { say: "during or once its over?", says: [["after", "follow"]] },
    ],
  },
  {
    id: "more-course-job",
    kept: false,
    turns: [
      {
        say: "will i def get a job when im done w the engineer course",
        says: [
          [
            "not promise",
            "no promise",
            "not guarantee",
            "no guarantee",
            "cannot promise",
            "cannot guarantee",
            "earn yourself",
            "earn it yourself",
            "still earn",
            "interview",
            "resume",
            "hiring",
          ],
        ],
        begins: "No",
      },
      { say: "so what kinda help is there then", says: [["resume", "interview", "hiring"]] },
    ],
  },
  {
    id: "more-course-hours",
    kept: false,
    turns: [
      {
        say: "working full time.. how many hrs a week does the enginer course realy eat",
        says: [["7-10", "7 to 10", "seven to ten", "between 7 and 10"]],
      },
      { say: "and all in all?", says: [["120", "4 months", "four months", "80 lessons"]] },
    ],
  },
  {
    id: "more-course-community-fee",
    kept: true,
    turns: [
      {
        say: "will that 29 dollar community be charged to me after the engineer course ends",
        says: [["free", "no charge", "nothing", "no cost", "not charged"]],
        begins: "No",
      },
    ],
  },
  {
    id: "more-course-engineer-price",
    kept: false,
    turns: [
      { say: "engineer course costs??", says: [fromTeam], not: ["$999", "$799"] },
      { say: "come on just a ballpark", says: [[...fromTeam, ...person]], not: ["$999", "$799"] },
      { say: "can i split it in parts at least", says: [["installment", "instalment"]], begins: "Yes" },
    ],
  },
  {
    id: "more-course-ipad",
    kept: false,
    turns: [
      {
        say: "what gear do i need for the nocode lessons, wld an ipad do",
        says: ["computer", ["browser", "microphone", "internet"]],
        begins: "No",
      },
    ],
  },
  {
    id: "more-course-paypal",
    kept: true,
    turns: [
      {
        say: "u take paypal for the six week class?",
        says: [["card", "no payment", "not connected", ...notStated]],
      },
      {
        say: "ok so when do i actually get charged",
        says: [
          [
            "checkout",
            "no payment",
            "not charged",
            "nothing is charged",
            "nothing was charged",
            "in full",
            "first installment",
            "trainings team",
          ],
        ],
      },
    ],
  },
  {
    id: "more-course-called-off",
    kept: false,
    turns: [
      {
        say: "n if u guys call off the whole nocode batch?? is my money gone",
        says: [["refund", "money back", "get back"]],
        begins: "No",
      },
    ],
  },
  {
    id: "more-course-modules",
    kept: false,
    turns: [
      {
        say: "does the no-code one teach answering from own pdfs, rag i think its called",
        says: [["RAG", "retrieval", "own documents"]],
        begins: "Yes",
      },
      { say: "and making a lil app out of it?", says: ["Lovable"], begins: "Yes" },
    ],
  },
  {
    id: "more-course-six-friends",
    kept: true,
    turns: [
      {
        say: "6 friends want to do the nocode together, any group discount",
        says: [
          [...notStated, "EARLYNOCODE", "trainings team"],
          [noCode, contact, ...person],
        ],
      },
    ],
  },
];
