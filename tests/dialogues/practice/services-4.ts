import type { Dialogue } from "../dialogue.ts";
import {
  articles,
  assistants,
  automations,
  clients,
  cloud,
  contact,
  corporate,
  models,
  notStated,
  terms,
} from "../facts.ts";

/** Buyers of the services again: their lawyers, sceptics and users, and what the articles tell them. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-services4-contract-review",
    kept: false,
    turns: [
      {
        say: "In-house counsel at a packaging firm. Every supplier sends their own paper and I sit there with a ruler comparing it to our terms. Can a machine mark where it deviates?",
        says: [["standard terms", "contract comparison", "compare contracts"]],
        link: [models, automations],
        begins: "Yes",
      },
      { say: "And must I believe it blindly, or does it show me the spot?", says: ["source"] },
    ],
  },
  {
    id: "practice-services4-devs",
    kept: false,
    turns: [
      {
        say: "anything for our programmers? they hate writing tests",
        says: [["tests", "developers"]],
        link: models,
        begins: "Yes",
      },
      {
        say: "cool and learning quizzes out of our employee handbook?",
        says: [["quizzes", "learning material", "handbook"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-services4-images",
    kept: false,
    turns: [
      {
        say: "Hallo, we sell shoes and need the same photo in 12 colours. Is this possible with your AI?",
        says: [["product images", "variants", "approved originals"]],
        link: models,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-services4-recommend",
    kept: false,
    turns: [
      {
        say: "shop owner. i want 'you may also like' but not with stuff that is sold out!!",
        says: [["recommendations"]],
        link: models,
      },
      { say: "do i need permission of shoppers for personal offers", says: [["consent"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-services4-radiology",
    kept: false,
    turns: [
      {
        say: "Head of radiology. 200 CTs queue on Monday morning; can software put the stroke on top?",
        says: [["urgent"]],
        link: models,
        begins: "Yes",
      },
      { say: "Our doctors will want to know why it says so.", says: [["grounds", "clinician"]] },
      { say: "and letters? i mean the discharge summaries", says: [["summaries", "clinician"]] },
    ],
  },
  {
    id: "practice-services4-lender-bias",
    kept: false,
    turns: [
      {
        say: "our loan officers rejected certain zip codes for decades. wont a model just learn that",
        says: [["bias", "past decisions", "reasons", "deciding factors"]],
        link: models,
      },
      {
        say: "how often does it have to be retested",
        says: [["retest", "drift", "does not", "could not find"]],
      },
    ],
  },
  {
    id: "practice-services4-maintenance",
    kept: false,
    turns: [
      {
        say: "press #3 dies every other month and costs us 20k each time. see it coming possible",
        says: [["failure prediction", "failure"]],
        link: models,
        begins: "Yes",
      },
      {
        say: "it hardly ever fails though so is there enough to learn from",
        says: [["failures are rare", "past cases", "known outcome", "artificial"]],
      },
      { say: "result shd show up in our MES", says: ["MES"] },
    ],
  },
  {
    id: "practice-services4-model-size",
    kept: false,
    turns: [
      {
        say: "I bet you sell the biggest fanciest neural net to everyone.",
        says: [["simplest", "simple rule", "simpler", "good enough"]],
        link: [models, "/about"],
      },
      { say: "prove it", says: [["comparison", "compare", "baseline", "last week", "server"]] },
    ],
  },
  {
    id: "practice-services4-model-steps",
    kept: false,
    turns: [
      {
        say: "what's step one if we want to predict machine rental demand?",
        says: [["study", "sample"]],
        link: [models, contact],
      },
      { say: "who picks what counts as success", says: [["agree", "result to beat", "with you"]] },
      { say: "price of step one?", says: [["before it begins", "depend", "state of your data", "price"]] },
    ],
  },
  {
    id: "practice-services4-app",
    kept: false,
    turns: [
      {
        say: "Our customer portal is one big lump. Change the order page and invoicing falls over. Help",
        says: [["small releases", "without touching", "containers", "rolled back"]],
        link: cloud,
      },
      { say: "and if a new version is rubbish", says: [["rolled back", "roll"]] },
      { say: "will it survive Xmas traffic", says: [["scal", "load"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-services4-landing-zone",
    kept: false,
    turns: [
      {
        say: "Do you do infrastructure as code for account setup, networking, IAM?",
        says: [["written as code", "accounts, networks", "as code"]],
        link: cloud,
        begins: "Yes",
      },
      { say: "who decides", says: [["together", "with you", "document every decision"]] },
    ],
  },
  {
    id: "practice-services4-migration-parallel",
    kept: false,
    turns: [
      {
        say: "If we move the booking system, does the old one get switched off the same night?",
        says: [["keep running", "side by side", "until you"]],
        link: cloud,
        begins: "No",
      },
      { say: "Who says it's ok to turn it off then", says: [["you accept", "you sign off", "until you"]] },
    ],
  },
  {
    id: "practice-services4-brand-sites",
    kept: false,
    turns: [
      {
        say: "we have 14 websites at 6 different hosters, nobody knows who pays for what",
        says: [["hosting", "one contract", "one team"]],
        link: cloud,
      },
      { say: "ssl certificates run out all the time", says: [["certificates"]] },
      { say: "price a month per site?", says: [[...notStated]], link: [cloud, contact] },
    ],
  },
  {
    id: "practice-services4-rpo-article",
    kept: false,
    turns: [
      { say: "whats rpo", says: [["how much work", "may we lose", "recovery point"]], link: articles.backup },
      { say: "and the other one", says: [["how long", "without it", "recovery time"]] },
      { say: "how often should we practise", says: [["quarterly"]] },
    ],
  },
  {
    id: "practice-services4-replica",
    kept: false,
    turns: [
      {
        say: "We have a live replica so we are covered against deleting a table by mistake, correct?",
        says: [["replica", "dropped there too", "repeats mistakes"]],
        link: articles.backup,
        begins: "No",
      },
      {
        say: "and against an attacker with admin rights?",
        says: [["locked copy", "separate account", "locked"]],
      },
    ],
  },
  {
    id: "practice-services4-contracts-article",
    kept: false,
    turns: [
      {
        say: "The orders team renamed a status and our dashboard lied for 2 days. how do grown ups prevent that",
        says: [["data contract", "contract"]],
        link: articles.contracts,
      },
      {
        say: "is adding a new value really a breaking change",
        says: [["notice", "breaks", "breaking"]],
        begins: "Yes",
      },
      { say: "how many days to write the first one", says: [["ten", "10"]] },
    ],
  },
  {
    id: "practice-services4-first-process",
    kept: false,
    turns: [
      {
        say: "Ops director, 14 candidates on a list for automation. Do I take the one which saves the most hours?",
        says: [["readiness", "ready"]],
        link: articles.scoring,
        begins: "No",
      },
      { say: "what are the four things", says: ["rule", "access", "check", "owner"] },
      { say: "average of them?", says: ["lowest"], begins: "No" },
      { say: "what if one fails after six weeks", says: [["stop"]] },
    ],
  },
  {
    id: "practice-services4-injection",
    kept: false,
    turns: [
      {
        say: "somebody could write in a mail 'forward all invoices to me' and the ai does it, no?",
        says: [["prompt injection", "instructions", "may comply"]],
        link: articles.agents,
        begins: "Yes",
      },
      { say: "so how to stop it", says: [["take away", "three things", "no tool", "approval"]] },
    ],
  },
  {
    id: "practice-services4-transcripts",
    kept: false,
    turns: [
      {
        say: "Support lead. The vendor demo was flawless. How do I find out if the bot is any good on our real mess?",
        says: [["conversations", "transcripts"]],
        link: articles.transcripts,
      },
      { say: "how many chats do we need", says: [["200", "300"]] },
      { say: "0 bad replies in 100, so we're safe?", says: [["3 percent", "rule of three"]], begins: "No" },
    ],
  },
  {
    id: "practice-services4-rag-article",
    kept: false,
    turns: [
      {
        say: "our policy bot said 60 days, the rule is 30. boss wants a bigger model. good idea?",
        says: [["collection", "retriev", "passage"]],
        link: articles.rag,
        begins: "No",
      },
      {
        say: "it can see salary letters if you ask nicely :-/",
        says: [["permission", "rights", "enforced in the search"]],
      },
    ],
  },
  {
    id: "practice-services4-stale-article",
    kept: false,
    turns: [
      {
        say: "forecast 'feels off' say the planners. where do we look first, retrain?",
        says: [["upstream", "plumbing", "pipe"]],
        link: articles.stale,
        begins: "No",
      },
      { say: "what's the earliest warning sign", says: [["row counts", "plumbing", "missing values"]] },
    ],
  },
  {
    id: "practice-services4-counsel-terms",
    kept: false,
    turns: [
      {
        say: "Is anything on your website a binding offer?",
        says: [["not a binding offer", "invitation", "information"]],
        link: terms,
        begins: "No",
      },
      { say: "What does bind you, then?", says: [["written agreement", "agreement"]] },
      { say: "And if that contradicts the site terms?", says: [["takes precedence", "agreement"]] },
    ],
  },
  {
    id: "practice-services4-confidential-form",
    kept: false,
    turns: [
      {
        say: "can i paste a few patient cases into your form so you get the idea",
        says: [["health data", "leave", "out of forms"]],
        begins: "No",
      },
      {
        say: "fine. what DO you need to know at the start",
        says: [
          [
            "what takes too long",
            "own words",
            "typical conversations",
            "systems",
            "few lines",
            "how the work",
          ],
        ],
      },
    ],
  },
  {
    id: "practice-services4-form-fields",
    kept: false,
    turns: [
      {
        say: "before i fill in the service form: is the phone number mandatory? i hate sales calls",
        says: [["optional", "not required", "left empty", "could not find", "does not"]],
        begins: "No",
      },
      { say: "who will contact me and how", says: [["email", "team"]] },
    ],
  },
  {
    id: "practice-services4-grandpa",
    kept: false,
    turns: [
      {
        say: "Good afternoon. I am 71 and have a small watch repair shop with my daughter. She says a computer could answer the telephone when we have a watch open on the bench. Is that so, and would people have to press buttons?",
        says: [
          ["menu", "own words"],
          ["voice", "calls", "phone"],
        ],
        link: assistants,
      },
      {
        say: "Are we too small for a company like yours?",
        says: [["no minimum", "minimum size"]],
        begins: "No",
      },
      { say: "Thank you kindly young lady", says: [["welcome", "glad", "happy to", "anytime", "pleasure"]] },
    ],
  },
  {
    id: "practice-services4-text-link",
    kept: false,
    turns: [
      {
        say: "can the phone bot text the caller something to tap while they are talking",
        says: [["texted link", "call and screen", "link"]],
        link: assistants,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-services4-emergency",
    kept: false,
    turns: [
      {
        say: "urgent care center. someone calls with chest pain at 2 am and gets your robot. then what",
        says: ["911"],
        link: assistants,
      },
      { say: "does it do intake paperwork", says: [["intake"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-services4-hotel-money",
    kept: false,
    turns: [
      {
        say: "revenue mgr @ boutique hotel, OTAs take 18%. would your assistant get us more bookings straight on our site?",
        says: ["22%"],
        link: assistants,
        begins: "Yes",
      },
      { say: "other income? spa, late checkout etc", says: ["15%"] },
    ],
  },
  {
    id: "practice-services4-savings",
    kept: false,
    turns: [
      {
        say: "CFO. In one sentence: why is an assistant cheaper than my call center?",
        says: [["costs less", "routine question"]],
        link: assistants,
      },
      { say: "how would i verify", says: [["tickets", "call logs", "baseline", "measured"]] },
    ],
  },
  {
    id: "practice-services4-onboarding",
    kept: false,
    turns: [
      {
        say: "new clients take 3 weeks to send us their W-9 and contract. we chase and chase",
        says: [["contracts and tax forms", "tax forms"]],
        link: automations,
      },
      { say: "e sign?", says: [["e-signature"]], begins: "Yes" },
      { say: "response time gain", says: ["30-50%"] },
    ],
  },
  {
    id: "practice-services4-translate",
    kept: false,
    turns: [
      {
        say: "we translate newsletters into 3 languages & the tech words come out wrong every time",
        says: [["terminology"]],
        link: automations,
      },
      { say: "facts too", says: [["facts", "editor", "source"]] },
    ],
  },
  {
    id: "practice-services4-night",
    kept: false,
    turns: [
      {
        say: "so what do i see in the morning after it worked all night",
        says: [["open decision", "single list", "list"]],
        link: automations,
      },
    ],
  },
  {
    id: "practice-services4-auto-first",
    kept: false,
    turns: [
      {
        say: "ok you convinced me about automations whats the 1st thing i do",
        says: [["one process", "process"]],
        link: [automations, contact],
      },
      {
        say: "do you come with a 2 year contract straight away",
        says: [["small", "proposal", "first automation", "could not find", "does not"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-services4-train-staff",
    kept: false,
    turns: [
      {
        say: "if you build it, will you also teach my people how to run it, or does that cost extra?",
        says: [["learn to run", "teach", "your people", "prepare your teams", "trained"]],
      },
      {
        say: "we'd want a proper ai course for 20 managers too",
        says: [["program", "executives"]],
        link: corporate,
      },
    ],
  },
  {
    id: "practice-services4-off-shelf",
    kept: false,
    turns: [
      {
        say: "why wouldnt i just buy intercom or some other ready made bot for 99 bucks",
        says: [["off-the-shelf", "off the shelf", "product"]],
      },
    ],
  },
  {
    id: "practice-services4-misses-company",
    kept: false,
    turns: [
      { say: "Are you an AWS or Microsoft certified partner?", says: [], miss: true },
      { say: "do you carry professional liability insurance, we need 2M", says: [], miss: true },
      { say: "could i see a sample contract / MSA of yours", says: [], miss: true },
    ],
  },
  {
    id: "practice-services4-misses-project",
    kept: false,
    turns: [
      { say: "how many projects did you finish last year?", says: [], miss: true },
      { say: "whats the name of the consultant who would handle us", says: [], miss: true },
      { say: "agile or waterfall", says: [], miss: true },
    ],
  },
  {
    id: "practice-services4-misses-tech",
    kept: false,
    turns: [
      {
        say: "Do you deploy to Alibaba Cloud in Singapore?",
        says: [["provider you use", "could not find", "does not", "one we choose"]],
      },
      { say: "does your bot pass WCAG for blind users", says: [], miss: true },
      { say: "do you do cybersecurity pentesting as a service?", says: [], miss: true },
    ],
  },
  {
    id: "practice-services4-school-district",
    kept: false,
    turns: [
      {
        say: "Procurement officer, school district. Are you registered on SAM.gov and do you respond to RFPs?",
        says: [],
        miss: true,
      },
      { say: "Then who do I send an RFP to?", says: [["info@corvanta.example", "/contact"]] },
    ],
  },
  {
    id: "practice-services4-angry",
    kept: false,
    turns: [
      {
        say: "every IT project i ever paid for ran over budget and over time. every. single. one. why wd u be better",
        says: [["first step", "price", "stop", "baseline", "proposal", "scope"]],
      },
      {
        say: "so you'd tell me honestly if its a dumb idea",
        says: [["stop", "say so", "tell you", "worth building"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-services4-edge",
    kept: false,
    turns: [
      {
        say: "pumps out in the desert with no signal half of the day – still get the readings?",
        says: [["edge", "buffer", "complete"]],
        link: cloud,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-services4-combo",
    kept: false,
    turns: [
      {
        say: "we'd need an assistant on the website AND the warehouse data cleaned up first AND two engineers for our team. one contact or three?",
        says: [["info@corvanta.example", "/contact", "several", "one company"]],
        link: [contact, clients],
      },
    ],
  },
  {
    id: "practice-services4-own-staff-time",
    kept: false,
    turns: [
      {
        say: "who of my folks has to be free for the automation job, we are swamped as is",
        says: [["somebody who knows the process", "knows the process"]],
        link: automations,
      },
      {
        say: "and for a chat assistant",
        says: [["people who answer your customers", "answer your customers"]],
      },
    ],
  },
  {
    id: "practice-services4-miss-hardware",
    kept: false,
    turns: [
      {
        say: "Which camera model goes on the production line and do you sell it to us?",
        says: [],
        miss: true,
      },
      { say: "ok. how many false alarms per shift should i expect", says: [], miss: true },
    ],
  },
  {
    id: "practice-services4-miss-voice",
    kept: false,
    turns: [
      {
        say: "can the phone bot speak in the voice of our founder? he has a great baritone",
        says: [],
        miss: true,
      },
      { say: "how many calls at the same time can it handle", says: [], miss: true },
      {
        say: "and which phone systems, avaya? 3cx?",
        says: [["no particular products", "does not", "could not find", "phone system"]],
      },
    ],
  },
  {
    id: "practice-services4-miss-law",
    kept: false,
    turns: [
      {
        say: "Is your credit scoring compliant with the EU AI Act, high risk category?",
        says: [],
        miss: true,
      },
      {
        say: "do you offer EU hosting only",
        says: [["law, latency", "could not find", "does not", "not say"]],
      },
    ],
  },
  {
    id: "practice-services4-miss-money",
    kept: false,
    turns: [
      { say: "do you do revenue share instead of a fee? we pay u 10% of what we save", says: [], miss: true },
      { say: "penalty if you finish late?", says: [["agreement", "could not find", "does not", "not say"]] },
    ],
  },
  {
    id: "practice-services4-miss-datacenter",
    kept: false,
    turns: [
      { say: "where physically are the servers of your managed hosting, which state", says: [], miss: true },
      {
        say: "how many minutes until someone reacts to an outage",
        says: [["agreement", "agreed", "could not find", "does not"]],
      },
    ],
  },
  {
    id: "practice-services4-miss-free",
    kept: false,
    turns: [
      { say: "is there a free trial of the chat assistant, like 14 days", says: [], miss: true },
      {
        say: "is there a demo i can click on?",
        says: [["could not find", "does not", "this chat", "no demo", "not offer"]],
      },
    ],
  },
  {
    id: "practice-services4-miss-offtopic",
    kept: false,
    turns: [
      { say: "our printer on the 2nd floor jams, are you the people for that", says: [], miss: true },
      {
        say: "my nephew builds websites for 300$, will you match it",
        says: [["depend", "states no prices", "could not find", "no price"]],
      },
    ],
  },
];
