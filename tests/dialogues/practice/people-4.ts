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
  sorry,
  talents,
  terms,
} from "../facts.ts";

/** More of those who hire, join, study or pay for a child, and of those who only want to know who we are. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-people4-procurement",
    kept: false,
    turns: [
      {
        say: "Procurement at a bank here. Before I put you on our vendor list: under what paper do your contractors work, and is anything agreed about access to our systems?",
        says: [
          ["access rights", "written agreement"],
          ["in writing", "written", "agreement"],
        ],
      },
      { say: "Are they insured?", says: [], miss: true },
      { say: "Which courts if we fall out?", says: [["Collin County", "Texas"]] },
    ],
  },
  {
    id: "practice-people4-bakery",
    kept: false,
    turns: [
      {
        say: "we r a bakery chain. want app for orders. have no devs",
        says: [["software engineer", "specialist", "engineer"]],
        link: clients,
      },
      {
        say: "he also must connect it with our old till system",
        says: [["connections with systems", "integration", "older systems", "systems you already run"]],
      },
    ],
  },
  {
    id: "practice-people4-ab-tests",
    kept: false,
    turns: [
      {
        say: "who from your people could tell me honestly whether my pricing experiment meant anything",
        says: [["data scientist"]],
        link: clients,
      },
      { say: "does he tell how sure he is", says: [["how certain"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people4-outages",
    kept: false,
    turns: [
      {
        say: "Every Friday deploy breaks prod and my one ops guy is at the end of his rope. Terraform, k8s, GitHub actions.",
        says: [["DevOps"]],
        link: clients,
      },
      { say: "how would we pay for such a person", says: [["by the hour", "hourly"], ["fixed price"]] },
    ],
  },
  {
    id: "practice-people4-unknown-role",
    kept: false,
    turns: [
      { say: "dont even know which role we need tbh", says: [["describe", "name the roles"]], link: clients },
      {
        say: "we just want the monthly forecast to stop being garbage",
        says: [["data scientist", "forecast"]],
      },
    ],
  },
  {
    id: "practice-people4-first-contact",
    kept: false,
    turns: [
      {
        say: "I have a three page job spec in Word. Where can I send that thing?",
        says: ["talent@corvanta.example"],
      },
      {
        say: "do I have to give my phone nr in the form on the site",
        says: [["optional", "not required", "email or phone", ...notStated]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people4-permanent-employer",
    kept: false,
    turns: [
      {
        say: "We want an employee on our own payroll, not a contractor. Do you do classic headhunting?",
        says: [],
        miss: true,
      },
      {
        say: "so what do you do instead",
        says: [["specialist", "team", "talent network"]],
        link: clients,
      },
    ],
  },
  {
    id: "practice-people4-trial",
    kept: false,
    turns: [
      { say: "can we test someone for a week w/o paying", says: [], miss: true },
      { say: "then for a few hours paid", says: [["few hours"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people4-whos-contract",
    kept: false,
    turns: [
      {
        say: "Quick one - would the contract be between us and Corvanta or us and the freelancer directly?",
        says: [],
        miss: true,
      },
      {
        say: "But there is one, right? Nothing on a handshake?",
        says: [["agreement", "in writing"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-people4-agency-bench",
    kept: false,
    turns: [
      {
        say: "Dear team, we are an outsourcing company from Lviv with 12 developers on the bench, how can we supply them through you?",
        says: [["talent@corvanta.example", "info@corvanta.example", "form", ...notStated]],
      },
      {
        say: "who decides about such things at your side",
        says: [["talent@corvanta.example", "info@corvanta.example", "talent team", "could not find"]],
      },
    ],
  },
  {
    id: "practice-people4-returner",
    kept: false,
    turns: [
      {
        say: "been out for 7 years with kids, was a java dev. do you laugh at people like me?",
        says: [["what to learn", "compare your experience", "gap"]],
        link: talents,
      },
      {
        say: "do i have to take a course",
        says: [["if you choose", "choose one", "agree with you", "agree on"]],
        begins: "No",
      },
      { say: "what would that cost me", says: [["beforehand", "who pays", "$799"]] },
    ],
  },
  {
    id: "practice-people4-veteran",
    kept: false,
    turns: [
      {
        say: "Navy veteran, 20 yrs comms and networking. I see only AI stuff on here, is there a slot for network folks",
        says: [["another IT field", "network engineering", "IT professionals"]],
        begins: "Yes",
      },
      {
        say: "what happens when i hit join the network",
        says: [["replies", "reads", "read", "email", "three steps"]],
        link: talents,
      },
    ],
  },
  {
    id: "practice-people4-conflict",
    kept: false,
    turns: [
      {
        say: "Can I keep my full time job and do your projects on the side",
        says: [["beside a job"]],
        link: talents,
        begins: "Yes",
      },
      { say: "And if a client wants me for 40 hrs", says: [["decline", "how many hours", "choose"]] },
    ],
  },
  {
    id: "practice-people4-freelance-tax",
    kept: false,
    turns: [
      { say: "am i 1099 or w2 with you?", says: [], miss: true },
      { say: "hourly or per project", says: [["hourly"], ["fixed"]], link: [talents, clients] },
    ],
  },
  {
    id: "practice-people4-portfolio",
    kept: false,
    turns: [
      {
        say: "My best work is under NDA at my employer so I can't link a repo. How do I show what I can do??",
        says: [
          ["profile", "portfolio", "in your own words", "work you are proud of", "talent@corvanta.example"],
        ],
        link: talents,
      },
      {
        say: "ok and should i mention what i earned so far",
        says: [["leave out salary", "salary history"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-people4-how-many-apply",
    kept: false,
    turns: [
      { say: "how many freelancers are in your network", says: [], miss: true },
      { say: "and do you let everybody in", says: [["only vetted", "vetted"]], begins: "No" },
    ],
  },
  {
    id: "practice-people4-client-view",
    kept: false,
    turns: [
      {
        say: "is my profile public on the internet once I joined",
        says: [["consent", "agreed"]],
        begins: "No",
      },
      {
        say: "delete me",
        says: [["delete"], ["info@corvanta.example", "talent@corvanta.example", "whenever you ask"]],
      },
    ],
  },
  {
    id: "practice-people4-no-projects",
    kept: false,
    turns: [
      {
        say: "I joined in January, been vetted and all, and not ONE project so far. what gives",
        says: [["not guarantee", "cannot promise", "when a project matches", "talent@corvanta.example"]],
      },
      {
        say: "who can i complain to",
        says: [["talent@corvanta.example", "info@corvanta.example", "(972) 555-0142"]],
      },
    ],
  },
  {
    id: "practice-people4-rate-seen",
    kept: false,
    turns: [
      {
        say: "when do i find out what a gig pays, before or after i said yes",
        says: [["before you decide", "summary", "rate"]],
        link: talents,
      },
      { say: "do i meet the customer", says: [["meeting"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people4-gift",
    kept: false,
    turns: [
      {
        say: "Would like to give my grandson the no code thing for his graduation. Can I pay and he attends?",
        says: [["trainings@corvanta.example", "parent", "personal", ...notStated]],
      },
      { say: "he is 22 and jobless. price?", says: ["$799"], link: [noCode, agreement] },
      { say: "may i sit in and watch a class with him", says: [["personal", "share"]], begins: "No" },
    ],
  },
  {
    id: "practice-people4-minor-deal",
    kept: false,
    turns: [
      {
        say: "i'm fifteen can i sign the contract for the course myself",
        says: [["parent", "guardian"]],
        link: agreement,
        begins: "No",
      },
      { say: "and who pays then, me?", says: [["responsible for the fee", "parent", "guardian"]] },
    ],
  },
  {
    id: "practice-people4-recorded-daughter",
    kept: false,
    turns: [
      {
        say: "As a mother I am worried: will my daughter's face be recorded in these online lessons?",
        says: [["camera off"]],
        begins: "Yes",
      },
      { say: "who gets these videos", says: [["cohort"]] },
    ],
  },
  {
    id: "practice-people4-credit",
    kept: false,
    turns: [
      {
        say: "does my university have to accept it as credit points",
        says: [["neither an academic degree", "not an academic degree", "academic degree", ...notStated]],
        begins: "No",
      },
      { say: "can i put it on linkedin tho", says: [["certificate", ...notStated]] },
    ],
  },
  {
    id: "practice-people4-exam-week",
    kept: false,
    turns: [
      {
        say: "I've finals in the second week of the engineer course, if I skip those lessons am I out?",
        says: [["recorded", "recordings", "on demand"]],
        begins: "No",
      },
      {
        say: "how much is it for students",
        says: [["trainings team", "trainings@corvanta.example"]],
        not: ["engineer course costs $799"],
      },
    ],
  },
  {
    id: "practice-people4-which-for-student",
    kept: false,
    turns: [
      {
        say: "My boy studies history and has never coded, my girl does computer science. Which class for which child?",
        says: [["No Code"], ["Engineer"]],
      },
      { say: "the longer one, hours per week?", says: [["7–10", "7-10"]], link: engineer },
    ],
  },
  {
    id: "practice-people4-just-graduated",
    kept: false,
    turns: [
      {
        say: "is a graduate from 2019 still a graduate for ur discount",
        says: [["graduates", "recent graduates", "proof"]],
      },
      { say: "i have a job though", says: ["$999"] },
    ],
  },
  {
    id: "practice-people4-job-after",
    kept: false,
    turns: [
      {
        say: "What percentage of your alumni found employment within six months?",
        says: [],
        miss: true,
      },
      {
        say: "Do you at least look over my CV?",
        says: [["resume"]],
        link: engineer,
        begins: "Yes",
      },
      { say: "and practice interviews?", says: [["interview"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-people4-office-country",
    kept: false,
    turns: [
      { say: "is it texas", says: ["Texas"], begins: "Yes" },
      { say: "any branch in europe", says: [], miss: true },
      { say: "what time zone are you on", says: [["central", "CDT", "Plano", "Texas"]] },
    ],
  },
  {
    id: "practice-people4-cold-seller",
    kept: false,
    turns: [
      {
        say: "Hi! We can bring Corvanta to page one of Google. Who is in charge of marketing there?",
        says: [],
        miss: true,
      },
      { say: "can i send the offer thru your form", says: [["advertising"]], link: [terms], begins: "No" },
    ],
  },
  {
    id: "practice-people4-investor",
    kept: false,
    turns: [
      { say: "Are you raising? We're a seed fund.", says: [], miss: true },
      { say: "which inbox for that", says: ["info@corvanta.example"] },
    ],
  },
  {
    id: "practice-people4-quote-logo",
    kept: false,
    turns: [
      {
        say: "For our university magazine: may I quote two sentences from your site and print your logo?",
        says: [
          ["quote", "written consent"],
          ["consent", "source"],
        ],
        link: terms,
      },
      { say: "whom do i ask for the consent", says: ["info@corvanta.example"] },
    ],
  },
  {
    id: "practice-people4-youtube",
    kept: false,
    turns: [
      { say: "got any vids?", says: [["youtube", "recording", "webinar", ...notStated]] },
      {
        say: "the link",
        says: [["youtube.com", "linkedin.com", "bottom of every page", "/training/no-code-agentic-ai"]],
      },
    ],
  },
  {
    id: "practice-people4-lawyer-letter",
    kept: false,
    turns: [
      {
        say: "We need to serve a letter on the company. Full postal address please.",
        says: ["1200 Example Parkway", "75024"],
      },
      { say: "addressed to which officer?", says: [], miss: true },
    ],
  },
  {
    id: "practice-people4-call-back",
    kept: false,
    turns: [
      { say: "can somebody call ME", says: [["leave your name", "(972) 555-0142", "phone"]], begins: "Yes" },
      {
        say: "its about four data people for a year",
        says: [["specialist", "talent", "team"]],
        link: clients,
      },
    ],
  },
  {
    id: "practice-people4-no-answer-phone",
    kept: false,
    turns: [
      {
        say: "ive rung three times and nobody picks up!!!",
        says: [sorry, ["info@corvanta.example", contact]],
      },
      { say: "its about an installment, which mail", says: ["trainings@corvanta.example"] },
    ],
  },
  {
    id: "practice-people4-what-do-you-do",
    kept: false,
    turns: [
      {
        say: "sooo what is this place, a school or a job agency?",
        says: [
          ["training", "teaches", "courses"],
          ["talent", "specialists"],
        ],
      },
      {
        say: "and you also build stuff?",
        says: [["assistants", "automations", "conversational AI", "models"]],
        begins: "Yes",
      },
      { say: "ok cool ty", says: [kindly] },
    ],
  },
  {
    id: "practice-people4-advise-first",
    kept: false,
    turns: [
      {
        say: "Our board can't decide between building a data team and buying it in for a while. What speaks for the second?",
        says: [["as long as", "no vacancy", "scale", "grows and shrinks", "begin with one", "few hours"]],
        link: clients,
      },
      {
        say: "And after the project ends, who keeps it running?",
        says: [["back to one", "upkeep", "on-call", "learn to run", "your agreement", "your team"]],
      },
    ],
  },
  {
    id: "practice-people4-staff-upskill",
    kept: false,
    turns: [
      {
        say: "hr manager, 14 accountants who fear ai takes their jobs. is there a gentle start for them",
        says: [["Custom Program", "office teams"]],
        link: corporate,
        begins: "Yes",
      },
      {
        say: "can it be during working hours not at nite",
        says: [["half days", "shifts", "fit around"]],
        begins: "Yes",
      },
      { say: "do they get a paper at the end", says: [], miss: true },
    ],
  },
  {
    id: "practice-people4-data-applicant-eu",
    kept: false,
    turns: [
      {
        say: "I live in Austria. If I register as talent, where does my data go?",
        says: [["United States"]],
        link: privacy,
      },
      { say: "can I have a copy of all you store about me", says: ["info@corvanta.example"], begins: "Yes" },
      { say: "how long do you keep it", says: [["until we delete", "ask us to", "delete"]] },
    ],
  },
  {
    id: "practice-people4-rust",
    kept: false,
    turns: [
      { say: "Rust or Zig devs, got some?", says: [["technology"]], link: clients, begins: "Yes" },
      { say: "they must speak french", says: [["language"]] },
      {
        say: "and be there in 2 weeks",
        says: [["no number of days", ...notStated]],
        not: ["within two weeks"],
      },
    ],
  },
];
