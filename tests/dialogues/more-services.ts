import { urls } from "../../src/shared/urls.ts";
import type { Dialogue } from "./dialogue.ts";
import {
  articles,
  assistants,
  automations,
  cloud,
  contact,
  corporate,
  engineer,
  models,
  notStated,
} from "./facts.ts";

/** What a project or a program costs is in its proposal. */
const quoted = [...notStated, "outline", "proposal", "a quote", "offer"];
/** Where one can begin. */
const starts = [contact, urls.home.path, urls.about.path, assistants, automations, models, cloud];
/** A wish for something to be checked by people. */
const checkedByPeople = ["approv", "person", "people", "human", "owner", "colleague", "your team"];

export const dialogues: readonly Dialogue[] = [
  {
    id: "more-service-shop",
    kept: false,
    turns: [
      {
        say: "we run a small online shop, same 20 questions all day long. can u build smth that answers those",
        says: [["assistant", "chatbot", "Conversational AI", "chat"]],
        link: assistants,
        begins: "Yes",
      },
      { say: "and when it hasnt got a clue?", says: [["person", "people", "human", "your team", "agent"]] },
      { say: "how much wld that be roughly", says: [quoted], not: ["$999", "$799"] },
    ],
  },
  {
    id: "more-service-busy-line",
    kept: false,
    turns: [
      {
        say: "does ur assistant thing also pick up the phone? our line is always busy",
        says: [["phone", "voice", "call"]],
        link: assistants,
        begins: "Yes",
      },
      {
        say: "do ppl notice its a robot",
        says: [["an AI", "at the start", "from the start"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-service-clinic",
    kept: true,
    turns: [
      {
        say: "im office manager at a clinic, no shows are killing us",
        says: [["appointment", "reminder"]],
        link: [assistants, models],
      },
      {
        say: "it wont give medical advise will it??",
        says: [["clinical staff", "diagnosis", "symptom", "staff", "clinician"]],
        begins: "No",
      },
    ],
  },
  {
    id: "more-service-broker",
    kept: false,
    turns: [
      {
        say: "realestate broker here, what can ur bot do for my listings",
        says: [["viewing", "listing", "lead"]],
        link: assistants,
      },
      { say: "give me numbers", says: [["68%", "68 percent", "30%"]] },
    ],
  },
  {
    id: "more-service-law-firm",
    kept: false,
    turns: [
      {
        say: "small law firm, sick of drafting the same 5 letters. ideas?",
        says: [["draft", "template", "clause", "document"]],
        link: [assistants, automations, models],
      },
      { say: "who checks them b4 they go out", says: [["lawyer", "attorney"]] },
    ],
  },
  {
    id: "more-service-spanish-customers",
    kept: true,
    turns: [
      {
        say: "half of our customers write spanish, can a chatbot of yours cope",
        says: [["language", "multilingual", "Spanish"]],
        link: assistants,
        begins: "Yes",
      },
      {
        say: "and when they call?",
        says: [["language", "spoken", "multilingual", "Spanish"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-service-hubspot",
    kept: false,
    turns: [
      {
        say: "we live in hubspot. do we have to throw that out if u build us a bot",
        says: [["CRM", "already run", "already use", "you have", "you use", "HubSpot"]],
        begins: "No",
      },
    ],
  },
  {
    id: "more-service-slow-leads",
    kept: false,
    turns: [
      {
        say: "leads rot in our inbox for days lol",
        says: [["lead", "inquir"]],
        link: [automations, assistants],
      },
      { say: "how much quicker wld it get", says: [["30-50%", "30 to 50", "30% to 50%"]] },
    ],
  },
  {
    id: "more-service-rivals",
    kept: true,
    turns: [
      {
        say: "could u keep an eye on what our rivals charge, automaticaly",
        says: [["price", "pricing", "competitor"]],
        link: automations,
        begins: "Yes",
      },
      {
        say: "is that even legal",
        says: [["public", "terms of use", "licensed"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-service-meetings",
    kept: false,
    turns: [
      {
        say: "way too many zoom meetings and nobody writes anything down, can ai do that",
        says: [["transcri", "minutes", "notes", "tasks", "decisions"]],
        link: automations,
        begins: "Yes",
      },
      { say: "everyone in the call has to be fine with it i guess", says: ["consent"], begins: "Yes" },
    ],
  },
  {
    id: "more-service-ninety",
    kept: false,
    turns: [
      {
        say: "somewhere u claim 90 percent less.. less what exactly",
        says: ["content"],
      },
      { say: "so no humans needed for the texts anymore?", says: [["editor", "writer"]], begins: "No" },
    ],
  },
  {
    id: "more-service-invoices",
    kept: true,
    turns: [
      {
        say: "we type like 300 invoices a month by hand, help",
        says: ["invoice"],
        link: [automations, articles.scoring],
      },
      { say: "scary tho.. what if it messes up a payment", says: [[...checkedByPeople, "log"]] },
      {
        say: "can my own ppl change the rules later on",
        says: [["edit", "change", "your own staff", "your staff", "documented"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-service-fraud",
    kept: false,
    turns: [
      { say: "payment startup here, fraud is eating us alive", says: ["fraud"], link: models },
      {
        say: "regulators will ask how it decides tho",
        says: [["document", "audit", "deciding factor", "retest", "stores each", "stored"]],
      },
    ],
  },
  {
    id: "more-service-machines",
    kept: false,
    turns: [
      {
        say: "presses in our plant keep breaking down, can ai tell us before it happens",
        says: [["failure", "vibration", "maintenance", "predict"]],
        link: models,
        begins: "Yes",
      },
      {
        say: "wifi in the hall is awful, is that a problem",
        says: [
          [
            "network is down",
            "without a network",
            "beside the line",
            "keep running",
            "edge",
            "buffer",
            "connection drops",
            "local",
            "offline",
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "more-service-groceries",
    kept: true,
    turns: [
      {
        say: "grocery chain w 40 stores, always too much or too litle on the shelf",
        says: [["demand", "forecast"]],
        link: models,
      },
      {
        say: "must we clean up all our data first or what do u need to start",
        says: [
          [
            "sample",
            "rough description",
            "what data exists",
            "which data exists",
            "data you have",
            "describe",
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "more-service-patient-data",
    kept: false,
    turns: [
      {
        say: "patient records must not leave our house. ai on them still doable?",
        says: [["on site", "on-site", "own network", "inside"]],
        link: models,
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-service-generic-model",
    kept: false,
    turns: [
      {
        say: "why pay u, chatgpt is 20 bucks. whats different abt ur models",
        says: [
          ["your data", "own data", "your own data", "own material", "company's own", "your own material"],
        ],
        link: models,
      },
      {
        say: "and how wld i know its any better than what my planners do now",
        says: [["baseline", "compare", "measure", "test", "beat"]],
      },
    ],
  },
  {
    id: "more-service-supplier-contracts",
    kept: true,
    turns: [
      {
        say: "got 200 supplier contracts n need to see where they differ from our standard terms",
        says: ["contract", ["clause", "compar", "departure", "standard terms"]],
        link: [models, assistants, automations],
      },
    ],
  },
  {
    id: "more-service-aws-bill",
    kept: false,
    turns: [
      {
        say: "aws bill doubled this yr, can one of u take a look",
        says: [["cost", "spending", "idle", "bill"]],
        link: cloud,
        begins: "Yes",
      },
      {
        say: "we dont wanna leave amazon though",
        says: [
          [
            "you use today",
            "current provider",
            "same provider",
            "provider you use",
            "provider you have",
            "your provider",
            "stay",
            "AWS",
          ],
        ],
      },
    ],
  },
  {
    id: "more-service-backups",
    kept: false,
    turns: [
      {
        say: "no clue if our backups even work tbh, is that sth u do",
        says: [["restor", "recover", "rehears"]],
        link: [cloud, articles.backup],
        begins: "Yes",
      },
      {
        say: "ransomware is what my boss fears most",
        says: [["deletion", "second region", "locked", "failover", "recover", "restor"]],
      },
    ],
  },
  {
    id: "more-service-website-hosting",
    kept: true,
    turns: [
      { say: "do u also host plain normal websites", says: ["host"], link: cloud, begins: "Yes" },
      {
        say: "and what if it goes down all the time",
        says: [["99.9%", "99.9 percent", "around the clock", "monitor"]],
      },
    ],
  },
  {
    id: "more-service-basement-server",
    kept: false,
    turns: [
      {
        say: "old server in the basement wants to retire, how do u move a company to the cloud",
        says: [["wave", "stage", "side by side", "way back"]],
        link: cloud,
      },
    ],
  },
  {
    id: "more-service-football",
    kept: false,
    turns: [
      {
        say: "local football club, we wanna show our matches live on the net, your kind of thing?",
        says: [["stream", "live"]],
        link: cloud,
        begins: "Yes",
      },
    ],
  },
  {
    id: "more-service-fridges",
    kept: true,
    turns: [
      {
        say: "we build fridges for supermarkets & want their temps online",
        says: [["IoT", "temperature", "reading", "device", "sensor"]],
        link: cloud,
      },
    ],
  },
  {
    id: "more-service-first-step",
    kept: false,
    turns: [
      {
        say: "say we wanna do a project w u guys, whats step 1",
        says: [["describe", "tell us", "form", "write", "message", "call"]],
        link: starts,
      },
      {
        say: "do i need some 30 page spec for that",
        says: [
          [
            "own words",
            "no specification",
            "not need",
            "rough",
            "few lines",
            "few sentences",
            "short description",
            "one process",
          ],
        ],
        begins: "No",
      },
    ],
  },
  {
    id: "more-service-duration",
    kept: false,
    turns: [
      {
        say: "how long till a project like that is done, months? years?",
        says: [[...notStated, "weeks", "first step", "stages"]],
      },
      {
        say: "and the stuff u build, who does it belong to at the end",
        says: [["yours", "you own", "belongs to you", "your people"]],
      },
    ],
  },
  {
    id: "more-service-sales-team",
    kept: true,
    turns: [
      {
        say: "team lead, 12 sales ppl, want them to use ai properly and not just for birthday poems",
        says: [["Custom Program", "training", "program"]],
        link: corporate,
      },
      {
        say: "can it be in half days",
        says: [["half day", "half-day", "flexible", "fit around"]],
        begins: "Yes",
      },
      { say: "price per head?", says: [quoted], not: ["$999", "$799"] },
    ],
  },
  {
    id: "more-service-board",
    kept: false,
    turns: [
      {
        say: "u have smth for our board? they know nothing abt ai but decide everything",
        says: [["executive", "Custom Program", "board"]],
        link: corporate,
        begins: "Yes",
      },
      { say: "whats the shortest version of it", says: [["morning", "flexible", "half a day"]] },
    ],
  },
  {
    id: "more-service-help-desk",
    kept: false,
    turns: [
      {
        say: "want to turn our help desk guys into ai devs thru a company program, must they code already",
        says: [
          [
            "no coding",
            "no programming",
            "no prior",
            "never programmed",
            "without programming",
            "without coding",
            "not need",
            "not required",
            "from zero",
            "beginner",
          ],
        ],
        link: [corporate, engineer],
        begins: "No",
      },
      { say: "how long wld they be at it", says: [["4 months", "four months", "4-month", "four-month"]] },
    ],
  },
  {
    id: "more-service-form-sent",
    kept: true,
    turns: [
      {
        say: "i filled in the thing for company training yesterday, what happens now",
        says: [["question", "proposal", "write back", "come back"]],
      },
      { say: "whats in that proposal", says: [["price", "date", "program"]] },
    ],
  },
];
