import { site } from "../../../content/site.ts";
import type { Dialogue } from "../dialogue.ts";
import { agreement, articles, corporate, engineer, noCode, notStated, person } from "../facts.ts";

const trainings = site.trainingsEmail;

/** Students, career changers, managers, retirees and parents, on which course there is, for whom, when and with what end. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-courses3-retired-plumber",
    kept: false,
    turns: [
      {
        say: "68 years old, retired plumber, never wrote a line of code in my life but my grandson says AI is the future. is there anything at your place for an old dog",
        says: [["No Code Agentic AI", "no coding", "never programmed", "beginners", "without programming"]],
        begins: "Yes",
      },
      { say: "how long does that go on for", says: [["6 weeks", "six weeks", "4 months"]] },
      { say: "and which nights of the week", says: [["Mon-Thu", "Monday to Thursday"]] },
    ],
  },
  {
    id: "practice-courses3-two-compared",
    kept: false,
    turns: [
      {
        say: "what's the diff between ur 2 courses",
        says: [
          ["6 weeks", "six weeks"],
          ["4 months", "four months"],
        ],
      },
      { say: "which is harder", says: [["Engineer", "Python", "80 lessons", "120 hours"]] },
      { say: "cheaper?", says: [["$799", "$999", "trainings team"]] },
    ],
  },
  {
    id: "practice-courses3-nurse-rota",
    kept: false,
    turns: [
      {
        say: "I am a night nurse with a rota that changes every fortnight, so some evenings I just wont be able to attend the agents class. Does that ruin it?",
        says: [["recording"]],
      },
      { say: "so are they all taped for sure?", says: [[trainings, "every class", "may record"]] },
      {
        say: "do they vanish after the course",
        says: [["for life", "lifetime", "stay open", "for good"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses3-mum-of-sixteen",
    kept: false,
    turns: [
      {
        say: "My daughter is 16 and mad about computers. Would you take her?",
        says: [["parent", "guardian"]],
        begins: "Yes",
      },
      {
        say: "She'd want the real programming one, not the drag and drop thing",
        says: [["Python", "Engineer"]],
        link: engineer,
      },
      { say: "what will she have actually made by the end", says: [["capstone", "project"]] },
    ],
  },
  {
    id: "practice-courses3-boss-proof",
    kept: false,
    turns: [
      {
        say: "my employer only reimburses me if i bring back some kind of paper that says i finished",
        says: [["Certificate"]],
      },
      { say: "what mark do i have to get", says: ["80%"] },
      { say: "and if I get 74", says: [["80%", "no certificate", "not in itself", "requires"]] },
    ],
  },
  {
    id: "practice-courses3-hours-total",
    kept: false,
    turns: [
      { say: "total teaching hours of the engineer programme please", says: ["120"] },
      { say: "spread over?", says: [["4 months", "four months"]] },
      { say: "plus homework i guess. per week in sum?", says: [["7–10", "7-10"]] },
    ],
  },
  {
    id: "practice-courses3-excel-queen",
    kept: false,
    turns: [
      {
        say: "Office manager here, 22 years of Excel, I can do pivot tables in my sleep but Python scares me. Which one should I take?",
        says: [["No Code Agentic AI", "do not program"]],
        link: noCode,
      },
      { say: "is it a lot of theory", says: [["workshop", "hands-on", "build", "project"]], begins: "No" },
      { say: "whats in week 4", says: [["database", "scheduled updates"]] },
    ],
  },
  {
    id: "practice-courses3-start-no-code",
    kept: false,
    turns: [
      { say: "wen does teh no code corse begin", says: ["Oct 6th"] },
      { say: "what time in the evening", says: ["7:45pm"] },
      { say: "im in california so thats..?", says: [["CDT", "Central"]] },
    ],
  },
  {
    id: "practice-courses3-start-engineer",
    kept: false,
    turns: [
      {
        say: "start date engineer course?",
        says: [["announced", "trainings team", ...notStated]],
        not: ["Oct 6th"],
      },
      { say: "how will i find out then", says: [["register", "form", "write", trainings, "waitlist"]] },
      {
        say: "do i owe you anything if i sign up on that form",
        says: [["nothing has to be paid", "nothing"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses3-laid-off-teller",
    kept: false,
    turns: [
      {
        say: "The bank closed our branch and I was let go in march. I'm 34 and I want to get into tech properly, machine learning and such. I have zero background. Where do I start with you?",
        says: [["Engineer"]],
        link: engineer,
      },
      {
        say: "will you find me a job after",
        says: [["not promise", "no promise", "cannot promise", "not guarantee"]],
        begins: "No",
      },
      { say: "so what help is there", says: [["resume", "interview"]] },
      { say: "ok and when it's over i'm on my own", says: [["AMA", "community"]], begins: "No" },
    ],
  },
  {
    id: "practice-courses3-cto-depth",
    kept: false,
    turns: [
      {
        say: "Does the syllabus cover parameter-efficient fine-tuning, e.g. LoRA adapters?",
        says: ["LoRA"],
        begins: "Yes",
      },
      { say: "and evaluation of RAG pipelines", says: [["test", "grounding"]], begins: "Yes" },
      { say: "MCP?", says: [["Model Context Protocol"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses3-projects-count",
    kept: false,
    turns: [
      { say: "how many projects do u do in the AI engineer one", says: [["four", "4"], "capstone"] },
      {
        say: "do i pick the topic of the last one",
        says: [["set yourself", "yourself", "your own"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-courses3-wordpress-freelancer",
    kept: false,
    turns: [
      {
        say: "hi! i build wordpress sites for small shops, and they keep asking me for chatbots that know their PDFs. which course teaches that in the least time?",
        says: ["No Code Agentic AI"],
      },
      {
        say: "in which week do we get to the documents bit",
        says: [["Week 5", "module 5", "classes 17", "17–20", "5th", "fifth"]],
      },
      {
        say: "may I sell the thing i make in class to a customer",
        says: [["belongs to you", "is yours"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-courses3-webinar",
    kept: false,
    turns: [
      { say: "can i look inside before i spend a thousand bucks", says: ["webinar"], begins: "Yes" },
      { say: "when", says: ["September 28th"] },
      { say: "costs?", says: ["free"] },
      { say: "what do they show in it", says: [["n8n", "agent"]] },
    ],
  },
  {
    id: "practice-courses3-equipment",
    kept: false,
    turns: [
      {
        say: "Is a tablet enough or must I buy a proper computer for your six week thing?",
        says: ["computer"],
      },
      { say: "mic also", says: ["microphone"], begins: "Yes" },
      { say: "must they see my face", says: ["camera off"], begins: "No" },
    ],
  },
  {
    id: "practice-courses3-student-proof",
    kept: false,
    turns: [
      { say: "im in 2nd year of uni whats my price", says: ["$799"] },
      { say: "do u check", says: ["proof"], begins: "Yes" },
      { say: "and someone who finished uni last summer n has no work yet??", says: ["$799"] },
    ],
  },
  {
    id: "practice-courses3-instructor-names",
    kept: false,
    turns: [
      { say: "Who precisely will be teaching? I want names and LinkedIn profiles.", says: [], miss: true },
      {
        say: "Hm. Do they look at my code at least?",
        says: [["go through your code", "mentorship"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-courses3-spanish",
    kept: false,
    turns: [
      { say: "are the lessons held in spanish or english only", says: [], miss: true },
      { say: "ok. online or in texas", says: ["online"] },
    ],
  },
  {
    id: "practice-courses3-university-credit",
    kept: false,
    turns: [
      {
        say: "Would my college accept the no code certificate for credit hours?",
        says: [["academic degree", ...notStated]],
      },
    ],
  },
  {
    id: "practice-courses3-manager-five",
    kept: false,
    turns: [
      {
        say: "I run a logistics depot. Five of my dispatchers should learn to automate their own paperwork. Do I send them to your public course or is there something for firms?",
        says: [["Corporate", "Custom Program", "companies", "company"]],
        link: corporate,
      },
      { say: "what would that cost me", says: [["proposal"]] },
      { say: "we work shifts though", says: [["shifts"]] },
    ],
  },
  {
    id: "practice-courses3-executive-morning",
    kept: false,
    turns: [
      {
        say: "The partners of our law firm have half a day at most. Anything that short?",
        says: [["Custom Program", "single morning", "flexible duration"]],
        begins: "Yes",
      },
      { say: "what would they be told", says: [["what AI can do", "costs", "executives"]] },
    ],
  },
  {
    id: "practice-courses3-refund",
    kept: false,
    turns: [
      {
        say: "suppose i start and after three evenings its over my head. money back?",
        says: ["75%", ["7 calendar days", "7 days", "day 7"]],
        begins: "Yes",
      },
      { say: "not all of it?", says: ["75%"], begins: "No" },
      { say: "how do i ask for it", says: [["email", trainings]] },
    ],
  },
  {
    id: "practice-courses3-installments",
    kept: false,
    turns: [
      { say: "cant pay it all at once", says: [["installment"]] },
      { say: "who do i talk to", says: [trainings] },
      { say: "before or after i enroll", says: [["before"]] },
    ],
  },
  {
    id: "practice-courses3-python-first",
    kept: false,
    turns: [
      {
        say: "Should I take a Python class somewhere before I register for the AI/ML one?",
        says: [["from the start", "beginners", "no coding", "never programmed", "not need", "from scratch"]],
        begins: "No",
      },
      {
        say: "how many lessons until we do actual machine learning",
        says: [["15", "block", "first model", "after"]],
      },
    ],
  },
  {
    id: "practice-courses3-skip-basics",
    kept: false,
    turns: [
      {
        say: "Senior backend dev, 9 yrs Java. Can I jump straight in at the agents part and skip the beginner Python?",
        says: [],
        miss: true,
      },
      { say: "which lessons is the agent stuff anyway", says: [["60–79", "60-79", "60"]] },
    ],
  },
  {
    id: "practice-courses3-tools",
    kept: false,
    turns: [
      { say: "pytorch or tensorflow", says: ["PyTorch", "TensorFlow"] },
      { say: "langchain too?", says: ["LangChain"], begins: "Yes" },
      { say: "what about in the other course", says: ["n8n", "Lovable"] },
    ],
  },
  {
    id: "practice-courses3-tool-costs",
    kept: false,
    turns: [
      {
        say: "are there any hidden extras on top of the 999",
        says: [["subscription", "n8n", "Lovable"]],
        begins: "Yes",
      },
      { say: "how much is n8n a month", says: [["their own subscriptions", ...notStated]] },
    ],
  },
  {
    id: "practice-courses3-early-code",
    kept: false,
    turns: [
      { say: "somebody on linkedin said theres a voucher", says: ["EARLYNOCODE"] },
      { say: "how much does it knock off", says: ["$100"] },
      { say: "so a student pays", says: [["$699", "$100"]] },
    ],
  },
  {
    id: "practice-courses3-dad-weekday",
    kept: false,
    turns: [
      {
        say: "I have the kids mon wed fri evenings. is there a weekend version of the no-code one",
        says: [["Mon-Thu", "Monday to Thursday"]],
        begins: "No",
      },
      { say: "ugh. recordings then?", says: [["recording"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses3-waitlist",
    kept: false,
    turns: [
      {
        say: "october is too early for me, when is the batch after that one",
        says: [["announced", "waitlist", trainings, ...notStated]],
      },
      {
        say: "does the waiting list hold a seat for me",
        says: [["no place", "not keep", "keeps no"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses3-sceptic",
    kept: false,
    turns: [
      {
        say: "Nobody learns to build an AI in six weeks with no programming. Convince me.",
        says: [["n8n", "week", "agent"]],
        link: noCode,
      },
      { say: "and what happens on the last evening", says: [["demo", "prototype"]] },
    ],
  },
  {
    id: "practice-courses3-rating",
    kept: false,
    turns: [
      { say: "do previous participants like the long course? any score?", says: ["9.5"], begins: "Yes" },
      { say: "out of how many votes", says: [notStated] },
    ],
  },
  {
    id: "practice-courses3-community",
    kept: false,
    turns: [
      {
        say: "what is this community you keep talking about and do i pay monthly",
        says: [["free for life", "free"]],
      },
      { say: "both courses?", says: [["Engineer", ...notStated]] },
    ],
  },
  {
    id: "practice-courses3-ama",
    kept: false,
    turns: [
      { say: "AMA sessions??? what's that", says: [["Ask Me Anything"]] },
      { say: "how often", says: [["two weeks", "every two weeks", "4 AMA", "four"]] },
    ],
  },
  {
    id: "practice-courses3-vision",
    kept: false,
    turns: [
      {
        say: "Is computer vision part of it? I inspect welds for a living and we photograph every seam.",
        says: [["convolutional"]],
        begins: "Yes",
      },
      { say: "and generating pictures", says: ["diffusion"], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses3-sql",
    kept: false,
    turns: [
      { say: "sql thought?", says: ["SQL"], begins: "Yes" },
      { say: "git?", says: ["Git"], begins: "Yes" },
      { say: "docker?", says: ["Docker"], begins: "Yes" },
      { say: "rust?", says: [["Python", ...notStated]], begins: "No" },
    ],
  },
  {
    id: "practice-courses3-couple",
    kept: false,
    turns: [
      {
        say: "Me and my wife want to do the six-week course together. Can we share one enrolment and sit in front of one screen?",
        says: [["personal", "one place", "not pass on", "share"]],
        begins: "No",
      },
      { say: "so thats twice 999", says: ["$999"], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses3-gift",
    kept: false,
    turns: [
      {
        say: "I would love to give the course to my nephew for his graduation. Do you have gift vouchers?",
        says: [],
        miss: true,
      },
      { say: "What would his price be if he has just graduated?", says: ["$799"] },
    ],
  },
  {
    id: "practice-courses3-dropped-out",
    kept: false,
    turns: [
      {
        say: "i fell ill in week two of the spring group and never caught up. can i sit in the next one again",
        says: [["consent", "repeat cohort", trainings]],
      },
      { say: "free?", says: [[trainings, "consent", ...notStated]] },
      {
        say: "could i get a refund on the second try if it goes wrong again",
        says: [["no refund", "none on repeat", "repeat cohort"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses3-cancelled-batch",
    kept: false,
    turns: [
      {
        say: "What if too few people sign up and you call the whole thing off?",
        says: [["later one", "later cohort", "refund"]],
      },
      {
        say: "and when it's just one teacher who has the flu",
        says: [["made up", "another date", "replace"]],
      },
    ],
  },
  {
    id: "practice-courses3-pretty-vague",
    kept: false,
    turns: [
      { say: "i want to learn ai", says: [["No Code Agentic AI", "Engineer"]] },
      { say: "no idea. i sell insurance", says: [["No Code", "Engineer", "courses"]] },
      {
        say: "the short one then. how do i sign up",
        says: [["agreement", "plan", "enroll"]],
        link: [noCode, agreement],
      },
    ],
  },
  {
    id: "practice-courses3-place-sure",
    kept: false,
    turns: [
      {
        say: "I clicked through and sent my enrollment, do I now definitely have a chair?",
        says: [["fee", "payment", "installment"]],
        begins: "No",
      },
      { say: "where does the link for the class come from", says: [["email"]] },
    ],
  },
  {
    id: "practice-courses3-small-groups",
    kept: false,
    turns: [
      {
        say: "last online course i did had 400 ppl in the call and nobody ever answered me. how many are in yours",
        says: [["small cohorts", "small"]],
      },
      { say: "number pls", says: [], miss: true },
    ],
  },
  {
    id: "practice-courses3-german-engineer",
    kept: false,
    turns: [
      {
        say: "Good day, I am mechanical engineer from Stuttgart. Is it possible that I participate from Germany?",
        says: ["online"],
        begins: "Yes",
      },
      {
        say: "The hour is then in the middle of the night by us, correct? 7:45 pm is which zone?",
        says: [["CDT", "Central"]],
      },
    ],
  },
  {
    id: "practice-courses3-pace",
    kept: false,
    turns: [
      { say: "how many lessons a week is it in the four month one", says: [["80", ...notStated]] },
      { say: "i work full time, doable?", says: [["7–10", "7-10"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses3-self-paced",
    kept: false,
    turns: [
      {
        say: "Is it a bunch of videos I click through when I feel like it or do I have to be there?",
        says: ["live"],
      },
      { say: "and watch again later?", says: [["recording", "on demand"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-courses3-cv-line",
    kept: false,
    turns: [
      { say: "what do I call the certificate on my resume", says: [["Certificate of Completion"]] },
      { say: "is it recognised by anyone", says: [["Industry-recognized", "academic degree"]] },
    ],
  },
  {
    id: "practice-courses3-lovable",
    kept: false,
    turns: [
      {
        say: "I've heard of Lovable. Does any of your classes use that",
        says: ["Lovable"],
        begins: "Yes",
        link: noCode,
      },
      { say: "whats it for in there", says: [["web app", "front end", "prototype"]] },
    ],
  },
  {
    id: "practice-courses3-first-evening",
    kept: false,
    turns: [
      {
        say: "what happens in the very first class of no code? so i dont look stupid",
        says: [["language models", "AI Basics", "prompt"]],
      },
      { say: "and what do i have after that week", says: [["prompt library"]] },
    ],
  },
  {
    id: "practice-courses3-accountant",
    kept: false,
    turns: [
      {
        say: "Three-person accounting office, tax season kills us, I'd like a robot that sorts client mails and writes drafts. Learn it myself with you or have it done?",
        says: [["No Code", "AI Automations", "automation"]],
      },
      {
        say: "if i learn it, which week do we do the e-mail part",
        says: [["Week 2", "module 2", "classes 5", "second", "Workshop: an email agent"]],
      },
    ],
  },
  {
    id: "practice-courses3-levels",
    kept: false,
    turns: [
      {
        say: "are there beginner, intermediate and advanced levels?",
        says: [["No Code", "Engineer", "beginners"]],
      },
      {
        say: "i dont even know what an API is lol",
        says: [
          [
            "APIs without code",
            "without programming",
            "no coding",
            "No Code",
            "beginners",
            "module 3",
            "classes 9",
          ],
        ],
      },
    ],
  },
  {
    id: "practice-courses3-trainer-article",
    kept: false,
    turns: [
      {
        say: "I'm head of HR and have to decide who in our company needs which AI training. Any guidance?",
        says: [["Executives", "everyday users", "process builders", "corporate"]],
        link: [articles.training, corporate],
      },
      {
        say: "how long for the ordinary office people",
        says: [["two hours", "three sessions", "short sessions"]],
      },
      { say: "and the top brass", says: [["half a day", "single morning", "Executives"]] },
    ],
  },
  {
    id: "practice-courses3-lesson-number",
    kept: false,
    turns: [
      { say: "what's the title of lesson 47", says: [["Convolutional"]] },
      { say: "and the last one", says: [["Career", "interview"]] },
    ],
  },
  {
    id: "practice-courses3-job-centre",
    kept: false,
    turns: [
      { say: "Does the unemployment office pay for your courses?", says: [], miss: true },
      {
        say: "I've been without work since January, I'm 50 and was a warehouse supervisor. is the lower price for me",
        says: [["juniors", "unemployed juniors"]],
      },
    ],
  },
  {
    id: "practice-courses3-phone-call",
    kept: false,
    turns: [
      {
        say: "i hate email. can a human tell me on the phone which class suits me",
        says: [[site.phone]],
        begins: "Yes",
      },
      { say: "ok and if no one picks up", says: [person] },
    ],
  },
  {
    id: "practice-courses3-share-login",
    kept: false,
    turns: [
      {
        say: "could i upload the class videos to our team drive so colleagues watch too",
        says: [["may not", "written consent", "not share", "personal", "consent"]],
        begins: "No",
      },
      {
        say: "and screen-record a session for myself",
        says: [["may not", "not make recordings"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses3-mlops",
    kept: false,
    turns: [
      {
        say: "We lack people who can put models into production and keep an eye on them. Which of your trainings teaches deployment and monitoring?",
        says: ["Engineer"],
        link: [engineer, corporate],
      },
      { say: "what exactly under monitoring", says: [["drift"]] },
    ],
  },
  {
    id: "practice-courses3-upset-time",
    kept: false,
    turns: [
      {
        say: "WHY is everything in the evening some of us have families",
        says: [["7:45pm", "Mon-Thu", "recording", "evening", "flexible"]],
      },
      {
        say: "no daytime class at all?",
        says: [["evening", "7:45pm", "Mon-Thu", ...notStated]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-courses3-homeschool",
    kept: false,
    turns: [
      {
        say: "hello we homeschool and my two boys 13 and 15 would do a course as a computing module, what do we as parents need to do",
        says: [["parent", "guardian"]],
      },
      { say: "do they get marks", says: [["80%", "grade"]], begins: "Yes" },
    ],
  },
];
