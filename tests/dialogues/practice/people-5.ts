import type { Dialogue } from "../dialogue.ts";
import {
  assistants,
  automations,
  clients,
  cloud,
  contact,
  corporate,
  engineer,
  kindly,
  models,
  noCode,
  notStated,
  person,
  privacy,
  reach,
  sorry,
  talents,
} from "../facts.ts";

/** Who looks for work, who hires, who has a team to train, who wants to reach the company, and customers of the services. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-people5-laid-off-dba",
    kept: false,
    turns: [
      {
        say: "Hi. got laid off in september after 19 yrs as oracle dba, my wife found your page. Is there anything for somebody like me or is it all 25 year olds with phds",
        says: [["network", "form", "vetted"]],
        link: talents,
      },
      {
        say: "so what does it cost me to be listed",
        says: [["no subscription", "$0", "costs nothing", "free"]],
      },
      {
        say: "and you guarantee work?",
        says: [["cannot promise", "no guarantee", "not promise", "not guarantee"]],
        begins: "No",
      },
      { say: "hm ok. where do i sign up then", says: [["form"]], link: talents },
    ],
  },
  {
    id: "practice-people5-nurse-evenings",
    kept: false,
    turns: [
      {
        say: "im a nurse on shifts, would only manage maybe 8 hrs a week of freelance data work next to the hospital. thats too little for you i guess?",
        says: [["beside a job", "how many hours", "hours you work", "you decide"]],
        link: talents,
        begins: "No",
      },
      { say: "from home?", says: [["where you work", "where they work", "from where"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people5-lagos",
    kept: false,
    turns: [
      {
        say: "Good day sir. I am machine learning engineer from Lagos Nigeria, 4 years. Please you accept from my country",
        says: [["where you work", "where they work", "beyond one city", "talent@corvanta.example"]],
        link: talents,
      },
      { say: "is there exam", says: [["vet"]] },
      { say: "and how many days before you answer me", says: [["as soon as"]] },
    ],
  },
  {
    id: "practice-people5-not-a-client",
    kept: false,
    turns: [
      {
        say: "What rates do you pay for a Kubernetes person? Sorry, should have said, I'm the Kubernetes person",
        says: [["rate", "hourly", "by the hour"]],
        link: talents,
      },
      {
        say: "will my current employer see that I'm on there? would be awkward",
        says: [["consent", "agreed", "agree"]],
      },
    ],
  },
  {
    id: "practice-people5-decline",
    kept: false,
    turns: [
      {
        say: "suppose you bring me a gig and I meet them and it's a circus. am I stuck with it",
        says: [["accept or decline", "decline"]],
        begins: "No",
      },
      {
        say: "and afterwards can you just wipe my details",
        says: [["delete"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-people5-mother",
    kept: false,
    turns: [
      {
        say: "My son finished college in May (communications major) and he sits at home applying for jobs he never hears back from. I would like to give him one of your classes for christmas, he cannot program at all. What would you suggest?",
        says: [["no code", "No Code Agentic AI", "AI/ML/GenAI Engineer"]],
        link: [noCode, engineer],
      },
      { say: "he is unemployed so does he get the cheap price", says: ["$799"], begins: "Yes" },
      {
        say: "And you find him a position when he is done?",
        says: [["not promise", "no promise", "cannot promise", "no guarantee", "not guarantee"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people5-no-experience-network",
    kept: false,
    turns: [
      {
        say: "2nd year cs student, zero work experience, can i still get in the network or is that pointless",
        says: [["vet", "gap", "learn first", "compare your experience"]],
        link: talents,
      },
      {
        say: "who pays for that course if you tell me to take one",
        says: [["beforehand", "who pays"]],
      },
    ],
  },
  {
    id: "practice-people5-work-at-corvanta",
    kept: false,
    turns: [
      {
        say: "I don't want gigs, I want to be an employee of Corvanta itself. Any openings in the Plano office, e.g. office manager?",
        says: [],
        link: [contact, talents],
        miss: true,
      },
    ],
  },
  {
    id: "practice-people5-cv-pdf",
    kept: false,
    turns: [
      {
        say: "where can I upload my resume",
        says: [["link", "talent@corvanta.example"]],
        link: talents,
      },
      {
        say: "do you need my last salary and SSN",
        says: [["not need", "leave out"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people5-designer",
    kept: false,
    turns: [
      {
        say: "ux designer here. not listed in ur dropdown. waste of time?",
        says: [["another IT field", "talent@corvanta.example", "ask"]],
        link: talents,
      },
      { say: "ok thx", says: [kindly] },
    ],
  },
  {
    id: "practice-people5-side-correction",
    kept: false,
    turns: [
      {
        say: "I need a data engineer job",
        says: [["form", "network"]],
        link: talents,
      },
      {
        say: "no wait I wrote that wrong, we have a data engineer job to FILL",
        says: [["specialist", "role", "request", "vetted"]],
        link: clients,
      },
      {
        say: "what do you charge for that",
        says: [["by the hour", "fixed price", "hourly"]],
      },
    ],
  },
  {
    id: "practice-people5-maternity-cover",
    kept: false,
    turns: [
      {
        say: "Our BI analyst goes on maternity leave end of January and nobody else here can touch the Power BI dashboards. Could someone step in for roughly five months?",
        says: [["Power BI", "analyst", "as long as", "phase", "whole project"]],
        link: clients,
        begins: "Yes",
      },
      {
        say: "and if she decides to come back early",
        says: [["engagement can end", "can end", "in writing", "agree to each change"]],
      },
      {
        say: "do we pay before we've met anybody",
        says: [["nothing binds", "signed", "sign"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people5-startup-cto",
    kept: false,
    turns: [
      {
        say: "seed stage, 6 people, need llm dev asap, budget tight. hire or rent one from u?",
        says: [["AI/ML engineer", "specialist", "vacancy", "hour"]],
        link: clients,
      },
      { say: "just 3 hrs of advice possible?", says: [["few hours"]], begins: "Yes" },
      { say: "whos the code then", says: [["ownership"]] },
    ],
  },
  {
    id: "practice-people5-bad-contractor",
    kept: false,
    turns: [
      {
        say: "We were burned last year: agency sent a so-called senior who googled everything. What makes yours any different",
        says: [["vetted", "vet", "compare what people have done"]],
        link: clients,
      },
      {
        say: "What if he turns out useless in week two? Replacement?",
        says: [["engagement can end", "in writing", "agreement", ...notStated]],
      },
      { say: "how many people do you have on your books", says: [], miss: true },
    ],
  },
  {
    id: "practice-people5-german-hours",
    kept: false,
    turns: [
      {
        say: "We sit in Hamburg and search a DevOps engineer who speaks german and works in our office two days in the week. Is this to do?",
        says: [["time zone", "language", "on site"]],
        link: clients,
      },
      {
        say: "He must know an old AS/400 system also",
        says: [["older systems", "decades", "technology that you name", "in use for"]],
      },
    ],
  },
  {
    id: "practice-people5-helpdesk",
    kept: false,
    turns: [
      {
        say: "do u do helpdesk guys too or only fancy ai",
        says: [["help desk", "IT support"]],
        link: clients,
        begins: "Yes",
      },
      {
        say: "need four, later maybe nine",
        says: [["team", "scale", "add people", "grow", "number of people"]],
      },
      { say: "what do you need to know from me", says: [["task", "tools", "start", "skills"]] },
    ],
  },
  {
    id: "practice-people5-nda",
    kept: false,
    turns: [
      {
        say: "Before an outsider touches our claims data my general counsel will want confidentiality nailed down. Who handles that?",
        says: [["confidentiality", "in writing"]],
      },
    ],
  },
  {
    id: "practice-people5-permanent",
    kept: false,
    turns: [
      {
        say: "After the project could we take your person over onto our own payroll?",
        says: [[...notStated, "agreement", "in writing", "talent@corvanta.example"]],
      },
    ],
  },
  {
    id: "practice-people5-team-of-accountants",
    kept: false,
    turns: [
      {
        say: "I run a bookkeeping firm with 14 ladies, average age 52, all terrified that the robots come for them. I'd like somebody to teach them to use this stuff sensibly. None of them is technical",
        says: ["Custom Program"],
        link: corporate,
      },
      {
        say: "Price?",
        says: [["proposal", "depends"]],
        not: ["$799", "$999"],
      },
      {
        say: "we could only do mornings before 11",
        says: [["fit around", "half days", "flexible", "dates are agreed", "agreed"]],
      },
      {
        say: "And once you've left and they get stuck?",
        says: [["follow-up", "follow up"]],
      },
    ],
  },
  {
    id: "practice-people5-board",
    kept: false,
    turns: [
      {
        say: "Chairman wants 3 hours on AI for our board. Nothing technical, money and liability.",
        says: [["executives", "morning for the board", "Custom Program"]],
        link: corporate,
      },
      {
        say: "ok and how long beforehand must we book",
        says: [[...notStated, "date that the proposal names"]],
      },
    ],
  },
  {
    id: "practice-people5-boss-proof-roi",
    kept: false,
    turns: [
      {
        say: "my director will ask me what we got out of it. how do you show the training was worth it",
        says: [["hours saved", "justify the cost", "check it with you", "at the end"]],
        link: corporate,
      },
      {
        say: "is it cheaper if we send thirty",
        says: [["number of people", "proposal", "depends"]],
      },
    ],
  },
  {
    id: "practice-people5-reskill-warehouse",
    kept: false,
    turns: [
      {
        say: "We want to turn eight of our support technicians into proper ML engineers, they never wrote code. realistic?",
        says: [["4 months", "four months", "Engineer Program"]],
        link: corporate,
      },
      {
        say: "what can they do at the end",
        says: [["model or agent", "tested model", "business question", "deploy"]],
      },
      {
        say: "same content as the course for single people?",
        says: [["AI/ML/GenAI Engineer"]],
        link: engineer,
      },
    ],
  },
  {
    id: "practice-people5-onsite-training",
    kept: false,
    turns: [
      {
        say: "will the trainer come to our plant in Ohio or is it all zoom",
        says: [[...notStated, "agreed", "trainings@corvanta.example", "delivery", "proposal"]],
      },
      {
        say: "people work in three shifts tho",
        says: [["shifts"]],
      },
    ],
  },
  {
    id: "practice-people5-cancel-corporate",
    kept: false,
    turns: [
      {
        say: "If the budget freezes in January, what happens with a training we already reserved for the team?",
        says: [["trainings@corvanta.example", "proposal", "terms"]],
        link: corporate,
        not: ["75%"],
      },
    ],
  },
  {
    id: "practice-people5-two-hats",
    kept: false,
    turns: [
      {
        say: "HR here. We've 12 analysts who should learn ML. Personally I'd love to do the no-code one in my free time too, but first the team: which program",
        says: [["Engineer Program", "Custom Program"]],
        link: corporate,
      },
      { say: "and for me privately, how much", says: ["$999"] },
    ],
  },
  {
    id: "practice-people5-where-are-you",
    kept: false,
    turns: [
      { say: "where r u guys", says: ["Plano"] },
      { say: "can i just walk in tmrw morning", says: [[...notStated, "call", "write", "(972) 555-0142"]] },
      { say: "number?", says: ["(972) 555-0142"] },
    ],
  },
  {
    id: "practice-people5-hours",
    kept: false,
    turns: [{ say: "till what time does someone pick up the phone on fridays", says: [], miss: true }],
  },
  {
    id: "practice-people5-press",
    kept: false,
    turns: [
      {
        say: "Journalist at a regional daily, deadline tonight, who do I speak with for a quote?",
        says: [["info@corvanta.example", "(972) 555-0142"]],
      },
      { say: "Name of your CEO?", says: [], miss: true },
      { say: "And since when does the firm exist", says: [], miss: true },
    ],
  },
  {
    id: "practice-people5-no-reply",
    kept: false,
    turns: [
      {
        say: "I filled in your form LAST WEEK and nobody has bothered to answer. Is anyone alive over there??",
        says: [sorry, reach],
      },
    ],
  },
  {
    id: "practice-people5-which-mail",
    kept: false,
    turns: [
      { say: "question about my course invoice - which mailbox", says: ["trainings@corvanta.example"] },
      { say: "and if i want to propose a partnership?", says: ["info@corvanta.example"] },
      { say: "linkedin?", says: ["linkedin.com/company/corvanta-example"] },
    ],
  },
  {
    id: "practice-people5-what-do-you-do",
    kept: false,
    turns: [
      {
        say: "my daughter sent me this link and i have honestly no idea what your company does. explain like to an old man",
        says: [
          ["training", "courses", "teaches"],
          ["services", "assistants", "systems", "solutions"],
        ],
      },
      {
        say: "so do you sell a product or what",
        says: [["build", "services", "product off the shelf", "project"]],
      },
    ],
  },
  {
    id: "practice-people5-how-you-work",
    kept: false,
    turns: [
      {
        say: "Walk me through what happens between the first email and something actually running in our firm",
        says: [
          ["Look", "baseline", "count", "first step"],
          ["Build", "first version", "proposal", "price"],
        ],
      },
      {
        say: "and if halfway you notice its nonsense",
        says: [["stop"]],
      },
    ],
  },
  {
    id: "practice-people5-vet-phone",
    kept: false,
    turns: [
      {
        say: "veterinary clinic, two receptionists, phone rings nonstop esp. mondays & people hang up. can a machine take those calls and put them in our appointment calendar",
        says: [
          ["phone", "voice", "callers"],
          ["book", "appointment"],
        ],
        link: assistants,
        begins: "Yes",
      },
      {
        say: "what if somebody's dog is dying and they get a robot",
        says: [["person", "staff", "hand", "takes over"]],
      },
      { say: "half my clients only speak spanish", says: [["language"]] },
      { say: "damage to my wallet?", says: [["price depends", "depends", "outline"]] },
    ],
  },
  {
    id: "practice-people5-hotel",
    kept: false,
    turns: [
      {
        say: "Family hotel, 40 rooms. Booking.com eats 18% of everything. Heard a chat thing could get us more people booking with us straight.",
        says: [["22%", "direct booking"]],
        link: assistants,
      },
      { say: "is that number a promise", says: [["published", "example", "measured"]], begins: "No" },
    ],
  },
  {
    id: "practice-people5-bot-lies",
    kept: false,
    turns: [
      {
        say: "A competitor's chatbot promised a customer a refund that didn't exist and it was all over the news. How do you stop yours doing that?",
        says: [["own cases", "test", "your own material", "own documents", "correct"]],
        link: assistants,
      },
      { say: "who fixes it when we find one", says: [["you correct", "correct the material", "your team"]] },
    ],
  },
  {
    id: "practice-people5-invoices",
    kept: false,
    turns: [
      {
        say: "we r a plumbing wholesaler, janice types in ~200 supplier invoices a week by hand from pdf. she hates it. doable?",
        says: [["invoices", "follows rules", "recur", "repeat"]],
        link: automations,
        begins: "Yes",
      },
      { say: "she'll think we fire her", says: [["decisions", "exceptions", "check"]] },
      {
        say: "it shouldn't just pay things on its own!!",
        says: [["approv", "click", "wait for a person", "responsible"]],
      },
      {
        say: "we have ancient erp + outlook, must we switch",
        says: [["connect", "tools stay", "your tools"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people5-minutes",
    kept: false,
    turns: [
      {
        say: "nobody wants to write the protocol of our tuesday call",
        says: [["minutes", "transcribe", "notes"]],
        link: automations,
      },
      { say: "do the others have to know they're being recorded", says: [["consent"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people5-bakery-forecast",
    kept: false,
    turns: [
      {
        say: "I own nine bakeries. Every night we throw away bread worth a small car. Can the computer tell me how much to bake tomorrow",
        says: [["forecast", "demand"]],
        link: models,
        begins: "Yes",
      },
      { say: "I've 2 yrs of till data in excel, enough?", says: [["past cases", "sample", "known outcome"]] },
      {
        say: "my head baker guesses very well already. what if he beats it",
        says: [["stop after the study", "simple rule", "keep its result", "no better", "stop"]],
      },
    ],
  },
  {
    id: "practice-people5-doctor-privacy",
    kept: false,
    turns: [
      {
        say: "Radiology practice. Patient images may never leave the building, end of story. Can you work like that?",
        says: [["on site"]],
        link: models,
        begins: "Yes",
      },
      { say: "Are you HIPAA certified", says: [], miss: true },
    ],
  },
  {
    id: "practice-people5-ransomware",
    kept: false,
    turns: [
      {
        say: "Tax office of 11. Last spring a virus encrypted EVERYTHING and the usb backup was useless. never again. what would you set up",
        says: [["backup", "restore", "recover"]],
        link: cloud,
      },
      {
        say: "how do i know that it works this time",
        says: [["restore", "rehears", "practiced", "in writing"]],
      },
      { say: "who gets up at 3am", says: [["on-call", "on call", "around the clock"]] },
    ],
  },
  {
    id: "practice-people5-cloud-bill",
    kept: false,
    turns: [
      {
        say: "our aws invoice doubled since summer and no one can tell me why",
        says: [["tagged", "idle", "cost", "spending"]],
        link: cloud,
      },
      { say: "would you look at it before we sign something?", says: [["overview", "plan", "architect"]] },
    ],
  },
  {
    id: "practice-people5-hosting",
    kept: false,
    turns: [
      {
        say: "can you take over our 3 websites, the guy who made them vanished",
        says: [["hosting", "websites"]],
        link: cloud,
        begins: "Yes",
      },
      { say: "what uptime", says: ["99.9%"] },
      { say: "and when its down more than that do i get money back", says: [["agreement"]] },
    ],
  },
  {
    id: "practice-people5-unsure-which",
    kept: false,
    turns: [
      {
        say: "Sales says chatbot, IT says automation, my nephew says train a model. I just want quotes to customers to go out faster than in four days. Which of these is it?",
        says: [["which of these practices", "automation", "tell you which", "describe the problem"]],
      },
      {
        say: "What should I write you",
        says: [
          [
            "what takes too long",
            "in your own words",
            "how the work is done",
            "describe",
            "name one process",
          ],
        ],
      },
    ],
  },
  {
    id: "practice-people5-webinar-mum",
    kept: false,
    turns: [
      {
        say: "back to work after 7 years with the kids, used to do payroll. everyone talks agents. dont want to spend a thousand bucks before i know if its for me",
        says: [["webinar", "$799", "$999"]],
        link: noCode,
      },
      { say: "free really?", says: [["free"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people5-privacy-applicant",
    kept: false,
    turns: [
      {
        say: "If I send you my profile, who all gets to read it?",
        says: [["consent", "agreed", "agree"]],
        link: [privacy, talents],
      },
      { say: "do you sell it", says: [["not sell"]], begins: "No" },
    ],
  },
  {
    id: "practice-people5-off-topic",
    kept: false,
    turns: [
      { say: "what is the weather in plano today", says: [], miss: true },
      { say: "fine. then tell me a person's number, i dont like machines", says: [reach, person] },
    ],
  },
  {
    id: "practice-people5-b-welder",
    kept: false,
    turns: [
      {
        say: "ive been welding 22 yrs, knees are gone. daughter says learn ai but i never wrote a line of code. which of ur things would u put me in",
        says: [["No Code Agentic AI", "AI/ML/GenAI Engineer"]],
        link: [noCode, engineer],
      },
      { say: "the short one. how much", says: ["$999"] },
      { say: "im unemployed since june tho", says: ["$799"] },
    ],
  },
  {
    id: "practice-people5-b-ukraine",
    kept: false,
    turns: [
      {
        say: "Hello! I am backend developer (Go, Postgres), now living in Warsaw. I want find clients from USA with your help. How it is working?",
        says: [["form", "network"]],
        link: talents,
      },
      {
        say: "Do I must buy course",
        says: [["if you choose", "no subscription", "agree with you on what to learn", "what to learn"]],
      },
      { say: "Who will tell me what client pays", says: [["rate", "before you decide"]] },
    ],
  },
  {
    id: "practice-people5-b-recruiter-agency",
    kept: false,
    turns: [
      {
        say: "We're a staffing agency ourselves and would like to put some of our engineers through you. Who handles that?",
        says: [["talent@corvanta.example", "info@corvanta.example", "form"]],
      },
    ],
  },
  {
    id: "practice-people5-b-cto-passing",
    kept: false,
    turns: [
      {
        say: "Since I took over IT at the co-op in March two of my three data folks have left. I keep telling the board we need at least one person who can keep the Spark jobs alive until summer.",
        says: [["specialist", "data engineer", "vetted"]],
        link: clients,
      },
      { say: "would we get a say in who", says: [["choice is yours", "you choose", "meet", "introduce"]] },
      { say: "and if none is right?", says: [["say so", "not guarantee", "nobody does", "no guarantee"]] },
      { say: "send spec where", says: ["talent@corvanta.example"] },
    ],
  },
  {
    id: "practice-people5-b-hire-or-train",
    kept: false,
    turns: [
      {
        say: "Torn between training my two sysadmins and just bringing in someone who already knows ML. thoughts?",
        says: [
          ["both", "program", "training"],
          ["specialist", "network"],
        ],
      },
    ],
  },
  {
    id: "practice-people5-b-school",
    kept: false,
    turns: [
      {
        say: "principal of a middle school here, 35 teachers who all use chatgpt in secret. want a half day with them in august",
        says: [["Custom Program"]],
        link: corporate,
      },
      {
        say: "student names must not end up in these tools, will you tell them that",
        says: [["rules for data", "data and privacy", "privacy"]],
      },
      { say: "do they get a piece of paper", says: [["not say", "trainings@corvanta.example"]] },
    ],
  },
  {
    id: "practice-people5-b-angry-manager",
    kept: false,
    turns: [
      { say: "just tell me who I can call this is taking forever", says: ["(972) 555-0142"] },
      {
        say: "address for the invoice department too",
        says: [["info@corvanta.example", "trainings@corvanta.example", "Plano"]],
      },
    ],
  },
  {
    id: "practice-people5-b-dentist",
    kept: false,
    turns: [
      {
        say: "Every third patient of mine forgets to come. My receptionist used to ring them all the day before but she retires in May.",
        says: [["reminder"]],
        link: assistants,
      },
      { say: "they'd ask it about pain pills, guaranteed", says: [["clinical staff", "diagnosis"]] },
      { say: "how much fewer", says: ["35%"] },
    ],
  },
  {
    id: "practice-people5-b-minutes-quote",
    kept: false,
    turns: [
      {
        say: "our web inquiries sit for days till somebody from sales looks. by then they bought elsewhere",
        says: [["lead", "inquiry", "inquiries"]],
        link: automations,
      },
      { say: "we use some obscure crm from denmark", says: [["connect", "CRM", "tools stay"]] },
      {
        say: "how long till it would be up and running",
        says: [["depends", "no number of weeks", "schedule"]],
      },
      { say: "who in my team would you need", says: [["knows the process", "your people"]] },
    ],
  },
  {
    id: "practice-people5-b-pump",
    kept: false,
    turns: [
      {
        say: "Pump station no. 4 dies about twice a year, always on a weekend. Is there any way to see it coming",
        says: [["failure prediction", "predict"]],
        link: [models, cloud],
      },
      {
        say: "only 9 failures in total so far. enough?",
        says: [["past cases", "sample", "failures are rare", "known outcome"]],
      },
    ],
  },
  {
    id: "practice-people5-b-server",
    kept: false,
    turns: [
      {
        say: "old server under the stairs runs the whole warehouse. IT guy retires. what do we do",
        says: [["migration", "cloud", "platform"]],
        link: cloud,
      },
      { say: "can't be down even one day", says: [["side by side", "stages", "waves", "keep running"]] },
      { say: "and after?? nobody here knows computers", says: [["on-call", "monitoring"]] },
      { say: "price", says: [["depend", "stage", "proposal", "plan"]] },
    ],
  },
  {
    id: "practice-people5-b-company-check",
    kept: false,
    turns: [
      { say: "procurement needs the name of your owner and the founding year", says: [], miss: true },
      { say: "ok then legal address", says: ["1200 Example Parkway"] },
    ],
  },
  {
    id: "practice-people5-b-translator",
    kept: false,
    turns: [
      {
        say: "translator here, AI took half my jobs. could I join as talent",
        says: [["AI, data and IT", "another IT field", "talent@corvanta.example", "vet"]],
        link: talents,
      },
      { say: "no tech background at all", says: [["gap", "learn", "vet"]] },
    ],
  },
];
