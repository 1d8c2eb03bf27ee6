import { urls } from "../../../src/shared/urls.ts";
import { aiAutomations } from "../../services/ai-automations.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";
import { durationOf, replyOf, theOne } from "./words.ts";

const href = urls.aiAutomations.path;
const who = replyOf(aiAutomations.faq, "who");
const duration = durationOf(aiAutomations.faq);
const night = aiAutomations.revolution.aroundTheClock.items.map(
  ({ time, description }) => `${time}: ${description}`,
);
const onboarding = theOne(aiAutomations.useCases.items, ({ key }) => key === "onboarding");

/** AI Automations. */
export const automationAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "What can you automate?",
        "Automation",
        "Do you automate business processes?",
        "Which tasks can be automated?",
        "Tell me about AI automations",
        "What processes can AI automate?",
        "Too much manual work",
        "Copy and paste between systems",
        "We type data by hand every day",
        "Repetitive tasks in the office",
        "Workflow automation",
        "Sort our inbox and forms",
        "Read emails and update the record",
        "Data entry",
        "Schedule meetings automatically",
        ...questionsIn(`
          my people retype the same numbers into three programs | I lose every Friday to paperwork |
          boring stuff nobody wants to do | what could a robot do in my office |
          We are a freight forwarder and each order comes as an email that somebody copies into the system. Can that run alone? |
          a colleague spends mornings sorting the mailbox | chasing people for missing information |
          is my kind of task suitable | moving stuff from excel to the crm by hand |
          software robots for office chores | forms arrive on paper and someone keys them in |
          what would you take off our hands | I am a one woman business and admin eats my evenings |
          which processes can you automate | can you automate our office work |
          we have a lot of manual work | what tasks can AI do for us | can you automate emails |
          can you automate data entry | we copy data from one system to another |
          do you do workflow automation | what are examples of automations |
          can small companies use automation |
          what could you automate for us | we do everything by hand | can you automate our emails |
          too much paperwork here | can it fill in forms | what kind of tasks |
          which jobs can a computer take over | can you save us time |
          we type the same things again and again | can AI do our admin | help with our paperwork`),
        ...questionsIn(`
          does it work for decisions by instinct | what does not qualify | which tasks are unsuitable |
          repetitive chores | copying orders from one program into the next |
          my assistants only shuffle data | typing pdfs into the erp |
          hundreds of order mails a day that someone enters | when it needs experience rather than rules |
          work that a new colleague could learn by rules |
          moving things from the mailbox into our accounting program`),
        ...questionsIn(`
          instinct and experience decide each time | when there is no clear rule | gut feeling tasks`),
        ...questionsIn(`
          faxes that somebody keys in | purchase orders by fax or letter | timesheets | expense reports |
          travel requests | address changes | warranty claims in the mailbox |
          our clerk stamps, scans and files | booking confirmations | insurance claims intake |
          applications pile up on the desk | shipping labels | customs forms | membership renewals |
          the spreadsheet from hell | macro that always breaks | rekeying | paper forms from the warehouse |
          onboarding checklists | rota and shift swaps | inventory counts by clipboard |
          reminders for unpaid bills | sort scanned letters | calendar ping pong |
          newsletter signups into the crm`),
        ...questionsIn(`
          addresses are keyed in all evening | the same ten clicks all day long |
          somebody here does nothing but sort attachments | we type what others have typed already |
          a temp who only copies and pastes | chores that a trainee gets |
          I shove paper from left to right | an assistant for the desk work |
          cards and notes that have to get into the system | and what else could it take over`),
        ...questionsIn(`
          a shared mailbox that someone has to sort | which service for our inbox | which of them suits mail
          sorting | mails should land with the right colleague | incoming mail gets distributed by hand | is
          that something for automation | keying in what comes by mail | somebody in my office copies orders
          from mails all day and it should stop | my colleague types the same thing over and over out of her
          inbox | make an end to all this copying from mails | we still enter orders by hand from our mailbox |
          one person does nothing but retype | stop my staff from typing things twice | orders arrive by mail
          and are keyed in again`),
        ...questionsIn(`
            orders reach us by every road and nobody has the overview | scribbled notes, mails and calls,
            all of it orders | at midday no one knows what was ordered | I bake bread and my orders are a
            mess | requests come by mail, by phone and on paper, what can be done | our order book is chaos
            | messages from everywhere and no list`),
        ...questionsIn(`
          dull work eats our days | a clerk who copies all day | can my kind of job be taken over |
          quotes to customers take days to leave the house | offers go out far too late | things pass
          through five hands | who relieves us of paper`),
      ],
      text: "Automations take tasks that recur and follow rules you could explain to a new colleague, such as sorting an inbox or entering invoices. The page describes onboarding and lead classification, competitor analysis, content creation, and meeting notes and reports. You decide which payments and messages wait for the approval of the person responsible.",
    },
    {
      questions: [
        "Can you automate our invoices?",
        "Supplier invoices typed in by hand",
        "Match invoices to purchase orders",
        "Accounts payable",
        "Process orders and receipts",
        "Bookkeeping documents",
        ...questionsIn(`
          bills from suppliers land on my desk in a heap | I key in every bill by hand |
          does the bill fit what we ordered | our accountant hunts for price differences between delivery and bill |
          scan receipts | We get 600 pdf bills a month and two ladies type them off. Can a program read them? |
          paper orders from customers | payables backlog | wrong amounts slip through |
          delivery note and bill do not match | can it read a badly scanned bill | purchase order check |
          month end closing is hell because of the bills |
          can you process invoices automatically | can AI read our invoices | we enter invoices by hand |
          can you automate accounting documents | can it compare invoices with orders |
          automate our bookkeeping |
          can it handle invoices | we get hundreds of invoices | can it check orders |
          can a program read our bills | help with supplier bills | can it match bills and orders`),
        ...questionsIn(`
          vouchers | credit notes | freight bills | pdf attachments with amounts | duplicate bills |
          supplier statements | utility bills of forty branches | invoice backlog`),
        ...questionsIn(`
          the till receipts of a year | two people check bills all week |
          they charged us more than agreed and no one saw it | who reads the bills |
          and can it compare that with what came in | fuel slips`),
        ...questionsIn(`
          pdf bills typed in by hand each week | one of us keys suppliers' bills | bills pile up in
          accounting | check the bill against the delivery`),
      ],
      text: "Entering invoices can usually be automated. In an example on the page, the software reads a supplier invoice from the mailbox, checks it against the order, and stops at a difference above the limit that was set, until the buyer decides. You choose which payments wait for a click from the person responsible.",
    },
    {
      questions: [
        "Does it pay invoices by itself?",
        "Who approves the payments?",
        "Does a person approve it before it is sent?",
        "Does the automation decide alone?",
        "Human in the loop",
        "Can we approve each step?",
        "Does it send emails without asking?",
        ...questionsIn(`
          I do not want a machine to move my money | does anything go out without me seeing it |
          last word stays with me? | who presses the button |
          I worry that it mails nonsense to my best customer. Can I look at it before? | sign off |
          do I have to ok everything or only some things | the boss must release every transfer |
          a contract should never leave without my signature | is there a stop before money moves |
          can I choose what waits for me | four eyes principle | does it act on its own |
          do we have to approve things | does a person check before sending |
          can we control what the automation does | does it do anything without permission |
          who approves the actions | can we stay in control |
          does it act alone | do I have to approve everything | can it send things without me |
          who has the last word |
          can I check before it goes out | does it need my ok | will it email customers without asking`),
        ...questionsIn(`
          the wrong company gets our money | could it pay someone by accident |
          transfers without supervision | what if it sends funds to a stranger |
          nothing leaves without my yes | click to release | safeguards for payments |
          a bot with access to our bank makes me nervous`),
        ...questionsIn(`
          does it spend money by itself | a manager has to nod | autonomous | rogue bot |
          keep me in the loop `),
        ...questionsIn(`
          am I asked first | can I put a hand on the brake | nothing happens behind my back, right? |
          and who is to blame if it presses send | I want a yes or no button |
          it should wait for the boss`),
        ...questionsIn(`
          it shall not move money without asking | nobody pays before I say so | I want to press the
          button | will it transfer sums alone | keep a human between it and the bank`),
      ],
      text: "You decide which payments and messages wait for a click from the person responsible, and a step that cannot be taken back can wait for approval from the start.",
    },
    {
      questions: [
        "Can you automate meeting minutes?",
        "Meeting notes and reports",
        "Transcribe our calls",
        "Summarize video conferences",
        "Tasks from meetings",
        "Protocol of meetings",
        ...questionsIn(`
          nobody writes down what we agreed on | I sit in calls all day and forget who promised what |
          who has to do what by when | someone has to type up the minutes and hates it |
          We have eight zoom calls a day and the action items get lost. Could that be written up for us? |
          notes from a teams call | turn a conversation into a to do list | write up of the board session |
          recap of the weekly | does it know who said what | minute taker | put the tasks from the call in jira |
          I cannot listen and write at the same time |
          can AI write our meeting notes | can you transcribe meetings | can it summarize our calls |
          can it create tasks from meetings | automatic minutes for meetings | who said what in a meeting |
          can it take notes in meetings | does everyone know they are recorded | can it write minutes |
          can it list the tasks |
          can someone write down our meetings automatically | summary of our calls |
          do participants have to agree`),
        "Is everyone recorded without knowing?",
        "Do people know that the meeting is recorded?",
        "Consent to record meetings",
        "Secretly recorded calls",
        ...questionsIn(`
          our works council would never accept hidden recording | does it listen in without telling anyone |
          is it allowed to tape a call | my colleagues do not want to be taped | do the others have to agree first |
          I feel spied on when a tool joins our calls. How do you deal with that? |
          can a participant say no to being transcribed | permission before it listens |
          customers on the call, must they know it is written down | is that legal without asking them |
          eavesdropping | who has to say yes before it is transcribed
        `),
        ...questionsIn(`
          where do the action items end up | are tasks put into our tracker | minutes never get written here |
          must I tell people that they are taped | tell participants beforehand |
          who follows up on what was decided | write up what the team said`),
        ...questionsIn(`
          zoom, webex, teams | stand ups | hallway talks | who promised what | sales calls into notes |
          interview transcripts | board minutes | project meetings | summaries for those who were absent`),
        ...questionsIn(`
          I keep scribbling during the conference | who was going to do it, again? |
          can I skip the notes from now on | the chat afterwards is always about who promised what |
          and the people who could not come? | does it put my to dos where I work |
          somebody to listen in and write`),
        ...questionsIn(`
          who keeps the protocol | nobody feels like writing up the call | must the others be told
          about the recording | a summary for those who missed it | does everyone have to agree to
          being taped`),
      ],
      text: "The automation joins your video conferences, transcribes calls, with consent, extracts tasks with owner and date, writes the minutes in your template, and drafts a weekly status report. Tasks reach the tracker once the notes are confirmed, and absent colleagues can read a single page.",
    },
    {
      questions: [
        "Product texts for our shop",
        "Content creation",
        "Write descriptions of 2000 items",
        "Newsletter and social media posts",
        "Translate our catalog",
        "Marketing texts with AI",
        "Blog posts written by AI for us",
        ...questionsIn(`
          we have thousands of articles and no descriptions | writing about each pair of shoes takes forever |
          instagram posts, I never know what to write |
          Our webshop got 3000 new items from the supplier with two lines of text each. Who writes the rest? |
          copywriting | would it sound like us | the same item needs a text for amazon and for our shop |
          catalog into german | monthly mail to our customers, nobody finds the time to write it |
          I run a small wine shop and hate writing. Could it describe my bottles? | seo texts for product pages |
          captions and posts | put our brochure into other languages with our own terms |
          can you write product descriptions | can AI write our texts | can it create social media posts |
          do you offer content creation | can it translate our product texts |
          automatic texts for an online store | what does the 90% reduction mean |
          how much time do we save on content |
          can it write texts for our products | do humans still read them | what is the 90 percent about |
          can it write our newsletter |
          can you create our catalog texts | we need many descriptions | do you translate texts |
          will the texts sound like us | is a human still involved in the writing`),
        "Who checks the texts?",
        "Who checks them?",
        "Does someone review the drafts?",
        "Who edits the content?",
        ...questionsIn(`
          does a human read it before it goes online | what if a text claims something that is not true |
          who is responsible for the wording | is there an editor in between |
          I would be embarrassed by a wrong claim in our catalog. Is anything checked? | proofreading |
          who has the final say on a text | brand rules, does it stick to them | and who looks over it |
          nothing gets published unread? | fact check of the copy | ai texts are often full of errors |
          are the texts checked by a person | who reviews the AI texts |
          do humans still check the content | is there an editor | can AI texts contain mistakes`),
        ...questionsIn(`
          one writer and far too many products | deadline for the catalog texts | also in spanish or dutch |
          does an editor look at it | put the texts into another language too |
          hundreds of items without a text | is somebody reading it before it goes live`),
        ...questionsIn(`
          listings for etsy and ebay | real estate blurbs | menu cards | instruction leaflets | wine labels |
          alt texts | linkedin posts | press releases | localize our shop for poland | spec sheets into prose`),
        ...questionsIn(`
          my blog posts as a monthly mail | three words about each lamp, four hundred lamps |
          wording for the catalog | make something short out of something long |
          it should use our own terms | put it in Dutch and Danish | and would it sound robotic`),
        ...questionsIn(`
          and who gives the ok for the wording | no blunder may be printed |
          does somebody still look over it | last eye on the newsletter`),
        ...questionsIn(`
            technical words are translated wrongly | our newsletter goes out in four languages |
            the translator does not know our terms | keep our vocabulary when translating |
            is the text checked against the facts | manuals and mailings in several languages |
            a glossary for the translation`),
        ...questionsIn(`
          texts for hundreds of goods | somebody must word our mailings | and is it read by someone`),
      ],
      text: "The automation writes descriptions of products from their data, reworks articles into newsletters, translates with your terminology, and checks drafts against facts. Writers choose the angle and revise the draft, and an editor has the last word. Example of a published result: 90% reduction in content creation time.",
    },
    {
      questions: [
        "Can we edit the rules ourselves?",
        "Change the automation later",
        "Can our staff change the thresholds after handover?",
        "Adjust it without you",
        "Do we depend on you for every change?",
        ...questionsIn(`
          must I call you each time a limit changes | we raise the limit from 500 to 800 dollars, who does that |
          are the rules hidden in code | I want to be able to tweak it | can my office manager change the wording |
          In two years our process will look different. Will we be able to adapt it or start over? |
          stuck with you forever | where are the settings kept | is it written down how it works |
          do we need a programmer to alter a rule | and if we want it different later? | own hands on the rules |
          change a threshold |
          can we change the automation ourselves | who can change the rules |
          can our staff adjust the workflow | do we need you for every change |
          can we edit the settings later |
          can we change it later | do we need you for changes | who can edit it`),
        ...questionsIn(`
          our policy changes often | adapt limits without a consultant |
          new conditions each season, who enters them | who adjusts the thresholds |
          prices and discounts change, do we need you again`),
        ...questionsIn(`
          new tariff, new vat rate | we merge two departments | tinker with it ourselves |
          maintain the rules in house | flexible enough when rules shift`),
        ...questionsIn(`
          the rule changes in spring, then what | and if we want to do it differently one day |
          could my deputy change a text | I do not want to beg for every tweak`),
        ...questionsIn(`
          must we phone you for each alteration | may we tune it | we like to be independent in
          changing it`),
      ],
      text: "Rules and texts sit in one documented place, where your own staff can edit them: they are yours to change.",
    },
    {
      questions: [
        "Lead classification",
        "Answer and sort new leads",
        "Onboarding of new clients",
        "Qualify inquiries for sales",
        "Collect contracts and tax forms from new clients",
        "Respond to leads faster",
        "Leads from our web form",
        "New customer onboarding papers",
        ...questionsIn(`
          requests come in and lie around until someone feels responsible | we call prospects back too late |
          who of my sellers should take this inquiry | hot or cold prospect | sort the serious buyers from the rest |
          By the time my sales guys answer, the customer has signed with somebody else. Can you speed that up? |
          new customers must send us ten papers and never do | chase clients for their tax form |
          signing up a new client takes weeks of emails | requests through the contact form reach the wrong person |
          assign inquiries to the right rep | urgent inquiry buried in the inbox | follow up with prospects |
          can you automate our leads | can AI sort our inquiries | can you answer leads faster |
          how can we respond faster to customers | can it assign leads to sales people |
          can you automate onboarding of customers | can it collect documents from new clients |
          can it sort our leads | can it answer inquiries faster | how much faster do we respond |
          we answer inquiries too slowly | can it tell good leads from bad ones | who gets which inquiry`),
        ...questionsIn(`
          prospects wait over the weekend | answer web requests on saturday |
          the first reply goes out too late | speed to lead | by how much does the response time shrink |
          electronic signature of the contract | prospects lose interest before we answer |
          signing documents online | tax papers from new customers`),
        ...questionsIn(`
          docusign contracts from new customers | adobe sign`),
        ...questionsIn(`
          trade fair contacts | landing page sign ups | tire kickers and serious buyers |
          route requests by region | quote requests | demo requests | chasing signatures | kyc papers`),
        ...questionsIn(`
          a buyer asks on Sunday and we answer Tuesday | we never know who should ring back |
          the good ones drown between the spam | and who writes to them first |
          papers that a newcomer has to send in | people fill in our form and then wait and wait |
          which of those should I phone first`),
        ...questionsIn(`
          inquiries lie around for days | we reply to prospects too slowly | which request is worth a
          call | new clients owe us papers`),
        ...questionsIn(`
          web requests wait for days until sales looks | by the time we call they bought elsewhere |
          our sellers are too slow with requests from the site | prospects go to others because we
          answer late | sales does not look at the forms for days`),
      ],
      text: `The automation classifies inquiries by need and urgency, assigns each lead, collects contracts and tax forms, and schedules the first meeting. ${onboarding.integration} Example of a published result: 30-50% reduction in lead response time.`,
    },
    {
      questions: [
        "Competitor analysis",
        "Watch prices of our competitors",
        "Track rivals",
        "Monitor the market",
        "Is scraping competitor websites legal?",
        ...questionsIn(`
          what is the shop across the street charging | tell me when a rival lowers the price |
          I check five websites every morning to see what the others do | are we too expensive compared to others |
          who is hiring in our market and for what |
          We always learn last that another vendor launched something. Could a program keep an eye on them? |
          spy on rivals, is that even allowed | what do people write about the other brands | market watch |
          alert on price change | reading other sites by robot, do we get in trouble | keep tabs on other vendors |
          reviews of rival products |
          can you track our competitors | can AI watch competitor prices |
          can you monitor the market for us | can it alert us when prices change |
          is it legal to read competitor websites |
          can it watch our competitors | can it track prices`),
        ...questionsIn(`
          keep an eye on what others charge | daily check of the prices in the market |
          is it lawful to look at their pages by program |
          are we allowed to do that with other companies' sites`),
        ...questionsIn(`
          walmart and target prices | amazon listings of the others | gas prices nearby |
          hotel rates in town | product launches elsewhere | tell me each morning what the others charge |
          job ads of the others | reviews of the other shops`),
        ...questionsIn(`
          let me know what the neighbors ask for it | what do shoppers dislike elsewhere |
          what is new at the others | ring a bell only when it is a big jump |
          and is looking at their page ok | stars and comments of the rest of the market |
          I compare catalogs every Monday`),
        ...questionsIn(`
            somebody always sells cheaper than me | I am undercut and find out days later |
            a rival dropped his price overnight | web shop loses sales to cheaper sellers |
            other shops go below my price | we notice price cuts too late |
            may a program read their shop pages`),
        ...questionsIn(`
          how do I learn what the other shops charge | watch the rivals for me | prices elsewhere,
          each day`),
      ],
      text: "An automation tracks competitors’ public prices and product pages, groups reviews by theme with their sources, compares features with yours, and sends an alert when a change crosses your threshold. It reads licensed feeds and public websites, the latter within their terms of use.",
    },
    {
      questions: [
        "What if the automation is wrong or unsure?",
        "What if it makes a mistake?",
        "Errors and exceptions",
        "What when two fields contradict each other?",
        "Can we see what it did and why?",
        "Audit log of every step",
        "How is it tested before launch?",
        ...questionsIn(`
          and if it gets one wrong? | how do I know it works before I let it loose |
          one wrong number can cost us a client | can I look up why it did that | trust but verify |
          The last tool we bought made silent errors for months and nobody noticed. What keeps yours from doing that? |
          what happens with odd cases | does it tell us when it is not certain | our auditor wants to see each step |
          try it on old cases first | who gets the case when it stops | history of what it decided |
          is there a trial run on our old files |
          what if it makes an error | what happens when something goes wrong |
          how do you test the automation | can we see what it did | are the actions logged |
          how reliable is it | what happens with special cases |
          what if it gets it wrong | how do you test it | what about exceptions |
          can I see why it decided that | how safe is it against errors | is it tested before we use it`),
        ...questionsIn(`
          in the middle of the night something unknown comes in | a document type that it has never seen |
          strange forms | who is woken up when it fails | rehearse with our own files |
          look up what it did last tuesday | trace a case | is there a record of its reasons |
          does it run on old cases first | what it cannot read, who gets that`),
        ...questionsIn(`
           unseen input | a case nobody thought of |
          the robot meets something new`),
        ...questionsIn(`
          it did something stupid, how do I notice | audit trail | black box | silent failure |
          wrong booking | glitch | paper trail for the auditor | sandbox run | odd handwriting`),
        ...questionsIn(`
          will it tell me when it is in doubt | can I look back at what was done in March |
          where do I see what it has been up to | its diary | and who catches the mistakes |
          what if the handwriting is bad | has somebody tried it before I rely on it |
          it must not fail silently`),
        ...questionsIn(`
          it does not understand a letter, what then | is there proof of what it did | do you try it
          with our old cases | odd cases, who gets them`),
      ],
      text: "Before launch, we compare the automation’s results on finished cases with what your team decided. When it is unsure, the case goes to its owner together with the reason. Each input, decision and action is logged with its time, so you can trace any case.",
    },
    {
      questions: [
        "Do we have to learn a new system?",
        "Which tools do we keep?",
        "Do you replace our software?",
        ...questionsIn(`
          my team hates new software | we just got used to our crm, please no new one |
          do I have to throw away our excel sheets | another login, another password? |
          would it work inside what we already have |
          The last software change cost us a year and nerves. Must we switch again? |
          training needed for my people to use it | stay with our mailbox and tables | rip and replace |
          new program to install? | can everything stay as it is | older colleagues will not learn another tool |
          do we need new software | can we keep our tools | do our employees have to learn a new program |
          does it work with our current software | do you replace our systems |
          do we need new tools | can we keep what we have | do my people have to learn something new`),
        ...questionsIn(`
          we live in google sheets and gmail | outlook and excel is all there is | do we keep our erp |
          does our accounting program stay | is a mailbox and a table enough`),
        ...questionsIn(`
          airtable | monday and trello | notion | lotus notes | our dusty access file | quickbooks and xero |
          datev | we will not switch software`),
        ...questionsIn(`
          do we have to get used to another screen | and our lists, do they go |
          can we carry on with what we know | no more new passwords please`),
        ...questionsIn(`
            my people know nothing about computers, can they handle it | will my staff cope with it | my
            girls are no computer people | too complicated for my helpers? | our team is afraid of new
            programs | do my folks have to learn something for it`),
        ...questionsIn(`
          must we switch from our old program | Outlook stays? | does our ancient ERP have to go | do
          my people need to get used to something`),
      ],
      text: "Your tools stay: we connect the mailbox, CRM and spreadsheets that your team already knows. Nobody has to retype data from one system into another.",
    },
    {
      questions: [
        "How do we start with automation?",
        "First step of an automation",
        "What happens after I describe my process?",
        "Which process to name first?",
        ...questionsIn(`
          where should we begin, we have a hundred annoying tasks |
          I have one task in mind, what do you need to know | do you come and look at how we work |
          what would the first small one be | big bang or step by step |
          I want to try with one thing before I spend more. Is that how you do it? |
          how do you pick the steps a program can take | should I write down our process |
          do I show you the process on a call | ok let's automate, what now | smallest possible beginning |
          what do you want to hear from me first | who explains our workflow to you |
          how do we begin with automation | what is the first step to automate a process |
          which process should we automate first | what do you need to know about our process |
          do we need a specification for the automation | how does an automation project begin |
          how do we start | what should we automate first | what do you need from us for that |
          do we have to write a spec |
          we want to automate something, what now | do you look at our process first |
          where would you begin`),
        ...questionsIn(`
          no clue which task first | first candidate for automation |
          I want to begin somewhere but have no idea where | what to pick first | so many tasks, which one |
          help me choose a task to begin with`),
        ...questionsIn(`
           where does one start with automating`),
        ...questionsIn(`
          what do you want to see from us | may I just show you how we do it |
          and then, how do we go about it | one thing first, but which | who looks over our shoulder`),
        ...questionsIn(`
          you convinced me, what do I do first | I want an automation, what is my first move | the first thing
          to do for us | do we sign for years at once | I am ready to automate, now what | what do you need
          from us so that we can begin with the orders | what shall I send you to get going | back to our
          process, how do we begin | to start, what must I tell you about it | what information do you want
          first | what do I bring so that it can start`),
        ...questionsIn(`
          which annoying task do I tell you | where do I begin with our process | what do you want to
          see | one small thing to start with`),
      ],
      text: "Name one process that takes more hours than it should, and say roughly how often it comes up. On a call you show us the process as it runs today, and together we identify the steps that software can take over. You get a proposal, with a price, for a first automation that is small enough to prove itself.",
    },
    {
      questions: [
        "Will it replace my staff?",
        "Do people lose their jobs?",
        "Will my employees be fired?",
        ...questionsIn(`
          my team is scared of being made redundant | is this about cutting jobs |
          what will the lady who types the orders do then | robots take our jobs | I do not want to let anyone go |
          Our accountant asked me today if she will still be needed next year. What do I tell her? | layoffs |
          how do I sell this to worried colleagues | will I be replaced |
          what do the people do with the time they win | the union will ask about jobs |
          does a machine decide in place of my people | headcount |
          will people lose their jobs because of automation | does automation replace employees |
          what happens to our employees | are you going to replace my team |
          do we need fewer people afterwards |
          will people be fired | do we still need our people | what happens to my team`),
        ...questionsIn(`
          office workers worry about their chairs | my clerks think they are out |
          are we getting rid of people with this | what remains for the back office | fear in the team`),
        ...questionsIn(`
          what becomes of Mary in accounting | and the people who did that until now |
          will I have to let somebody go | is that the end of my desk | they fear the sack`),
        ...questionsIn(`
          she thinks she will be sacked | my clerk is afraid for her place | is her desk still needed |
          what are my people to do then | I want to keep everyone`),
      ],
      text: "Your people keep the decisions and the exceptions. Nobody has to retype data or chase missing fields, and for many office tasks a person only has to check what the software has prepared.",
    },
    {
      questions: [
        "Weekly reports from our figures",
        "Automatic reporting",
        "Monthly report commentary",
        ...questionsIn(`
          every Monday I paste figures into the same slides | numbers for the boss each month |
          month end report takes me two days | write the text under the charts | kpi summary for management |
          I collect figures from six branches by mail and build a table out of it. Could that be done by itself? |
          recurring reports | turnover overview each week | quarterly figures with a few sentences |
          sales report on my desk on monday morning | does it explain why the numbers moved |
          status report for investors | who writes the comment on the figures |
          can you automate our reports | can AI write our weekly report | automatic reports from our data |
          can it prepare monthly reports | can it comment on our numbers |
          can it do our reports | can it write the monthly report | who checks the report`),
        ...questionsIn(`
          figures every monday by themselves | status mails to the board |
          someone still has to read the report first`),
        ...questionsIn(`
          monday report takes half a day | kpi mail | slides every quarter | figures for the bank |
          sales dashboard with comments | month end package | powerpoint by hand`),
        ...questionsIn(`
          the chart for the directors, always the same |
          I spend the last day of the month with a calculator | and would it say why |
          numbers with two lines of text`),
        ...questionsIn(`
          the same table each Monday | report writing by itself | figures with a comment for the chief`),
      ],
      text: "The automation drafts reports from the notes of meetings, such as a weekly status report. Commented reports are among the uses of generative AI on our pages: drafts that an analyst edits and signs.",
    },
    {
      questions: [
        "Who builds the automation?",
        "What is left for our people?",
        ...questionsIn(`
          which of my people do you need | how much time of our staff does it take | do you send engineers to us |
          who has to explain the workflow | what is left for my team to do | do I need a technician for it | how involved are we |
          people needed from our side | must somebody from accounting sit with you | whom should we free up for you`),
        ...questionsIn(`
          do you want somebody from us at the table | and what do we still do ourselves |
          how much of our time will it eat`),
        ...questionsIn(`
            who of us has to be free for it | my people are swamped, how much do you need of them |
            do you take my staff away from their work | how many of our people are involved |
            one expert from our side, or more | do our clerks have to take part`),
        ...questionsIn(`
          do you do it all, or we too | how much of it is our work | whom do you want from our office`),
        ...questionsIn(`
          who on my team has to take part | which people of mine are required | someone who knows the
          job, and who else`),
      ],
      text: who,
    },
    {
      questions: [
        "What if a mistake of the automation is found later?",
        ...questionsIn(`
          and the errors that got past it | a wrong one went out, what now | how do we repair what it did wrong |
          a mistake that nobody noticed at first | how do I stop the same error from coming back |
          it booked the wrong amount yesterday | can a step be undone | what about things that cannot be taken back |
          we found a faulty case afterward`),
        ...questionsIn(`
          we discover weeks later that it was wrong | can one take it back | it made a slip, how is it
          put right`),
      ],
      text: replyOf(aiAutomations.faq, "mistakes"),
    },
    {
      questions: [
        "How long until the automation runs?",
        ...questionsIn(`
          how many weeks for one workflow | time to set up an automation | when does it take over the typing | how soon is the first one running |
          could it be up before the busy season | duration of the setup | and the time it takes | how quickly is a workflow built`),
        ...questionsIn(`
          and until it is up? | how soon would we feel it | could we have it before summer`),
        ...questionsIn(`
            and how fast is that | how quick would that be | time from order to first run |
            by when would the leads be sorted | ready in a month? | how long do you need to build it |
            when could it go live`),
        ...questionsIn(`
          when would it type for us | by new year? | how many weeks until it is up`),
      ],
      text: duration,
    },
    {
      questions: [
        "What does an automation do during a night?",
        ...questionsIn(`
          give me an example of what happens while we sleep | what does it do between dusk and dawn |
          what will be there when we come in at eight | describe its working day | an example from evening to morning |
          tell me hour by hour what it does | what is done before the first coffee | how does a shift of it look |
          what do I find on my desk in the morning`),
        ...questionsIn(`
          what is done by the time I come in | example of a night shift | what goes on while all are
          asleep`),
      ],
      text: `One night, as an example. ${night.join(" ")}`,
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about: "automations", href }));
