import type { Dialogue } from "../dialogue.ts";
import { agreement, contact, cookies, noCode, notStated, person, privacy } from "../facts.ts";

/** People who weigh the course without programming, and people who worry about what becomes of their data. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-nocode5-florist",
    kept: false,
    turns: [
      {
        say: "hiya i run a little flower shop and a customer told me robots can answer my order mails now.. i never wrote a line of code in my life am i too daft for this",
        says: [
          ["no cod", "without programming", "no programming", "not need to program", "process on paper"],
        ],
        link: noCode,
      },
      { say: "what would it set me back", says: [["$999"]], link: [noCode, agreement] },
      { say: "ouch. can i spread that", says: ["trainings@corvanta.example", ["before you pay", "agree"]] },
    ],
  },
  {
    id: "practice-nocode5-nurse-nights",
    kept: false,
    turns: [
      {
        say: "Nurse here, rotating shifts. On which weekdays does the agent thing meet and till how late",
        says: [["Mon-Thu", "Monday to Thursday"], "9:15"],
      },
      { say: "I'd be on duty for a good third of them", says: [["recording"], ["materials", "share with"]] },
      { say: "so is every one of them taped for sure or not", says: ["trainings@corvanta.example"] },
    ],
  },
  {
    id: "practice-nocode5-berlin",
    kept: false,
    turns: [
      {
        say: "i sit in Berlin, your lessons would be at what hour for you? Central?",
        says: ["7:45", ["CDT", "Central"]],
      },
      { say: "do i have to fly over for anything", says: [["online"]], not: ["in person classes"] },
    ],
  },
  {
    id: "practice-nocode5-dad",
    kept: false,
    turns: [
      {
        say: "my daughter is 16 and much cleverer with computers than I ever was. I would put her into the six weeks thing as a christmas present. who signs for her?",
        says: [["parent", "guardian"]],
        link: agreement,
      },
      { say: "She goes to high school, so she pays less?", says: ["$799"], link: [noCode, agreement] },
      { say: "and must she show a school card", says: [["proof"]] },
    ],
  },
  {
    id: "practice-nocode5-laid-off",
    kept: false,
    turns: [
      {
        say: "got laid off in march after my first year as a junior QA. money is tight. anything cheaper for ppl like me",
        says: ["$799", ["unemployed"]],
      },
      {
        say: "what if i find work in week 2, do you come after me for the rest",
        says: [["on the day you enroll", "day of enrollment", "when you enroll", "the day that you enroll"]],
      },
    ],
  },
  {
    id: "practice-nocode5-boss-proof",
    kept: false,
    turns: [
      {
        say: "my boss wants to see something on paper when im through with it or he wont reimburse",
        says: [["certificate"], "80%"],
      },
      { say: "and how do they mark us", says: [["projects"], ["instructors", "explain"]] },
      {
        say: "say i end up with 75",
        says: [["80%"]],
        not: ["you get the certificate with"],
      },
    ],
  },
  {
    id: "practice-nocode5-code-late",
    kept: false,
    turns: [
      {
        say: "PAID YESTERDAY FULL PRICE and today i see theres a discount word on your page. take it off my card please",
        says: [["already been made", "already made", "already paid", "after you have paid", "after paying"]],
      },
      { say: "thats mean. how much would it have been", says: [["$100"]] },
    ],
  },
  {
    id: "practice-nocode5-coupon",
    kept: false,
    turns: [
      { say: "any vouchers", says: ["EARLYNOCODE", "$100"] },
      { say: "where do i stick it", says: [["checkout"]] },
      {
        say: "do the student rate and that one add up",
        says: [["either plan", "both plans", "$699"]],
        begins: "Yes",
      },
      { say: "good until?", says: [["limited", "any time"]] },
    ],
  },
  {
    id: "practice-nocode5-backing-out",
    kept: false,
    turns: [
      {
        say: "Suppose after the third evening I realize it's way over my head. Am I stuck with it?",
        says: ["75%", ["7 calendar days", "7 days", "day 7"]],
      },
      { say: "who do i tell", says: ["trainings@corvanta.example"] },
      { say: "and the dough lands back with me when", says: [["15–30", "15-30"]] },
      { say: "counted from the day i paid?", says: [["start of your cohort", "start of the cohort"]] },
    ],
  },
  {
    id: "practice-nocode5-second-month",
    kept: false,
    turns: [
      {
        say: "We are in week four and my mother fell ill. I can't go on. I'd like at least half of what I put in.",
        says: [["no refund", "not refund", "within 7", "7 calendar days", "day 7"]],
      },
      {
        say: "could I sit in with a later group then",
        says: [["consent", "repeat cohort"]],
      },
    ],
  },
  {
    id: "practice-nocode5-installment-stop",
    kept: false,
    turns: [
      {
        say: "i pay in three parts. if i quit in the middle i just dont send the third one ok?",
        says: [
          ["7 calendar days", "7 days", "day 7"],
          ["due", "full purchase"],
        ],
      },
    ],
  },
  {
    id: "practice-nocode5-cancelled-batch",
    kept: false,
    turns: [
      {
        say: "What happens to my money when not enough folks sign up and you call the whole thing off",
        says: [
          ["later one", "later cohort", "later date"],
          ["refund", "back"],
        ],
      },
      {
        say: "and if only one evening falls through since the teacher has flu",
        says: [["made up", "another date"]],
      },
    ],
  },
  {
    id: "practice-nocode5-tools-cost",
    kept: false,
    turns: [
      {
        say: "hidden fees? Do I end up buying software on top",
        says: ["n8n", ["in addition", "not included", "own subscription"]],
      },
      { say: "so which programs exactly", says: ["n8n", "Lovable"] },
      {
        say: "whats the monthly bill for those",
        says: [["own prices", "set their", "their own", ...notStated]],
      },
    ],
  },
  {
    id: "practice-nocode5-old-laptop",
    kept: false,
    turns: [
      {
        say: "I'm 67 and have a 2015 macbook with chrome. good enough??",
        says: [["current browser", "computer with"]],
      },
      { say: "must they see my face, i look a fright at night", says: [["camera off", "keep your camera"]] },
      { say: "but talk?", says: [["microphone"]] },
    ],
  },
  {
    id: "practice-nocode5-webinar",
    kept: false,
    turns: [
      {
        say: "is there like a taster where i can look before i buy",
        says: [["webinar"], ["free"]],
        link: noCode,
      },
      { say: "when", says: [["September 28", "Sep 28", "Sept 28"]] },
      { say: "what do you show there", says: [["n8n", "canvas"]] },
      { say: "and how will i get in, zoom?", says: [["send you the link", "send the link", "link"]] },
    ],
  },
  {
    id: "practice-nocode5-webinar-replay",
    kept: false,
    turns: [
      {
        say: "can't make it at noon for the free session, will there be a replay of it?",
        says: [],
        miss: true,
      },
    ],
  },
  {
    id: "practice-nocode5-teacher",
    kept: false,
    turns: [
      { say: "whos teaching this, has he built anything real himself", says: [], miss: true },
      { say: "how many ppl in a group", says: [], miss: true },
    ],
  },
  {
    id: "practice-nocode5-two-staff",
    kept: false,
    turns: [
      {
        say: "I'd send my two office ladies, one login between them, they take turns. cheaper that way :)",
        says: [["personal", "share your access", "may not pass", "one place"]],
        link: agreement,
      },
      {
        say: "And a price for five of my people, any group rate?",
        says: [],
        not: ["% off for groups"],
        link: [noCode, "/training/corporate-training", contact],
      },
    ],
  },
  {
    id: "practice-nocode5-homework",
    kept: false,
    turns: [
      {
        say: "im working 50 hrs a week. besides the evenings is there stuff to do at home",
        says: [["project", "building"]],
      },
      { say: "how many hrs", says: [["projects between", ...notStated]] },
    ],
  },
  {
    id: "practice-nocode5-content",
    kept: false,
    turns: [
      {
        say: "ok spill, whats actually in the six weeks. not the ad talk",
        says: ["n8n", "Lovable", ["prompt"], ["RAG", "retrieval"]],
        link: noCode,
      },
      { say: "which week do we hook it to the company pdfs", says: [["week 5", "module 5", "fifth", "5."]] },
      { say: "webhooks too?", says: [["module 3", "third", "webhook"]], begins: "Yes" },
      { say: "whats left at the very end", says: [["demo day", "prototype"]] },
    ],
  },
  {
    id: "practice-nocode5-make-zapier",
    kept: false,
    turns: [
      {
        say: "we live in Zapier and Make at work, do u teach those instead",
        says: ["n8n"],
        not: ["yes, zapier", "we teach zapier"],
      },
    ],
  },
  {
    id: "practice-nocode5-comparison",
    kept: false,
    turns: [
      {
        say: "two courses on your menu, one weeks one months. I sell insurance and don't want to become a programmer. which is mine",
        says: ["No Code Agentic AI Course"],
        link: noCode,
      },
      {
        say: "length of each?",
        says: [
          ["6 weeks", "six weeks"],
          ["4 months", "four months"],
        ],
      },
    ],
  },
  {
    id: "practice-nocode5-sign-up",
    kept: false,
    turns: [
      {
        say: "take my money lol. what do i click",
        says: [["plan", "enroll"], ["agreement"]],
        link: [agreement, noCode],
      },
      {
        say: "it says sandbox, no card field anywhere, is this broken",
        says: [["no payment", "not connected", "takes no payment", "not taken"]],
      },
      {
        say: "so am i in now or what",
        says: [
          ["fee", "first installment", "payment"],
          ["reached us", "arrive"],
        ],
      },
    ],
  },
  {
    id: "practice-nocode5-accountant",
    kept: false,
    turns: [
      {
        say: "Bookkeeping question: in which currency is the training charged, and does the amount include sales tax?",
        says: [["US dollar", "USD"]],
      },
      { say: "I will also need a proper invoice made out to our LLC.", says: [], miss: true },
    ],
  },
  {
    id: "practice-nocode5-jobs",
    kept: false,
    turns: [
      {
        say: "my cousin says after this I get hired at 120k guaranteed?",
        says: [["do not promise", "not promise", "no promise", "no guarantee", "not guarantee"]],
        not: ["guaranteed job"],
      },
      {
        say: "then what do i have to show at an interview",
        says: [["agents that you can", "agents you can", "prototype"]],
      },
    ],
  },
  {
    id: "practice-nocode5-own-work",
    kept: false,
    turns: [
      {
        say: "if I cook up a bot in your lessons and it makes me rich, do you own a slice",
        says: [["belongs to you", "yours"]],
      },
      {
        say: "And may i reuse your slides for a workshop I give at the library?",
        says: [["consent"]],
      },
      { say: "how long will I be able to open them", says: [["life"]] },
    ],
  },
  {
    id: "practice-nocode5-record-myself",
    kept: false,
    turns: [
      {
        say: "my english not so quick. i can make video of lesson with my phone for listen again?",
        says: [["may not make", "of their own", "own recordings", "not record"]],
        link: agreement,
      },
      { say: "lesson only english?", says: [], miss: true },
    ],
  },
  {
    id: "practice-nocode5-real-data",
    kept: false,
    turns: [
      {
        say: "compliance officer speaking. Would our colleague load genuine client files into those tools during exercises?",
        says: [["test data"]],
      },
    ],
  },
  {
    id: "practice-nocode5-next-start",
    kept: false,
    turns: [
      { say: "nxt batch??", says: [["Oct 6", "October 6"]] },
      { say: "finish by xmas?", says: [["6 weeks", "six weeks"]] },
      {
        say: "ok reserve me a seat pls, name is Dwayne",
        says: [["enroll", "cannot", "agreement"]],
        link: [noCode, agreement, contact],
      },
    ],
  },
  {
    id: "practice-nocode5-agent-trust",
    kept: false,
    turns: [
      {
        say: "honest q, would you let such a homemade bot send mails to my clients on its own",
        says: [["approv", "person"]],
      },
      {
        say: "what if some stranger writes it a mail telling it to leak stuff",
        says: [["prompt injection", "instructions", "take away any one"]],
      },
    ],
  },
  {
    id: "practice-nocode5-sold-data",
    kept: false,
    turns: [
      {
        say: "I put my real number in your form & now I get calls from lord knows who. Did you flog it to somebody?",
        says: [["do not sell", "not sell"]],
        link: privacy,
      },
      { say: "wipe everything u have on me", says: ["info@corvanta.example"] },
      { say: "does that cost", says: [["free"]] },
      { say: "is it then gone from everywhere", says: [["backup", "14"]] },
    ],
  },
  {
    id: "practice-nocode5-this-chat",
    kept: false,
    turns: [
      {
        say: "before i go on typing here, who reads along",
        says: [["server", "half an hour", "not kept", "memory"]],
        link: privacy,
      },
      { say: "and once i close the window", says: [["gone", "half an hour", "not kept", "memory"]] },
      { say: "I told you my patient's diagnosis earlier, hmm", says: [["health data", "leave"]] },
    ],
  },
  {
    id: "practice-nocode5-no-banner",
    kept: false,
    turns: [
      {
        say: "Where's the annoying accept all pop up everyone else has? Looks dodgy without it",
        says: [["no cookies", "sets no cookie", "not set", "no cookie"]],
        link: [cookies, privacy],
      },
      {
        say: "but something must be saved in my browser",
        says: [["sessionStorage", "storage", "notes stay"]],
      },
      { say: "for how long", says: [["tab"]] },
    ],
  },
  {
    id: "practice-nocode5-google",
    kept: false,
    turns: [
      {
        say: "does google get to know that ive been on here",
        says: [["not load", "loads no", "receives nothing", "nothing"]],
        link: [cookies, privacy],
      },
      { say: "then how do you know how many visitors you had", says: [["count", "sums"]] },
      { say: "I have that do not track thing on", says: [["not counted", "left out"]] },
    ],
  },
  {
    id: "practice-nocode5-gdpr-spain",
    kept: false,
    turns: [
      {
        say: "Buenas, I am from Sevilla. My datas they go to America?",
        says: [["United States"]],
        link: privacy,
      },
      {
        say: "To who can I make complain if you not respond me well",
        says: [["data protection authority", "review"]],
      },
      { say: "you have somebody as data protection officer?", says: [], miss: true },
    ],
  },
  {
    id: "practice-nocode5-copy",
    kept: false,
    turns: [
      {
        say: "Please be so kind as to send me a printout of whatever you've got filed under my name.",
        says: ["info@corvanta.example", ["copy", "hold about you"]],
      },
      { say: "my surname is also spelled wrong in it", says: [["correct"]] },
      { say: "within how many days do i hear", says: [["time that the law", "law sets"]] },
    ],
  },
  {
    id: "practice-nocode5-form-fate",
    kept: false,
    turns: [
      {
        say: "what becomes of the stuff i type in that contact box, who is it passed on to and when do you throw it out",
        says: [
          [
            "until we delete",
            "until you ask",
            "delete them or you ask",
            "stay in the store",
            "own file store",
          ],
        ],
        link: privacy,
      },
      { say: "any robot trained with it?", says: [], miss: true },
    ],
  },
  {
    id: "practice-nocode5-card",
    kept: false,
    turns: [
      {
        say: "my hubby worries about our visa digits being nicked from your computers",
        says: [["never reach", "not reach", "no card details", "do not reach"]],
        link: [privacy, agreement, "/checkout"],
      },
    ],
  },
  {
    id: "practice-nocode5-facebook-ad",
    kept: false,
    turns: [
      {
        say: "i clicked on a fb advert and ended up here, do you people see that i came from there",
        says: [["campaign", "source", "click"], ["form"]],
        link: [privacy, cookies],
      },
      {
        say: "creepy. so you build a profile for ads",
        says: [["advertising profile", "no advertising", "not build"]],
      },
    ],
  },
  {
    id: "practice-nocode5-ip",
    kept: false,
    turns: [
      {
        say: "IP logged y/n",
        says: [["memory", "up to a day", "logs neither", "limit"]],
        link: privacy,
      },
      { say: "got hacked ever?", says: [], miss: true },
    ],
  },
  {
    id: "practice-nocode5-toddler",
    kept: false,
    turns: [
      {
        say: "teacher of a 5th grade class here, can my pupils chat with you for a lesson",
        says: [["under 13", "children"]],
        link: privacy,
      },
    ],
  },
  {
    id: "practice-nocode5-help-human",
    kept: false,
    turns: [
      {
        say: "you are going in circles. i want a human who knows the no code class, now",
        says: [person],
      },
    ],
  },
];
