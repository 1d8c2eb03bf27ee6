import type { Dialogue } from "../dialogue.ts";
import { assistants, automations, cloud, models } from "../facts.ts";

/** People of many kinds who ask about the services, in the words of their own work. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-plant-manager",
    kept: false,
    turns: [
      {
        say: "I run a bottling plant on two shifts. Line 3 stops about once a week and nobody sees it coming. Do you do anything there?",
        says: [["failure prediction", "maintenance", "failure"]],
        link: models,
        begins: "Yes",
      },
      {
        say: "Trouble is we hardly have any breakdowns on record.",
        says: [["failures are rare", "past cases", "sample", "artificial"]],
      },
      {
        say: "And the machines are from four makers who never agreed on anything",
        says: [["OPC UA", "protocols"]],
      },
      {
        say: "a camera for crooked labels, that too?",
        says: [["visual inspection", "inspection"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-ward-nurse",
    kept: false,
    turns: [
      {
        say: "Hi! charge nurse on a surgical ward here. We never know the evening before how many patients we will have to squeeze in",
        says: [["bed demand"]],
        link: models,
      },
      {
        say: "could it type up the case notes for me as well",
        says: [["summaries"], ["clinician", "approve"]],
      },
      {
        say: "our rules say nothing may be sent outside the building",
        says: [["on site", "inside their own network"]],
      },
    ],
  },
  {
    id: "practice-teenager",
    kept: false,
    turns: [
      { say: "bro can u make a discord mod bot", says: [], miss: true },
      {
        say: "fine. whats your company for then",
        says: [
          ["assistant", "AI"],
          ["automation", "models", "training"],
        ],
      },
      { say: "could i get a job w u guys, im 15", says: [["parent", "guardian"]] },
    ],
  },
  {
    id: "practice-retired-accountant",
    kept: false,
    turns: [
      {
        say: "Good afternoon. I kept books for forty years and now help our parish. Each month a volunteer types all donation slips into the computer. Could a program do that in her place?",
        says: [["retyp", "entering", "automat", "read"]],
        link: automations,
        begins: "Yes",
      },
      { say: "And should it misread a slip?", says: [["log", "unsure", "owner", "exception"]] },
      { say: "I would wish to see everything it has done, as in a ledger.", says: [["log"]] },
      { say: "What would you charge a small parish?", says: [["depend"], ["proposal"]] },
    ],
  },
  {
    id: "practice-pushy-founder",
    kept: false,
    turns: [
      {
        say: "Series A closes friday. need an ai support agent live in 2 weeks, yes or no",
        says: [["depend"]],
        link: assistants,
      },
      { say: "cmon ballpark. 5k? 50k?", says: [["depend"], ["outline", "proposal"]] },
      { say: "what do we sign before you code anything", says: [["agreement"]] },
    ],
  },
  {
    id: "practice-law-partner",
    kept: false,
    turns: [
      {
        say: "Our associates spend nights holding the other side's drafts against our playbook. Any remedy?",
        says: [["contract", "standard terms", "documents"]],
        link: [models, assistants],
      },
      { say: "Who has the last look before a draft leaves the firm?", says: [["lawyer", "person", "human"]] },
      {
        say: "Privilege worries me. What becomes of the papers we hand you?",
        says: [["agreement", "confidential", "access"]],
      },
    ],
  },
  {
    id: "practice-furniture-export",
    kept: false,
    turns: [
      {
        say: "Please, my company make furnitures. We want that client ask in his language and machine respond. It is possible?",
        says: [["language"]],
        link: assistants,
        begins: "Yes",
      },
      {
        say: "Also when he call with telephone?",
        says: [["spoken", "voice", "phone", "call"]],
        begins: "Yes",
      },
      {
        say: "If she not understand the person, what happen?",
        says: [["person takes over", "a person", "staff"]],
      },
    ],
  },
  {
    id: "practice-vet-clinic",
    kept: false,
    turns: [
      {
        say: "so here's the thing. we're a vet clinic with 3 locations, my sister does the phones and she's pregnant so gone from march, the temp quit after two days, and folks ring at 6am because the dog ate a sock. 80% of it is just moving an appointment. is there anything that could pick up??",
        says: [["appointment", "book"]],
        link: assistants,
        begins: "Yes",
      },
      { say: "and the sock cases?", says: [["person", "staff", "clinical", "emergency"]] },
      {
        say: "will my sister see what they told it when she takes over",
        says: [["whole conversation", "notes", "history"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-one-worder",
    kept: false,
    turns: [
      { say: "forecasting", says: [["forecast"]], link: models },
      { say: "cost", says: [["data", "study"]] },
      { say: "timeline", says: [["depend"]] },
    ],
  },
  {
    id: "practice-ok-but-how",
    kept: false,
    turns: [
      {
        say: "how would we prove to our cfo that a model is worth the money",
        says: [["baseline", "compare", "the way you decide today", "study"]],
      },
      {
        say: "ok but how",
        says: [["baseline", "past cases", "sample", "result to beat", "compare", "study", "measure"]],
      },
      { say: "and if it isnt?", says: [["stop", "simple rule"]] },
    ],
  },
  {
    id: "practice-school-it",
    kept: false,
    turns: [
      {
        say: "district IT. four servers in a basement that floods every april, we'd like them somewhere dry",
        says: [["migrat", "stages", "move"]],
        link: cloud,
      },
      { say: "which one would go first", says: [["risk", "stage", "plan"]] },
      {
        say: "do the old boxes get unplugged that same day",
        says: [["keep running until you accept", "old ones keep running"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-pastor",
    kept: false,
    turns: [
      {
        say: "our sunday service goes out live to about 3000 people and freezes right at the sermon",
        says: [["viewer", "audience", "steady", "streaming"]],
        link: cloud,
      },
      { say: "some watch it on the bus on a tiny phone", says: [["every screen", "transcod"]] },
    ],
  },
  {
    id: "practice-greenhouses",
    kept: false,
    turns: [
      {
        say: "60 greenhouses w/ humidity meters and the internet there comes and goes",
        says: [["edge", "MQTT", "readings arrive"]],
        link: cloud,
      },
      {
        say: "can i get new software onto the meters without driving out to each",
        says: [["updates"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-content-lead",
    kept: false,
    turns: [
      {
        say: "Two things. Can you make newsletters out of our long articles, and does somebody proofread before it is mailed?",
        says: [["newsletter"], ["editor", "approv", "person", "revise"]],
        link: automations,
        begins: "Yes",
      },
      { say: "our product terms are sacred when it goes into other languages", says: [["terminology"]] },
    ],
  },
  {
    id: "practice-sales-doubter",
    kept: false,
    turns: [
      { say: "that 30-50% on your automation page. who measured that, you?", says: [["published results"]] },
      { say: "so what would mine be held against", says: [["hours"], ["response times", "today"]] },
    ],
  },
  {
    id: "practice-courier-boss",
    kept: false,
    turns: [
      {
        say: "my vans drive past each other all day long. is there some smarter way to send them out",
        says: [["route", "traffic", "plans"]],
        link: models,
      },
      { say: "the guy at the desk wont be bossed around by a computer", says: [["dispatcher"]] },
      {
        say: "could it also say when a van is about to die",
        says: [["wear forecast", "wear", "maintenance"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-landlady",
    kept: false,
    turns: [
      {
        say: "renters want to look at flats on sundays and my people don't work sundays",
        says: [["viewing"]],
        link: assistants,
      },
      { say: "is the bot gonna get me sued over who it says yes to", says: [["fair-housing"]] },
    ],
  },
  {
    id: "practice-cloud-cfo",
    kept: false,
    turns: [
      {
        say: "Finance here. From Amazon's invoice I can't tell which department burned the money",
        says: [["tagged by team"]],
        link: cloud,
      },
      { say: "and the machines nobody has touched since spring?", says: [["idle"]] },
      { say: "how do you bill us for that sort of work", says: [["by stage", "price"]] },
    ],
  },
  {
    id: "practice-keep-sites-up",
    kept: false,
    turns: [
      {
        say: "do you do websites",
        says: [["hosting", "websites", "application"]],
        link: cloud,
        begins: "Yes",
      },
      {
        say: "no no i have them already. they just have to stay up",
        says: [["99.9%", "monitoring", "hosting"]],
      },
      { say: "theyre on wordpress, ok?", says: [], miss: true },
    ],
  },
  {
    id: "practice-ops-lead",
    kept: false,
    turns: [
      {
        say: "how can I tell whether a chore is any good for a robot",
        says: [["recur", "comes up often", "rules"]],
        link: [automations, "/blogs/which-process-to-automate-first-a-scoring-method"],
      },
      { say: "Walk me through one night of such a thing", says: [["9:40", "inquiry", "8:00"]] },
    ],
  },
  {
    id: "practice-secretary",
    kept: false,
    turns: [
      {
        say: "can your thing sit in on our zoom calls so I don't have to scribble",
        says: [["transcribe", "minutes", "video conference"]],
        link: automations,
        begins: "Yes",
      },
      { say: "legal will freak out if it listens secretly", says: [["consent"]] },
      { say: "and who sends the action items around", says: [["tracker", "task"]] },
    ],
  },
  {
    id: "practice-hotel-supplies",
    kept: false,
    turns: [
      {
        say: "i'd love to know what people moan about when they review the competition",
        says: [["reviews"]],
        link: automations,
      },
      { say: "only bug me when it matters tho", says: [["threshold"]] },
    ],
  },
  {
    id: "practice-compliance-officer",
    kept: false,
    turns: [
      {
        say: "The regulator wants a justification for each loan we turn down. Can a model supply one?",
        says: [["reasons", "deciding factors"]],
        link: models,
        begins: "Yes",
      },
      { say: "They come back two years later and ask again", says: [["stores each score", "audit"]] },
      { say: "What about the prejudice in our old files?", says: [["bias"]] },
    ],
  },
  {
    id: "practice-oral-history",
    kept: false,
    turns: [
      {
        say: "museum with 9000 hours of interviews on cassette. nobody can find a thing in there",
        says: [["searchable"]],
        link: models,
      },
    ],
  },
  {
    id: "practice-pylons",
    kept: false,
    turns: [
      {
        say: "thousands of drone photos of pylons and no one to look through them",
        says: [["drone", "damaged"]],
        link: models,
      },
      {
        say: "could the same folks predict how much power our town draws tomorrow",
        says: [["load forecast", "forecast load"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-border",
    kept: false,
    turns: [
      {
        say: "client from Ottawa insists his records never cross the border. where would you put them",
        says: [["law", "private or hybrid"]],
        link: cloud,
      },
    ],
  },
  {
    id: "practice-flooded-firm",
    kept: false,
    turns: [
      {
        say: "pipe burst, 9 days until we had the client folders back. how do we make it one",
        says: [["recovery target", "rehears", "second region", "restore", "backup"]],
      },
      {
        say: "says who? everybody promises that",
        says: [["restore tests", "rehears", "practic", "in writing"]],
      },
    ],
  },
  {
    id: "practice-body-shop",
    kept: false,
    turns: [
      {
        say: "body shop owner. folks forget when their inspection is due",
        says: [["remind"]],
        link: assistants,
      },
      { say: "just dont let it talk discounts", says: [["negotiation"], ["advisor"]] },
    ],
  },
  {
    id: "practice-mum-hates-robots",
    kept: false,
    turns: [
      {
        say: "my mum hangs up on robots. would she notice yours is one",
        says: [["at the start", "it is an AI"]],
      },
      { say: "and if she just wants a human", says: [["person", "human", "agent", "team"]] },
    ],
  },
  {
    id: "practice-fake-customers",
    kept: false,
    turns: [
      {
        say: "QA here. I need made-up customers that look real, the true ones are off limits",
        says: [["artificial"]],
        link: models,
      },
    ],
  },
  {
    id: "practice-which-then",
    kept: false,
    turns: [
      {
        say: "what are the things you sell to companies",
        says: ["Conversational AI", "Automations", "Cloud"],
      },
      { say: "we mostly drown in phone calls. which one then", says: [], link: assistants },
      {
        say: "and if it turns out that's the wrong one?",
        says: [["tell you", "none of them", "stop before"]],
      },
    ],
  },
  {
    id: "practice-elevators",
    kept: false,
    turns: [
      {
        say: "can software guess which elevator will get stuck next",
        says: [["failure prediction", "failure", "predict"]],
        link: models,
        begins: "Yes",
      },
      { say: "btw do you sell t-shirts lol", says: [], miss: true },
      {
        say: "back to the elevators. what would you want from us to try it",
        says: [["sample", "past cases"]],
      },
    ],
  },
  {
    id: "practice-teams-channel",
    kept: false,
    turns: [
      { say: "will your assistant run inside microsoft teams", says: [], miss: true },
      { say: "what can it hook into then", says: [["CRM", "booking", "ticket"]] },
    ],
  },
  {
    id: "practice-calls-per-hour",
    kept: false,
    turns: [{ say: "how many simultaneous calls can the voice thing take", says: [], miss: true }],
  },
  { id: "practice-gpu", kept: false, turns: [{ say: "which gpus do you train on", says: [], miss: true }] },
  {
    id: "practice-discount-ngo",
    kept: false,
    turns: [{ say: "do charities get a rebate on your consulting", says: [], miss: true }],
  },
];
