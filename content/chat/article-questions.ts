import { questionsIn } from "./answer.ts";

/** A paragraph of an article that comes with the site, and what visitors may ask that it answers. */
export interface AskedParagraph {
  slug: string;
  /** How it begins. */
  starts: string;
  questions: readonly string[];
}

const byArticle: Readonly<Record<string, readonly (readonly [starts: string, questions: string])[]>> = {
  "test-a-support-assistant-on-real-transcripts-before-launch": [
    [
      "Your help desk already owns a better test",
      "how to test a chatbot before launch | how do we check an assistant before customers see it | article about testing a support assistant | try out a bot before going live | is our chatbot ready for customers | quality check of a support bot before release | test an assistant with real conversations | replay old chats",
    ],
    [
      "The random sample tells you",
      "how many conversations do I need to test a bot | how many chats for the test | size of the sample | which conversations should we take | how do I sample past chats | random sample of transcripts | is 50 chats enough | how big should the test set be",
    ],
    [
      "The targeted sample tells you",
      "which hard cases should be in the test | angry customers and legal threats in the test | what about difficult conversations | the targeted sample | pick special cases by hand | edge cases for the chatbot test",
    ],
    [
      "Before a conversation enters",
      "what about personal data in the transcripts | do we have to anonymize the chats | names and card numbers in old conversations | privacy of test conversations | remove names before testing",
    ],
    [
      "Then split each sample",
      "why keep half of it sealed | the sealed half | what is the working half for | can I tune on all of the conversations | why not use all chats for tuning | training on the test | leak of the answers into the knowledge base",
    ],
    [
      "The simpler way: cut the transcript",
      "how do I replay a conversation | where do I cut the transcript | judge only the next reply | why can a transcript not be replayed from start to finish | one cut per conversation",
    ],
    [
      "For each case, somebody who answers",
      "who writes down the right answers | expected answers before the run | what counts as a right reply | what should be noted for each case | define the expected result first",
    ],
    [
      "Grade: What it means",
      "how do I grade the replies | the four grades | what does incomplete mean | scale for rating answers of the bot | correct incomplete wrong harmful | what is a harmful reply",
    ],
    [
      "Two people grade every sealed case",
      "who grades the answers | can a model do the grading | let an AI judge the replies | how many graders | do two people have to grade | LLM as a judge",
    ],
    [
      "Slip in some of the replies",
      "how good does the bot have to be | compare the bot with human agents | what is a fair threshold | are our people better than the bot | mix in human replies",
    ],
    [
      "Harmful replies: none",
      "when is it good enough to go live | rules for the launch decision | what is the gate | when must we not launch | pass or fail criteria | go or no go for the chatbot | acceptance criteria for an assistant",
    ],
    [
      "Be honest about what",
      "does a clean test mean it is safe | no errors in 100 cases, are we safe | rule of three | zero failures what does that prove | no bad answers in the test, so no risk left | how sure can we be after the test | remaining risk after testing | all good ones, is the danger gone",
    ],
    [
      "Replay cannot show how people",
      "what does the test not show | limits of replaying transcripts | how do we roll it out after the test | first weeks after launch | go live step by step | let it draft while people send",
    ],
    [
      "Every complaint and every surprising",
      "what happens to the tests after launch | how often do we run the tests again | regression tests for a prompt | new cases from complaints | test again after each change",
    ],
    [
      "If someone builds the assistant for you",
      "our supplier builds the bot, how do we test it | what should we ask a vendor of chatbots | can you test our assistant | tests before the contract is signed",
    ],
  ],
  "plan-ai-training-that-people-still-use-a-quarter-later": [
    [
      "That outcome is seldom the fault",
      "why does training not stick | why do people forget AI training | why do AI courses fail | nobody uses the tool after the training | training without effect | people go back to old habits after the workshop | make training last",
    ],
    [
      "Ask each team for recurring work",
      "what should we train people on | how do we choose tasks for the training | topics for an AI training | which tasks are suitable for AI training | where to start with AI training for a team",
    ],
    [
      "Three or four such tasks",
      "how many tasks per team | how many exercises for each team | do we need to teach prompting basics",
    ],
    [
      "Then look at ten recent examples",
      "what is the baseline | what do we measure before the training | what to record before the course starts | measure before training",
    ],
    [
      "Accounts. The tool",
      "which tool should people learn on | licenses and accounts before the training | do all need an account",
    ],
    [
      "A page of permission",
      "what may employees paste into ChatGPT | rules for using AI at work | AI policy on one page | what data may go into the assistant | permission page | are staff allowed to use AI with customer data",
    ],
    [
      "The manager",
      "what is the role of the manager | should bosses attend the training | how do managers help | does the team lead have to come",
    ],
    [
      "Group: Should be able to",
      "should everybody get the same training | different training for executives and users | who needs which training | groups for AI training | training for leaders and for builders | half a day for executives",
    ],
    [
      "The builders are the group",
      "who are the builders | who connects the tools in a team | which course for builders | how many builders do we need",
    ],
    [
      "Three sessions of two hours",
      "how long should sessions be | one full day or several short sessions | how many sessions | schedule of the training sessions | how often should the group meet | two hours or a full day",
    ],
    [
      "Catching errors. Hand out",
      "exercises for an AI training | how do people learn to catch errors | teach people to check AI answers | when not to use AI | exercise with wrong results",
    ],
    [
      "Week: What happens",
      "the thirteen week plan | what happens in which week | calendar of the training plan | timeline for AI training | follow up after the training | what do we do in the weeks after | open hours | plan for a quarter",
    ],
    [
      "The library is where",
      "shared library of prompts | how many entries in the prompt library | a collection of prompts for the team | who maintains the prompts",
    ],
    [
      "Reserve the budget",
      "how much budget should we hold back | budget for the weeks after training | how do we split the training budget | money for follow up",
    ],
    [
      "Instead, draw ten recent examples",
      "how do I measure if training worked | did the training pay off | measure the success of AI training | proof that training helped | how do we know people still use it | return on training | evaluate a training after three months",
    ],
    [
      "Attendance, satisfaction and log-ins",
      "are satisfaction surveys enough | why not count log-ins | which numbers say nothing | is attendance a good measure",
    ],
    [
      "The request names a tool",
      "warning signs that training will fail | red flags when planning a training | signs that it will not last | what goes wrong when planning",
    ],
  ],
  "what-a-no-code-agent-can-and-cannot-be-trusted-with": [
    [
      "An agent built in n8n",
      "what can an agent do with my mailbox | what powers does an agent have | risks of connecting my account | is it dangerous to give an agent my login",
    ],
    [
      "A workflow with a model step",
      "what is a workflow with a model step | difference between a workflow and an agent | agent versus workflow | workflow or agent | is that an agent or just a workflow | when is it not an agent",
    ],
    [
      "An agent receives a goal",
      "what is an AI agent exactly | what makes something an agent | how does an agent decide | agent compared with a workflow",
    ],
    [
      "Choose the workflow whenever",
      "when should I use an agent | when is a workflow better | do I need an agent at all | agent or simple automation, which one | should I choose the workflow",
    ],
    [
      "Read. Look up",
      "which actions can an agent take | kinds of actions by risk | read draft act | which actions are reversible | what may the agent do on its own",
    ],
    [
      "A no-code agent can earn",
      "can an agent send emails by itself | may it act without a person | what needs approval | when does a person have to approve | let an agent mail customers alone | should it send on its own | can I let it reply automatically",
    ],
    [
      "Sending deserves a word",
      "is sending a message harmless | agent promises something wrong | who is liable for what the agent writes",
    ],
    [
      "A language model receives instructions",
      "what is prompt injection | explain prompt injection | can somebody trick the agent with an email | hidden instructions in a mail | can hackers control my agent | ignore your instructions in a document | is my agent safe from attacks",
    ],
    [
      "It becomes dangerous when",
      "when is prompt injection dangerous | the three things that must not meet | how do I protect an agent against prompt injection | defend against injection | private data, outside text and a way out",
    ],
    [
      "An agent that reads the public inbox",
      "example of separating agents | which tools should an inbox agent not have | how do I split access between agents",
    ],
    [
      "Job: Trust it with",
      "which jobs can I trust an agent with | table of common jobs | can an agent sort my inbox | can an agent handle invoices | can it screen applicants | can AI decide about applicants | jobs for an agent and for a person",
    ],
    [
      "Its own account",
      "which limits should I build in | guardrails for a no-code agent | should the agent have its own account | how do I make an agent safe | safety measures on the canvas | limit what an agent can do",
    ],
    [
      "Caps. Limit the steps",
      "agent runs in a loop | limit the spending of an agent | how do I stop endless runs | cap on cost",
    ],
    [
      "Approval that informs",
      "how should the approval look | people approve without reading | approve button",
    ],
    ["A stop. One switch", "how do I switch off an agent | emergency stop | kill switch"],
    [
      "Consider a hypothetical agent that drafts",
      "how does an agent earn more trust | shadow mode | how do I start with an agent safely | how many drafts before it may send | from drafts to sending",
    ],
    [
      "Attack it, too",
      "how do I test an agent against attacks | red team an agent | which attacks should I try",
    ],
    [
      "The people who do the work are",
      "who should build agents in a company | may employees build their own agents | who is allowed to build one | shadow IT with agents",
    ],
  ],
  "retrieval-augmented-generation-explained-by-how-it-fails": [
    [
      "That ticket is usually money",
      "what is RAG | explain RAG | what does RAG mean | RAG in simple words | what is retrieval augmented generation | how does RAG work | what does RAG stand for | definition of RAG | RAG for beginners",
    ],
    [
      "Was the right answer in the collection",
      "why does RAG give wrong answers | our RAG bot answers wrong, why | how do I find the cause of a wrong answer | debug a RAG system | three questions for a wrong answer | why does it hallucinate | find out where it fails",
    ],
    ["The document is missing", "what if the document is missing | answer is not in the documents"],
    [
      "Two versions are present",
      "old and new versions of a policy | outdated documents in the index | which version does it use | two versions of the same document",
    ],
    [
      "The text was damaged",
      "problems with PDFs | scans and tables in RAG | the text of the PDF is garbled | reading tables from PDF",
    ],
    [
      "A classic case",
      "how should I cut the documents | chunk size | chunking | how long should passages be | splitting documents into chunks",
    ],
    [
      "Vector search compares meaning",
      "vector search or keyword search | what is vector search good for | hybrid search | why does it not find part numbers | embeddings and error codes | semantic search versus keywords",
    ],
    [
      "Then there is the cut-off",
      "what is a reranker | how many passages should go into the prompt | do I need a reranker | the right passage is ranked too low",
    ],
    [
      "Measure this stage alone",
      "how do I measure the search | evaluate retrieval | recall of the search | how many test questions for RAG | metrics for RAG",
    ],
    [
      "It answers from memory",
      "the passage is right but the answer is wrong | failures in the writing | the model answers from memory | citations that do not fit | stop a model from making things up",
    ],
    [
      "Permissions. If the index",
      "who may see what in RAG | access rights and RAG | secret documents in the index | can employees see salary letters | permissions in a company assistant",
    ],
    [
      "Questions that are not lookups",
      "can RAG count or summarize | questions RAG cannot answer | count contracts with RAG | limits of RAG | what is RAG not good for",
    ],
    [
      "Work from the top",
      "what should I fix first in RAG | order of repairs | where to start improving the assistant | should we switch to a better model | improve our RAG",
    ],
    [
      "The same triage serves",
      "what to ask a vendor of RAG | buying a RAG system | how do I compare suppliers of assistants",
    ],
  ],
  "how-to-notice-that-a-model-has-gone-stale": [
    [
      "That is why a stale model",
      "how do I notice that a model is stale | my model got worse | model performance drops over time | what is model drift | forecasts feel off | is my model outdated | monitoring of models | article about drift",
    ],
    [
      "Signal: Arrives",
      "the four signals | which signals show drift | what should I monitor | early warning for a model | what to watch on a model in production",
    ],
    [
      "Monitoring tends to stop",
      "too many alarms from monitoring | which features should I watch | false alarms of drift",
    ],
    [
      "So the first response",
      "what do I check first when there is an alarm | first step after an alarm | is it drift or a data bug | data pipeline broke",
    ],
    [
      "A common measure for the second",
      "what is PSI | population stability index | how do I measure drift | formula for drift | how do I compute a shift",
    ],
    [
      "You will read that below 0.1",
      "which PSI is too high | threshold for PSI | 0.1 and 0.25 | is a PSI of 0.2 bad | how many rows do I need for PSI | small samples and drift",
    ],
    [
      "Choose the reference with care",
      "what do I compare with | seasonal business and drift | which reference period",
    ],
    [
      "Group by the date of the prediction",
      "outcomes come late, what do I do | how do I judge predictions when the result takes months | group by date of prediction | compare cohorts",
    ],
    ["Ranking. Are the cases", "what is calibration | ranking and calibration | is recalibration enough"],
    [
      "Then run a baseline",
      "what is a baseline for a model | clearest sign that a model is stale | simple comparison for a model | is the model better than last year's rate",
    ],
    [
      "The clinic phones everyone",
      "the model changes its own data | feedback loops of a model | predictions that prevent what they predict",
    ],
    [
      "Pin the model version",
      "do language models go stale too | does ChatGPT drift | LLM version changes | how do I watch a language model | how often should I test a language model",
    ],
    [
      "Plumbing. Look for a change upstream",
      "runbook for an alarm | what do we do when the model is stale | steps after drift is found | who does what when an alarm comes",
    ],
    [
      "Retraining stands in step 4",
      "should I just retrain | how often should a model be retrained | retrain every month | why is retraining not first | is retraining the answer",
    ],
    [
      "If you have a model in use",
      "where do I begin with monitoring | first steps this week | we have no monitoring, what now",
    ],
  ],
  "data-contracts-what-two-teams-agree-before-a-column-changes": [
    [
      "The story is made up",
      "what is a data contract | explain data contracts | data contract definition | why do we need data contracts | two teams and a changed column | dashboards break when a team changes a table | schema changes break reports",
    ],
    [
      "Each part of that sentence",
      "is a wiki page enough as a contract | who checks the contract | why must the producer check it",
    ],
    [
      "There are published formats",
      "what does a data contract look like | format of a data contract | open data contract standard | template for a data contract | example of a contract file | how long is the file",
    ],
    [
      "Grain. If one team",
      "what is grain | what does null mean in a contract | what must be in the contract | what goes into the file | which day does a row belong to",
    ],
    [
      "In the producer",
      "where is the contract checked | check in the build | checks for a data contract | how is a contract enforced | who runs the checks",
    ],
    [
      "If one fails, the day is not published",
      "what happens if a check fails | late data or wrong data | should we publish anyway | stop the data when it is wrong",
    ],
    ["At the consumer", "what should the consumer check | do readers need checks too"],
    [
      "Change: Breaking",
      "which changes are breaking | is a new column a breaking change | is a new status value breaking | which changes need notice | versions of a contract | rename a column",
    ],
    [
      "During a breaking change",
      "how do we make a breaking change | notice period for a change | run two versions | remove an old column",
    ],
    [
      "Days 1 and 2",
      "how do we start with data contracts | first data contract in ten days | which dataset first | which table should we begin with | which table comes first | where do we start | how long does the first contract take | steps to a first contract | who owns the dataset",
    ],
    ["Promise only what has held", "what should we promise in a contract | how strict should a contract be"],
    [
      "Data read by the team",
      "when is a data contract not worth it | do all tables need a contract | how many contracts do we need | is it too much effort for small teams",
    ],
  ],
  "which-process-to-automate-first-a-scoring-method": [
    [
      "The process with the largest saving",
      "should we automate the biggest process first | why not start with the largest saving | big project first | article about what to automate first",
    ],
    [
      "A first project has another job",
      "which process should I automate first | what makes a good first automation | how do I choose a process to automate | prioritize automation ideas | what is a good first project",
    ],
    [
      "A brainstorm produces",
      "how do I find candidates for automation | where do ideas for automation come from | how many candidates | how do I describe a process",
    ],
    [
      "Can its mistakes be caught",
      "the two gates | what should never be automated | when do I drop a candidate | which processes are out",
    ],
    [
      "Factor: 1; 3; 5",
      "how do I rate readiness | the four factors | rule access check owner | how is the score made | rate from 1 to 5 | scoring method for automation",
    ],
    [
      "Readiness is the lowest",
      "why the lowest and not the average | how do I compute readiness | is readiness an average",
    ],
    [
      "The Rule rating deserves",
      "how do I test if the rules are clear | 20 cases test | two people decide differently",
    ],
    [
      "Do not take hours from memory",
      "how do I measure the hours | how long should we count | tally week | how do I count the time a task takes | estimate the savings of an automation",
    ],
    [
      "automated cases = cases",
      "formula for saved hours | how do I calculate the net hours | compute the gain of an automation",
    ],
    [
      "Two details make this figure",
      "do exceptions count | do the special cases count too | what about odd cases in the tally | does review time count | are rare cases included",
    ],
    [
      "So inquiries go first",
      "which process won in the example | result of the worked example | what goes first in the example",
    ],
    ["By hours, invoices win", "why not invoices first | invoices save the most hours"],
    [
      "Lower the standard share",
      "how sure is the score | check that the result is sturdy | what if my numbers are wrong | shake the result",
    ],
    [
      "Baseline: the tally week",
      "when is the project done | what do we agree on before we start | stop line for a project | when should we give up | how do we know the automation worked",
    ],
    [
      "Then build the standard path",
      "how do I start building | should exceptions be automated too | do I need AI for it or simple rules | who builds the automation",
    ],
  ],
  "restore-a-backup-this-month-rpo-and-rto-in-plain-words": [
    [
      "A green check mark",
      "is my backup good | how do I know that a backup works | is a green check mark enough | why test a backup | our backup runs every night, is that enough | test your backups",
    ],
    [
      "RPO, the recovery point objective",
      "what is RPO | what does RPO mean | explain RPO and RTO | RPO versus RTO | difference between RPO and RTO | recovery point objective | how much data can we lose",
    ],
    [
      "RTO, the recovery time objective",
      "what is RTO | what does RTO mean | recovery time objective | how long can we be down",
    ],
    [
      "They are independent",
      "do RPO and RTO depend on each other | one RPO for the whole company | which RPO do I need | example for RPO and RTO",
    ],
    [
      "Both are objectives",
      "who sets the RPO | who decides on the objectives | is it for IT to decide | goal and reality of recovery",
    ],
    [
      "The achieved recovery time is five hours",
      "how long does a restore take | where do the hours of an outage go | what takes so long in an outage | why does recovery take hours | what slows down a restore",
    ],
    [
      "You can estimate the copying",
      "how long does copying take | how do I estimate the restore time | how long for two terabytes",
    ],
    [
      "Method: Work lost",
      "which backup method protects against what | is a replica a backup | nightly copy or log archive | compare backup methods | do I need a replica",
    ],
    [
      "A replica repeats mistakes",
      "does a replica help against mistakes | ransomware and backups | locked copy | immutable backup | what helps against hackers",
    ],
    [
      "Then look for what the database backup",
      "what do backups leave out | what is missing in a database backup | encryption key of the backup | what else has to be saved",
    ],
    [
      "Take three hours and two people",
      "how many people for a restore drill | how long does a drill take | who takes part in the drill | how much time do I need for the drill | do I need more than one person | what do I need for a restore test",
    ],
    [
      "Draw the moment",
      "how do we run a restore drill | steps of the drill | what do we do on the day of the drill | how to test a restore | procedure for a restore test | practice a restore | agenda for the drill",
    ],
    [
      "The record of a drill",
      "what do we write down after the drill | record of a drill | what to note | report of the restore test",
    ],
    [
      "Then change one thing",
      "how often should we test a restore | how often do we repeat the drill | what comes after the drill | every quarter or once a year | what do we change afterward | how regularly should it be done",
    ],
    ["You may find, on the first attempt", "what if the restore fails | the restore did not work"],
    ["[^rule]: The old 3-2-1", "what is the 3-2-1 rule | how many copies of a backup | three copies rule"],
  ],
};

/**
 * The questions lead to their paragraphs as example questions lead to direct answers, while the article still has them. Any
 * article is found without.
 */
export const askedParagraphs: readonly AskedParagraph[] = Object.entries(byArticle).flatMap(
  ([slug, paragraphs]) =>
    paragraphs.map(([starts, questions]) => ({ slug, starts, questions: questionsIn(questions) })),
);
