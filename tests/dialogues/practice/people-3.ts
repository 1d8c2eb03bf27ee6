import type { Dialogue } from "../dialogue.ts";
import {
  agreement,
  clients,
  contact,
  corporate,
  engineer,
  kindly,
  noCode,
  notStated,
  privacy,
  talents,
} from "../facts.ts";

/** Those who hire, those who seek work, students with their parents, and the curious about the company. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-people3-warehouse-boss",
    kept: false,
    turns: [
      {
        say: "Morning. I run a cold storage business outside Tulsa, 40 people, no IT department to speak of, and my nephew who did our reports went back to college. I need somebody who can make sense of our temperature and stock numbers, maybe two days a week. Is that something you do?",
        says: [["analyst", "data engineer", "specialist"]],
        link: clients,
        begins: "Yes",
      },
      {
        say: "whats he gonna run me",
        says: [
          ["hourly", "by the hour"],
          ["fixed price", "fixed"],
        ],
        not: ["$799", "$999"],
      },
      { say: "and if i dont like the fella", says: [["nothing binds", "until you have chosen", "end"]] },
    ],
  },
  {
    id: "practice-people3-cto-berlin",
    kept: false,
    turns: [
      {
        say: "CTO of a Berlin scaleup here. Can you supply a senior MLOps person who overlaps at least 5 hours with CET?",
        says: [["time zone"]],
        link: clients,
        begins: "Yes",
      },
      {
        say: "Does she have to sign our NDA before repo access?",
        says: [["in writing", "confidentiality"]],
        begins: "Yes",
      },
      { say: "And who owns the code afterwards", says: [["ownership of the work", "in writing"]] },
    ],
  },
  {
    id: "practice-people3-laid-off",
    kept: false,
    turns: [
      {
        say: "got laid off in march, 11 yrs oracle dba. is there anything for someone like me",
        says: [["network"]],
        link: talents,
        begins: "Yes",
      },
      {
        say: "do i have to pay to be in it",
        says: [["no subscription fee", "$0", "no fee", "nothing"]],
        begins: "No",
      },
      {
        say: "and how quick would i actually be working",
        says: [["cannot promise", "not promise", "not guarantee", "no guarantee", "no number of days"]],
      },
    ],
  },
  {
    id: "practice-people3-two-sides",
    kept: false,
    turns: [
      {
        say: "i want hire",
        says: [["specialist", "talent"]],
        link: clients,
      },
      { say: "no no i want to BE hired", says: [["network"]], link: talents },
      { say: "how i start", says: [["form"]], link: talents },
    ],
  },
  {
    id: "practice-people3-mother-of-son",
    kept: false,
    turns: [
      {
        say: "My son turns 17 in October and spends every waking hour on Python. May he take one of your courses or is he too young?",
        says: [["parent", "guardian"]],
        begins: "Yes",
      },
      {
        say: "He is still at high school. Does he get the reduced price?",
        says: ["$799"],
        link: [noCode, agreement],
        begins: "Yes",
      },
      {
        say: "What will he have in his hands at the end, a diploma?",
        says: [["certificate"], ["80%"]],
        not: ["academic degree awarded"],
      },
    ],
  },
  {
    id: "practice-people3-journalist",
    kept: false,
    turns: [
      {
        say: "Hi, I'm writing a piece for the Dallas Morning News on small AI firms. Who handles media?",
        says: ["info@corvanta.example"],
      },
      { say: "How many people work there?", says: [], miss: true },
      { say: "Fine. And I can ring someone?", says: ["(972) 555-0142"], begins: "Yes" },
    ],
  },
  {
    id: "practice-people3-address",
    kept: false,
    turns: [
      { say: "whereabouts are you located", says: ["Plano", ["1200 Example Parkway"]] },
      { say: "wich floor", says: [["Suite 300", "could not find"]] },
      { say: "is there parking", says: [], miss: true },
    ],
  },
  {
    id: "practice-people3-hours",
    kept: false,
    turns: [
      { say: "until what time can i call today", says: [notStated], not: ["9 to 5", "24/7"] },
      { say: "ok and weekends?", says: [notStated], not: ["24/7"] },
    ],
  },
  {
    id: "practice-people3-intern",
    kept: false,
    turns: [
      {
        say: "Hello, I am a second-year student from UT Dallas, I was wondering if Corvanta offers summer internships?",
        says: [],
        miss: true,
      },
      {
        say: "But could I join as a freelancer next to my studies?",
        says: [["network"]],
        link: talents,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-people3-want-to-teach",
    kept: false,
    turns: [
      {
        say: "I've taught Python bootcamps for six years and would love to be an instructor for you folks. Who do I talk to?",
        says: [["trainings@corvanta.example", "talent@corvanta.example", "info@corvanta.example"]],
      },
      { say: "what do your teachers earn", says: [], miss: true },
    ],
  },
  {
    id: "practice-people3-vetting-what",
    kept: false,
    turns: [
      {
        say: "vetted how exactly?",
        says: [["compare what people have done", "vetting", "vetted"]],
        link: clients,
      },
      { say: "is there a criminal background check", says: [], miss: true },
    ],
  },
  {
    id: "practice-people3-replacement",
    kept: false,
    turns: [
      {
        say: "Suppose the engineer you send us turns out to be useless after three weeks. What then?",
        says: [["how the engagement can end", "end of the engagement", "in writing", "agreement"]],
      },
      {
        say: "can we swap him for another",
        says: [["agreement", "in writing", "talent@corvanta.example"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-people3-hospital",
    kept: false,
    turns: [
      {
        say: "We're a regional hospital group. Anyone in your pool who knows HIPAA-ish environments, not just generic data science?",
        says: [["healthcare", "industry", "regulations"]],
        link: clients,
        begins: "Yes",
      },
      { say: "must be physically here in Amarillo three days a week", says: [["on site", "presence"]] },
    ],
  },
  {
    id: "practice-people3-cobol",
    kept: false,
    turns: [
      {
        say: "probably a long shot but do you have cobol people",
        says: [["any technology", "technology that you name", "for decades", "older systems"]],
        link: clients,
        begins: "Yes",
      },
      { say: "just for advice, 4 hrs or so", says: [["few hours"]] },
    ],
  },
  {
    id: "practice-people3-squad",
    kept: false,
    turns: [
      {
        say: "Need: 1 data engineer, 1 frontend, 1 pm. 4 months. Then only the data engineer. Feasible?",
        says: [["team"], ["scale", "grows and shrinks", "go back to one", "number of people", "shrink"]],
        link: clients,
        begins: "Yes",
      },
      {
        say: "when could they begin",
        says: [notStated.concat(["as soon as", "start you have in mind", "start"])],
        not: ["48 hours", "within a week"],
      },
    ],
  },
  {
    id: "practice-people3-recruiter-fee",
    kept: false,
    turns: [
      { say: "what percentage do you take as placement fee?", says: [], miss: true },
      {
        say: "ok. but do I see the hourly rate before i commit",
        says: [["see the rate before", "before you decide"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-people3-single-mum",
    kept: false,
    turns: [
      {
        say: "I have two toddlers and can only do maybe 15 hours a week in the evenings, would your network even take me? I'm a QA engineer",
        says: [["how many hours", "hours you work", "hours"]],
        link: talents,
        begins: "Yes",
      },
      { say: "from home too?", says: [["from where", "where you work", "wherever"]], begins: "Yes" },
      { say: "and can i say no to a project", says: [["decline", "choose the projects"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people3-cv-privacy",
    kept: false,
    turns: [
      {
        say: "I don't want my current employer to find out I'm looking. Who gets to see my details?",
        says: [["consent", "agreed", "agree"]],
        link: [talents, privacy],
      },
      {
        say: "what if i change my mind and want it all gone",
        says: [["delete"]],
      },
    ],
  },
  {
    id: "practice-people3-form-contents",
    kept: false,
    turns: [
      {
        say: "what shall i write in the join form pls",
        says: [["profile", "portfolio", "tools", "field"]],
        link: talents,
      },
      {
        say: "do they need my SSN or last pay slip",
        says: [["salary history", "identity numbers"]],
        begins: "No",
      },
      {
        say: "no linkedin is that a problem",
        says: [["portfolio", "repository", "not required", "optional"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people3-free-training",
    kept: false,
    turns: [
      {
        say: "it says Get Trained. so you pay for my course if i join??",
        says: [["who pays", "what it costs"]],
        link: talents,
      },
      {
        say: "is the training obligatory",
        says: [["if you choose", "agree with you", "choose it"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people3-india",
    kept: false,
    turns: [
      {
        say: "Sir i am from Hyderabad having 3.5 yrs experience in Azure devops, kindly tell can i join from India or only USA candidates",
        says: [["from where", "where you work", "one city", "beyond one city", "wherever"]],
        link: talents,
        begins: "Yes",
      },
      { say: "will you sponsor H1B", says: [], miss: true },
    ],
  },
  {
    id: "practice-people3-fresher",
    kept: false,
    turns: [
      {
        say: "zero experience just graduated. can you get me job",
        says: [["not promise", "cannot promise", "no promise", "do not guarantee"]],
        begins: "No",
      },
      {
        say: "then how do you help",
        says: [["resume", "interview", "course", "learn"]],
      },
    ],
  },
  {
    id: "practice-people3-career-support",
    kept: false,
    turns: [
      {
        say: "Which of your courses comes with help finding work afterwards?",
        says: [["AI/ML/GenAI Engineer"], ["resume", "interview", "career support"]],
        link: engineer,
      },
      { say: "and hiring partners, who are they", says: [], miss: true },
    ],
  },
  {
    id: "practice-people3-father-budget",
    kept: false,
    turns: [
      {
        say: "My daughter graduated in June and has found nothing. I would pay for the six week course. Which price is hers?",
        says: ["$799"],
        link: [noCode, agreement],
      },
      {
        say: "Can it be spread over a few months",
        says: [["installment"], "trainings@corvanta.example"],
        begins: "Yes",
      },
      { say: "and if she hates it", says: ["75%", ["7 calendar days", "7 days", "day 7"]] },
    ],
  },
  {
    id: "practice-people3-proof-student",
    kept: false,
    turns: [
      { say: "do i need to upload my student id for the discount", says: [["may ask for proof", "proof"]] },
      {
        say: "what happens if it turns out im not really one",
        says: [["difference"]],
        link: [agreement, noCode],
      },
    ],
  },
  {
    id: "practice-people3-boss-proof",
    kept: false,
    turns: [
      {
        say: "my boss wants something on paper that i finished before he reimburses me",
        says: [["certificate of completion", "certificate"], ["80%"]],
      },
      { say: "and an invoice?", says: [], miss: true },
    ],
  },
  {
    id: "practice-people3-kid-ten",
    kept: false,
    turns: [
      {
        say: "Is there anything for a bright 10 year old?",
        says: [["under 13", "not meant for children", "guardian"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people3-partner-agency",
    kept: false,
    turns: [
      {
        say: "We're a web agency in Fort Worth, our clients keep asking for AI. Would you be up for some kind of collaboration?",
        says: [["info@corvanta.example", "partner with us", "partnership"]],
        begins: "Yes",
      },
      { say: "do you pay commission for referrals", says: [], miss: true },
    ],
  },
  {
    id: "practice-people3-who-are-you",
    kept: false,
    turns: [
      {
        say: "so who is corvanta, in one sentence",
        says: [
          ["training", "teaches"],
          ["talent", "specialists"],
          ["services", "assistants", "automations", "conversational AI"],
        ],
      },
      { say: "who founded it", says: [], miss: true },
      { say: "since when?", says: [], miss: true },
    ],
  },
  {
    id: "practice-people3-social",
    kept: false,
    turns: [
      { say: "r u on insta", says: [["instagram"]], begins: "Yes" },
      { say: "tiktok?", says: [["LinkedIn", "Instagram", "YouTube", "Facebook"]], begins: "No" },
    ],
  },
  {
    id: "practice-people3-three-mails",
    kept: false,
    turns: [
      {
        say: "There are three email addresses on the contact page and I can't tell which one I should use for a certificate that never arrived.",
        says: ["trainings@corvanta.example"],
      },
      { say: "and the one for job things", says: ["talent@corvanta.example"] },
      { say: "everything else?", says: ["info@corvanta.example"] },
    ],
  },
  {
    id: "practice-people3-angry-applicant",
    kept: false,
    turns: [
      {
        say: "I filled in your form TWO WEEKS AGO and heard nothing. Is anybody even alive over there",
        says: [["talent@corvanta.example", "(972) 555-0142", "info@corvanta.example"]],
      },
      {
        say: "how long does it normally take then",
        says: [["as soon as", "no number", ...notStated]],
        not: ["24 hours", "two business days"],
      },
    ],
  },
  {
    id: "practice-people3-hr-german",
    kept: false,
    turns: [
      {
        say: "I am searching since half year for a data scientist, on the free market there are none. With you goes it faster?",
        says: [["no vacancy", "faster", "few who fit", "applications"]],
        link: clients,
        begins: "Yes",
      },
      {
        say: "Can you guarantee that you find one?",
        says: [["not guarantee", "say so", "cannot promise", "not promise", "no guarantee"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people3-permanent",
    kept: false,
    turns: [
      {
        say: "Can we hire the contractor permanently later on if it works well?",
        says: [],
        miss: true,
      },
      { say: "who should i ask", says: ["talent@corvanta.example"] },
    ],
  },
  {
    id: "practice-people3-interview",
    kept: false,
    turns: [
      {
        say: "do we get to speak with the candidate ourselves before deciding or do you just assign someone",
        says: [["meet", "introduce"]],
        link: clients,
        begins: "Yes",
      },
      { say: "how many do you show us", says: [["few", "those who fit"]], not: ["three candidates"] },
    ],
  },
  {
    id: "practice-people3-process-client",
    kept: false,
    turns: [
      {
        say: "I've pressed Find Your Talent. Walk me through what comes now.",
        says: [
          ["read", "describe the role", "settle"],
          ["meet", "introduce"],
        ],
        link: clients,
      },
      {
        say: "am I bound to anything by sending that",
        says: [["nothing binds", "commits", "not binding"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people3-bi",
    kept: false,
    turns: [
      { say: "looking for tableau + sql freelancer", says: [["BI/Data Analyst", "analyst"]], link: clients },
      { say: "Looker aswell?", says: [["Looker"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people3-designer",
    kept: false,
    turns: [
      {
        say: "I'm a UX designer, not a coder. Any place for me in the talent pool?",
        says: [["IT field", "another IT", "talent@corvanta.example", "AI, data and IT"]],
        link: talents,
      },
      { say: "whom can I ask first without filling in anything", says: ["talent@corvanta.example"] },
    ],
  },
  {
    id: "practice-people3-contract-kinds",
    kept: false,
    turns: [
      {
        say: "what types of contracts for freelancers",
        says: [["hourly", "by the hour"], ["fixed"]],
        link: [talents, clients],
      },
      { say: "do u pay weekly", says: [], miss: true },
      {
        say: "alright. do i keep my day job?",
        says: [["beside a job", "main work", "next to"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-people3-steps-applicant",
    kept: false,
    turns: [
      {
        say: "So explain me like I'm five: how do I get from this website to a paid gig?",
        says: [["form"], ["vetted", "vetting"], ["project"]],
        link: talents,
      },
      { say: "which of those takes longest", says: [], miss: true },
    ],
  },
  {
    id: "practice-people3-rejected",
    kept: false,
    turns: [
      {
        say: "do you tell people if they got rejected or just ghost them",
        says: [["we tell you", "tell you"]],
        begins: "Yes",
      },
      { say: "would i get feedback", says: [["gap", "where you fit", "feedback"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people3-underage-coder",
    kept: false,
    turns: [
      {
        say: "im 16 and already earn money with react sites. can i join the talents",
        says: [["parent", "guardian"]],
      },
      { say: "what if my mom says ok", says: [["parent", "guardian"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people3-teacher-school",
    kept: false,
    turns: [
      {
        say: "I teach at a community college and would like to book something for my class of 28 students. Who do I contact?",
        says: [["trainings@corvanta.example", "corporate-training"]],
      },
      { say: "What does it cost per head?", says: [["proposal", "number of people"]] },
    ],
  },
  {
    id: "practice-people3-retired",
    kept: false,
    turns: [
      {
        say: "I'm 67, retired from the railroad. Would I be the oldest in class? I never wrote a line of code.",
        says: [["no coding", "beginner", "never programmed", "no programming", "without programming"]],
      },
      { say: "which one is the shorter", says: [["6 weeks", "six weeks"]], link: noCode },
      { say: "thank you kindly young lady", says: [kindly] },
    ],
  },
  {
    id: "practice-people3-sales-person",
    kept: false,
    turns: [
      {
        say: "do you have any open vacancies in sales or office admin at Corvanta itself",
        says: [["no permanent positions", ...notStated]],
      },
      {
        say: "where do i send my resume anyway",
        says: [["talent@corvanta.example", "info@corvanta.example"]],
      },
    ],
  },
  {
    id: "practice-people3-career-switch",
    kept: false,
    turns: [
      {
        say: "Nurse here, 15 years on the ward, burnt out. Someone said AI jobs pay well. Where would I even begin with you?",
        says: [["No Code", "AI/ML/GenAI Engineer", "beginner"]],
        link: [noCode, engineer],
      },
      {
        say: "will i have a job after",
        says: [["not promise", "no promise", "not guarantee", "cannot promise"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people3-unpaid",
    kept: false,
    turns: [
      { say: "who pays me, you or the client?", says: [], miss: true },
      { say: "do i learn the rate beforehand at least", says: [["rate"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people3-visit",
    kept: false,
    turns: [
      { say: "Can I just drop by your office tomorrow?", says: [["1200 Example Parkway", "Plano"]] },
      { say: "are classes held there too?", says: [["online"]], begins: "No" },
    ],
  },
  {
    id: "practice-people3-ceo",
    kept: false,
    turns: [
      { say: "name of the ceo pls", says: [], miss: true },
      { say: "then a number to reach management", says: ["(972) 555-0142"] },
    ],
  },
  {
    id: "practice-people3-security-role",
    kept: false,
    turns: [
      {
        say: "We lost our security admin last Friday & auditors come in six weeks. Do you do infosec people or only AI?",
        says: [["information security", "any IT role"]],
        link: clients,
        begins: "Yes",
      },
      { say: "urgent!!", says: [["(972) 555-0142", "talent@corvanta.example", "no number of days"]] },
    ],
  },
  {
    id: "practice-people3-legit",
    kept: false,
    turns: [
      {
        say: "is this a scam? somebody on whatsapp offered me a job at corvanta for a $50 fee",
        says: [["no subscription fee", "no fee", "$0", "info@corvanta.example", "talent@corvanta.example"]],
      },
      { say: "so you never charge applicants", says: [["no subscription fee", "$0", "nothing", "no fee"]] },
    ],
  },
  {
    id: "practice-people3-engineer-vs-hire",
    kept: false,
    turns: [
      {
        say: "Not sure if I should hire someone from you or have two of my own people trained. What do you have for each?",
        says: [
          ["specialist", "talent"],
          ["training", "course"],
        ],
        link: [clients, corporate],
      },
      {
        say: "ok the training. they know nothing about code",
        says: [["no coding", "never programmed", "beginner"]],
        link: [corporate, engineer, noCode],
      },
      { say: "how long is that one", says: [["4 months", "6 weeks", "flexible"]] },
    ],
  },
  {
    id: "practice-people3-language",
    kept: false,
    turns: [
      {
        say: "hablan español?",
        says: [["english", "language", "could not find", "español", "spanish", "inglés"]],
      },
      {
        say: "need spanish speaking developer for our plant in Monterrey",
        says: [["language"]],
        link: clients,
      },
    ],
  },
  {
    id: "practice-people3-community",
    kept: false,
    turns: [
      {
        say: "if a contractor gets stuck is he alone or do others help",
        says: [["colleagues", "network to ask"]],
      },
      { say: "nice", says: [kindly] },
    ],
  },
  {
    id: "practice-people3-way-of-work",
    kept: false,
    turns: [
      {
        say: "how do you guys typically go about a project",
        says: [
          ["look", "baseline"],
          ["hand over", "four steps", "build"],
        ],
      },
      { say: "what if it turns out to be a dumb idea", says: [["we stop", "stop before"]] },
    ],
  },
  {
    id: "practice-people3-fax",
    kept: false,
    turns: [
      { say: "Fax number?", says: [], miss: true },
      { say: "Postal address then, with zip code", says: ["75024"] },
    ],
  },
  {
    id: "practice-people3-phone-only",
    kept: false,
    turns: [
      { say: "dont like forms. is there a human i can talk to", says: ["(972) 555-0142"], begins: "Yes" },
      { say: "just about getting work thru you", says: [["network"]], link: talents },
    ],
  },
  {
    id: "practice-people3-equity",
    kept: false,
    turns: [
      { say: "We can't pay cash, would your devs accept equity", says: [], miss: true },
      {
        say: "hmm. the cheapest way to get some expert time then?",
        says: [["few hours", "hourly", "by the hour"]],
        link: clients,
      },
    ],
  },
  {
    id: "practice-people3-small-shop",
    kept: false,
    turns: [
      {
        say: "Do you work with tiny firms too or only corporates? we're 3 people",
        says: [
          [
            "one person",
            "small",
            "few hours",
            "one specialist",
            "one problem",
            "could not find",
            ...notStated,
          ],
        ],
      },
      {
        say: "we need a chatbot built, not a person",
        says: [["assistant"]],
        link: "/services/conversational-ai",
      },
    ],
  },
  {
    id: "practice-people3-alum",
    kept: false,
    turns: [
      {
        say: "I finished your engineer course last year, does that put me in the network automatically?",
        says: [["form", "vetted", "vetting"]],
        link: talents,
        begins: "No",
      },
      { say: "and can i still come to the community", says: [["for life", "free"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people3-webform-where",
    kept: false,
    turns: [
      { say: "where do i apply", says: [["form"]], link: talents },
      {
        say: "as an employer i mean, to post a job",
        says: [["form", "describe", "request", "role"]],
        link: clients,
      },
    ],
  },
  {
    id: "practice-people3-contact-short",
    kept: false,
    turns: [{ say: "contact", says: [["info@corvanta.example"]], link: contact }],
  },
];
