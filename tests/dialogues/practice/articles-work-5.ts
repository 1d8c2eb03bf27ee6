import type { Dialogue } from "../dialogue.ts";
import { articles, automations, corporate, noCode } from "../facts.ts";

/** People at work, who ask what the articles say without knowing that there is one. */
export const dialogues: Dialogue[] = [
  {
    id: "practice-articles-work5-returns-desk",
    kept: false,
    turns: [
      {
        say: "we run a helpdesk of 9 people for garden furniture. boss wants a chat robot by spring. how many of our past conversations would one need to see if the thing is any good",
        says: [["200", "300"]],
        link: articles.transcripts,
      },
      { say: "and the nasty ones", says: [["100"]] },
      {
        say: "can i leave out the ones where the customer was just impossible",
        says: [["nobody may remove", "unfair"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-seal",
    kept: false,
    turns: [
      {
        say: "Why on earth would you lock away half the test cases? Seems a waste",
        says: [["prompt against", "unread until the decision", "says nothing more"]],
        link: articles.transcripts,
      },
      { say: "how big is that locked half then", says: [["100", "150"]] },
    ],
  },
  {
    id: "practice-articles-work5-zero-faults",
    kept: false,
    turns: [
      {
        say: "Our vendor reports zero dangerous replies in 100 chats. My CFO says that's proof. Is it?",
        says: [["3 percent"]],
        link: articles.transcripts,
        begins: "No",
      },
      { say: "so what would three hundred tell me", says: [["1 percent"]] },
      {
        say: "what do we do if we cant get that many",
        says: [["one topic", "one channel", "fraction of the traffic"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-grader",
    kept: false,
    turns: [
      {
        say: "who should be marking the bots replies, one person enough??",
        says: [["two people"]],
        link: articles.transcripts,
      },
      { say: "could chatgpt not do the marking", says: [["a model can grade", "no vote"]] },
    ],
  },
  {
    id: "practice-articles-work5-marks",
    kept: false,
    turns: [
      {
        say: "Im doing my thesis on customer service bots. what categories could i sort the replies into after reading them? good and bad is too rough",
        says: ["incomplete", "harmful"],
        link: articles.transcripts,
      },
      { say: "what's the difference between the third and the last", says: [["repairable", "costs money"]] },
    ],
  },
  {
    id: "practice-articles-work5-human-bar",
    kept: false,
    turns: [
      {
        say: "My agents make mistakes too. Is it fair to ask the machine to be perfect?",
        says: [["service customers get today", "human agents really sent", "human replies reached"]],
        link: articles.transcripts,
      },
    ],
  },
  {
    id: "practice-articles-work5-privacy-old-mails",
    kept: false,
    turns: [
      {
        say: "data protection officer here. before somebody feeds last years tickets to some trial, what happens with the customers names and bank details",
        says: [["invented values", "same shape"]],
        link: articles.transcripts,
      },
      { say: "wouldnt blacking out do", says: [["same shape", "[redacted]", "order number"]] },
    ],
  },
  {
    id: "practice-articles-work5-soft-start",
    kept: false,
    turns: [
      {
        say: "tests are fine. now we want go live with bot, all at once or slowly?",
        says: [["topic by topic", "one topic", "draft while people send"]],
        link: articles.transcripts,
      },
      { say: "and when somebody complains later", says: [["new case"]] },
      {
        say: "do i have to repeat everything if we only change a sentence in the prompt",
        says: [["whole suite"]],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles-work5-supplier",
    kept: false,
    turns: [
      {
        say: "I buy software for a health insurer. What can I demand of a chatbot maker before I put my name under anything",
        says: [["sealed half", "your graders"]],
        link: articles.transcripts,
      },
      { say: "and if they refuse?", says: [["any supplier should agree", "before the contract"]] },
    ],
  },
  {
    id: "practice-articles-work5-cut",
    kept: false,
    turns: [
      {
        say: "we tried letting our bot go through an old chat line by line and after two messages it made no sense anymore",
        says: [["no longer fits", "just before a human reply", "only its next reply"]],
        link: articles.transcripts,
      },
      { say: "ah. and which spot", says: [["decided something", "drawn by chance", "where it hurts"]] },
    ],
  },
  {
    id: "practice-articles-work5-release-rules",
    kept: false,
    turns: [
      {
        say: "What would be sensible conditions that must be met so that a webshop's bot may go online?",
        says: [["none, in either sample", "one is a stop", "harmful replies"]],
        link: articles.transcripts,
      },
      {
        say: "is it bad if it passes people to humans too often",
        says: [["cost minutes", "needless hand-offs", "team on shift"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-policy-quarrel",
    kept: false,
    turns: [
      {
        say: "Two of my best people gave opposite verdicts on a goodwill case, now the project is stuck. Ideas?",
        says: [["no model can be right", "decide, put the decision"]],
        link: articles.transcripts,
      },
    ],
  },
  {
    id: "practice-articles-work5-training-forgotten",
    kept: false,
    turns: [
      {
        say: "last year we paid 20k for an AI day, everybody loved it, two weeks later not a soul used it. why does that always happen",
        says: [["four things outside the room", "permission", "manager who asks"]],
        link: articles.training,
      },
      { say: "was it the trainers fault", says: [["seldom the fault"]], begins: "No" },
      { say: "ok and how would you do it instead", says: [["task", "weeks"]] },
    ],
  },
  {
    id: "practice-articles-work5-how-long-sessions",
    kept: false,
    turns: [
      {
        say: "full day or several short ones for normal office staff?",
        says: [["three sessions of two hours", "two weeks apart"]],
        link: articles.training,
      },
      { say: "why the gaps", says: [["rehearsal", "better questions"]] },
    ],
  },
  {
    id: "practice-articles-work5-bosses",
    kept: false,
    turns: [
      {
        say: "our directors want their own thing, not sit with the clerks. what should they be able to do afterwards",
        says: [["where AI is worth trying", "ask for evidence"]],
        link: articles.training,
      },
      { say: "how much time", says: [["half a day"]] },
      { say: "and the clerks?", says: [["two or three tasks", "short sessions", "own material"]] },
    ],
  },
  {
    id: "practice-articles-work5-paste",
    kept: false,
    turns: [
      {
        say: "My staff either paste whole contracts into the AI or they are scared to touch it. I need some kind of rule but not a 20 page policy",
        says: [["one page", "always", "approved"]],
        link: articles.training,
      },
      { say: "what belongs on it", says: [["which tools are approved", "who must check", "whom to ask"]] },
    ],
  },
  {
    id: "practice-articles-work5-licences",
    kept: false,
    turns: [
      {
        say: "IT hasn't approved the licence yet but the training is booked for monday. problem?",
        says: [["teaches people to wait", "on their desk the next morning"]],
        link: articles.training,
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles-work5-measure-training",
    kept: false,
    turns: [
      {
        say: "hr manager, need to show the board the course was worth it. smiley sheets are not enough they said",
        says: [["ten recent examples", "ten examples", "done differently", "baseline"]],
        link: [articles.training, corporate],
      },
      {
        say: "would login numbers do",
        says: [["mislead", "say nothing about", "fighting it"]],
        begins: "No",
      },
      { say: "when do i look", says: [["week 12"]] },
    ],
  },
  {
    id: "practice-articles-work5-claims-team",
    kept: false,
    turns: [
      {
        say: "after a training some tasks go quicker with AI and others got worse. do i say it was half a success?",
        says: [["mixed results", "keep the first", "give up the second"]],
        link: articles.training,
      },
      { say: "how much quicker was it in your example", says: ["25", "18"] },
    ],
  },
  {
    id: "practice-articles-work5-prompt-collection",
    kept: false,
    turns: [
      {
        say: "we have a wiki page with like 140 prompts nobody looks at",
        says: [["fifteen", "15 entries"]],
        link: articles.training,
      },
      { say: "who keeps it tidy", says: [["builder", "owner"]] },
    ],
  },
  {
    id: "practice-articles-work5-budget-left",
    kept: false,
    turns: [
      {
        say: "How should I divide the training money so there's something left for afterwards?",
        says: [["third"]],
        link: articles.training,
      },
      { say: "for what exactly", says: [["open hours", "library"]] },
    ],
  },
  {
    id: "practice-articles-work5-trust-but-check",
    kept: false,
    turns: [
      {
        say: "my employees believe everything the ai tells them. how can you teach people to be suspicious",
        says: [["five assistant results", "two of them wrong", "catching errors", "2 of 5"]],
        link: articles.training,
      },
      {
        say: "and to leave it alone when its no use",
        says: [["costs more than it saves", "deciding against"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-bad-omens",
    kept: false,
    turns: [
      {
        say: "what are the alarm bells that an AI training programme is going to fizzle out",
        says: [["names a tool and no task", "same day", "budget expires"]],
        link: articles.training,
      },
      { say: "can you still save it", says: [["repaired in an afternoon", "says it aloud"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-articles-work5-mailbox",
    kept: false,
    turns: [
      {
        say: "a collegue wants to hook a n8n agent to her own outlook account. my gut says no but i can't say why",
        says: [["powers of the credentials", "your own mailbox", "its own account", "delete four years"]],
        link: articles.agents,
      },
      {
        say: "what instead",
        says: [
          ["create a user for the agent", "smallest set of rights", "its own account", "account that is not"],
        ],
      },
    ],
  },
  {
    id: "practice-articles-work5-flow-or-agent",
    kept: false,
    turns: [
      {
        say: "everyone sells me agents agents agents. do i need one just to sort 5 kinds of mail",
        says: [["workflow"]],
        link: articles.agents,
        begins: "No",
      },
      {
        say: "when would i need one then",
        says: [["truly depend", "researching a supplier", "found along the way"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-send-button",
    kept: false,
    turns: [
      {
        say: "Would you let a bot answer customer emails by itself, no human",
        says: [["pressing send", "drafts", "person's approval", "person’s approval"]],
        link: articles.agents,
        begins: "No",
      },
      {
        say: "but its only an email, whats the harm",
        says: [["statement by the company", "in your company"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-applicants",
    kept: false,
    turns: [
      {
        say: "i'm in recruiting. 400 CVs a week. may the AI throw out the weak ones?",
        says: [["any judgment on a person", "owed a decision", "dismissing an applicant"]],
        link: [articles.agents, articles.scoring],
        begins: "No",
      },
      { say: "what CAN it do for us", says: [["arranging interviews"]] },
      {
        say: "is that because the tech isnt good enough yet",
        says: [["nothing to do with the quality", "owed a decision"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles-work5-tricked",
    kept: false,
    turns: [
      {
        say: "Somebody told me that a stranger could write a mail to our inbox and the AI would obey it?! that cant be true",
        says: [["prompt injection", "model may comply", "same stream"]],
        link: articles.agents,
        begins: "Yes",
      },
      { say: "cant you just tell it not to", says: [["without removing it"]], begins: "No" },
      {
        say: "so how do we protect us",
        says: [["take away any one", "takes away one", "take away one", "no tool"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-approve-click",
    kept: false,
    turns: [
      {
        say: "The supervisor clicks yes yes yes all day on what the automation proposes. She doesn't read any of it I swear",
        says: [["stopped being a control", "trains people to press it"]],
        link: articles.agents,
      },
      { say: "what should she be shown", says: [["one sentence", "recipient", "amount"]] },
    ],
  },
  {
    id: "practice-articles-work5-runaway",
    kept: false,
    turns: [
      {
        say: "our automation replied to its own replies the whole weekend lol, cost us a fortune",
        says: [["caps", "limit the steps", "loops happen"]],
        link: articles.agents,
      },
      { say: "and how to pull the plug quick", says: [["one switch", "three people", "revokes"]] },
    ],
  },
  {
    id: "practice-articles-work5-promotion",
    kept: false,
    turns: [
      {
        say: "When is such an agent mature enough to be given more freedom?",
        says: [["shadow", "fifty", "50 drafts", "drafts sent untouched", "earns"]],
        link: articles.agents,
      },
      {
        say: "and if we swap the model for a newer one",
        says: [["goes back to drafts", "belongs to the model"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-shadow-it",
    kept: false,
    turns: [
      {
        say: "Head of IT. Departments are building their own little bots everywhere. Inclined to ban it. Your view?",
        says: [["private laptops", "right builders"]],
        link: articles.agents,
      },
      {
        say: "fine, but what must I give them",
        says: [["place to build", "list of systems", "colleague to review"]],
      },
      {
        say: "a course for those people?",
        says: [["No Code Agentic AI"]],
        link: [noCode, articles.agents],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles-work5-where-begin",
    kept: false,
    turns: [
      {
        say: "family business, 35 people, so much paperwork. with what do we start automating?? biggest time eater first i thought",
        says: [["bad first project", "readiness"]],
        link: articles.scoring,
      },
      { say: "why not the biggest", says: [["exceptions", "many people touch it"]] },
      {
        say: "ok so how do i collect what could be done",
        says: [["three things", "spreadsheet", "ten to fifteen", "verb"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-no-average",
    kept: false,
    turns: [
      {
        say: "rating processes: rule 5 access 5 checks 5 and nobody responsible. average is 4, so go?",
        says: [["lowest of the four", "never the average", "abandoned"]],
        link: articles.scoring,
        begins: "No",
      },
      { say: "what do i do with a low one", says: [["repair", "moves a row up"]] },
    ],
  },
  {
    id: "practice-articles-work5-hours",
    kept: false,
    turns: [
      {
        say: "my team lead GUESSES we lose 60 hrs a month on orders. can i trust that number",
        says: [["from memory", "tally", "terrible case"]],
        link: articles.scoring,
        begins: "No",
      },
      { say: "how do I get a true one", says: [["one ordinary week", "tally", "minutes of handling"]] },
      {
        say: "do the odd cases count",
        says: [["count as zero", "exceptions count", "exception"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles-work5-distributor",
    kept: false,
    turns: [
      {
        say: "In your example with the wholesaler, which came out first in the end",
        says: [["inquiries"]],
        link: articles.scoring,
      },
      { say: "not invoices?", says: [["screens", "readiness", "wait"]], begins: "No" },
      { say: "and the returns", says: [["barely half", "goodwill", "20.8", "21 hours", "under $50"]] },
    ],
  },
  {
    id: "practice-articles-work5-pull-out",
    kept: false,
    turns: [
      {
        say: "When should we admit that an automation was a mistake and bin it?",
        says: [["stop if", "one in twenty", "week six", "stop line"]],
        link: articles.scoring,
      },
      { say: "who signs that", says: ["owner"] },
    ],
  },
  {
    id: "practice-articles-work5-twenty-cases",
    kept: false,
    turns: [
      {
        say: "how do i know whether a job follows a rule or is just peoples feeling",
        says: [["20 recent cases", "20 cases", "two people"]],
        link: articles.scoring,
      },
      { say: "they disagreed on 9", says: [["ask why", "judgment", "nobody had written"]] },
    ],
  },
  {
    id: "practice-articles-work5-new-erp",
    kept: false,
    turns: [
      {
        say: "we change our ERP in february. should we still automate order entry now in the old one",
        says: [["automate in the new one", "still exist in this form"]],
        link: articles.scoring,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles-work5-reading-list",
    kept: false,
    turns: [
      {
        say: "something to read for the train home about rolling out AI in a company? not too technical pls",
        says: [],
        link: [articles.training, articles.scoring, articles.agents, articles.transcripts],
      },
      {
        say: "got one about teaching the staff too?",
        says: [],
        link: [articles.training, corporate],
        begins: "Yes",
      },
    ],
  },
  {
    id: "practice-articles-work5-read-automation",
    kept: false,
    turns: [
      { say: "any blog post on choosing what to automate", says: [], link: articles.scoring, begins: "Yes" },
      {
        say: "and who could build it for us when we've chosen",
        says: [["automation", "course"]],
        link: [automations, noCode, articles.scoring],
      },
    ],
  },
  {
    id: "practice-articles-work5-layoffs",
    kept: false,
    turns: [
      {
        say: "hav u an article about how to tell the works council that AI will replace people",
        says: [],
        miss: true,
      },
      { say: "or about salary negotiation", says: [], miss: true },
    ],
  },
  {
    id: "practice-articles-work5-author",
    kept: false,
    turns: [
      {
        say: "who wrote the piece on testing chatbots with old tickets? I'd like to quote the author's name",
        says: [],
        miss: true,
      },
    ],
  },
  {
    id: "practice-articles-work5-remote",
    kept: false,
    turns: [
      {
        say: "do your articles say how many days of home office are good for a team",
        says: [["articles on AI", "could not find", "not on"]],
      },
      { say: "what about four-day weeks", says: [], miss: true },
    ],
  },
  {
    id: "practice-articles-work5-percent-jobs",
    kept: false,
    turns: [
      {
        say: "what share of customer service jobs disappears because of bots until 2030",
        says: [],
        miss: true,
        not: ["percent of jobs", "% of jobs"],
      },
    ],
  },
  {
    id: "practice-articles-work5-which-bot-brand",
    kept: false,
    turns: [{ say: "zendesk bot or intercom, which one did better in your test", says: [], miss: true }],
  },
  {
    id: "practice-articles-work5-tax-office",
    kept: false,
    turns: [
      {
        say: "Tax consultancy, 14 staff. I want one of those agents to read client mails and look things up in DATEV. Somebody warned me about that combination, what did he mean?",
        says: [["three things", "something private", "outsiders wrote", "customer number"]],
        link: articles.agents,
      },
      {
        say: "could I split it up somehow",
        says: [["second workflow", "no tool for searching", "reads no web pages"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-double-refund",
    kept: false,
    turns: [
      {
        say: "the zap ran twice and the client got his money back two times :(",
        says: [["repeat protection", "triggers fire twice", "already handled"]],
        link: articles.agents,
      },
      {
        say: "who should release refunds anyway, bot or me",
        says: [["approval and payment", "stays behind a person", "person's approval", "keep for a person"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-minutes",
    kept: false,
    turns: [
      {
        say: "can i trust a bot to take minutes in our council meetings",
        says: [["summary and proposed tasks", "those who attended"]],
        link: articles.agents,
        begins: "Yes",
      },
      {
        say: "and mail them round the village",
        says: [["anyone else", "keep for a person", "person’s approval", "pressing send"]],
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles-work5-nonsense-label",
    kept: false,
    turns: [
      {
        say: "model is supposed to give A B or C and sometimes writes D or a whole essay",
        says: [["rejects what does not fit", "structured answers"]],
        link: articles.agents,
      },
      { say: "and where do those go", says: [["rejects go to a person", "to a person"]] },
    ],
  },
  {
    id: "practice-articles-work5-ten-tricks",
    kept: false,
    turns: [
      {
        say: "I'd like to try and fool our mail assistant before the bad guys do. Suggestions for nasty messages?",
        says: [["ten mails", "managing director", "white text", "signature"]],
        link: articles.agents,
      },
      { say: "keep them afterwards?", says: [["permanent tests", "stay as tests"]], begins: "Yes" },
    ],
  },
  {
    id: "practice-articles-work5-bakery-boss",
    kept: false,
    turns: [
      {
        say: "Bakery chain, 12 shops. My managers say they don't need to come to the AI lessons, that's for the girls in the office. Hmm?",
        says: [["attends the first session", "confession", "head of each team"]],
        link: articles.training,
      },
    ],
  },
  {
    id: "practice-articles-work5-what-to-practise",
    kept: false,
    turns: [
      {
        say: "no clue what our people should practice in the workshop",
        says: [["recurring work", "at least weekly", "reading, writing"]],
        link: articles.training,
      },
      { say: "how many per team", says: [["three or four"]] },
      { say: "shall we also do prompting basics", says: [["where a task calls for them", "are topics"]] },
    ],
  },
  {
    id: "practice-articles-work5-baseline-late",
    kept: false,
    turns: [
      {
        say: "is it ok to collect the before-numbers when the course is already over? we are short of time now",
        says: [["impossible to collect later"]],
        link: articles.training,
        begins: "No",
      },
      { say: "what numbers", says: [["how long it took", "three facts", "returned for correction"]] },
    ],
  },
  {
    id: "practice-articles-work5-hall",
    kept: false,
    turns: [
      {
        say: "we'd just put all 80 in the canteen with a speaker, easier",
        says: [["bore half", "separate by"]],
        link: articles.training,
      },
      { say: "which groups then", says: [["executives", "everyday users", "builders"]] },
    ],
  },
  {
    id: "practice-articles-work5-week-eight",
    kept: false,
    turns: [
      {
        say: "After the last lesson, what should still happen in the following two months?",
        says: [["week 8", "ten minutes in the team meeting", "library", "open hour"]],
        link: articles.training,
      },
      {
        say: "why should anyone admit a failure in front of the team",
        says: [["may admit", "how the work is really being done", "asks for a failure"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-ten-enough",
    kept: false,
    turns: [
      {
        say: "ten samples before, ten after, isn't that statistically ridiculous",
        says: [["prove no percentage", "honest small sample"]],
        link: articles.training,
      },
    ],
  },
  {
    id: "practice-articles-work5-formula",
    kept: false,
    turns: [
      {
        say: "how to calculate hours saved by automating, i got 400 cases a month, 5 minutes each",
        says: [["net minutes", "automated cases"]],
        link: articles.scoring,
      },
      {
        say: "why do you take off the checking",
        says: [["comes off the gain", "review stays in", "someone looks at"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-close-call",
    kept: false,
    turns: [
      {
        say: "Our top two are almost the same in the ranking. Which do we take?",
        says: [["better owner"]],
        link: articles.scoring,
      },
      {
        say: "and how do i test that the ranking is not just wishful thinking",
        says: [["20 points", "outside the project", "tally week was normal"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-old-screens",
    kept: false,
    turns: [
      {
        say: "our purchasing program is from 1998, you can only type into it. can it be automated?",
        says: [["breaks when a button moves", "through screens", "import interface"]],
        link: articles.scoring,
      },
    ],
  },
  {
    id: "practice-articles-work5-special-cases",
    kept: false,
    turns: [
      {
        say: "My developers want to handle every exotic case right from the start, I think that's overkill",
        says: [["standard path only", "harder to see"]],
        link: articles.scoring,
      },
      { say: "does it need a language model at all", says: [["plain rules"]] },
    ],
  },
  {
    id: "practice-articles-work5-ideas-workshop",
    kept: false,
    turns: [
      {
        say: "planning a brainstorming day with sticky notes to find things to automate, good?",
        says: [["what people dislike", "three things they can point at"]],
        link: articles.scoring,
        begins: "No",
      },
      { say: "how many ideas do we want in the end", says: [["ten to fifteen"]] },
    ],
  },
  {
    id: "practice-articles-work5-one-number",
    kept: false,
    turns: [
      {
        say: "Management wants ONE success rate for the bot. Random and difficult chats together, fine?",
        says: [["never fold", "describes no week"]],
        link: articles.transcripts,
        begins: "No",
      },
    ],
  },
  {
    id: "practice-articles-work5-parcel-moved",
    kept: false,
    turns: [
      {
        say: "when we test with chats from march the order status in the shop is of course different today. hm",
        says: [["copy of the data", "as it was on the day"]],
        link: articles.transcripts,
      },
    ],
  },
  {
    id: "practice-articles-work5-too-good",
    kept: false,
    turns: [
      {
        say: "bot scores 98%!! it has all our old answers in its knowledge base. champagne?",
        says: [["answer sheet", "close one leak", "take the sampled conversations out"]],
        link: articles.transcripts,
      },
    ],
  },
  {
    id: "practice-articles-work5-expected",
    kept: false,
    turns: [
      {
        say: "Who prepares the model solutions for such a bot exam, and what is in them",
        says: [["answers customers for a living"], ["facts a reply must carry", "right move"]],
        link: articles.transcripts,
      },
      {
        say: "before or after we have seen what the bot says",
        says: [["fluent reply persuades", "before the first run", "sees it first"]],
      },
    ],
  },
  {
    id: "practice-articles-work5-burnout",
    kept: false,
    turns: [
      { say: "got a text about preventing burnout in call centres?", says: [], miss: true },
      { say: "how much does a call center agent earn on average", says: [], miss: true },
    ],
  },
];
