import type { Dialogue } from "../dialogue.ts";
import { articles, assistants, automations, clients, cloud, contact, models, notStated } from "../facts.ts";

/** Buyers of the services, from a flower shop to a hospital and a bank. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-services3-dentist",
    kept: false,
    turns: [
      {
        say: "hi, i run a dental practice w 3 chairs and my receptionist spends half the day moving appointments. is that something a bot could do?",
        says: [["appointments", "books and moves"]],
        link: assistants,
        begins: "Yes",
      },
      {
        say: "and if someone writes they have bad pain or asks how many ibuprofen",
        says: [["clinical staff"]],
      },
      { say: "how much fewer no shows do we get", says: ["35%"] },
      {
        say: "is that a promise",
        says: [["example", "published results", "measured against", "agreement"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-services3-hotel-night",
    kept: false,
    turns: [
      {
        say: "Our night porter left. 40 room hotel in Asheville. Could your thing take reservations after 11pm?",
        says: [["direct bookings", "bookings", "24/7", "at night", "midnight"]],
        link: assistants,
        begins: "Yes",
      },
      { say: "guest wants an extra bed at 1 am", says: [["extra beds", "housekeeping"]] },
      { say: "a guest is screaming there's smoke. what does the bot do", says: [["front desk"]] },
    ],
  },
  {
    id: "practice-services3-realtor",
    kept: false,
    turns: [
      {
        say: "realtor here, zillow leads pour in at night and go cold by morning :(",
        says: [["viewings", "budget", "listing", "lead"]],
        link: [assistants, automations],
      },
      { say: "would it haggle over the offer for me", says: [["agent", "person"]], begins: "No" },
      {
        say: "what about questions like 'is it a good neighborhood for kids'",
        says: [["fair-housing", "agent"]],
      },
    ],
  },
  {
    id: "practice-services3-dealership",
    kept: false,
    turns: [
      {
        say: "We are a Ford dealer with a workshop of 9 bays. What exactly would the assistant do for us?",
        says: [
          ["workshop", "slots"],
          ["test drives", "recalls", "inspections"],
        ],
        link: assistants,
      },
      { say: "And someone who is furious about a warranty refusal?", says: [["advisor"]] },
      { say: "numbers?", says: ["25%"] },
    ],
  },
  {
    id: "practice-services3-law-office",
    kept: false,
    turns: [
      {
        say: "Small law office, two partners. We'd like first drafts of engagement letters and NDAs from our own clauses. Do you do that?",
        says: [["clause library", "clause"]],
        link: assistants,
        begins: "Yes",
      },
      {
        say: "does anything leave the building without one of us reading it",
        says: [["lawyer reviews", "reviews every document", "a lawyer"]],
        begins: "No",
      },
      { say: "And if the client asks it whether he should sue?", says: [["lawyer"]] },
    ],
  },
  {
    id: "practice-services3-airline-desk",
    kept: false,
    turns: [
      {
        say: "tour operator. flight delayed, 60 customers call at once. helps?",
        says: [["rebook"]],
        link: assistants,
        begins: "Yes",
      },
      { say: "a school class of 30?", says: [["group trips", "agent"]] },
      { say: "what does it save", says: ["35%"] },
    ],
  },
  {
    id: "practice-services3-fake-human",
    kept: false,
    turns: [
      {
        say: "When grandma calls the hotline, does she know she's talking to a robot or do you trick her?",
        says: [["it is an AI", "says at the start", "an AI"]],
        link: assistants,
      },
      { say: "she always interrupts people mid sentence lol", says: [["interrupts"]] },
      {
        say: "and she switches to Polish when she gets upset",
        says: [["change during the call", "during the call", "language"]],
      },
    ],
  },
  {
    id: "practice-services3-voiceprint",
    kept: false,
    turns: [
      {
        say: "Community bank, compliance dept. We have read about voice cloning scams. Does your phone bot rely on someone's voice to let them move money?",
        says: [
          ["second", "one proof"],
          ["imitated", "payments"],
        ],
        link: assistants,
        begins: "No",
      },
      { say: "Is consent asked for?", says: ["consent"], begins: "Yes" },
    ],
  },
  {
    id: "practice-services3-florist-price",
    kept: false,
    turns: [
      {
        say: "how much for a little chat thing on my flower shop page. ballpark",
        says: [["depends", "channels"]],
        link: [assistants, contact],
        not: ["$799", "$399"],
      },
      {
        say: "come on just a number, hundreds or thousands??",
        says: [[...notStated, "outline", "proposal"]],
      },
      { say: "when do i find out then", says: [["outline", "before any work", "before", "proposal"]] },
    ],
  },
  {
    id: "practice-services3-timeline",
    kept: false,
    turns: [
      {
        say: "We need an assistant live before Black Friday. Realistic?",
        says: [["depends", "state of your material", "number of conversations"]],
        link: [assistants, contact],
      },
      {
        say: "what could we do on our end to make it quicker",
        says: [["examples", "conversations", "material"]],
      },
    ],
  },
  {
    id: "practice-services3-wrong-answers",
    kept: false,
    turns: [
      {
        say: "my fear: the bot tells a customer total nonsense about returns. who is to blame and what do u do",
        says: [
          ["test", "before launch"],
          ["correct the material", "correct"],
        ],
        link: assistants,
      },
      {
        say: "can we check it ourselves before it goes out to people?",
        says: [["own cases", "transcripts", "conversations", "test"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-services3-crm",
    kept: false,
    turns: [
      {
        say: "Does the assistant plug into Zendesk?",
        says: [["ticket system", "systems you already run", "ticket"]],
        link: [assistants, contact],
      },
      { say: "and who decides what it may change in there", says: [["permissions", "you set"]] },
    ],
  },
  {
    id: "practice-services3-languages",
    kept: false,
    turns: [
      {
        say: "nuestros clientes escriben en español e inglés, but i type english ok. one bot enough for both?",
        says: [["language"], ["one knowledge base", "prefer", "customer writes"]],
        begins: "Yes",
        link: assistants,
      },
      { say: "do i have to translate all my faq twice then", says: [["one knowledge base"]], begins: "No" },
    ],
  },
  {
    id: "practice-services3-human-wanted",
    kept: false,
    turns: [
      {
        say: "nothing makes me angrier than chatbots that wont let you reach a real person. why would i do that to my customers",
        says: [["person takes over", "a person", "whole conversation", "hand"]],
        link: assistants,
      },
      {
        say: "do they have to tell the whole story again?",
        says: [["whole conversation", "once", "notes", "history"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-services3-invoices",
    kept: false,
    turns: [
      {
        say: "two ladies in accounting key in ~500 supplier bills a month from pdf mails. can a machine do this",
        says: [["invoice", "retype", "entering invoices", "recurs"]],
        link: [automations, articles.scoring],
        begins: "Yes",
      },
      {
        say: "what if the quantity on the bill doesnt match the order",
        says: [["waits", "person", "buyer", "limit"]],
      },
      { say: "can the auditor see later what it did", says: [["log", "record", "trace"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-services3-auto-approval",
    kept: false,
    turns: [
      {
        say: "I do not want software paying anyone on its own. Period.",
        says: [["approval", "you decide", "click from", "person"]],
        link: [automations, articles.agents],
      },
      { say: "Who sets that?", says: [["you decide", "your rules", "you"]] },
    ],
  },
  {
    id: "practice-services3-auto-unsure",
    kept: false,
    turns: [
      {
        say: "what happens with the weird cases, the ones that fit no rule",
        says: [["owner", "person"]],
        link: [automations, assistants],
      },
      {
        say: "and wrong ones that slipped through?",
        says: [["log", "correct the rule", "correct the material"]],
      },
    ],
  },
  {
    id: "practice-services3-auto-price",
    kept: false,
    turns: [
      {
        say: "Cost of an automation for lead sorting, HubSpot + Outlook + one web form?",
        says: [["depends", "connected systems", "proposal"]],
        link: [automations, contact],
      },
      { say: "is the price told before or after you build", says: [["before"]] },
      { say: "and how fast", says: [["depends", "schedule"]] },
    ],
  },
  {
    id: "practice-services3-auto-tools",
    kept: false,
    turns: [
      {
        say: "do we have to throw out our old excel sheets and buy some platform",
        says: [["your tools stay", "already knows", "spreadsheets"]],
        begins: "No",
        link: automations,
      },
      {
        say: "good. can my own people later change the wording of the mails it sends",
        says: [["own staff", "edit", "documented"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-services3-competitors",
    kept: false,
    turns: [
      {
        say: "I sell bikes online. Someone undercuts me every week and I notice too late",
        says: [["competitor", "prices"]],
        link: automations,
      },
      { say: "is it even legal to scrape their site?", says: [["terms of use", "public"]] },
    ],
  },
  {
    id: "practice-services3-content",
    kept: false,
    turns: [
      {
        say: "Marketing lead, 1 copywriter for 4000 SKUs. product texts from a data sheet — do-able?",
        says: [
          ["describe products", "product database", "from their data", "drafted from your", "product texts"],
        ],
        link: [automations, models],
        begins: "Yes",
      },
      { say: "would my writer be out of a job", says: [["writers", "editor", "person"]], begins: "No" },
      { say: "time saved?", says: ["90%"] },
    ],
  },
  {
    id: "practice-services3-meetings",
    kept: false,
    turns: [
      {
        say: "i sit in 6 calls a day and nobody writes down who does what",
        says: [["meeting", "tasks"]],
        link: automations,
      },
      { say: "does everyone on the call have to agree to be recorded", says: ["consent"], begins: "Yes" },
      { say: "where do the to dos end up", says: [["task tracker", "tracker"]] },
    ],
  },
  {
    id: "practice-services3-jobs-fear",
    kept: false,
    turns: [
      {
        say: "honest question from someone in the back office: are you here to replace us?",
        says: [["decisions", "exceptions", "check", "judgment"]],
        link: [automations, assistants],
      },
    ],
  },
  {
    id: "practice-services3-hospital-beds",
    kept: false,
    turns: [
      {
        say: "CIO of a 300-bed hospital. We are looking at forecasting how many beds we need per ward. Have you something in that line?",
        says: [["bed demand"]],
        link: models,
        begins: "Yes",
      },
      { say: "Our EHR speaks FHIR. And imaging is DICOM.", says: ["FHIR", "DICOM"] },
      {
        say: "Data may not leave our premises.",
        says: [["on site", "own network", "where your data already lives"]],
      },
      { say: "Are you HIPAA certified / will you sign a BAA?", says: [], miss: true },
    ],
  },
  {
    id: "practice-services3-bank-fraud",
    kept: false,
    turns: [
      {
        say: "Regional bank. card fraud is eating us. what can you build",
        says: [["fraud detection", "pending payments"]],
        link: models,
      },
      {
        say: "the regulator will want to know why a transaction was scored as it was",
        says: [["audit", "stores each score", "reasons"]],
      },
      { say: "and credit decisions?", says: [["credit scoring", "reasons"]] },
      { say: "Do you hold SOC 2 or ISO 27001?", says: [], miss: true },
    ],
  },
  {
    id: "practice-services3-plant",
    kept: false,
    turns: [
      {
        say: "plant manager, stamping line, 120 parts/min. camera that spots cracks?",
        says: [["visual inspection", "line speed"]],
        link: models,
        begins: "Yes",
      },
      { say: "PLCs are siemens, some old stuff with opc ua", says: [["OPC UA"]] },
      {
        say: "internet goes down here all the time",
        says: [["network can go down", "network", "local", "edge", "on site"]],
      },
    ],
  },
  {
    id: "practice-services3-grocer",
    kept: false,
    turns: [
      {
        say: "We own eight grocery stores and throw away a ton of lettuce. I heard AI can guess the demand",
        says: [["demand forecast", "by store"]],
        link: models,
      },
      { say: "promotions always mess up our numbers though", says: [["promotions distort", "promotions"]] },
      { say: "would it change prices on the shelf by itself?", says: [["approval"]], begins: "No" },
    ],
  },
  {
    id: "practice-services3-trucks",
    kept: false,
    turns: [
      {
        say: "fleet of 45 trucks, dispatcher plans routes by hand on a whiteboard",
        says: [["routes", "traffic"]],
        link: models,
      },
      { say: "he'll never trust a computer", says: [["dispatcher"]] },
    ],
  },
  {
    id: "practice-services3-data-enough",
    kept: false,
    turns: [
      {
        say: "how many rows of history does one need for a prediction model? we got like 2 years in a messy access db",
        says: [["known outcome", "past cases", "sample"]],
        link: models,
      },
      {
        say: "what if it turns out we have too little",
        says: [["sample shows", "stop", "artificial", "sample"]],
      },
    ],
  },
  {
    id: "practice-services3-not-better",
    kept: false,
    turns: [
      {
        say: "We paid a consultancy 80k for a churn model that was worse than our gut. How is it different with you?",
        says: [["compare", "stop after the study", "baseline"]],
        link: models,
      },
      { say: "so we can walk away after the first bit?", says: [["stop", "result"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-services3-drift",
    kept: false,
    turns: [
      {
        say: "who notices when the model gets worse after a year",
        says: [["drift", "monitor", "watch"]],
        link: [models, articles.stale],
      },
      { say: "and then?", says: ["retrain"] },
    ],
  },
  {
    id: "practice-services3-genai-docs",
    kept: false,
    turns: [
      {
        say: "we have 30,000 pages of technical manuals and nobody finds anything",
        says: [["search over internal documents", "manuals", "source"]],
        link: [models, assistants],
      },
      { say: "But some of those are only for senior staff.", says: [["access rights", "rights allow"]] },
      { say: "can i see where an answer came from", says: ["source"], begins: "Yes" },
    ],
  },
  {
    id: "practice-services3-synthetic",
    kept: false,
    turns: [
      {
        say: "Our patient records are too private to hand over for testing. Alternatives?",
        says: [["artificial records", "synthe"]],
        link: models,
      },
    ],
  },
  {
    id: "practice-services3-llm-name",
    kept: false,
    turns: [
      {
        say: "Which LLM vendor do you use under the hood, OpenAI or Anthropic or what",
        says: [],
        miss: true,
      },
      { say: "Do you train it on our data?", says: [["agreement says", "your data", "agreement"]] },
    ],
  },
  {
    id: "practice-services3-aws",
    kept: false,
    turns: [
      {
        say: "We're on an old server under the stairs. Want to go to the cloud but scared to death of the switch",
        says: [["stages", "way back", "keep running"]],
        link: cloud,
      },
      {
        say: "what if it goes wrong on the weekend of the move",
        says: [["go back", "tested beforehand", "way back"]],
      },
      { say: "how long does this whole thing take", says: [["depends", "how many systems"]] },
    ],
  },
  {
    id: "practice-services3-cloud-bill",
    kept: false,
    turns: [
      {
        say: "our azure bill doubled and no one can tell me why",
        says: [["tagged by team", "idle", "cost control", "spending"]],
        link: cloud,
      },
      {
        say: "what do YOU charge for looking at it",
        says: [["by stage", "price our work", "priced", "depend"]],
      },
      {
        say: "does that include the azure bill",
        says: [["provider's bill", "estimate", "provider"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-services3-ransom",
    kept: false,
    turns: [
      {
        say: "A colleague's accounting firm got hit by ransomware, six weeks offline. I run one with 12 people and want to sleep again",
        says: [["backup", "restore"]],
        link: [cloud, articles.backup],
      },
      { say: "how do i know the copies work", says: [["restore", "rehears"]] },
      { say: "who says how many hours of work we may lose", says: [["you say", "owner", "RPO"]] },
    ],
  },
  {
    id: "practice-services3-hosting",
    kept: false,
    turns: [
      { say: "You host websites?", says: [["hosting"]], link: cloud, begins: "Yes" },
      { say: "uptime", says: ["99.9%"] },
      { say: "and if you miss that", says: [["agreement"]] },
      { say: "is a staging site in there", says: ["staging"], begins: "Yes" },
    ],
  },
  {
    id: "practice-services3-iot",
    kept: false,
    turns: [
      {
        say: "We make industrial freezers. Want them to phone home when the temp climbs.",
        says: [["IoT", "MQTT", "readings", "temperatures"]],
        link: cloud,
      },
      {
        say: "firmware updates too? safe ones",
        says: [["secure updates", "secure enrollment and updates"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-services3-streaming",
    kept: false,
    turns: [
      {
        say: "volleyball league, we stream 200 games a season, picture freezes at the finals every year",
        says: [["audience peaks", "steady", "near the viewer", "streaming"]],
        link: cloud,
      },
      { say: "people also steal the recordings", says: [["content protection", "protection", "licensing"]] },
    ],
  },
  {
    id: "practice-services3-oncall",
    kept: false,
    turns: [
      {
        say: "After you've built the platform, who gets up at 3am when it breaks?",
        says: [["on-call", "agreed", "our team"]],
        link: cloud,
      },
      { say: "we'd rather do it ourselves", says: [["documentation", "yours runs"]] },
    ],
  },
  {
    id: "practice-services3-public-private",
    kept: false,
    turns: [
      {
        say: "Law says part of our data stays in our own data center. Mixed setup possible?",
        says: [["hybrid", "private"]],
        link: cloud,
        begins: "Yes",
      },
      { say: "encrypted?", says: ["encryption"], begins: "Yes" },
    ],
  },
  {
    id: "practice-services3-warehouse",
    kept: false,
    turns: [
      {
        say: "sales says 4.1m, finance says 3.8m. every month the same fight",
        says: [["one set of definitions", "same warehouse", "definitions", "same data"]],
        link: cloud,
      },
    ],
  },
  {
    id: "practice-services3-steps",
    kept: false,
    turns: [
      {
        say: "How does working with Corvanta go, from first mail to the end? Bullet points pls",
        says: [["Look", "count"], ["Hand over"]],
      },
      { say: "what's 'baseline'", says: [["how often", "count", "how long", "before and after"]] },
      { say: "and if the numbers say it's not worth it", says: ["stop"] },
    ],
  },
  {
    id: "practice-services3-handover",
    kept: false,
    turns: [
      {
        say: "I don't want to be dependent on you forever. What do we get when it's finished?",
        says: [
          ["documentation", "documented"],
          ["staff learn", "learn to run", "learn to operate", "your team"],
        ],
      },
      {
        say: "and somebody to call if stuck afterwards?",
        says: [["agreement", "engineers answer"]],
        begins: "Yes",
      },
      { say: "what hours", says: [["agreement"]] },
    ],
  },
  {
    id: "practice-services3-security",
    kept: false,
    turns: [
      {
        say: "security questionnaire item 14: How are access rights and secrets managed in delivered systems?",
        says: [["by role"], ["stay on servers", "keys", "servers"]],
      },
      { say: "item 15: what may the vendor use customer data for", says: ["agreement"] },
      { say: "item 16: date of last penetration test", says: [], miss: true },
    ],
  },
  {
    id: "practice-services3-nda",
    kept: false,
    turns: [
      {
        say: "id like to send you our process docs but theyre confidential",
        says: [["agreed on how", "only after", "protected"]],
      },
      { say: "will you sign our NDA first?", says: [["agreed", "confidential", "agreement"]] },
    ],
  },
  {
    id: "practice-services3-undecided",
    kept: false,
    turns: [
      {
        say: "i know i need 'AI' my board keeps saying it but i have no idea which of your four things i need",
        says: [["describe the problem", "tell you which", "not sure"]],
        link: [contact, assistants],
      },
      {
        say: "what should i write to you",
        says: [["takes too long", "own words", "few lines", "how the work is done", "Two people copy"]],
      },
      { say: "what if none fits", says: [["none of them", "say so", "tell you"]] },
    ],
  },
  {
    id: "practice-services3-first-call",
    kept: false,
    turns: [
      {
        say: "what happens after i push the button on the form for the chat assistant",
        says: [["arrange a call", "call"]],
        link: [assistants, contact],
      },
      { say: "what do i get out of that call", says: [["outline"]] },
      {
        say: "do i owe you something by then",
        says: [["then decide", "before any work", "agreement", "commit", "nothing"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-services3-prep",
    kept: false,
    turns: [
      {
        say: "What should we have ready for the first talk about our cloud migration?",
        says: [["overview"]],
        link: cloud,
      },
      { say: "who looks at it on your side", says: ["architect"] },
    ],
  },
  {
    id: "practice-services3-references",
    kept: false,
    turns: [
      { say: "can you name three customers in insurance that i can call", says: [], miss: true },
      { say: "how many people work for you", says: [], miss: true },
      { say: "since when do you exist", says: [], miss: true },
    ],
  },
  {
    id: "practice-services3-onsite",
    kept: false,
    turns: [
      { say: "Would your engineers come to our factory in Ohio for a few days?", says: [], miss: true },
      { say: "where are you based even", says: ["Plano"] },
    ],
  },
  {
    id: "practice-services3-farm",
    kept: false,
    turns: [
      {
        say: "dairy farm 200 cows. you ever did anything for agriculture? none of your pages mention cows",
        says: [
          ["any industry", "describe", "not mention", "not list", "not name", "does not", "could not find"],
        ],
      },
      { say: "then just tell me whom i write to", says: [["info@corvanta.example", "/contact"]] },
    ],
  },
  {
    id: "practice-services3-energy",
    kept: false,
    turns: [
      {
        say: "utility company: power lines damaged after storms, we send helicopters",
        says: [["drone", "lines"]],
        link: models,
      },
      {
        say: "load on the grid tomorrow, can a model tell",
        says: [["load forecast", "forecast load"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-services3-school",
    kept: false,
    turns: [
      {
        say: "I teach at a community college. Anything in your services that would flag students who struggle early on?",
        says: [["falling behind"]],
        link: models,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-services3-tv-archive",
    kept: false,
    turns: [
      {
        say: "local tv station: 40 yrs of tapes digitised, cant find a thing",
        says: [["archives", "searchable"]],
        link: models,
      },
    ],
  },
  {
    id: "practice-services3-boss-compare",
    kept: false,
    turns: [
      {
        say: "my boss asks whats the difference between your conversational ai and the automations, i have 10 min before the meeting",
        says: [
          ["chat", "phone", "voice"],
          ["repeat", "steps"],
        ],
        link: [assistants, automations],
      },
      { say: "which for sorting the inbox", says: [["automation"]] },
      { say: "thx ur a lifesaver", says: [["welcome", "glad", "happy to", "good luck", "anytime"]] },
    ],
  },
  {
    id: "practice-services3-people-too",
    kept: false,
    turns: [
      {
        say: "We have the design already and just miss a data engineer for half a year. Do you lend people or only do whole projects?",
        says: [["data engineer", "specialist"]],
        link: clients,
        begins: "Yes",
      },
      { say: "paid how?", says: [["by the hour", "hourly", "fixed"]] },
    ],
  },
  {
    id: "practice-services3-warranty-sla",
    kept: false,
    turns: [
      {
        say: "what response time do you guarantee for tickets once our assistant is live? 4h?",
        says: [["agreement", "could not find", "does not"]],
      },
      {
        say: "any discount for nonprofits on services?",
        says: [["not name any other", "could not find", "does not"]],
      },
    ],
  },
  {
    id: "practice-services3-payment",
    kept: false,
    turns: [
      {
        say: "Payment terms for a project – 30 days net, milestone based, deposit?",
        says: [["not state", "not say", "could not find", "agreement", "proposal", "by stage"]],
      },
      { say: "do u take bitcoin", says: [], miss: true },
    ],
  },
  {
    id: "practice-services3-ip",
    kept: false,
    turns: [
      {
        say: "who owns the code you write for us in an automation project?",
        says: [["agreement", "could not find", "not say"]],
      },
    ],
  },
  {
    id: "practice-services3-figures",
    kept: false,
    turns: [
      {
        say: "68% more qualified leads?? says who",
        says: [["published results", "example"]],
        link: assistants,
      },
      {
        say: "so i can't hold you to it",
        says: [["written agreement", "agreement", "may differ", "measured"]],
      },
    ],
  },
  {
    id: "practice-services3-whatsapp",
    kept: false,
    turns: [
      { say: "can the bot live in whatsapp", says: [], miss: true },
      { say: "phone then?", says: [["phone", "voice"]], begins: "Yes" },
    ],
  },
];
