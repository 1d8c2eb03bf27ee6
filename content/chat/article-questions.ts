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
      "how to test a chatbot before launch | how do we check an assistant before customers see it | article about testing a support assistant | try out a bot before going live | is our chatbot ready for customers | quality check of a support bot before release | test an assistant with real conversations | replay old chats | what questions should I try out on the bot | where do I get realistic test questions | what is better than a demo | use our old support chats as a test | how can I tell if the assistant is any good before customers see it | what is the alternative to making up test questions | old tickets as a test for the bot | we are about to let a bot loose on customers, what do I check first | where do we find material for a trial of the help bot | our archive of chats, is it good for anything | dress rehearsal for a support bot | what do I test it with | find out whether a bot is good on our real cases | how do I know that it copes with our customers | judge a vendor's bot by our own chats | is it fit for our daily mess | which article should we read before we buy a chatbot | an article on testing bots | your text about support assistants | reading for somebody who plans a chatbot",
    ],
    [
      "The demo went well because",
      "the presentation of the bot looked great, can I trust it | why do demos say little | the seller showed us a perfect chatbot | how do real customers write | are made up questions a good test | impressive demo, worth anything? | show with prepared questions | how do people really write to support | the bot shone in the meeting, is that a proof | customers ask two things at once | the salesman chose the questions | our own team tried it out and was delighted | the vendor's demo was perfect, is it any good on our mess | faultless presentation, but our customers write chaos | how do I see through a demo | sales demo without a hitch",
    ],
    [
      "The random sample tells you",
      "how many conversations do I need to test a bot | how many chats for the test | size of the sample | which conversations should we take | how do I sample past chats | random sample of transcripts | is 50 chats enough | how big should the test set be | number of old conversations that we need | over how many weeks should I draw them | may I leave unfair chats out | how do I choose the chats fairly | from thousands of tickets, how many do I draw | pick old chats by lot | our busiest week, in or out | from what period do the chats come | may support staff pick the chats they like | a fair draw of tickets",
    ],
    [
      "The targeted sample tells you",
      "which hard cases should be in the test | angry customers and legal threats in the test | what about difficult conversations | the targeted sample | pick special cases by hand | edge cases for the chatbot test | should I select difficult chats on purpose | which nasty cases belong in the exam | how many special cases | the ugly conversations, where do they go | people who want to cancel or sue, are those tested | what do I pick on purpose | worst moments of our help desk | conversations that went to a manager | a collection of hard cases",
    ],
    [
      "Never fold the two into one percentage",
      "one overall number for the bot | add both samples up | what is the total score of the test | can I merge the results | a single success rate for everything | why are hard cases counted apart | is an average over all cases misleading | one figure for the board",
    ],
    [
      "Before a conversation enters",
      "what about personal data in the transcripts | do we have to anonymize the chats | names and card numbers in old conversations | privacy of test conversations | remove names before testing | how do we handle customer names in the test data | should I black out the card numbers | replace private details by made up ones | GDPR and old chats | may real customers appear in the test | what do I put where the account number stood | is it enough to write redacted over it | our lawyer worries about old chats | make the chats anonymous | fake names in test data",
    ],
    [
      "Then split each sample",
      "why keep half of it sealed | the sealed half | what is the working half for | can I tune on all of the conversations | why not use all chats for tuning | training on the test | leak of the answers into the knowledge base | why hide some cases from the developers | can we look at all test cases while we improve the bot | what is wrong with fixing the prompt on the test | keep part of the test secret | why must nobody read the second half | half of the cases locked away | which chats may the developers read | the bot quotes our own old answers, why | it knows the answers from the archive | what is wrong when the bot scores suspiciously well | past replies in the knowledge base | lock a part away until the end | we loaded the old answers of agents into the bot and it scores great | 97 percent right, too good to be true | the bot had seen the answers | its knowledge base holds our past replies | unbelievable score after we fed it old chats | it was trained on the same chats that we test with | is the test worth anything if it knows the replies",
    ],
    [
      "The simpler way: cut the transcript",
      "how do I replay a conversation | where do I cut the transcript | judge only the next reply | why can a transcript not be replayed from start to finish | one cut per conversation | let the bot play through an old chat from the beginning | why does the recorded customer not fit any more | can another AI play the customer | which turn do I judge | after the first reply the old chat no longer fits, what do I do | where do I stop the old chat and let the bot go on | which moment of a chat do I judge | only one reply per chat, why | hand it the history and see",
    ],
    [
      "Freeze the systems as well",
      "the bot looks up orders, what data should the test use | where is my parcel in a test | copy of the data for the test day | the stock has changed since then, does the test still work | which state of the database does the bot see in a test | orders have been delivered meanwhile | time travel for test data | snapshot of the shop for the trial",
    ],
    [
      "A transcript cannot be replayed",
      "run the whole old dialogue again with the bot | simulate the customer with a second model | why not replay everything | a bot that plays the customer | two machines talking to each other | run through yesterday's chats from top to bottom | the customer's next line does not fit any more",
    ],
    [
      "For each case, somebody who answers",
      "who writes down the right answers | expected answers before the run | what counts as a right reply | what should be noted for each case | define the expected result first | who decides what the bot should have said | write the ideal reply beforehand | what do we write down for each test case | who knows what a good reply is | facts that a reply must have | what the bot must never claim, where is that noted | answer key for the test",
    ],
    [
      "The order is what counts",
      "why write the right answer before I see the reply | two colleagues disagree about the right answer | fluent replies fool the grader | our experts do not agree on the reply | first the key and then the bot's reply, why | a nicely written wrong answer | what do I do when nobody knows the policy | experienced people give different answers | two good agents answer the same case differently, which is right | opposite answers from experienced staff | our people contradict each other on refunds | which of two opinions do I teach the bot | the policy was never decided | senior colleagues disagree, what does the bot learn",
    ],
    [
      "Grade: What it means",
      "how do I grade the replies | the four grades | what does incomplete mean | scale for rating answers of the bot | correct incomplete wrong harmful | what is a harmful reply | which marks do we give the replies | scheme for judging what the bot said | how do I score its answers | categories for good and bad replies | into which drawers do I sort the replies | what is the worst mark | an example of a harmful reply | half an answer, which grade | which kinds of mistakes are there | the bot promised money to somebody, which grade | with which grades do you mark a bot's answers | the four grades for replies | what marks can a reply get | grading scale for a chatbot's replies | names of the grades",
    ],
    [
      "Two people grade every sealed case",
      "who grades the answers | can a model do the grading | let an AI judge the replies | how many graders | do two people have to grade | LLM as a judge | can ChatGPT judge the replies for us | automatic scoring of the replies | may a model decide about the launch | do I need humans to check the answers | may one person mark everything | software that marks the bot | how do we settle a different verdict | is a machine fit to be the judge | who sits on the jury | is one grader enough | how many people mark the replies | who grades in the test of a bot | do I need a second pair of eyes for grading | one person judges all replies, fine | the graders disagree | marking by two",
    ],
    [
      "Slip in some of the replies",
      "how good does the bot have to be | compare the bot with human agents | what is a fair threshold | are our people better than the bot | mix in human replies | what result is good enough | how do I know the level to reach | are humans perfect at this | which bar should the assistant clear | do our own people reach a hundred percent | is it unfair to ask more of a machine than of people | how do I find out how good the team is today | which level must it reach | marks for human replies | which score is good enough for the bot | what should the pass mark be | how good must it be | from how many percent on do we launch | compare with our own staff | where is the bar | a fair threshold for the bot",
    ],
    [
      "Harmful replies: none",
      "when is it good enough to go live | rules for the launch decision | what is the gate | when must we not launch | pass or fail criteria | go or no go for the chatbot | acceptance criteria for an assistant | what do we agree on before we open the results | number of harmful answers that is acceptable | when do we stop the launch | minimum score before it may talk to customers | how many hand-offs are too many | what would stop the launch at once | which results allow us to start | conditions for switching it on | one dangerous reply, do we still start | set the bar before you look | the line between start and stop | it hands over too often | too many hand offs to staff | is too much handing over worse than too little | the bot passes on almost everything to people | needless hand-offs | missed hand-offs and needless ones, which is worse | forwards each second customer to an agent | what does a wrong hand off cost",
    ],
    [
      "Be honest about what",
      "does a clean test mean it is safe | no errors in 100 cases, are we safe | rule of three | zero failures what does that prove | no bad answers in the test, so no risk left | how sure can we be after the test | remaining risk after testing | all good ones, is the danger gone | the bot made no mistake in the test, so it makes none | not one bad reply among a hundred, can I relax | what does zero errors tell me statistically | how many cases for one percent certainty | perfect test result, is it safe now | no bad reply in the test, safe? | how much risk is left when nothing went wrong | a spotless trial | how many cases until I can be sure | three divided by the number | what does a clean sheet mean | statistics of zero failures",
    ],
    [
      "Replay cannot show how people",
      "what does the test not show | limits of replaying transcripts | how do we roll it out after the test | first weeks after launch | go live step by step | let it draft while people send | should we open it for all customers on day one | switch it on slowly or all at once | pilot phase for the assistant | first topics to open | all tests green, what now | how do we introduce it after the exam | a slow start or a big bang | the exam is passed, what is the next step | begin with one topic or with all | people act differently when they know it is a robot | the first fortnight with the new bot | what cannot be tested beforehand | quiet start | go live with care | a cautious start for the bot | how do we open the bot to customers step by step | soft launch | pilot phase of a support assistant | first days after going live | callers in a car, noise | does the test tell something about the phone line | what can the replay not show | noisy calls and speech recognition | staged rollout of the assistant",
    ],
    [
      "Every complaint and every surprising",
      "what happens to the tests after launch | how often do we run the tests again | regression tests for a prompt | new cases from complaints | test again after each change | what do I do with bad feedback once it is live | a fix for one topic broke another | when do I rerun the tests | keep the test set growing | customers complain about the bot, and now | it is live, can we throw the cases away | we changed the prompt, do we test again | a customer grumbled about the bot, what do we do with it | what happens with the cases in a year | upkeep of the tests",
    ],
    [
      "If someone builds the assistant for you",
      "our supplier builds the bot, how do we test it | what should we ask a vendor of chatbots | can you test our assistant | tests before the contract is signed | may we test your bot with our own secret cases | would a supplier accept our exam | how do I check an agency's chatbot before I sign | can we run our own examples against what you build | how do we keep our vendor honest | you build it and we examine it, would you accept | conditions for the agency that makes our bot | may I see each reply and not only the score | before we sign with a bot maker | would you build such an assistant for us | I read your article on transcripts, can you make us one | do you build support bots yourselves too | after this article, can we hire you for it | can your company build the bot that the article tests",
    ],
  ],
  "plan-ai-training-that-people-still-use-a-quarter-later": [
    [
      "That outcome is seldom the fault",
      "why does training not stick | why do people forget AI training | why do AI courses fail | nobody uses the tool after the training | training without effect | people go back to old habits after the workshop | make training last | three months after the seminar everyone is back to copy and paste | our staff loved the session and then never opened the tool again | what does it take so that a course has an effect at work | money wasted on AI lessons, what went wrong | we bought licenses and a trainer and see no change | is it the trainer's fault when nothing changes | what has to be there outside of the classroom | the enthusiasm is gone after a week | nobody applies what they were taught | what did we overlook, nobody works differently | a nice day and then nothing changed | why do people not use what they learned | the seminar was great and the desk looks the same | our people learned it and then let it be | what has to happen around a course | four things outside of the room | who is to blame when nothing sticks | a skill that withers | an article about staff training | which article is for somebody who plans AI training | something to read about training employees | your text on why workshops do not last | reading for our HR on AI training | one of your posts about teaching staff",
    ],
    [
      "Which document, ticket or report",
      "should we postpone the training | what should look different ninety days after it | when is it too early to book a training day | what must we be able to name before we book | is it a bad sign if nobody knows what will change | we want to book a day, is that wise | no one can say what will be different | a reason to put off the seminar | what should change within three months | when is a training pointless | training that does not fade | something on courses that do not fizzle | how do I make a training last | lessons that stick | all trainings here are forgotten after a month | read about training with a lasting effect",
    ],
    [
      "Ask each team for recurring work",
      "what should we train people on | how do we choose tasks for the training | topics for an AI training | which tasks are suitable for AI training | where to start with AI training for a team | what kind of work lends itself to AI for our clerks | on which exercises should our people learn | tasks first or topics first | how often should a task come up to be worth learning | find out what a department could use AI for | which duties should the sessions be built around | we have no idea what to teach the office | what to look for when we choose exercises for a workshop | pick good exercises for the people | what should they practice on | which everyday work makes a good exercise | what do we let people work on in the sessions | find the right task for the accountants | once a month is too seldom? | our teams do not know what they need AI for | real chores as exercises | reading, writing and comparing",
    ],
    [
      "Three or four such tasks",
      "how many tasks per team | how many exercises for each team | do we need to teach prompting basics | number of exercises per department | is an overview of AI a good subject | are the basics of prompting needed | how much can one group take on | do I begin with a lecture about AI | is prompting a topic of its own | how many chores for a department | too many exercises",
    ],
    [
      "Then look at ten recent examples",
      "what is the baseline | what do we measure before the training | what to record before the course starts | measure before training | what do we note down beforehand so that we can compare later | how do we record how the work goes today | what numbers do I need from before the course | can I collect the comparison afterwards | what do I have to note before anyone is trained | ten old reports, what do I look at | a starting point to compare with | is it too late to measure after the course",
    ],
    [
      "Accounts. The tool",
      "which tool should people learn on | licenses and accounts before the training | do all need an account | learn on one tool and work with another | our tool is still being approved, can we train already | licenses are not there yet | the software is not installed yet and the seminar is next week | people trained on something they do not have | when must the accounts be ready | a trial version for the course | our security people are still checking the tool",
    ],
    [
      "A page of permission",
      "what may employees paste into ChatGPT | rules for using AI at work | AI policy on one page | what data may go into the assistant | permission page | are staff allowed to use AI with customer data | employees feed customer files into a chatbot, what rule do we need | people are afraid to use AI because nothing is written down | what should a short AI guideline contain | does our AI policy have to be long | what is allowed to go into an AI tool at the office | workers paste everything into it | table of what may be shared with a bot | nobody knows which tools are approved | which information must not go into a tool | what goes on a permission sheet | half of the office is afraid and the other half careless | what may leave the house | I need something short about confidential data and AI | people ask me each day if they may use it | always, with names removed, never | who must check what it writes | a legal document of thirty pages for staff",
    ],
    [
      "The manager",
      "what is the role of the manager | should bosses attend the training | how do managers help | does the team lead have to come | must the department head take part | our boss never tried it himself, does that matter | should superiors join the first lesson | is it enough to inform the managers | do the bosses have to learn it too | our director wants to skip the session | what does a boss have to bring along | is it important that the head takes part | the chief thinks it is only for the others | example set from above | the head of division does not want to attend | must bosses sit in the AI course | he says that he need not come to the training | do leaders have to show up | the director thinks he can skip it | boss absent at the workshop | should my superior learn it as well",
    ],
    [
      "Group: Should be able to",
      "should everybody get the same training | different training for executives and users | who needs which training | groups for AI training | training for leaders and for builders | half a day for executives | can the directors and the assistants sit in one room | one course for everybody or one per role | what do leaders need compared to daily users | which format suits developers and which one suits the office | how should we divide the staff for lessons | is a mixed group a good idea | bosses and workers together in one workshop | what suits the secretary and what suits the coder | our management has half a day | who needs months and who needs hours | forms of training by role | ordinary users, what is enough for them | a plan for people with different jobs | I have to decide who in the firm gets which lessons | how do I sort our employees by training | who in a company should learn what | human resources looks for guidance about AI training per role",
    ],
    [
      "Mixing everyone in one room",
      "what happens if everyone gets the same day | why separate people by what they do afterwards | half of the room is bored | enthusiasts and skeptics together | the beginners are lost and the others yawn | all staff in the big hall | is it cheaper to teach all at once | keen people and reluctant people side by side",
    ],
    [
      "The builders are the group",
      "who are the builders | who connects the tools in a team | which course for builders | how many builders do we need | who of us should be taught to connect the tools | does each department need somebody who automates | how many people should learn to make small automations | which employees should go on the no code course | who helps when copying between windows is the slow part | someone who makes the small automations in each team | who helps the others when copying gets tedious | two from each department, for which course | the missing people in most plans | the link between the tools",
    ],
    [
      "Three sessions of two hours",
      "how long should sessions be | one full day or several short sessions | how many sessions | schedule of the training sessions | how often should the group meet | two hours or a full day | are short lessons better than a whole day | how far apart should the lessons be | is a one day seminar a good idea | what rhythm works for busy employees | why leave two weeks in between | is a single big day the wrong idea | what happens between the sessions | how do I spread the lessons over the weeks | afternoon sessions or a week in a hotel | enough time to practice in between | how much time does a normal clerk need | hours for the ordinary users | how long for people in the office | how much training for everyday users",
    ],
    [
      "Catching errors. Hand out",
      "exercises for an AI training | how do people learn to catch errors | teach people to check AI answers | when not to use AI | exercise with wrong results | how do I get colleagues to double check what the AI says | people believe everything the bot writes, what could we practice | a game to find mistakes in AI results | teach staff when to leave the tool alone | make employees more critical of AI output | how many wrong results should I hide in the exercise | exercise about when AI costs more than it saves | should people learn when not to use it | what separates users from enthusiasts | training to spot wrong answers | my colleagues swallow whatever it says | let people be fooled once | how do I teach healthy doubt | five results and two are wrong | when is it better to do it by hand | practice for careful reading | they trust copilot blindly | another exercise for the workshop | one more exercise | my team takes each AI answer as true | an exercise against blind trust | something to practice with colleagues | and a second exercise | what else could we practice | training game for doubters and believers",
    ],
    [
      "Let each person end with one thing saved",
      "what should everyone take home from a session | what do participants save at the end | something to keep after each lesson | what should be left when the lesson is over | a template for each person | notes are not enough, what else | something on the desk on Monday",
    ],
    [
      "Week: What happens",
      "the thirteen week plan | what happens in which week | calendar of the training plan | timeline for AI training | follow up after the training | what do we do in the weeks after | open hours | plan for a quarter | what do we schedule after the last session | who does what in the weeks following | calendar for the time after the workshop | what is an open hour | how do we keep it going until the end of the quarter | what comes in week eight | when is the result checked again | who looks after it in the following weeks | what comes in week twelve | the sessions are booked, what else goes into the calendar | what happens when in the quarter | who has to do what after the seminar | which week is for clearing out old prompts | what is planned for the last week | an agenda for three months | and after the last session | what has to be in place before the first day of training | what should be ready when the course begins | list of preparations for week zero | prepare the team before the first session | before we start, what must be done | week 0",
    ],
    [
      "The library is where",
      "shared library of prompts | how many entries in the prompt library | a collection of prompts for the team | who maintains the prompts | our collection of prompts has become a mess | nobody finds anything among our saved prompts | how large may a common prompt collection get | who takes care of the saved examples | does each entry need a person behind it | hundreds of prompts and nobody uses them | how often do we tidy up the prompts | upper limit for saved prompts | who owns an entry in the collection | too many templates | our wiki of prompts is a graveyard | how do I keep a prompt collection alive | each entry has a keeper | is a long list of examples bad | who throws old prompts out | fifteen and no more",
    ],
    [
      "Reserve the budget",
      "how much budget should we hold back | budget for the weeks after training | how do we split the training budget | money for follow up | we spent everything on the trainer, is that wrong | which share of the money is for afterwards | what part of the funds goes into the time after the sessions | can all the money go into the workshop days | keep something of the budget for later | what fraction should we hold back | what should be left in the purse after the sessions | all the money is gone by the second month | for what do I need money later | finance wants to cut the hours afterwards | two thirds and one third",
    ],
    [
      "Instead, draw ten recent examples",
      "how do I measure if training worked | did the training pay off | measure the success of AI training | proof that training helped | how do we know people still use it | return on training | evaluate a training after three months | how can I show my boss in a quarter that the lessons paid off | compare the work before and after | who judges whether results got better | which three questions tell us whether it worked | did people change how they work | blind comparison of old and new results | did the lessons change anything, how do I find out | prove that something is different after a quarter | evidence after twelve weeks | how do I convince my superiors with facts | is the work really different now | someone compares without knowing which is which | what do I lay on the table at the end | done differently, as good, faster | how do I judge the outcome fairly | what did we get for our training money | the CFO wants to see a result of the AI training | show finance that the course was worth it | when do I measure the effect of a training | at which week do you look at the results | how long after the sessions should one measure | what can I show the board about the training",
    ],
    [
      "Take a hypothetical claims team",
      "example of a team that keeps one task and drops another | when do we give up a task | what if it works for one task and not for the other | nine of fourteen people use it, what now | mixed results after the training | one of the two tasks did not work out | from 25 minutes to 18 | should we drop what only three people use | is a half success a failure | five people still do it the old way",
    ],
    [
      "Attendance, satisfaction and log-ins",
      "are satisfaction surveys enough | why not count log-ins | which numbers say nothing | is attendance a good measure | is the number of active users a good sign | participants gave it five stars, so it worked | do usage statistics prove anything | someone opens the tool forty times a day | can I measure success by how often they log in | why are feedback forms no proof | logging in often, does that say something | everybody liked it, is that worth anything | happy sheets | they use it all day long, so it works | participants were pleased | which figures should I not show to the board | the login numbers look great, is that a success | finance wants to know what the training brought | usage is up, can I tell my CFO it worked | many sign ins after the course | good log in figures for the board | is a high number of sessions in the tool a proof",
    ],
    [
      "The request names a tool",
      "warning signs that training will fail | red flags when planning a training | signs that it will not last | what goes wrong when planning | how can I tell early that a training plan is bad | mistakes companies make before a workshop | will our education plan flop | what should make me suspicious when we plan lessons | we only do it because the budget runs out | our plan says Copilot for all and nothing else | typical errors in a training plan | what would make you doubt our plan | our bosses were only informed by mail | the follow-up was struck out to save money | the date was set because money was left | bad omens",
    ],
    [
      "You can run this plan with any trainer",
      "can we do this plan without you | does the plan work with another trainer | what do I bring to the first talk about training | do you train companies by this plan | what should we have ready when we talk to you | can we follow it with our own trainer | is this how you work too | the Thursday report",
    ],
  ],
  "what-a-no-code-agent-can-and-cannot-be-trusted-with": [
    [
      "An agent built in n8n",
      "what can an agent do with my mailbox | what powers does an agent have | risks of connecting my account | is it dangerous to give an agent my login | what happens if I sign it in with my own mail account | can it delete my mails | what could go wrong when I link my inbox to a workflow | my bot has my password, is that a problem | how much harm can an automation with my login do | what powers do the connected credentials give | could it wipe my mailbox | how bad is it if the agent has my account | I connected it with my own password, what may happen | our developer shouted because the bot has my login | what are the dangers of a home made agent | four years of mail gone | the token behind the box | how far does its power reach | I gave my n8n agent my gmail | connected the bot to my private mailbox, risks | my automation runs under my own google login | what can go wrong with n8n and my mail | the flow has full access to my outlook | is it bad that the agent uses my account | article about trusting agents | something to read on the dangers of no code agents | which article suits a marketing person who wants agents | an article on agents for people without technical background | a post for a beginner who wants to play with agents | easy article about agents | best of your articles for non technical readers on agents | I let it into my Outlook, was that stupid | what can it break with my rights | the bot acts under my name, hm",
    ],
    [
      "A workflow with a model step",
      "what is a workflow with a model step | difference between a workflow and an agent | agent versus workflow | workflow or agent | is that an agent or just a workflow | when is it not an agent | how is a fixed path different from an agent | what is the worst a workflow can do | my flow only picks a label, is that already an agent | it only sorts mails into five trays | a drawn path with AI in it | what goes wrong at worst with a fixed path | the model picks a label and nothing else | simple flow with a bit of AI | it only puts labels on mails, what is that called | boxes and arrows with one AI box",
    ],
    [
      "An agent receives a goal",
      "what is an AI agent exactly | what makes something an agent | how does an agent decide | agent compared with a workflow | what is the worst an agent can do | does an agent decide which tools to call by itself | it picks its tools itself | what is new about an agent compared with a script | how does it know what to do next | at worst, what does an agent do | free to choose its steps",
    ],
    [
      "Choose the workflow whenever",
      "when should I use an agent | when is a workflow better | do I need an agent at all | agent or simple automation, which one | should I choose the workflow | when is a simple flow enough | why prefer a workflow | is an agent overkill for me | what are the advantages of a fixed path | when do I really need something that decides by itself | cheaper and easier to test, which of the two | I can draw each step, what do I need | everybody sells me agents, do I need one | the cheaper and safer of the two | researching a supplier in several systems | is it a mistake to build an agent for everything | is a plain chain of steps enough for me | must everything be an agent these days",
    ],
    [
      "Read. Look up",
      "which actions can an agent take | kinds of actions by risk | read draft act | which actions are reversible | what may the agent do on its own | what can be undone and what cannot | which of its actions are dangerous | sort what a bot does by risk | which steps can be taken back | what kinds of actions are there | what is harmless and what is not | is setting a label risky | can the step be undone | drafting is not sending | levels of danger | a log and an undo",
    ],
    [
      "A no-code agent can earn",
      "can an agent send emails by itself | may it act without a person | what needs approval | when does a person have to approve | let an agent mail customers alone | should it send on its own | can I let it reply automatically | what must an agent never be allowed to do alone | which actions always stay with a human | may my bot pay bills without asking | should an agent delete files without me | what do I keep behind a person's approval | is it ok if it answers customers without anyone looking | let it publish posts by itself | can it close accounts or grant access alone | no-go actions for a bot | should it buy things on its own | may it order material | what if it pays small amounts by itself | where is a human signature needed | it wants to press the send button | may the machine place orders with suppliers | nothing final without me | a fixed confirmation mail, is that allowed | would you allow a self-made bot to write to clients alone | is it wise that it mails customers without me | a homemade agent that sends by itself | honestly, should it write to my clients without a look from me | what never without a human | may it press send | let it cancel orders alone",
    ],
    [
      "Sending deserves a word",
      "is sending a message harmless | agent promises something wrong | who is liable for what the agent writes | my bot made a promise to a customer | does it matter that software wrote the mail | are we bound by what the bot writes | it told a client nonsense in our name | is a mail from software a statement of the firm | who answers for a false promise | just a message, what harm",
    ],
    [
      "A language model receives instructions",
      "what is prompt injection | explain prompt injection | can somebody trick the agent with an email | hidden instructions in a mail | can hackers control my agent | ignore your instructions in a document | is my agent safe from attacks | an outsider writes commands into a mail and my agent obeys | does a strict system prompt protect me | can I forbid it in the prompt | a customer hid orders in a PDF | why does the bot follow instructions in a web page | can somebody make my assistant leak data by writing to it | is a firm prompt enough against tricks | can a file give orders to my AI | malicious text for AI in an attachment | strangers write to my bot and give it orders | can a review or a form field take over my bot | my prompt forbids it, am I safe | why can it not tell orders from text | how do attackers get at it | white text in a file | somebody wrote orders for my bot into a mail | can a PDF boss my agent around",
    ],
    [
      "It becomes dangerous when",
      "when is prompt injection dangerous | the three things that must not meet | how do I protect an agent against prompt injection | defend against injection | private data, outside text and a way out | what really stops such an attack | how do I prevent that a mail takes over my agent | which ability should I take away from it | what combination makes an agent risky | what protects me if the prompt does not | remove one of the three | so what does help against it | then how do I defend my agent | make my bot safe against people who write to it | what must I take away so that nothing leaks | one of three has to go | secrets, strangers and a way out | can I close the hole for good | how do I stop data from getting out | a stranger wants my agent to leak things, how do I prevent it | what do I unplug so that nothing gets out",
    ],
    [
      "An agent that reads the public inbox",
      "example of separating agents | which tools should an inbox agent not have | how do I split access between agents | the inbox bot should not see the customer database, how | does opening a web address count as sending | how do I separate reading mails from looking up customers | split one agent in two for safety | may the mail bot look into the customer list | an agent with contracts and the internet | is reading a website a leak | who may read what",
    ],
    [
      "Job: Trust it with",
      "which jobs can I trust an agent with | table of common jobs | can an agent sort my inbox | can an agent handle invoices | can it screen applicants | can AI decide about applicants | jobs for an agent and for a person | may an agent approve credits to customers | could it manage user rights | is scheduling something for an agent | can I let it handle returns and money back | can it write meeting notes | could software choose whom we invite for a job | should AI judge our employees | what do I keep for people and what for the bot | filling in lead records, safe or not | which chores are safe to hand over | can it tidy our shared mailbox | should it judge how staff perform | moving meetings of other people | may it change records that a colleague wrote | what would it do with meeting minutes | who gets access, may it decide | money back to customers | may a no code agent pay out money | would you let it refund customers alone | a bot that gives credits to customers, yes or no | should an agent pay anything back to buyers by itself | which tasks may the agent do and which not: refunds, notes, mails | notes of meetings by an agent | can it write up our meetings | let an agent do refunds | meeting summary by an agent, is that fine | may it unsubscribe me from mails | overwrite fields in the crm, should it | which office chores would you hand over | reply to customers, sort mail, pay: what is fine",
    ],
    [
      "The last row has nothing to do",
      "why should a machine not pick candidates | appraisal of employees by an agent | may a bot reject applicants | why keep decisions about people with people | hiring and firing by a bot | a score for each employee by software | why must a human decide about humans | let it choose whom to fire | the reason behind a rejection | ranking of my workers | let the agent judge candidates | our personnel office wants to sort applicants with a bot | why should a machine not decide about people | is it right that AI rates my staff | judging job seekers by agent feels wrong, why | a reason against automatic rejections | appraisal by software | people deserve somebody who can explain it | HR and agents, where is the line",
    ],
    [
      "Its own account",
      "which limits should I build in | guardrails for a no-code agent | should the agent have its own account | how do I make an agent safe | safety measures on the canvas | limit what an agent can do | under which user should it work | which rights does my agent need | whose name should stand in the log | give the bot a user of its own | should I use my personal login for it | run it under a separate user | so how do I repair the thing with my login | whose credentials should it have | a separate login for the bot | as few rights as possible | how do I see later what it did | a service user | which login does the bot get | whose user should the agent run under | a service user for my workflow | should I make a separate gmail for the bot | what rights does its user need | a login only for the machine | should it be me in the logs",
    ],
    [
      "Structured answers, checked",
      "the model returns nonsense labels, what then | how do I reject a wrong result | validate what the model gives back | what happens with results that do not fit | it invents a category that does not exist | an amount that is far too high | check the output before it goes on | where do strange results go | the date lies in the past",
    ],
    [
      "Fixed recipients and values",
      "it posted into the wrong channel | should the model choose the recipient | which fields should be fixed | keep the model from changing the address | it should only ever write to one address | can somebody talk it into another recipient | what do I hard code | the model fills in too much | limit where it posts | the bot may only post in one slack channel | how do I fix where it writes to | only this channel and nowhere else | hard code the recipient | lock the address it mails to | it should not choose the recipient | limit it to one teams channel | bot posts in the wrong channel",
    ],
    [
      "Caps. Limit the steps",
      "agent runs in a loop | limit the spending of an agent | how do I stop endless runs | cap on cost | it answered its own mails until the money was gone | our flow ran thousands of times over night | how do I keep costs of an agent under control | two bots write to each other without end | my API bill exploded because of a workflow | which limits per run, hour and day | an upper bound for runs | stop it from costing a fortune | how do I keep my bill small | it went on and on all night | a ceiling per day | how many runs in an hour | the bot wrote to itself | protect me from a runaway | the bot answers its own mails in a loop | two autoresponders wrote to each other all night | my agent sent hundreds of messages to itself | it goes round and round and does not stop | how do I prevent an endless reply loop | our workflow burned the whole budget overnight | replies to itself | the thing ran all weekend and cost me a fortune | put a brake on the bill",
    ],
    [
      "Repeat protection",
      "the same message was processed two times | customers got the answer twice | how do I avoid duplicates when a trigger fires again | it created the order double | triggers fire twice | prevent double sending | make sure it acts only once | same invoice booked two times by the bot | clients got it two times | how does it remember what is done | the trigger came again | order placed twice | look up the message id",
    ],
    [
      "Approval that informs",
      "how should the approval look | people approve without reading | approve button | colleagues press ok without looking | how do I make people read before they confirm | what must stand on an approval request | everything is approved within two seconds | is a confirm button a real control | my people click yes to anything | what should stand above the button | a control that controls nothing | approve in a hurry | how much do I show before someone confirms | everyone just hits OK | my team signs off blindly",
    ],
    [
      "A stop. One switch",
      "how do I switch off an agent | emergency stop | kill switch | how many people should be able to turn it off | how do I pull the plug on a running agent | who needs to know the off switch | my agent goes crazy, how do I stop it | how do I end it in a hurry | who must know how to halt it | three people and a switch | turn it off at night | test the brake | how do we shut it up fast | red button",
    ],
    [
      "Consider a hypothetical agent that drafts",
      "how does an agent earn more trust | shadow mode | how do I start with an agent safely | how many drafts before it may send | from drafts to sending | when is my agent ready for more responsibility | how does it begin, with drafts nobody sends | let it run beside people for a while first | how many replies do I compare before I trust it | what must it prove before it may send | the first weeks of a new agent | compare its drafts with what we really sent | nobody sees what it writes at first | how does it prove itself | fifty drafts | first on trial, then for real | a probation period for the bot",
    ],
    [
      "Promotion should be by type of task",
      "what if I change the model or the prompt | does trust carry over to a new model version | new model, same permissions? | should a promotion be reversible | I upgraded the model behind my agent | replace the model under a running agent | does a changed prompt mean starting over | a newer model came out, do I swap it | can its freedom be taken back | we rewrote the prompt, what now | next review of its rights | does everything start again with an update",
    ],
    [
      "Next come drafts in the folder",
      "what do I record while it drafts | share of drafts that are sent untouched | after how long may it do more | when can a type of question go out automatically | what comes after the shadow phase | how many drafts go out as they are | keep count of edits | when may one kind of question run alone | drafts thrown away | which statistics about its drafts",
    ],
    [
      "Attack it, too",
      "how do I test an agent against attacks | red team an agent | which attacks should I try | what tricks should I try on my own bot | write mails that attack the agent | how many nasty messages for a test | try to break it before others do | ten evil mails | a mail from a fake boss | pretend to be the director | orders in another language",
    ],
    [
      "The people who do the work are",
      "who should build agents in a company | may employees build their own agents | who is allowed to build one | shadow IT with agents | should we forbid staff to make automations | is it ok that the sales people build bots by themselves | what do builders need from the company | employees make agents in secret | does IT have to build all agents | who is best placed to build it | is a ban on private automations wise | our trainee would like to build one, is it ok | may accounting make its own | where should people build if not in private | who looks over the rights before it goes live | the IT department says no to everything | secret bots on private laptops | should IT ban agents made by staff | forbid accountants to build their own bots | why not just prohibit it | shadow IT with agents, ban or allow | our IT wants to block n8n for everyone | arguments for letting the departments build agents | is a ban a good idea | who may make agents in a firm | the admin says no to self made agents | may our receptionist make bots | the chief of IT forbids it, is he right",
    ],
    [
      "Start them on an agent that drafts",
      "what should a beginner build first | good first agent for an employee | when does an agent become real software | when does it need tests and an owner | where can our people learn to build a safe agent | where could our trainee learn that | the first exercise for a new builder | at what point does it need an owner and tests | which class teaches to build such things | once the business depends on it | where do our people learn to build agents | which course teaches staff to make such agents | how do we train the people who build them | a good first agent for learners",
    ],
  ],
  "retrieval-augmented-generation-explained-by-how-it-fails": [
    [
      "That ticket is usually money",
      "what is RAG | explain RAG | what does RAG mean | RAG in simple words | what is retrieval augmented generation | how does RAG work | what does RAG stand for | definition of RAG | RAG for beginners | a search engine that writes | how does an assistant find things in our files | what is behind these document chat tools | do you know that thing with search plus language model | does a bigger model repair wrong replies | stop buying a new llm | rag for dummies | in plain words, how does such a bot read our handbook | grounding | pinecone and friends | vector database hype | embedding | chat with pdf | newest model from openai as a cure | claude instead of gpt for our documents | swap the llm | our helper for staff quotes the wrong rule, shall we pay for a smarter brain | and would the next generation of models cure it | a clever parrot with a filing cabinet | how does it come to know our papers | two sentences on what that acronym is | which article is about RAG | a post about retrieval | something to read about chatbots over documents",
    ],
    [
      "Was the right answer in the collection",
      "why does RAG give wrong answers | our RAG bot answers wrong, why | how do I find the cause of a wrong answer | debug a RAG system | three questions for a wrong answer | why does it hallucinate | find out where it fails | where do I look when a reply is false | our document bot is wrong all the time, how do I find out why | locate the fault | which part of the chain is to blame | search, cut or model, who did it | diagnosis of a bad reply | check one wrong answer step by step | need a log of the passages | root cause | troubleshoot | postmortem of a wrong reply | bisect | garbage in, garbage out | how can I tell who is guilty | and where did it go wrong | the truth is in our files and yet it says something else | dissect one reply | what must I write down of each reply to understand it | how many wrong replies must I go through | number of bad answers for a tally | how many failures do I look at before I repair | is one bad answer enough to judge | find the broken stage of our rag | we collected some wrong answers, how many are enough | at which step does the intranet bot go wrong | thirty bad replies",
    ],
    [
      "The document is missing",
      "what if the document is missing | answer is not in the documents | the rule stands in a mail and nowhere else | nobody ever wrote it down | the bot cannot know that, it is in somebody's head | unwritten rules | and when it is written nowhere | our veteran knows it, the machine does not | the boss decided it on the phone",
    ],
    [
      "Two versions are present",
      "old and new versions of a policy | outdated documents in the index | which version does it use | two versions of the same document | it quotes a rule that is no longer valid | the bot uses last year's handbook | outdated regulation keeps coming back | withdrawn documents | which of two editions is in force | give each document an owner and a date | stale content in the index | our assistant cites an expired price list | it says what was right two years ago | the employee handbook changed and it did not notice | ignores the newest edition | takes an old price list | superseded papers | someone put both editions in | and the superseded one, who takes it out | two rules for the same thing lie side by side | it reads from the edition before | how do I make sure that just the valid one counts | an old brochure haunts us | our assistant mixes the old and the new handbook | last year's manual is still in there | old policy and new policy side by side | the outdated edition is still found | it quotes rules that no longer hold | three editions of the same document, which does it take | how do I get rid of withdrawn documents | the bot does not know which version is in force",
    ],
    [
      "The text was damaged",
      "problems with PDFs | scans and tables in RAG | the text of the PDF is garbled | reading tables from PDF | tables turn into nonsense | columns are mixed up after import | scanned papers cannot be read | ocr trouble | numbers from the spreadsheet come out scrambled | extraction of text from files | the import spoils our manuals | excel sheets in the index | powerpoint | handwritten notes | photos of documents | multi column layout | headers and footers everywhere | umlauts broken | and our scans? | it reads across the columns | the price grid became a row of digits | faded copies on the file server | check with my own eyes what it has read",
    ],
    [
      "A classic case",
      "how should I cut the documents | chunk size | chunking | how long should passages be | splitting documents into chunks | it knows the rule and forgets the exception | the condition stands in the next paragraph | half of the clause is missing | cut at the headings | keep a rule together with what limits it | pieces lose their title | overlap between pieces | it leaves away the unless part | a snippet without its heading | chop the pdfs | size of the pieces | fixed length is bad | split by chapters | paragraph boundaries | footnotes get separated | every so many letters a cut, is that clever | and what else belongs to each bit | the exception stands on the next page | where to put the scissors | a bit of text out of its chapter | how large do I slice it",
    ],
    [
      "Vector search compares meaning",
      "vector search or keyword search | what is vector search good for | hybrid search | why does it not find part numbers | embeddings and error codes | semantic search versus keywords | it does not find article numbers | searching for an error code brings nothing | names of people are not found | clause numbers | should we mix both kinds of search | embeddings fail with codes | serial numbers and sku | lookup of exact terms | is plain word matching old hat | and when someone types a model number | why both kinds at once | it does not find the order number although it is there | looking up a surname gives rubbish | is meaning alone sufficient | how do we solve it for article numbers | keyword and vector search together | what is hybrid search | what is the remedy when codes are not found | fix for part numbers | search for numbers and search for meaning combined | and what do you do about serial numbers",
    ],
    [
      "Then there is the cut-off",
      "what is a reranker | how many passages should go into the prompt | do I need a reranker | the right passage is ranked too low | give it more passages, does that help | hand over fifty snippets instead of eight | raise the top k | too much context confuses it | the good one comes in place eleven | sort the hits a second time | longer context window as a remedy | bm25 plus vectors and a reranker | cross encoder | top five or top twenty | lost in the middle | what we need comes too far down the list | and if I simply hand over more of it | it stands on the second page of hits | sort what was found anew | how many of them should I pass on | twice as many snippets",
    ],
    [
      "Measure this stage alone",
      "how do I measure the search | evaluate retrieval | recall of the search | how many test questions for RAG | metrics for RAG | test the search without the model | how do I know that the search is any good | share of questions with the right passage | who writes the questions for the test | number of questions to begin with | hit rate of the retrieval | benchmark of the finding part | golden set | precision and recall | evaluation data | mrr and ndcg | and how is it measured | just the looking up, without the talking | how would I know if the finder got better | who thinks up the trial questions | is fifty enough",
    ],
    [
      "It answers from memory",
      "the passage is right but the answer is wrong | failures in the writing | the model answers from memory | citations that do not fit | stop a model from making things up | the source does not support what it says | decorative citations | the link is there and the text beneath is about another thing | it mixes two rules for different people | when nothing fits it should admit that | make it say that it does not know | it fills the gap with fantasy | references that prove nothing | it should be silent rather than guess | teach it to refuse | admit that it has no clue | mixes the rules for contractors and employees | merges two documents | confuses countries | blends policies | full time and part time rules jumbled | ignores the snippet it was given | confabulates | it invents a rule that we do not have | and then it makes things up | apprentices and managers get the same reply although their rules differ | the footnote leads nowhere | it says what is usual elsewhere | how do I make it say that nothing is there | it has the page in front of it and still gets it wrong",
    ],
    [
      "Permissions. If the index",
      "who may see what in RAG | access rights and RAG | secret documents in the index | can employees see salary letters | permissions in a company assistant | is an instruction in the prompt enough to protect personnel files | staff could read what is not for them | clever questions reveal secrets | enforce rights in the search | does the prompt keep confidential letters safe | hr documents in the index | forbid the model to talk about pay | leaks through the company bot | can see board minutes | finance files visible for interns | confidentiality breach | acl | jailbreak our internal bot | nosy employees | sealed records | the apprentice asked what the director earns | is a sentence in the instructions a lock | and who may see what? | it told someone about a dismissal | keep the files of the works council away from others | personnel files in the chatbot, can people see the pay of others | trick the bot into telling a colleague's salary | we put HR documents into the assistant, is it safe | could an employee read somebody else's contract through the bot | who can see what in a company assistant | payslips in the knowledge base | confidential files and clever questions",
    ],
    [
      "Questions that are not lookups",
      "can RAG count or summarize | questions RAG cannot answer | count contracts with RAG | limits of RAG | what is RAG not good for | it counts wrong | how many of our agreements end this year, it does not know | sums over all documents | lists that are incomplete | total of all invoices | compare all suppliers | condense a long report | it only found a few although there are dozens | aggregate questions need a database | its count is far too low | sum of all open bills | average over all files | it adds up wrong | can it boil ninety pages down | and how many are there in all? | it says eight, there are far more | who owes us the most, it cannot tell | a digest of the whole volume | add up what is in the folders",
    ],
    [
      "Work from the top",
      "what should I fix first in RAG | order of repairs | where to start improving the assistant | should we switch to a better model | improve our RAG | polish the prompt or clean up the documents | what to mend first | is a new embedding model worth it | we have budget for one improvement | a few days and no money, what do I repair | and in which order | what gives the most for the least | begin at the source or at the text | before we spend on something new",
    ],
    [
      "The same triage serves",
      "what to ask a vendor of RAG | buying a RAG system | how do I compare suppliers of assistants | a supplier shows us a demo, what do we demand | check a vendor's document chat | which proofs should a seller of such a bot give | questions for the sales demo | what must the provider be able to show | evaluate an offer for a company gpt | and what do I ask the one who sells it | we get three offers for a house search, how to choose | which proof before I buy | a vendor demonstrates his knowledge bot | what should I demand from the seller of a document chatbot | which proofs to ask for in a RAG demo | supplier comes tomorrow with a chatbot over documents | questions for the salesman of an AI search | what must he show me before I buy | insist on seeing the passages | things to look at in a presentation of a knowledge assistant",
    ],
    [
      "Suppose an employee asks",
      "the assistant told an employee the wrong deadline | it hallucinated, they say | a friendly reply with a wrong figure | somebody wants a better model because of one bad reply | it told my colleague the wrong number of vacation days | and yet it sounded so sure | the correct period is on our pages, it says another",
    ],
    [
      "The first “no” names",
      "how many bad replies should I look at | make a tally of the failures | thirty bad replies | plan of work from the mistakes | and how many of those do I examine | is one case enough to judge | count what went wrong and where | how many bad replies to tally | how many mistakes until we have a plan | count the wrong answers by stage",
    ],
    [
      "Four places where the 30 days",
      "where can the right fact get lost | the stations on which a fact disappears",
    ],
    [
      "Passages are cut because",
      "why are documents cut at all | do you need to split a handbook into pieces | why not feed it all of the text | chop | slice | how long may one piece be | tokens per piece | pages or paragraphs | and why cut at all | could it not read it from cover to cover",
    ],
    [
      "The share it returns",
      "what does the recall tell me | can the assistant be better than its search | upper limit of correctness",
    ],
    [
      "A tenth of the test questions",
      "how many questions without an answer in the test | unanswerable questions on purpose | share of questions that cannot be answered | and some to which there is no reply? | trick questions in the exam",
    ],
    [
      "Tally says",
      "what should we spend on first | which repair for which failure | where would money be wasted",
    ],
  ],
  "how-to-notice-that-a-model-has-gone-stale": [
    [
      "That is why a stale model",
      "how do I notice that a model is stale | my model got worse | model performance drops over time | what is model drift | forecasts feel off | is my model outdated | monitoring of models | article about drift | users say that the numbers smell wrong | planners stopped trusting the forecast | nobody looks at the list of the model any more | the prediction looks odd lately and the log is clean | how would we find out that it no longer works | detect decay | the model was good last year | signs of an aging model | fancy software for monitoring? | do we need a platform to watch models | concept drift | shelf life of a model | rusty | outmoded | my colleagues go by gut again since it is so often off | and how would one notice | it used to be right | nobody opens its list in the morning any more | no red light, and still something is wrong | is our prediction past its prime | which article is about drift | a read about monitoring models | mlops article | something on your blog about models that get worse",
    ],
    [
      "Signal: Arrives",
      "the four signals | which signals show drift | what should I monitor | early warning for a model | what to watch on a model in production | what arrives first, what proves most | ladder of signals | inputs, outputs and outcomes | order of the warning signs | leading and lagging indicators | what shows first | traffic light for models | and what comes first? | what tells me earliest, what tells me for sure | which of them proves it | what should I keep an eye on, what goes in or what comes out | the sure sign takes how long | hints and proof",
    ],
    [
      "Monitoring tends to stop",
      "too many alarms from monitoring | which features should I watch | false alarms of drift | fifty alarms a day about features | which variables matter for watching | alarm fatigue | the dashboard is red all the time and nothing happens | which warning is serious | a hundred columns and each of them rings | which of those matter at all | it beeps and beeps | and the rest of the columns? | I mute them all by now",
    ],
    [
      "So the first response",
      "what do I check first when there is an alarm | first step after an alarm | is it drift or a data bug | data pipeline broke | alarm went off, what do I look at first | a join lost rows | check the pipe before you blame the model | units or time zones changed upstream | where do I begin when the predictions go crazy | default values in a field | is the feed broken | scores look different since monday | sudden jump | schema change | nulls everywhere | someone changed the sensor | firmware update shifted readings | it went mad after they replaced the booking program | and what do I look at before anything else | since the upgrade nothing fits | did something break or did the world change | the numbers leapt from one day to the next | a supplier sends other units | our planning team mistrusts the forecast, where does one begin to search | is retraining the first thing to do | first thing to check when a model goes wrong | should we retrain at once | bad predictions since Monday, what now | look at the data pipe first? | our model was fine and is rubbish now, where do we begin to look | sales no longer trust the churn score, what is checked first | the predictions got bad all of a sudden | first place to look when a model goes wrong | a good model turned bad, what do I check | scores are off since last week",
    ],
    [
      "A common measure for the second",
      "what is PSI | population stability index | how do I measure drift | formula for drift | how do I compute a shift | compare two distributions | number for the shift of an input | ten bins | stability index | statistics for changed inputs | python for drift | kolmogorov | kl divergence | histogram | evidently or other libraries | and how do I put a number on it | has the mix of people changed, how to tell | a gauge for shifts | please explain PSI | psi in statistics | what is the PSI of a feature | meaning of psi | how is the stability index computed | define population stability | what does the index with the ten bins do | PSI formula for my thesis",
    ],
    [
      "You will read that below 0.1",
      "which PSI is too high | threshold for PSI | 0.1 and 0.25 | is a PSI of 0.2 bad | how many rows do I need for PSI | small samples and drift | index above 0.25 with few rows | we have little data each day and the alarm rings often | is that shift only noise | chance alone triggers the alarm | minimum rows for the index | it crosses the limit now and then without reason | rule of thumb for the threshold | random fluctuation | and is 0.2 bad? | every second week it goes over | too little per day to say anything | is it merely luck | what threshold for a small clinic",
    ],
    [
      "Choose the reference with care",
      "what do I compare with | seasonal business and drift | which reference period | every winter the alarm rings | holiday season looks like drift | compare with the same weeks of last year | our business has a high season | summer is always different | black friday triggers the monitor | against which period do I hold it | new year peaks | it cries wolf every Christmas | and against what? | August with April, is that fair | the same weeks one year ago",
    ],
    [
      "Group by the date of the prediction",
      "outcomes come late, what do I do | how do I judge predictions when the result takes months | group by date of prediction | compare cohorts | credit losses are known only a year later | we learn the truth months afterward | same age of the predictions | cohorts of loans | results trickle in late | how to compare april with may fairly | delayed labels | slow feedback | we only know in half a year whether we were right | long wait for the truth | warranty cases show up late | churn is visible after months | we do not know yet how half of them ended | and how do I hold two months against each other | it takes ages until we learn who paid | fresh ones look better than they are | judge them at an equal age | defaults are known after months, how do I chart the errors | loans that fail late, how do we plot it | plot the mistakes by which date | we hear about the outcome half a year later | insurance claims come in late, how do I track the model | by prediction date or by outcome date | credit risk model, truth arrives late | compare months of lending fairly",
    ],
    [
      "Ranking. Are the cases",
      "what is calibration | ranking and calibration | is recalibration enough | probabilities are too low while the order is fine | it says one in five and it is one in three | recalibrate instead of training anew | percentages do not come true | the sorting works, the numbers do not | over confident scores | is the probability honest | it says twenty, it is thirty-five, but the order is fine | and is it enough to straighten the numbers | the top of the list is right, the percentages are not | only calibration got worse, what now | calibration slips, ranking holds | must I train the model again if the percentages are off | the order is right but the probabilities are wrong | probabilities are too high, full retraining or not | recalibrate or retrain | cheap repair for wrong probabilities",
    ],
    [
      "Then run a baseline",
      "what is a baseline for a model | clearest sign that a model is stale | simple comparison for a model | is the model better than last year's rate | a dumb rule beside the model | beats last year's rate or not | what tells outsiders that it is stale | cheap comparison that always runs | coin toss | naive forecast | last week's value beats it | moving average | and compared with what? | the simplest sign | what did last year's average say | something that even my boss grasps | is a coin as good by now | a yardstick for next to nothing | for instance? | simplest sign that a model is past it | a plain sign that the predictions are no good any more | how do I explain to laymen that the model is stale | one chart for the management about the model | what would a non technical boss understand as a warning | easiest test whether a forecast is still worth it | is the model still better than last year's numbers | a clear signal without statistics",
    ],
    [
      "The clinic phones everyone",
      "the model changes its own data | feedback loops of a model | predictions that prevent what they predict | we act on the score and so it looks wrong | interventions spoil the training data | because we helped them the risky ones look harmless | the model learns from its own effect | self defeating prediction | customers we called did not leave, so it thinks they never would | a loop between score and result | rescued customers still count as lost | we intervene and spoil the labels | we helped them, so it looks wrong | and its own effect? | those we warned stayed, now it thinks they were never at risk | it bites its own tail",
    ],
    [
      "Pin the model version",
      "do language models go stale too | does ChatGPT drift | LLM version changes | how do I watch a language model | how often should I test a language model | keep an llm stable | graded cases every week | how to protect a chatbot from silent changes | subject tags of conversations | new topics appear in the chats | freeze the version | the maker replaced what is under the hood | and every week? | its tone is not the same since Tuesday | hold on to the release that we know | what else keeps it steady | a set of marked examples",
    ],
    [
      "Plumbing. Look for a change upstream",
      "runbook for an alarm | what do we do when the model is stale | steps after drift is found | who does what when an alarm comes | what are the five steps | split the error by site or product | narrow the model to where it still works | choose between recalibrating and retraining | procedure once the model is off | and in what order do we go | it rang, now what do we do | step by step, please | after that? | the list of things to do when it goes off",
    ],
    [
      "Retraining stands in step 4",
      "should I just retrain | how often should a model be retrained | retrain every month | why is retraining not first | is retraining the answer | train it anew each night and be done | is a monthly schedule enough | fresh data fixes everything, no? | automatic retraining as a cure | why not train again right away | we refit it all the time, are we safe | regular updates instead of monitoring | cron job retrains | fit again weekly | refresh the weights | auto ml | they want to feed it new rows today, good idea? | and if we just teach it afresh | is a fresh start the cure | why wait with it | my programmer says run it again on May | what must a new model show before it replaces the old | test for the new version before the switch | how do I compare the retrained model with the old one | automatic retraining every month, good enough | first of each month we train anew | when may the new model take over | new version against old version | fresh model, prove it",
    ],
    [
      "If you have a model in use",
      "where do I begin with monitoring | first steps this week | we have no monitoring, what now | start watching a model from zero | two things for this week | minimal monitoring | quick start for a forgotten model | and what could I do by Friday | nobody watches ours, how to begin | the smallest thing that helps",
    ],
    [
      "Software that breaks throws",
      "a model gives no error when it is wrong | it fails silently | no exception, still wrong",
    ],
    [
      "Here is a hypothetical case",
      "all scores jumped over night | the lead time came in other units | after an upgrade of the source system everything shifted | hours instead of days in a column | the day after the update all patients looked risky | and the units? | minutes turned into seconds | is the clinic a real customer | did the story with the lead time happen | which clinic was that | the clinic in the article, true or invented | is the example with the patients real",
    ],
    ["With 100 rows a day", "what is normal with a hundred rows | two thousand rows a day, what is noise"],
    [
      "The clinic knows after",
      "errors by the date they become known | the truth comes with a delay | wrong chart for late outcomes | and when is it known | we hear of it in a year | the reply comes a season later | the truth about a loan arrives after months | errors by the day that we learned of them, is that a good chart",
    ],
    [
      "The remedy is a small random",
      "control group for a model | leave some people untreated on purpose | what if it is unethical to withhold the help | handle a few as if there were no score | record what we did to each case | we must treat everybody, how do we judge the model then | holdout group | and how do I test it honestly then | some must go without, is that fair | a few left to chance",
    ],
    [
      "You may never retrain a hosted",
      "we only use a rented language model, can it go stale | the vendor switches off our version | prompt quotes old rules | users ask new things | an api model that changes underneath | does gpt get worse by itself | we changed nothing and it got worse | we rent it and never touched it | and if I changed nothing? | the service behind it is not the same | our rules moved on, its instructions did not",
    ],
    [
      "An alarm without an owner",
      "alerts that everybody ignores | nobody feels responsible for the warning | who should react to a monitor | page for the runbook | whose job is it to react | who is called when the score goes weird | and who jumps up then | it flashes and all look away | somebody has to be in charge of it",
    ],
    [
      "The runbook needs a person",
      "who owns the monitoring | we have nobody to watch the model | find somebody for the runbook",
    ],
  ],
  "data-contracts-what-two-teams-agree-before-a-column-changes": [
    [
      "The story is made up",
      "what is a data contract | explain data contracts | data contract definition | why do we need data contracts | two teams and a changed column | dashboards break when a team changes a table | schema changes break reports | the other department changes fields without telling us | our chart broke because they renamed something | how can I keep upstream from breaking my reports | a written promise about a table | agreement between producer and reader of data | they altered a table and our query returns nonsense | upstream surprises | prevent silent changes of a feed | protect my dashboards from their releases | stop them from changing our columns | backend developers rename columns whenever they like | breaking our pipelines | downstream is always the victim | microservice team | producers and consumers | blame game | etl crashes on mondays | the programmers say all was fine at their end and my sheet is broken | and how do I stop that | no one told us that the field was gone | we find out on Monday morning | a treaty between two departments | could we have prevented it | which article is about data contracts | a post for data teams | is the dashboard story real",
    ],
    [
      "Each part of that sentence",
      "is a wiki page enough as a contract | who checks the contract | why must the producer check it | our rules for the table stand in confluence | documentation nobody checks | is a description enough | wiki page with column descriptions | data dictionary | catalog entry | readme of a table | and if we wrote it on a shared page | is it enough to have it described | a note for everybody, does that help | and where is it kept? | which folder does it belong in",
    ],
    [
      "There are published formats",
      "what does a data contract look like | format of a data contract | open data contract standard | template for a data contract | example of a contract file | how long is the file | show me such a file | yaml for a table | which standard is there | what stands in it, line by line | sample of an agreement on data | odcs | and is there a norm for it | do I invent the layout myself | how would one look on paper | is a page enough for it | do we have to begin with the open standard | standard first or own file first | must it be ODCS from the beginning | can we start with something simpler | our own small file or the official format | is a standard format needed | start small with the contract",
    ],
    [
      "Grain. If one team",
      "what is grain | what does null mean in a contract | what must be in the contract | what goes into the file | which day does a row belong to | blank fields have several meanings | null can be unknown or not applicable | orders after midnight in another time zone | a purchase at 11 pm lands on tomorrow | row per order or per line | month end does not match because of utc | missing values, what do they stand for | rows that arrive late | which date counts for a sale at night | deleted rows | late bookings show up under another date | and beyond the kinds of fields? | what else should be written down | an empty box can mean three things | one line is what, exactly | a sale just before midnight | what if something arrives a day later",
    ],
    [
      "In the producer",
      "where is the contract checked | check in the build | checks for a data contract | how is a contract enforced | who runs the checks | make their build fail | test in the pipeline of the team that makes the data | how do I force them to keep it | automatic check at each commit | where does it hurt the right people | stop it before it is released | ci job for a contract | pull request check | linter for schemas | gatekeeper | and who tests it | at whose place is it verified | the one who changes it should feel it | before they can merge it",
    ],
    [
      "If one fails, the day is not published",
      "what happens if a check fails | late data or wrong data | should we publish anyway | stop the data when it is wrong | better late or better wrong | morning numbers fail the test, do we hold them back | keep the old table | the feed is broken at dawn, what do we show the bosses | withhold the report | stale but right figures | do we deliver although a test is red | and when it fails at dawn? | show them yesterday's or nothing | it is red, and the directors wait | a wrong figure or none",
    ],
    [
      "At the consumer",
      "what should the consumer check | do readers need checks too | how much should the reader verify | we only use their table, which tests are ours | double checking on our side | freshness is enough? | repeat all checks at the receiving end | and what is left for us to look at | the ones who read it, do they have to test too",
    ],
    [
      "Change: Breaking",
      "which changes are breaking | is a new column a breaking change | is a new status value breaking | which changes need notice | versions of a contract | rename a column | is another category in a list dangerous | does an added field hurt anyone | optional becomes required | which edits can I make without asking | may I allow empty values | publish an hour later | drop a field | harmless and harmful changes | adding a state to an enum | extra field nobody has to fill | int to string | timezone switch | enum value | tighten a field | reorder columns | and which are harmless? | we wish to have another state in the list | they made a field mandatory | is it allowed to drop it | may it come at seven instead of six | one more column, does anybody care | we switch from pounds to kilograms in a column | the unit changes, same column name | from dollars to euros in the same field | metres become feet, is that breaking | other time zone in the same table | can we change the unit in place | does a new unit need a new name | and if the unit is another one",
    ],
    [
      "During a breaking change",
      "how do we make a breaking change | notice period for a change | run two versions | remove an old column | switch over gently | both versions for two weeks | who still reads the old field | take away the old one on time | deleting a column if I announce it | deprecate | sunset a field | grace period | migration window | retire a table | how much warning do readers need | days of notice before a change | and for how long both? | the former one next to the new one | when may the old one go | who still uses it | how do we let them know in time",
    ],
    [
      "Days 1 and 2",
      "how do we start with data contracts | first data contract in ten days | which dataset first | which table should we begin with | which table comes first | where do we start | how long does the first contract take | steps to a first contract | who owns the dataset | how soon could we have such an agreement | nobody feels responsible for the table | no team takes ownership | plan for two weeks | whom do I invite to the meeting | what if there is no owner | time until the first file exists | find all readers of a table | escalate when no one owns it | roll out | pilot table | sponsor | who drives it | data steward | data mesh | and how do we go about it | ours first or theirs | what do we talk about with the others | an hour with the neighbor team, what is on the table | until when is the first one done | nobody says it is his | whom do I ask to come | no team wants to own the table | nobody wants the ownership of the dataset | what if there is no owner for the contract | all teams refuse to own it | who uses the table, how do I find out | find all readers of a dataset | unknown consumers of our data | which reports read this table | how do I discover who queries it | contract without an owner",
    ],
    [
      "Promise only what has held",
      "what should we promise in a contract | how strict should a contract be | promise the ideal or the reality | ninety days of history | contract that is broken on day one | and how much may I promise | should it be as we wish it to be | better modest than broken",
    ],
    [
      "Data read by the team",
      "when is a data contract not worth it | do all tables need a contract | how many contracts do we need | is it too much effort for small teams | a contract for each and every table? | four hundred generated contracts | where would it be overkill | internal tables | experimental tables | which data deserves one | start small or cover all datasets | only for reports and billing? | bureaucracy | red tape | overhead | startup of five people | scratch tables | hundreds of tables, which of them | too many contracts | for all of it in one go? | and the small ones? | is it not too much paper | where does it pay | only we read it, do we need that",
    ],
    [
      "On a Monday the revenue dashboard",
      "turnover fell by a third over the weekend on the chart and nobody knows why | the report is wrong since they split a status | numbers dropped after a release of another team | figures collapsed although business is fine | and all their tests passed | a third is missing since the weekend | turnover went down on the screen only | who moved my numbers",
    ],
    [
      "Types are the least",
      "is a schema registry enough | are types all we need to fix | what do types not cover | lines about meaning | and is it enough to fix the kinds of columns | a registry we have already",
    ],
    [
      "Before each publication",
      "checks before the table goes out | staging table | sql for unique keys | plausible number of rows | compare with the same weekday | great expectations | dbt tests | soda | anomaly in row counts | duplicates in the key | and what is tested in the morning | far fewer rows than a week ago | twice the same line",
    ],
    ["Versions follow the habit", "numbering of versions | major and minor | semantic versions for a table"],
    [
      "The second row is the one",
      "why does a new value break old queries | a unit changed under the same name | the worst kind of change | dollars became cents | euros instead of dollars in the same column | grams became kilograms | they switched to another currency without a word | the column is called the same and holds something else | and kilos became pounds | a changed unit under the same name, why so harsh | kilos instead of pounds and nobody noticed",
    ],
    [
      "One habit holds",
      "after an incident, what do we do with the contract | which line would have stopped this | keep the file alive | lessons from a data incident | and after it happened? | what do we ask ourselves when it is over | learn from the mishap",
    ],
  ],
  "which-process-to-automate-first-a-scoring-method": [
    [
      "The process with the largest saving",
      "should we automate the biggest process first | why not start with the largest saving | big project first | article about what to automate first | the task that costs us the most time first, good idea | start where the savings are highest | why is a big process a bad beginning | tackle the worst time eater first | we spent half a year in workshops and nothing runs | the biggest time eater first, right? | most hours, so first? | in former times we always took the costliest first | where most money is lost, is that the start | everyone points at the huge process | begin with the most expensive work | many people and many exceptions | a giant project to begin with | which article is about automating | a text on what to automate first | reading on choosing a process",
    ],
    [
      "A first project has another job",
      "which process should I automate first | what makes a good first automation | how do I choose a process to automate | prioritize automation ideas | what is a good first project | what should our first automation teach us | what matters for a pilot | where is the best place to begin | what should the very first one look like | how do we decide what comes first | put our ideas in order | by what do I pick the first one | what is the purpose of the first automation | which of our ideas wins | small and visible | how do I judge candidates | what do we learn from the first one",
    ],
    [
      "A brainstorm produces",
      "how do I find candidates for automation | where do ideas for automation come from | how many candidates | how do I describe a process | should the teams brainstorm | how do I gather ideas from the departments | what do I ask people so that they name processes | how do I write down a process | three things to ask each team | somebody types figures from one system into a list each morning, is that one | a mailbox that is sorted by hand | how many ideas do I need | the description takes three sentences | what do people dislike | where do I look for candidates",
    ],
    [
      "Can its mistakes be caught",
      "the two gates | what should never be automated | when do I drop a candidate | which processes are out | what should stay manual | is there something we should leave alone | which process should be ruled out | the system will be replaced next year, automate anyway? | mistakes that cannot be undone | when is automation a bad idea | reasons against automating | the program is switched off next year, still worth it | wait for the new system or not | if an error cannot be taken back | knock-out questions | which ideas fall out at once | rejecting applicants by machine",
    ],
    [
      "Factor: 1; 3; 5",
      "how do I rate readiness | the four factors | rule access check owner | how is the score made | rate from 1 to 5 | scoring method for automation | how do I judge if a process is ready | what makes a process ready for automation | which criteria do you score | scale for the rating | points for candidates | what are the four things | by what scale do I measure | rule, access and what else | points from one to five | who rates what | which points do you grade a process on | what do you rate before you automate | the list of criteria for picking a process | on which scale and by which criteria do we judge candidates | name the factors of readiness | what are the categories in the scoring",
    ],
    [
      "Readiness is the lowest",
      "why the lowest and not the average | how do I compute readiness | is readiness an average | one bad rating and three good ones, what counts | do we take the mean of the four scores | a single low score, does it sink the process | great rules and access, but no owner | all is well except that nobody is in charge | three fives and a one | does the weakest point decide | can a good score make up for a bad one | no one wants to own it | which weakness do I repair first | clear rules but nobody owns it | nobody feels responsible for the process, is it still a candidate | everything is fine except that it has no owner | one system, clear rules, no owner | no one in charge | is it a good candidate without an owner | a process that belongs to nobody",
    ],
    [
      "The Rule rating deserves",
      "how do I test if the rules are clear | 20 cases test | two people decide differently | is it judgment or a rule, how can I check | two colleagues decide the same case differently | do people follow a rule without knowing it | how many cases do I print for the test | is this decision automatable or a matter of experience | does everyone decide alike | our best people decide in different ways | twenty old cases on paper | is it a rule or a feeling | each clerk has another opinion | how do I find an unwritten rule | let two people sort the same pile | the two clerks sorted the cases in different ways, what follows | our two people came to different results | they decided half of them differently, and then | what if the testers do not agree | is this gut feeling or a rule | how do I find out if a task follows rules at all",
    ],
    [
      "Do not take hours from memory",
      "how do I measure the hours | how long should we count | tally week | how do I count the time a task takes | estimate the savings of an automation | how can I get a true number for the time we would save | people guess how long it takes | how do I count minutes per case | for how long do we write down each case | realistic savings | everybody guesses the minutes, how do I get real ones | measure the time per invoice | nobody knows how long it really takes | count for a week | people only remember the bad days | a tally on the desk | honest minutes | standard or exception, a mark for each",
    ],
    [
      "automated cases = cases",
      "formula for saved hours | how do I calculate the net hours | compute the gain of an automation | what is the calculation behind the net hours | compute the monthly gain | how do I get from minutes to hours a month | the arithmetic behind it | cases times minutes | work out what we would save | multiply by the share",
    ],
    [
      "Two details make this figure",
      "do exceptions count | do the special cases count too | what about odd cases in the tally | does review time count | are rare cases included | are exceptions part of the gain | do I subtract the checking | should unusual cases be in the number | what makes the saving smaller | the odd ones are done by hand anyway | somebody still has to look at it | checking costs time too | why so pessimistic",
    ],
    [
      "So inquiries go first",
      "which process won in the example | result of the worked example | what goes first in the example | from which readiness on is it a candidate | and the second place | what wins, hours or readiness | who goes first in your table",
    ],
    [
      "By hours, invoices win",
      "why not invoices first | invoices save the most hours | our system has no interface, only screens | robot that presses buttons in an old program | is screen clicking reliable | software without an API, can it be automated | what to do about a low access rating | what breaks when a button is moved | our old software can only be clicked | no import, only masks | a robot for our ancient program | ask the vendor for an interface | why does the biggest one wait | our erp is ancient and has only screens | an old program with masks | can one automate a system that is only clicked | 20 year old software without interface | robot over a green screen | automate on top of masks, sensible | a program from the nineties | the buttons move and the robot breaks",
    ],
    [
      "Returns look tempting",
      "why were the returns not chosen | goodwill plays a part in the decision | is there a smaller process inside a big one | cut a piece out of a messy process | half of it is goodwill | a part of the process is easy | small returns only | regular customers get an exception | cut out the simple bit",
    ],
    [
      "Lower the standard share",
      "how sure is the score | check that the result is sturdy | what if my numbers are wrong | shake the result | how do I test the ranking | can I trust the points | what if the estimate is off by twenty points | first and second are close together | how firm is this order | what if we were too optimistic | a second opinion on the rating | can I believe the list | was it a normal week",
    ],
    [
      "If the winner changes under a mild shake",
      "two candidates are equal, which one first | what if there is a tie | the order changes when I lower the numbers | a dead heat | neck and neck, which one | both are equally good | the better owner decides | both processes have nearly the same score | a draw in the scoring | two came out equal, which do we take | toss a coin between two processes | hardly any difference between the first two | same points for both",
    ],
    [
      "Baseline: the tally week",
      "when is the project done | what do we agree on before we start | stop line for a project | when should we give up | how do we know the automation worked | what must be agreed before the beginning | when do we end a trial that goes badly | conditions for stopping | what does done mean for a project | what should the owner sign | at which error rate do we quit | which lines belong on the page we sign | a failing pilot, when is it over | what else belongs on the signed page | what does the person in charge put a name to | how do we know when we are finished | a page that is signed | where do odd cases go | one in twenty is wrong | when do we admit that it failed | how do I know that the pilot has failed | when do we stop an automation that does not work | a rule for ending the trial | pull the plug, when | at what point do we call it off | criteria for killing a project | too many wrong cases after six weeks, do we go on | set an end to the experiment | automation pilot, when is enough enough",
    ],
    [
      "The stop line is the one people skip",
      "why do we need a stop line | what does a project that limps along cost | is it a shame to end a pilot | nobody dares to end it | the project drags on | a clean end after six weeks | why think about the end now | when do I break off a pilot | end a failed automation project early | why is stopping after six weeks cheap",
    ],
    [
      "Then build the standard path",
      "how do I start building | should exceptions be automated too | do I need AI for it or simple rules | who builds the automation | which steps need a language model | is AI necessary or do plain rules do | where does a model make sense in a flow | should I teach it every special case right away | rules or GPT for the steps | do all steps need artificial intelligence | is a language model needed everywhere | where do I learn to make it myself | do I teach it all special cases | which part needs AI | is plain logic enough | who could build it for us | keep it simple at first | the developers want every special case in the first version | version one with all exceptions or without | do we handle rare cases at the start | should the first release cover everything | LLM or if then rules | is if then enough | special cases later, is that right | must a language model be in it | minimum version first",
    ],
  ],
  "restore-a-backup-this-month-rpo-and-rto-in-plain-words": [
    [
      "A green check mark",
      "is my backup good | how do I know that a backup works | is a green check mark enough | why test a backup | our backup runs every night, is that enough | test your backups | the log says success each night | our provider says all backups ran | can I trust the report of the backup software | is a finished job proof | it says ok but can it be read | we never tried to get anything back | does green mean safe | acronis or veeam says success | mail from the backup job | false sense of safety | untested copies | time machine | schroedinger's backup | and the tick says all is well | each morning a mail that it worked, is that something | it has been saved, surely that suffices | I never looked whether it opens | what does it really prove | which article is about backups | the article on backups and restoring | do you have an article about the cloud | anything to read on cloud operations | something on your blog about disaster recovery | where did you write about restoring data | a text on saving data for our admin",
    ],
    [
      "RPO, the recovery point objective",
      "what is RPO | what does RPO mean | explain RPO and RTO | RPO versus RTO | difference between RPO and RTO | recovery point objective | how much data can we lose | these abbreviations of our admin | how much work may vanish | the two letters words of backups in normal language | loss we can bear | hours of work gone | what do rpo and rto stand for, simply | and what may be gone | the word for how much we can afford to lose | two figures everyone talks about, which are they | up to which hour is it safe",
    ],
    [
      "RTO, the recovery time objective",
      "what is RTO | what does RTO mean | recovery time objective | how long can we be down | how long may the shop stand still | time until people work again | waiting we can bear | how many hours can the shop be dead | tolerable interruption | closed for how long | back in business | and how long until we are back | the name for the hours of standing still | when must it run again | and the second of the two | the other of the two abbreviations | what about the other number",
    ],
    [
      "They are independent",
      "do RPO and RTO depend on each other | one RPO for the whole company | which RPO do I need | example for RPO and RTO | the same targets for all systems? | one number for everything | payroll versus price list | strict for each program or not | does every application need the same goal | wages and the homepage, equally strict? | and is it one goal for all | must every program be as fast | some things can wait",
    ],
    [
      "Both are objectives",
      "who sets the RPO | who decides on the objectives | is it for IT to decide | goal and reality of recovery | is it up to the it department to set them | who sets these targets | should the boss or the admin choose | wish and achieved value | gap between goal and reality | business owner or technician | and who lays that down | is it me or the technician | what we want and what we get",
    ],
    [
      "The achieved recovery time is five hours",
      "how long does a restore take | where do the hours of an outage go | what takes so long in an outage | why does recovery take hours | what slows down a restore | the last copy is from the night and the crash in the late afternoon | how many hours of orders are gone with a nightly copy | what costs the most time in an emergency | half of it is not copying | what would speed us up cheaply | loss when the dump is from 2 am | work since the nightly run is lost | what is lost since the last copy | bottleneck | why was it down all afternoon | waiting for credentials | decision takes ages | where did the time go in our outage | analysis of the hours | would quicker storage save us | and where did all the time go | most of it was waiting for somebody | we stood still until evening | buy better hardware, then it is faster? | what costs nothing and helps | everything since breakfast is lost",
    ],
    [
      "You can estimate the copying",
      "how long does copying take | how do I estimate the restore time | how long for two terabytes | terabytes divided by speed | transfer of a big database | 500 gigabytes back on the disk | how many hours for the data alone | size and throughput | can a goal of one hour be met with our size | bandwidth | petabyte | slow line | hours per terabyte | and how long for all our pictures | is an hour realistic for that much | gigabytes by the minute | do the sum before | 3 TB at 150 MB a second, when is it back | our db is 800 GB, what time for the copy | two TB and a disk of 200 MB/s | work out the hours from TB and MB per second | disk speed and size, how many hours is that | we have 5 tb of data, can that be back before lunch | how do I get from gigabytes to hours of waiting",
    ],
    [
      "Method: Work lost",
      "which backup method protects against what | is a replica a backup | nightly copy or log archive | compare backup methods | do I need a replica | what does each kind of copy cover | snapshot, replica, archive | second database that runs along | mirror in another data center | which one for ransomware and which for mistakes | hot standby instead of backups | we replicate live, do we still need copies | incremental or full | wal archive | vm snapshots | tapes | cloud sync | and which of them helps in what case | the twin in the other building, does it do | what if the machine dies, what if a person errs | is a copy each night enough | return to the minute before the mistake | get back to the second before somebody deleted it | can we go back to a certain minute instead of last night | minute exact recovery | undo to 2:06 pm | what is the weakness of a log archive | which danger remains with continuous archiving | to any point in time, is it possible",
    ],
    [
      "A replica repeats mistakes",
      "does a replica help against mistakes | ransomware and backups | locked copy | immutable backup | what helps against hackers | the mirror deletes along | someone with the administrator password wipes everything | copies that even we cannot delete | worm storage | an intruder erases the archive | protect copies from your own admins | point in time recovery | separate account for the backups | malware with admin rights | beyond a live copy | raid is no backup | mirror | sync to another server | dropbox | fat finger | sabotage | disgruntled admin | standby in a second town | twin database across the country | a copy that follows in real time | shared folder that syncs | the trainee wiped it and the twin followed | and what would have rescued us | a copy that cannot be thrown away | go back to one second before | is it lost at both places",
    ],
    [
      "Then look for what the database backup",
      "what do backups leave out | what is missing in a database backup | encryption key of the backup | what else has to be saved | uploaded files are not in the dump | scheduled jobs and dns | where is the key for the encrypted copy | what do people overlook | more than the database | configuration files | things one forgets to save | roles and grants | key on the same machine | password manager | licenses | firewall settings | user accounts | cron jobs | media folder | certificates | and what is not in there | the secret word lies on the same box | it does not take along who may do what | is that all we need to save | pictures that people sent in",
    ],
    [
      "Take three hours and two people",
      "how many people for a restore drill | how long does a drill take | who takes part in the drill | how much time do I need for the drill | do I need more than one person | what do I need for a restore test | team and time for a rehearsal | may the admin test his own backups | who holds the clock | staff for a practice run | should the builder of the backups test them | an outsider does the restore | stopwatch | new hire restores it | and who does it? | should it be the one who made it | how many of us, how many hours | may our administrator grade himself | someone with a stopwatch",
    ],
    [
      "Draw the moment",
      "how do we run a restore drill | steps of the drill | what do we do on the day of the drill | how to test a restore | procedure for a restore test | practice a restore | agenda for the drill | how do I really try it out | may the restored copy stay as a playground | use the copy for testing afterward | what to do with the restored data | isolation during the test | random point in time | mails go out from the restored system | let a user try one task | throw the copy away? | exercise in steps | personal data in the test copy | war game | fire drill for data | tabletop | dry run of a recovery | staging from production copy | and how is it done in practice | that the trial machine does not write to customers | what if it starts paying people | afterward, keep it or erase it | try it for real on a Tuesday | who says that it works again | the bash script of the drill | is there a script for a restore | which database does your sample script use | the restored server mailed our real customers | our test copy sent bills to clients | how do I keep a restored system from writing to people | block outgoing mails of the copy | the copy woke up and ran old jobs | is it enough that the program comes up | the app starts, are we done | prove that the restored app really works | a clerk tries it out",
    ],
    [
      "The record of a drill",
      "what do we write down after the drill | record of a drill | what to note | report of the restore test | protocol of the exercise | four lines | which numbers do we note | notes after practicing | what belongs into the report of a rehearsal | and what is put on paper | what to keep from that day | a short report, with what in it | the minutes of the drill | what do the notes of a data fire drill hold | what to put in the report | which figures belong in the write up | log of the exercise, which columns",
    ],
    [
      "Then change one thing",
      "how often should we test a restore | how often do we repeat the drill | what comes after the drill | every quarter or once a year | what do we change afterward | how regularly should it be done | long list of problems after the exercise | too many findings | what to repair first afterward | dozens of tasks came out of it | do we fix all of it at once | next date for the exercise | once a year or more often | vary the scenario | the list from the test is endless | twice a year | postpone again and again | action items | and how many times in a year | the ones that are not so vital, how often | what to do first of the long list | do we have to do it again | once and never more? | other scenarios for the drill | new ideas for the next exercise | the drill gets boring | always the same scenario, what else could we try | what if the person who always does it is away | variations of a recovery drill | lost account instead of a lost table",
    ],
    [
      "You may find, on the first attempt",
      "what if the restore fails | the restore did not work | the test failed completely | we could not get it back in the exercise, shame on us | our boss is angry about the failed rehearsal | is a failed try a disaster | nothing worked when we tried it | embarrassing result of the practice run | good that it failed now | and if nothing comes back | it went wrong on the first try | was it all for nothing | I am scared that the restore test fails | what if it simply does not work | we are afraid of a restore test | what happens when the rehearsal goes wrong | nervous about trying the restore | and suppose the copy cannot be read | is it bad if the first drill ends in failure",
    ],
    [
      "The old 3-2-1",
      "what is the 3-2-1 rule | how many copies of a backup | three copies rule | three copies on two media | one copy elsewhere | classic rule for copies | it stands on the shelf beside the computer | and should one be somewhere else | all eggs in one room | how many of them, and where | a disk at my sister's house | three two one, explain it | my admin talks of 3 2 1 | what do the numbers 3-2-1 stand for | where do you write about the 3-2-1 rule | two kinds of storage and one elsewhere",
    ],
    [
      "Copying two terabytes takes longer",
      "two terabytes at 200 megabytes a second | 2 TB at 200 MB/s, how many hours | how long for 2 terabytes | seconds for two TB | can two terabytes be copied within an hour | a database of 2 TB, when is it there again",
    ],
    [
      "For a PostgreSQL dump",
      "for which database is the drill script | does the script of the drill need postgres | a script for the restore test | bash example for the drill | which database does your sample use | does the sample work with mysql",
    ],
    ["Put a restore in the calendar", "should we rehearse this month | put a date for it in the calendar"],
    [
      "A hypothetical afternoon",
      "a table was deleted in the afternoon | a script destroyed the wrong table | example of an outage hour by hour",
    ],
    [
      "The value newest",
      "how do I see what was lost | compare with finance reports | what does the script leave out | roles in postgres | and what does the dump forget | does the export hold everything | how do I see what is gone | for which database is the drill script | is the script for postgres | the script of the drill, what does it run on | do the grants and users come with the dump | users are missing after pg_restore | which tool dumps the roles",
    ],
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
