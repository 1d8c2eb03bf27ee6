import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { noCodeStarts } from "../../training/dates.ts";
import { noCodeCourse } from "../../training/no-code-agentic-ai.ts";
import { planBenefits, plans, priceWithCode, promotion, toolFees } from "../../training/plans.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";
import { codeNote, fullWebinar, prices } from "./words.ts";

const href = urls.noCodeAgenticAi.path;
const agreement = urls.agreement.path;
const { professionals, students } = plans;
const modules = noCodeCourse.curriculum.items;
const outcomes = noCodeCourse.path.items.map(({ description }) =>
  description.replace(/^[A-Z]/, (letter) => letter.toLowerCase()),
);
const about = "no-code";
const workshops = modules.flatMap(({ classes }) =>
  classes.filter(({ workshop }) => workshop).map(({ title }) => title.replace(/^Workshop: /, "")),
);
const missedClass = noCodeCourse.faq.items.find(({ id }) => id === "missed-class")?.answer ?? "";

/** What is asked of each module without its number. */
const askedOfModules: readonly (readonly string[])[] = [
  `what comes in the first week | what do we begin with | the opening week | how does it start off, with theory |
    do you explain why ChatGPT makes mistakes | how do I write better prompts | my prompts never give me what I want, is that handled |
    first four evenings | what would I have after the first week | do we learn how these language models tick |
    and in the first week? | is there a lesson about giving the AI a role and examples | prompt library | what is taught on the first evenings | asking a model the right way, when is that | the beginning, is that only chat |
    the opening module | when do I learn to talk to the machine properly | do I test my prompts somewhere | what is class 4 | in the first days, is it only theory | roles and examples in a prompt |
    what is done on the opening evening | what comes in the first lesson of no code | how does
    the six week course begin | what will we do the first time | subject of class one of the
    agents course | I am nervous about the first lesson, what is it on | first night of the no-code
    class |
    prompts, when | the very first Monday, what is up | week one, anything useful already`,
  `what comes in the second week | when do we touch n8n for the first time | when do I make my first agent |
    second module | I drown in email, is there a lesson about answering it | an agent that writes replies and asks me before sending |
    nodes and triggers, when do we get to that | which week is for the canvas | and the week after the first? |
    what do we do once we can prompt | sorting inquiries from a form, which lesson | classes five to eight | when do we put the first blocks together | the mail agent, in which week do we make it | a bot that watches my mailbox, when do we build that |
    which class deals with mail | in what week do I automate my inbox | my first own workflow, when | after the prompts comes what | when does it answer customers for me | class 8 |
    when do we build the mail agent | which week is about answering mails | drafts of emails, in
    which module | the part about the inbox, when does it come |
    when do we open n8n | the mail bot lesson | first block on the canvas, when`,
  `what comes in the third week | when do we hook up my calendar | is Slack or team chat connected at some point |
    third module | what about API keys, when do we learn those | I want a message the moment an order comes in, which week is that |
    in which week are webhooks | halfway through, what are we doing | what do we do when a workflow fails, is there a lesson |
    connecting spreadsheets, which evening | retries and error handling | and in the third? | alerts in real time, when do we build them | connecting one app to another, when |
    which class has the webhooks | the evening on APIs | a message to my phone when something breaks | reacting at once to a new order | connect my calendar and my chat | class 12 | what is done in class ten |
    a message to our chat when an order arrives, is it taught | an alarm the second something
    happens in the shop | react at once to an event, in which lesson | notify my team
    automatically, do I learn that | ping me when a customer buys |
    when do apps talk to each other | a beep for each new order, which evening | keys and requests`,
  `what comes in the fourth week | when do databases come up | I only know Excel tables, when do we get to real databases |
    fourth module | which week explains vector databases | embeddings, in which class | my list is full of duplicates, is there a lesson for that |
    updates that run by schedule, which week | saving records from a workflow | and in the fourth? |
    when do we first hear about RAG | classes thirteen to sixteen | storing what the workflow needs later, which week | is there anything about tables and SQL |
    rows that appear two times in my list, is it dealt with | each night new records in a table | when is the introduction to RAG | storing things | numbers 13 to 16 | from spreadsheet to database |
    put orders into a table without doubles | avoid entering the same record twice | rows that
    appear two times, do you teach a cure | keep a table of orders up to date |
    tables and records, when | my lists are a mess, in which week | vectors, first time`,
  `what comes in the fifth week | when does the agent learn to read my PDFs | an agent that knows our handbook, which week |
    fifth module | when do we build the retrieval workflow | how do we stop it from inventing things, which lesson |
    splitting and cleaning documents | answers that cite their source, when is that taught | and in the fifth? |
    the week before the last | I want it to answer from our own files, which week covers that | classes seventeen to twenty | chat with my documents, when is it taught | when can the agent look into my own papers | in what week do I feed it documents | making a bot know our manuals, which module |
    in which week is RAG | when does it know what is in our manuals | invented answers, when do you deal with them | class 20 | documents of our own, in which module | the week of retrieval |
    when do we get to answers from PDFs | in which module are documents dealt with | the part on
    our own documents, which week |
    is there something about bots that invent things | the agent makes things up, do you deal
    with that | hallucinations in the no code class | what does the course do about wrong
    answers | made-up replies, how do I fix them in class |
    when does it read our handbook | the bot tells fairy tales, which lesson helps | quoting the source`,
  `what comes in the last week | when is demo day | how does it end | final week | when do we use Lovable |
    sixth module | in which week do we make an app around the agent | do I have to present something at the end |
    sign-in and passwords for my app, when is that | the closing evenings | and in the last one? |
    when does my agent get a face that others can click | keeping keys safe, which class | is there a closing presentation | how do we protect passwords and keys | front end for the agent, in which week |
    something with buttons for other people, when | a page around my agent | do I show it to an audience | passwords and stored data | classes 21 to 24 | is there a final test on the last evening | when is the prototype ready |
    when do I show it to the others | the app around it, when | last Thursday, what is up`,
].map(questionsIn);

/** The No Code Agentic AI Course. */
export const noCodeAnswers: readonly DirectAnswer[] = [
  {
    about,
    questions: [
      "What is the price of the no-code course?",
      "How much does the no code agentic AI course cost?",
      "No code course fee",
      "What does the agentic course cost?",
      "How much is the n8n course?",
      "How much is the AI agents course?",
      "How much is the six-week course?",
      "Price for me",
      ...questionsIn(`what does the short one cost | how much money for the course with n8n |
        fee of the agentic program | what do you want for the six weeks |
        how expensive is it to learn building agents with you |
        I own a bakery, what would the agent class cost me | what's the tuition for no code |
        is the no code one affordable | and what does the short one come to? |
        price tag of the agents class | how much would I pay to learn this without programming |
        cost of the n8n training | what are the two prices of the six week course |
        how much is the no code course | what does the no code course cost | price of the no code course |
        how much does it cost to join the no code course | fee for the agentic AI course |
        what do I pay for the no code course | cost of the n8n course |
        and the no code one, how much | how much is the n8n one | what is the price of the short course |
        what's the amount for the agents class | the agentic thing, how many dollars |
        I run a flower shop, what would it take to learn agents from you | what is the bill for
        six weeks with you | pensioner, what is my fee for the agents class | how many dollars are
        we talking about for no code | what must I pay to learn n8n | and for the six weeks, how
        much in total`),
      ...questionsIn(`
        what would you want from me for the course where nobody programs | price tag of the class for people
        who cannot code | my cousin did your agents class, what must I pay | I own a flower shop, what does it
        set me back | the fee of the six weeks, in dollars | how many bucks for building agents | what is the
        financial side of it | the full amount and the reduced one | both fees, please | the short one, what
        is its price | changed my mind, what does the quick course cost | rather the six weeks one, how much |
        forget the long one, price of the small one | in English then: what does the course without code cost |
        and in plain English, the fee without coding | so what is the true price of it`),
      ...questionsIn(`
          sum for the drag and drop class | how much you want for n8n lesson | I must tell my
          husband a number for the agents class | quote me the six weeks | does the agents one
          break the bank | write the amount down for me, the class without code`),
    ],
    text: (dates) => `It costs ${prices}.${codeNote(dates)}`,
    href,
  },
  {
    about,
    questions: [
      "What is the price of the no-code course for students?",
      "How much do students pay?",
      "Price for juniors without a job",
      "Is there a student price?",
      "Student discount",
      "How much does the course cost for a graduate?",
      "I am unemployed, what do I pay for the course?",
      "Just graduated and searching for my first job, what is the price for me?",
      "Student price of the agentic AI course",
      "For students",
      "And for juniors?",
      ...questionsIn(`I'm still at university, do I pay less | between jobs right now, is it cheaper for me |
        reduced fee | my daughter is in college, what would it be for her |
        I finished my studies in June and have no position yet |
        I live on a scholarship, is there a lower price | what do people without work pay |
        price for graduates | and if I'm still studying? | does a student get it cheaper |
        junior looking for a first position, what's my fee | I got laid off, do I get the lower price |
        the cheaper plan |
        what is the price for students | how much is it for a student | I am a student, what do I pay |
        price for unemployed people | is it cheaper for students | how much do graduates pay |
        I am looking for a job, is there a lower price | I just finished university, what is my price |
        I have no job, what does it cost me |
        is there a lower price for students | I am still studying, how much is it |
        I lost my job, what do I pay | how much for someone without a job |
        what would my son pay as a student |
        what do you charge students | my son studies, what would he pay | I am out of work, is it cheaper |
        student fee please | fresh graduate price |
        my teenager goes to school, which fee would be his | apprentice, which fee | a trainee
        without a salary | I was let go last month, which amount is mine | the reduced rate for my
        daughter |
        I am between school and a job, which fee | graduated recently and still looking | just a
        few hours of work a week and otherwise unemployed | my son has no income, what would it be
        for him | kids in high school, which of the fees | the lower fee, for whom is it | does an
        intern count as a junior |
        I leave the army and have no job yet, what do I pay | discharged soldier of 23 without work
        | price for someone young who is between jobs | my parents agreed, do I get the student fee
        | still at school, is the lower price mine | I am seventeen, which of the two prices`),
      ...questionsIn(`I am in college, what do I owe | a place for my daughter at university, as a present | what
        does a seat for a student cost her parents | my son studies biology, the fee for him | I lost
        my job and am at the beginning of my career | let go after my first year in IT, which fee is
        mine | freshly graduated, what do I hand over | the lower fee, who is it meant for | unemployed
        tester, am I in the cheap group | is there a lower fee for those without work`),
      ...questionsIn(`
          my girl is at community college, her amount | nobody in our house has an income right
          now | I am doing a bachelor | no salary since spring | straight out of school, no
          position yet | pupil rate`),
    ],
    text: (dates) =>
      `Students, graduates and unemployed juniors pay ${students.priceDisplay} for the No Code Agentic AI Course.${codeNote(dates)}`,
    href,
  },
  {
    about,
    questions: [
      "What is the price of the no-code course for professionals?",
      "How much do professionals pay?",
      "How much does the course cost for founders?",
      "Price for working professionals",
      "How much is it for people who work?",
      ...questionsIn(`I have a job, what's my price | what does a manager have to pay |
        I run my own business, how much is it for me | price for the self-employed |
        what do I pay as an accountant | full price | fee for founders | and for somebody with a job? |
        I'm employed part-time in a hotel, which price is mine | what does the pricier plan cost |
        my wife works as a nurse, what would she pay | what's the regular rate |
        I work in IT already, is the price different for me |
        how much is it for professionals | what do employed people pay | price for founders |
        I am a business owner, what do I pay | what is the price if I have a job |
        how much does a working person pay | I am self-employed, which price do I pay |
        and for professionals | how much for someone with a job |
        I work full time, what is the price for me | what is the price for business owners |
        what do I pay as an employee | regular price please | price for a manager |
        what does it cost a company owner |
        I own a startup, what is my fee | with a salary, how much |
        I earn money, so what do I pay | retired with a pension, which of the fees | I have worked
        for years as a clerk, what is the fee | the higher of the two fees | a freelancer with
        enough clients | what does it cost when my company sends me`),
      ...questionsIn(`
          I draw a wage, so which sum | salon owner, what do you bill me | consultant with a
          full calendar | both of us have jobs | I lead a department, the amount for me | not a
          student any more for a long time`),
    ],
    text: (dates) =>
      `Founders and professionals, technical or not, pay ${professionals.priceDisplay} for the No Code Agentic AI Course.${codeNote(dates)}`,
    href,
  },
  {
    about,
    questions: [
      "Do I have to prove that I am a student?",
      "Proof that I am unemployed",
      "Do I have to prove my situation?",
      "Student id needed",
      "What if I am not a student but pay the student price?",
      "I lied about being a student",
      "Wrong plan",
      "Who counts as a student?",
      ...questionsIn(`do you check if I really study | what papers must I show for the cheaper plan |
        can I just click the student price | I start a job next month, may I still take the lower plan |
        what if you find out that I work | how do you verify that somebody is out of work |
        I picked the wrong price by mistake | does a PhD candidate count as student |
        will somebody ask for my enrollment papers | do I have to send a proof |
        and how would you know that I study? |
        I graduated four years ago, do I qualify for the lower price | is a part-time student a student |
        do I need a student card | how do you check that I am a student | do you need proof |
        what if I choose the wrong plan | who can take the student plan |
        do I need to show that I am unemployed | can anyone pay the student price |
        will you check that | do I need to show a student ID | what if I am only a part-time student |
        what happens if I pick the student price but have a job | how do you check the student status |
        I chose the pupil price and then got a job | what if a working person takes the lower plan |
        can you catch me if I take the lower one | which papers count as evidence |
        my diploma is ten years old, does it count | the odd job now and then, am I unemployed in
        your eyes | what if you do not believe me | how strict are you about the lower fee | who
        decides which of the two fees is mine | what if you think I took the wrong one | do I need
        to send a paper from the employment office | a career changer, am I a junior | and if it
        turns out that I was wrong`),
      ...questionsIn(`and is that verified | will somebody look at my student card | do you believe me or must I show
        a paper | I find a job shortly after enrolling, do I owe more | what if my situation changes
        later on | I took the wrong plan although I am employed | the gap between the two fees, must I
        pay it`),
      ...questionsIn(`
          school ID | must he show his pupil card | what if I get hired in the middle of it, do
          I owe the difference | found a job during the course, will you ask for more | does a
          new position in week three change my fee | I start working after I enrolled at the
          lower price | which day counts for my status | a letter from the school, is it wanted
          | hired before it ends, back to the full price?`),
      ...questionsIn(`
          do you want a scan of anything | is my word enough for the lower one | nobody ever
          asks for papers, do you | my status will be different by then | half employed, half in
          school, which plan is honest | caught with the wrong plan`),
    ],
    text: `The plan for ${students.priceDisplay} is for students, graduates and unemployed juniors. By choosing a plan you confirm that it describes you on the day you enroll, and we may ask for proof. If the student plan does not apply to you, the difference between the two prices becomes due.`,
    href: agreement,
  },
  {
    about,
    questions: [
      "What do I get for the price?",
      "What do I get for 999?",
      "What is included?",
      "Is there less in the 799 plan?",
      "Difference between the plans",
      "Do both plans have the same classes?",
      "Which plan?",
      ...questionsIn(`what am I paying for exactly | is the cheap plan worse | what's in the package | why two prices |
        does the dearer plan have more lessons | what do I have for my thousand dollars |
        will I sit in the same class as those who pay more | what comes with it | all included? |
        professionals versus students plan, what changes | and what's in it for that money? |
        do I get less as a student | is the certificate part of the package |
        list what is covered by the fee |
        what is included in the price | what does the price include |
        what is the difference between the plans | do students get the same course |
        what do I get with the professional plan | what is in each plan | are both plans equal |
        what do I get for my money | do both plans get the same |
        what is the difference between 999 and 799 | is the certificate included |
        what comes with the plan | what does the fee cover | why is one plan more expensive |
        is everything included in the price |
        is the lower priced plan cut down | do I miss lessons if I take the lower one | I could find
        free videos about n8n, what do I get for my money | what makes it worth a thousand dollars |
        what is covered by the thousand | is there a better and a worse version | do the cheaper
        people get a certificate too | are the live evenings part of both fees | what am I missing
        when I take the lower fee | and what is all in there | is it worth the higher fee`),
      ...questionsIn(`
          for nine hundred and ninety nine, what is in it | what does all that money
          get me | what comes with the fee | seriously, what is in it for 799 | what is that sum good for`),
      ...questionsIn(`
          what is my nine hundred buying | is that the whole package or only a part | same
          teacher, same evenings for both? | what will I hold once I have paid | two tiers, what
          separates them | do I miss out with the smaller plan`),
    ],
    text: `Both plans lead to the same classes: ${professionals.priceDisplay} for professionals, ${students.priceDisplay} for students. Each includes: ${planBenefits.join(", ").toLowerCase()}. The certificate needs a grade of 80% or higher. n8n and Lovable sell their own subscriptions.`,
    href,
  },
  {
    about,
    questions: [
      "Start date and price of the no code course",
      "How much is the no-code course, and when does it start?",
      "What does the no-code course cost, and when is the next start?",
      "Price and dates of the no code course",
      ...questionsIn(`tell me cost and first day of the six week class | when and how much is the n8n course |
        no code: price? start? | I need both the fee and the start of the agentic program for my boss |
        how expensive is the short one and from when does it run |
        what does the agents class cost and when could I begin |
        give me the date and the fee for no code |
        from which day is the no code class and what must I pay |
        and what does the short one cost and when is it | the six weeks, how much and starting when |
        two things about the agent building class: when does it begin, what is the price |
        when does the no code course start and what does it cost |
        price and start date of the no code course | how much is the no code course and when is it |
        no code course date and fee |
        cost, duration and first day of the agents class at once | how long, how much and from when,
        no code | tell me everything about price and time of the six weeks |
        agents class: from when, for how much | first evening of no code and its fee | I would
        like the date and the amount for the six weeks | two facts about no code please, cost and
        begin`),
      ...questionsIn(`
          for the approval form: first day and amount of the six weeks | boss wants date plus
          dollars for the n8n class | agents class, two numbers: day one and fee | short one:
          day and dollars`),
    ],
    text: (dates) => `It costs ${prices}, and takes 6 weeks. ${noCodeStarts(dates)}`,
    href,
  },
  {
    questions: [
      "Is there a discount?",
      "Do you have a promo code?",
      "Is there a coupon?",
      "Got a coupon or something",
      "Which discount code can I use?",
      "What is EARLYNOCODE?",
      "Does EARLYNOCODE work on the engineer course?",
      "Can I get the course cheaper?",
      "Do you have any special offers?",
      "How do I get $100 off?",
      "Is there an early bird discount?",
      "Does the code work for students too?",
      "A code for half off",
      "My friend told me a code",
      "Veteran discount",
      "Discount for teachers",
      "Black Friday",
      "Sale",
      "Can I combine two codes?",
      ...questionsIn(`can you do something about the price | that's a lot of money, any way to get it for less |
        do you have a deal right now | I heard about a code |
        two of us would sign up, do we pay less together | is there a bargain | can I haggle | voucher |
        do veterans get something off | we are a nonprofit, any reduction | and can that be any cheaper? |
        I paid for one course already, is the second one cheaper |
        my cousin took it, is there a referral bonus | will it get cheaper later |
        I'm a pensioner, do I get money off |
        do you have a discount code | is there any discount | can I get a lower price |
        is there a promotion | do you offer discounts for groups | do you have a coupon for me |
        can you make it cheaper | are there special offers | is there a code for the course |
        do veterans get a discount | do you have a Black Friday offer |
        any discounts | do you have a code | is there a way to pay less | is there a deal |
        so how much is it with the code | that is too expensive, is there a discount |
        can I get it for less |
        any promo right now | can I save money on it | is there some way to get it cheaper |
        do I get something off | reduction for nonprofits | what is the price with the promo code |
        is there a code at the moment | at least the normal promo for us | does the 100 dollar code
        count for the engineer course | is a promotion going on for the ML course | reduction for
        the longer course`),
      "So with the code I would pay?",
      "Price with the discount code",
      "What do I pay with EARLYNOCODE?",
      "Price after the coupon",
      ...questionsIn(`how much is left to pay once the code is taken off | what's the final amount with the coupon |
        do the math for me, the price minus the promotion | after the deduction, what do I owe |
        as a student with the code, how many dollars | and what does that make with the code? |
        total with the voucher | what is the reduced amount | EARLYNOCODE final price |
        how low does it go with the promo | price minus the discount please |
        what would I be charged if I enter the coupon |
        how much is it with the discount | what is the price after the discount |
        what do students pay with the code | what do I pay in the end with the code |
        final price with EARLYNOCODE | how much would that be with the code |
        and the lower plan with it comes to | regular plan after your hundred off | student amount
        minus the hundred | what is left when the promo is taken off the student plan |
        a thousand is steep, can you come down a little | is there some trick to pay less | you
        surely have a rebate somewhere | is the code worth much | my budget is 700, can we do
        something | a code that takes off more | half price for the unemployed | which saving
        applies to me | and with the reduction it makes | so in the end I would owe | what is left
        to pay then | knock something off | family of three, do we pay less`),
      ...questionsIn(`anything cheaper for little businesses | can you go down a bit for the self-employed | no
        reduction for a one-person company | that is a lot, is there something off | way to bring the
        fee down | that hurts, any rebate | do you give small firms a better deal | and less than that?`),
      ...questionsIn(`
        lower plan minus the promo | with the reduction for students and the code together | 799 less the
        voucher | the code on top of the student fee, the sum | hand over a discount code | please, some
        discount code for me`),
      ...questionsIn(`
          may students use the code as well as the lower price | does the promo count on top of
          the reduced plan | lower fee and voucher together, allowed? | can both reductions be
          joined | stack the coupon with the student plan | how much would I have saved | what
          is the code worth | how many dollars does the word take off`),
      ...questionsIn(`
          every cent counts here, can you move on the amount | my church has no budget, are you
          flexible | three colleagues at once, a better rate? | is there a coupon flying around
          | loyal customer, anything for me | seniors pay less? | will you run an offer at New
          Year`),
    ],
    text: ({ offer }) =>
      offer === null
        ? `There is no promotion code at present. The No Code Agentic AI Course costs ${prices}. The website does not name any discount.`
        : `The only code on our website is ${offer.code}: $${offer.amount} off either plan of the No Code Agentic AI Course, with limited validity. With it professionals and founders pay ${priceWithCode(professionals, offer.amount)}, and students, graduates and unemployed juniors ${priceWithCode(students, offer.amount)}. Use it at checkout. The website does not name any other discount.`,
    href,
  },
  {
    questions: [
      "How do I apply the promo code?",
      "Where do I enter the coupon?",
      "Where do I put the code?",
      "Where does EARLYNOCODE go?",
      "Can the code be applied after I paid?",
      "Forgot to use the code",
      ...questionsIn(`I have a code, what do I do with it | there's no box for my voucher |
        at which step do I type the code in | I already paid and saw the code too late |
        can you take the code off afterwards | may I use the code twice | how does the coupon work |
        where's the field for the promotion | and where do I type that? |
        the code does not show up in my total | redeem my voucher |
        I forgot to put it in and want the difference back |
        can my friend use the same code for his own enrollment |
        where can I enter the discount code | how do I use the code | I forgot to enter the code |
        can I use the code after payment | where do I type the promo code | can I use the code twice |
        the code does not work |
        where does the code go | how do I redeem the code | is the code still good |
        how long does the code work | I forgot the code when I paid |
        where is the box for the code | when does the promo end | does the code expire soon |
        can I get the discount after paying |
        nothing happens when I enter the promo | the total stays the same with my coupon | checkout
        ignores my code | can I have cash in place of the coupon | is the coupon worth money | one
        code for two people | my husband and I both want to use the coupon | can it be paid out`),
      "How long is the code good for?",
      "When does the discount expire?",
      "Is the code still valid?",
      "Until when can I use EARLYNOCODE?",
      "Code expired",
      ...questionsIn(`does the code run out | do I have to hurry with the coupon | can I still use the code next month |
        will the promotion be over soon | last day for the promo | is EARLYNOCODE alive |
        I get paid on the first, will the code still work then | and until when does that count? |
        my code is from a few weeks ago, does it still count | is there a deadline for the voucher |
        if the promo ends tomorrow, do I keep my lower price | coupon validity |
        how long is the code valid | when does the code expire | is the code still working |
        until when is the discount | is there an end date for the code | how long does the offer last |
        what date does it run out | valid for how many days | is there a rush with the promotion |
        at what point does the checkout ask for the code | I see no place for the letters | and
        where does that have to be typed | may my colleague and I both use it | is it gone next
        week | I registered earlier and only now heard about the code | does each person need a
        code of their own | how many times does it work | when is it too late for the code`),
      ...questionsIn(`
          I paid in full and only now noticed the promotion, give me the difference | spotted
          the voucher a day too late | already charged without the discount, can you correct it
          | return the hundred that I could have saved | take the reduction off a payment from
          last week | paid first, saw the code afterwards | where does it go in | which box is
          for it | in what field do I put it | how long can I use it | valid till | good for how
          long`),
      ...questionsIn(`
          typed the letters and nothing changed | which screen wants the word | may I hand the
          code on to my sister | I hesitate until next month, will it live that long | is the
          coupon gone once the batch begins | swap the coupon for money`),
    ],
    text: (dates) => {
      const code = promotion(dates);
      return code === null
        ? "There is no promotion code at present."
        : `You use ${code.code} at checkout. It counts once for each enrollment, and not for a payment already made. It counts today, and its validity is limited: we may end it at any time. Enrollments paid for by then keep the reduced price. It has no cash value. Where the checkout takes no payment, it shows the price before any discount: mention the code with your request, and we take it off when we write to you about the payment.`;
    },
    href: agreement,
  },
  {
    about,
    questions: [
      "When does the no-code course start?",
      "When is the next batch of the agentic AI course?",
      "When is the next no code class?",
      "When does it actually start?",
      "When is the real course?",
      "When is that?",
      "What time are the no-code classes?",
      "What is the schedule of the no code course?",
      "What days are the classes?",
      "On which days are the classes?",
      "What time are the classes?",
      "At what time?",
      "Which days?",
      "Are Fridays free?",
      "Classes on the weekend",
      "At what time of the day are lessons?",
      "What time are classes held?",
      "Are the classes in the evening?",
      "Are lessons in the evening?",
      "Class schedule",
      "Are those times Texas time?",
      "Which time zone?",
      "I live in Europe, what time is it there?",
      "Can I still join after the start?",
      "How many places are left?",
      "Is it full?",
      ...questionsIn(`from when does the short one run | at what hour do we meet |
        I pick up my kids at six, is that too early for the class | I only have the weekends off |
        how late does it get in the evening | is there still room for me |
        which evenings should I keep free | what time would that be in London |
        first lesson of the agents class | is it too late to hop in |
        I'm on the East Coast, what's that in my time | and at what time is that? |
        are there lessons on Friday | are there any spots left in the six week class | when must I log in |
        when does the no code course begin | start date of the no code course |
        which days are the classes | what is the class schedule | in which time zone are the classes |
        are the classes in the evening or during the day | is there a class on Friday |
        when is the first class | are there places left | can I join late | what are the class times |
        and when is the no code one | what days is it | is it on weekends | what time zone is that |
        is there still a seat | is there another one after that | when is the one after |
        can I start in January |
        which weekday evenings are the classes | when do the classes happen | is it in my time zone |
        how late are the classes | when is the start of the next batch |
        can I get in after it has started | are there seats | do you have a later batch |
        I leave the office at six, do I make it | what would that be on Pacific time | my clock is nine hours ahead, when do I
        have to be there | are the times given in Eastern or Central | is Thursday the last evening
        of the week | which evenings would be gone | start and end of an evening | I finish at five thirty, would I be on time | is it too late at
        night for early birds | what hour is that for someone in Tokyo | after dinner or in the
        afternoon |
        why only after work | are there classes during the day | nothing in the morning? | I put my
        children to bed at that hour, any other time | why are the lessons so late | does it have to
        be in the evening | a group at noon would suit me better | Saturday or Sunday instead?`),
      "Is there a batch in January?",
      "October does not work for me",
      "Later batch",
      "Batch after that",
      "Start in spring",
      "Next year",
      "Another date",
      ...questionsIn(`I can't make this one, when do you do it again | this round is too soon for me, is there another |
        I'd rather begin next summer | put me on a list for the following one |
        do you repeat it regularly | how often do you run it |
        my exams are in the fall, could I take the one afterwards | and the one after? |
        it clashes with my holiday, when else | will there be a new round | what dates come later |
        I have a baby due then, is there a chance later in the year | tell me when the next but one begins |
        is there another batch later | when is the following batch | I cannot start in October |
        are there later dates | when is the course after this one | is there a batch next year |
        can I start in spring | how often does the course start |
        tell me when you have new dates | the fall is bad for me, what else | remind me of the
        following start | when do you plan the round after this | notify me about the next start |
        I live in Sydney, when would I have to get up | is it morning in India when you teach | on
        what evenings do I need a babysitter | which days of the week are mine | what is left of
        my weekend | is it possible before lunch | I work the day shift, would I be home in time |
        dinner is at seven, does it collide | do you have lessons in the daytime | I sleep during
        the day, is there another group | and which hour is that in Spain | Mountain time | three
        hours behind you | summer is over when it begins? | I can only in the new year, is there
        something | let me hear from you about the following one | how many more can still get in
        | daylight saving`),
      ...questionsIn(`
          lessons at the weekend? | saturdays or sundays? | are there weekend groups | an evening course, is it | do you teach in the evening | course after work`),
      ...questionsIn(`
          which nights must I keep clear for the agents class | we eat at half past seven, does
          it clash | Pacific coast, do I leave work early | too late for a morning person | I
          pray on Friday evenings, any class then | would I be done before the late news |
          October how many | lesson what hour`),
    ],
    text: (dates) =>
      `${noCodeStarts(dates)} All classes are live online, Monday to Thursday; Friday to Sunday stay free for building. Times are in the Central time zone, as in Plano, Texas. Later dates are not on our website yet: they are announced on the course’s page, and the trainings team can tell you more.`,
    href,
  },
  {
    about,
    questions: [
      "How long is the no-code course?",
      "How long will it take?",
      "How many weeks does the agentic course take?",
      "How many classes does the no-code course have?",
      "How many hours is the no code course?",
      "Duration of the no code agentic AI course",
      ...questionsIn(`how many lessons has the short one | when am I through with the agents class |
        how many weeks of my life is that | how many sessions altogether in the n8n training |
        is six weeks really enough, how many lessons are there |
        number of classes in the no code program | total length of the agentic course |
        how long until I finish the short one | and how long does the short one go? |
        is the agent building class a month or longer | count of live evenings in the six week class |
        from start to end, how long is the no code one |
        how many weeks is the no code course | how many classes are there |
        how long does the no code course take | number of classes in the no code course |
        how many sessions does it have | how long is one module |
        how many weeks | how many classes | how long is each module | and how long does it last |
        how many weeks does it last | how many lessons a week | number of modules |
        how many evenings until I can build an agent | four per week or fewer | are 24 classes and
        six weeks the same thing | number of lessons in the agents class | is it a month and a
        half | and it takes how many weeks | somebody told me that it is much longer |
        when am I through if I begin in October | on what day does the October group end | will it
        be over before Christmas | the last class, when is that for the fall group | I have plans
        for the end of November, will I be done by then | finished by Thanksgiving?`),
      ...questionsIn(`
          how many nights in total | do I need to block a quarter of a year for the agents class
          | last day of the fall batch | over in one month? | forty days or so? | how many
          lessons until the end`),
    ],
    text: (dates) => `It takes 6 weeks: 24 live online classes in 6 modules of 4. ${noCodeStarts(dates)}`,
    href,
  },
  {
    about,
    questions: [
      "What do I learn in the no-code course?",
      "What is the curriculum of the no code course?",
      "What is the No Code Agentic AI Course?",
      "No code course",
      "Which modules does the agentic AI course have?",
      "Tell me about the no code course",
      "Syllabus of the no code agentic course",
      "What is the no-code course about?",
      "Topics of the no code course",
      "Does the six week course teach RAG and vector databases?",
      "Are webhooks taught?",
      "Do we connect to an API?",
      "Databases in the no code course",
      "Is prompt engineering part of it?",
      ...questionsIn(`what's taught in the short one | what would a shop owner learn in the agents class |
        contents of the n8n course | which subjects come up in the six weeks |
        outline of the agentic program | is RAG part of the no code class |
        will I learn to write better prompts there | give me the plan of the modules |
        what is that agent building class | what do you go through week by week |
        and what's taught in it? | describe the no code program for my boss |
        do we learn how to connect different apps | is there a bit about databases in the short one |
        what is taught in the no code course | what are the modules of the no code course |
        what topics are in the no code course | tell me more about the no code course |
        what is the six week course about | do you teach prompt engineering |
        what will I learn about agents | where can I learn to build agents |
        which course teaches workflows and agents | content of the no code course |
        what is in the no code course | what do we learn | do we do APIs |
        is prompt writing included | what are the topics | what is the plan of the course |
        what happens in the no code course | what is covered in the six weeks |
        describe the no code course | which skills does the no code course teach | do we cover databases |
        what is on the timetable of the agents class | what happens between the first prompt and
        the prototype | list of subjects in the six weeks | is there a lesson on webhooks or APIs
        | what would I know afterwards that I do not know today | and what is in it | what do you
        show people who cannot program | what would an office clerk learn with n8n |
        my inbox drives me mad, I want to learn how to tame it | I want to make a helper for my
        own office without programming, where do I learn it | teach me to build small robots for
        paperwork | learn to make bots | a class in which I build an assistant for my practice | I
        would like to automate my own job | building agents as a lay person`),
      ...questionsIn(`
          the six week course, what happens there | what is that short training of yours | I was looking at
          your trainings, the quick one | tell me what the shorter class is for | that course of a month and
          a half, what is in it | hi, the small course, could you describe it | what would I do in those six
          weeks`),
      ...questionsIn(`
          what is really in it, without the advertising | honestly, what is taught over the six
          weeks | contents without the marketing | skip the sales talk and list the subjects |
          the meat of the six weeks | spare me the brochure, what do I learn | from the first to
          the last module in brief`),
      ...questionsIn(`
          subjects for my training request, agents class | my wife asks what I would be doing
          there each evening | is it about ChatGPT only | which skills would be on my resume
          after the six weeks | table of contents | what it teach | I have to justify it to HR,
          what is covered`),
    ],
    text: `In six weeks of live evening classes you build AI agents without programming. The modules: ${modules.map(({ title }) => title).join("; ")}. Webhooks are in the third.`,
    href,
  },
  {
    about,
    questions: [
      "What will I build in the no-code course?",
      "What will I actually build?",
      "Projects in the no code course",
      "What do I make each week?",
      "What do I have at the end?",
      "Result of each week",
      ...questionsIn(`what can I show at the end of the six weeks | do I go home with something that works |
        which things do we make in the short one | will I have an agent for my own shop afterwards |
        what comes out of it | tangible results | I want to have something running, not only notes |
        list the things I will have made in the no code class | is there a demo at the end |
        and what would I make in it? | what do I take away from each week |
        what would I be able to present to my manager after the agents class |
        what do I build in the no code course | what can I build after the no code course |
        what will I have at the end of the course | do I build my own agent |
        what are the results of the course | what projects are in the no code course |
        what will I be able to build | do we build agents | what will I have made |
        what is the outcome of the no code course | do we make a real agent |
        what can I show after six weeks |
        what will be in my hands after the last evening | what would I have achieved by the end |
        which results do I get out of it | what could I show my boss after six weeks |
        what am I left with at the end | take-home result | and at the end I have what |
        something that I can demonstrate to my chief | what will run at the end of it | do I have
        a tool for my job when it is over | an app that others can try | what is the result for
        somebody who runs an office | and what will I hold in my hands | what could I put before a
        customer`),
      ...questionsIn(`
          what will exist afterwards that does not exist now | do I leave with a thing or just
          with notes | something for my clinic by the end of it | six weeks, six results? |
          which pieces come out, one after the other | I want proof in the form of a working bot`),
    ],
    text: `You finish each week with something you can use: ${outcomes.map((kept, at) => `${at + 1}. ${kept}`).join("; ")}. The last class is demo day.`,
    href,
  },
  ...modules.map(
    ({ title, description, classes }, at): DirectAnswer => ({
      about,
      questions: [
        `What do we do in week ${at + 1}?`,
        `What is week ${at + 1} like?`,
        `Module ${at + 1}`,
        ...(askedOfModules[at] ?? []),
      ],
      text: `Week ${at + 1} of the No Code Agentic AI Course: ${title}. ${description} The classes: ${classes.map((one) => one.title).join("; ")}.`,
      href,
    }),
  ),
  {
    questions: [
      "What is an AI agent?",
      "What is agentic AI?",
      "What can an agent do?",
      "What are agents?",
      "Agentic AI",
      ...questionsIn(`everybody talks about agents, what on earth is that | is an agent the same as ChatGPT |
        explain agents to my grandmother | how does an agent differ from a chatbot |
        what does agentic mean | agents, like in a movie? | I don't get the word agent |
        can such an agent do things on its own | what is an agent good for in a small shop |
        and what is that, an agent? | define agent | is an agent a kind of robot |
        what would an agent do in an office all day |
        what are AI agents | what does an AI agent do | what does agentic AI mean |
        can you explain agents | what is the difference between an agent and a chatbot |
        what is an agent exactly |
        what is an agent | explain AI agents simply | what can agents do | is an agent a chatbot |
        my boss keeps saying agent, what does he mean | agents for people who know nothing | is
        that software that works alone | how is it more than a chat window | what would such a
        thing do with my mail`),
      ...questionsIn(`
          my son talks of agents all day, what are those | agent, that is like a travel agent? |
          what is the point of such an agent | I only know chat windows, what is an agent more |
          agent meaning | in what way does it act by itself`),
    ],
    text: "Agents read, decide and act in the tools you already use: a language model with memory and tools, within limits set beforehand. In the No Code Agentic AI Course you build some without programming.",
    href,
  },
  {
    about,
    questions: [
      "Do I need to code for the no-code course?",
      "Is coding required in the agentic AI course?",
      "Can I take the no-code course without programming?",
      "Do I need experience for the no code course?",
      "Will I learn Python in the 6 weeks course?",
      "Do we write Python?",
      "I am a nurse and hate Excel, does it make sense for me?",
      "Would the course make sense for me?",
      "Is it for me?",
      "I know our processes well",
      "Who is it for?",
      "Is it hard?",
      "Prerequisites",
      "Beginners",
      "I am not technical",
      ...questionsIn(`I'm a florist and not good with computers, can I follow the short one |
        is it too technical for an office assistant |
        I can use email and that's it, would the agents class be over my head |
        who is the short one meant for |
        I've never automated anything, is that a problem for the six weeks |
        do I have to type code in n8n | is it made for people like me |
        will I understand anything in the agentic class |
        I run a small practice and know every step of it, is this suitable |
        must I be good with tech for the no code one | and is it easy enough for me? |
        will Python come up in the short one | I am scared that I cannot keep up |
        what must I bring along as knowledge for the n8n course |
        do I need coding for the no code course | is the no code course for beginners |
        who is the no code course for | do I need technical skills for the no code course |
        can I join the no code course without experience | is the no code course difficult |
        do I learn Python in the no code course | is the no code course right for me |
        is there coding in it | can I do it if I hate computers | is it for someone like me |
        do I need to be technical for it | I am a teacher, is it for me | is the no code course easy |
        do I write code there | can anybody do the no code course |
        what must I know for the no code course | is it good for office workers |
        I have never programmed anything, does the agents class fit | is somebody over sixty able to
        do it | I manage an office and am no longer young, can I do this | do I have a chance
        without any tech background | I run a small firm and want to make my own app | without
        developers, can I make a first version of my idea there | over fifty and running an
        office, is it too late for no code | am I too old for the agents class |
        our porter knows spreadsheets and nothing else, can he follow | I can draw a flow chart,
        is that enough | a dentist's receptionist, would she manage the agents class | will it
        make a developer of me | how technical must I be for n8n | a bus driver who wants to
        automate his club's mail | I only understand Excel, is the agents class over my head | is
        anything typed in a programming language | lost without help on computers, what about no code | I sketch
        everything on paper first | afraid of code`),
      ...questionsIn(`
          am I too stupid for this bot stuff | shopkeeper without any clue of programming, could
          I let software answer my orders | is it over the head of a normal person | I sell
          tulips and a friend says a robot could reply to my customers, would I manage | never
          touched code in my life | so far I know nothing but a cash register, could I learn to
          make agents | not clever enough for AI? | my brain is not made for computers`),
      ...questionsIn(`
          scared of the black screen with green letters | only ever used WhatsApp | can a
          hairdresser keep up in n8n | my maths is terrible | I break every computer | must I
          know what a variable is | I am an artist, is it for my kind | which level they want`),
    ],
    text: `You do not program: you connect blocks on a canvas and describe screens in plain words. It is made for people who know a process well and would like to see it run by itself. If you can sketch a process on paper, you can follow the first class. Python is taught in the AI/ML/GenAI Engineer course (${urls.aiMlGenAiCourse.path}).`,
    href,
  },
  {
    about,
    questions: [
      "Which tools do we use in the no-code course?",
      "Do you teach n8n?",
      "Do you teach Lovable?",
      "Do I have to pay for n8n or Lovable?",
      "Is n8n part of the fee?",
      "Is it the same with Lovable?",
      "Is it Zapier or n8n?",
      "Make or Zapier",
      "Are the tool subscriptions included in the price?",
      "Is n8n included in the price?",
      "Extra costs",
      "Hidden fees",
      "What software does the no code course use?",
      ...questionsIn(`what do I have to buy on top of the fee | is there anything else to pay |
        which programs will we work with | do I need a subscription | does the fee cover the software |
        will there be surprises on my bill later | why n8n and not Power Automate |
        which app do we build screens with | who pays for the licenses |
        and the software, is that extra? | additional charges |
        do I need to pay for OpenAI or ChatGPT Plus | do we use Bubble | any costs that come on top |
        with what programs do you make agents |
        which tools are used in the no code course | do I have to pay for the tools |
        are the tools included | do I need an n8n subscription | is Lovable included |
        are there extra costs | do we use n8n | do I need to buy software |
        which platforms do you teach in the no code course |
        what tools do we use | do I pay extra for n8n | is n8n free | are there other costs |
        do I need a paid account | why do you use n8n | do we use Zapier or Make |
        do I have to buy tools | what do the tools cost | is a subscription needed |
        which software is taught |
        besides the fee, what will I spend | do the programs we use cost money | do I get licenses
        from you | Power Automate or n8n, what is taught |
        what else must I pay for during the six weeks | tell me about all costs, also the small
        ones | whose subscriptions are those | to whom do I pay the software | and what is Lovable
        | what is n8n | do I have to open accounts with other firms | is it only the fee and
        nothing more`),
      ...questionsIn(
        `price of an n8n subscription | what would Lovable charge me | are the tools paid on top`,
      ),
      ...questionsIn(`
          tools in the short one | which programs do they use over those six weeks | with what software does
          the quick course work | what apps does one use in the agents class | names of the tools in the
          no-code class`),
      ...questionsIn(`
          what will be on my credit card besides your fee | subscription trap? | do I rent n8n
          myself | whose software is it | names of the apps so that IT can allow them | is the
          free version of n8n enough | our firm blocks unknown software, what do I have to ask
          for | other bills coming?`),
    ],
    text: `The course uses n8n for agents and workflows and Lovable for prototypes. ${toolFees}`,
    href,
  },
  {
    about,
    questions: [
      "Are all classes of the no-code course recorded?",
      "Recordings of the no-code course",
      "What if I miss a no-code class?",
      "Missing several no-code evenings",
      ...questionsIn(`is each evening of the agents class taped | do I get a video of every no code session |
        I am away for a week during the no code course | some evenings I cannot come, do I get the video |
        is it guaranteed that there is a recording | will there be a video of each lesson for sure |
        I am on the road a lot, can I still take the six weeks | I would have to skip four or five evenings of no code |
        can I watch no code classes later | are the n8n sessions recorded |
        could I take no code by video alone
        | every class on tape, or only some | are all of them recorded |
        I bake at night, could I do the agents class from videos | my shifts rotate, would I lose
        the evenings of no code | I am at sea for a week in the middle of the six weeks | do you
        film each no code class | is there a tape of what I slept through | may I do no code
        without being there live`),
      ...questionsIn(`
          I cannot be there every evening since we expect a child | some evenings I will have to miss | our
          baby comes in the middle of it | I would skip a few classes, is that bad | operation in the second
          week, what about the classes | I travel for work in week three`),
      ...questionsIn(`
          the duty roster keeps me away on a third of the evenings | I'll be absent quite often
          | night duty in half of those weeks | my shifts fall on many of those evenings | can't
          come to every one of them | on call on some Tuesdays of the agents class`),
      ...questionsIn(`
          my train is always late on Wednesdays | parents' evening on the night of a class |
          three nights of six weeks I am abroad | Ramadan and evening lessons, can I see them
          later | are the tapes promised or only possible | I would follow the agents class by
          replay`),
    ],
    text: missedClass,
    href,
  },
  {
    about,
    questions: [
      "How many people are in a no-code class?",
      "Class size of the no-code course",
      "Group size of the agentic course",
      ...questionsIn(`how many of us would be in the agents class | size of the no code cohort | is the six week group big |
        how many seats does the no code batch have | number of participants in the n8n course | would I be one of a hundred in the no code class |
        how many heads sit in the agents class | how crowded is no code | what is the limit of
        participants in the six weeks | with how many others would I learn n8n | how many chairs
        does the no code room have`),
      ...questionsIn(`
          how big is the group of the six weeks | how many others sit there with me | how many
          folks per round of no code | is the agents class a crowd | a small circle or a hundred
          people`),
      ...questionsIn(`
          will I get a word in, or are we fifty | seats per batch | do I drown in a crowd of
          participants | number of heads in the agents group`),
    ],
    text: `The site does not say how many people are in a cohort of the No Code Agentic AI Course. The trainings team can tell you: ${site.trainingsEmail}.`,
    href,
  },
  {
    about,
    questions: [
      "What are the workshops in the no-code course?",
      "Workshops of the no-code course",
      "Which workshops are there?",
      "What do we make in the workshops?",
      ...questionsIn(`in which class do we build something ourselves | is one evening a week practical |
        topics of the hands-on sessions in the agents class | what is the workshop of each module |
        how many workshops has the short one | what is done in the practice sessions | workshop evenings |
        on which evening do we make something ourselves | the practical part of each week | what
        is done in class 4 or class 8 | hands-on evenings of the agents class | which workshop
        comes in the last module |
        do I have to show my work at the end | must everybody speak on demo day | I am afraid of
        presenting, is it required`),
      ...questionsIn(`
          the evenings on which we do and not listen | do I get to try it in class or only watch
          | practice nights, what is made in them | I learn with my hands, which classes are
          those | names of the six workshops`),
    ],
    text: `One class of every module is a workshop, in which you build something that you can use yourself: ${workshops.join("; ")}. The last module ends with demo day.`,
    href,
  },
  {
    about,
    questions: [
      "What can I show at an interview after the no-code course?",
      "Will the no-code course get me a job?",
      ...questionsIn(`what could I put before an employer after the six weeks | what do I bring along to a job interview |
        something to impress a recruiter with | what proves my skill when I apply somewhere | and to an interview, what do I take |
        will the agents class start a career | a guaranteed position after no code | is one hired for sure after the agents class |
        a hundred thousand a year after no code, true? | what can I demonstrate to a client afterwards |
        could I make a living from agents when I am through | freelancing with what I learned in no code |
        does the short one help with my career | no coding but a new job, realistic after six weeks? | what will my manager get to see`),
    ],
    text: "You finish the No Code Agentic AI Course with agents that you can show and explain in an interview, to a client or to your own manager. We do not promise a job, a client or an income.",
    href,
  },
  {
    about,
    questions: [
      "Does the course cover my task?",
      "Can I build my own agent for my work after the course?",
      "I have an idea for an agent, does the course teach what it takes?",
      ...questionsIn(`I want something that reads orders from my mail and fills a table, will I be able to make it |
        could I automate my own bookkeeping after that class | will I know enough to build a bot for my shop |
        would the class teach me what my project needs | is my idea doable with what you teach | I have a certain task in mind, is it covered |
        after the six weeks, could I make an assistant for our clients | can you tell me if the course is enough for what I plan |
        I want mail from customers to end up in a table, could I do it afterwards | a bot for my
        chess club, would I be able to make it | our shop's orders should be in a list each
        evening | does the agents class prepare me for a chat bot in my team's messenger | the
        thing that I have in mind, can it be made with what I learn | I want a machine that
        answers my tenants | for my gardening firm, is the class of use |
        is that taught in the six weeks | would your class show me how to do exactly this job | I
        have a certain chore in mind, do I learn to automate it with you`),
      ...questionsIn(`
          my reservations come by mail, fax and phone, would I learn to put them in one list | I
          have a plan for a bot, look whether your class is right for it | landlord with forty
          tenants, useful? | whom do I describe my chore to before I pay | will I be able to
          make exactly the thing my boss asked for`),
    ],
    text: `Describe the task that you would hand to an agent in a message to ${site.trainingsEmail}, and we tell you whether the No Code Agentic AI Course covers what it takes. In class you practice on everyday office work, such as sorting inquiries, drafting replies for approval and answering from a company’s documents.`,
    href,
  },
  {
    about,
    questions: [
      "May I use real company data in class?",
      "Can I work with my own customer data in the exercises?",
      "Test data or real data",
      ...questionsIn(`do I have to bring my own data | may I load our clients into n8n for practice | is it ok to put confidential files into the exercises |
        what data do we use in class | my boss forbids sharing our files, can I still do the exercises |
        is private information safe in the tools we use | which documents should I use for practice | do we practice with invented data |
        may I practice with the patients of our clinic | my contracts are confidential, what do I
        use in class | do you see the files that I upload to n8n | is it wise to take genuine
        invoices for the homework | dummy records or real ones |
        is practice done with real patient records | does our employee have to bring client files to
        the n8n class | we are a medical office, what data is used in the exercises | no
        confidential files in the lessons, right | which data do participants practice on | bank
        data in the exercises, is that wise | invented records or real ones`),
      ...questionsIn(`
          our lawyer says no client names outside the house | what do I feed the bot in the
          lessons | do I bring material from work | private letters as an exercise, is it wise |
          patients' names in n8n | may the practice files be made up`),
    ],
    text: "You decide which data you enter in n8n, Lovable and other services used in class, which belong to their providers, and for exercises you should use test data.",
    href: agreement,
  },
  {
    about,
    questions: [
      "How do I enroll in the no code course?",
      "I want to enroll in the no code course",
      "Sign up for the no code course",
      "Where do I register for the agentic course?",
      "Buy the no code course",
      ...questionsIn(`I'll take the short one, what now | get me into the six week class |
        where do I buy a place in the agents class | how do I secure my seat in the no code program |
        book the n8n training for me | I want in on the agentic course |
        where's the checkout for the six weeks | when is my seat in the short one really mine |
        I decided for no code, what are the steps | and how do I get into the short one? |
        my sister wants to join the agents class, what must she click | register for the six week program |
        how do I sign up for the no code course | where can I buy the no code course |
        how do I join the no code course | how do I reserve a place in the no code course |
        I want to register for the agentic AI course | when is my place confirmed |
        how do I join | I want to buy the no code course | sign me up for the no code course |
        how do I get my place |
        how do I get on the list of participants for no code | where do I pay for the agents class
        and get in | when do I know that I am in |
        I want my foreman in the agents class, what do we do | which page sells the six weeks |
        book no code for two people | and what must I click to join the agents class | I take the
        student one, where do I go on | how does my mother put me into the agents class`),
      ...questionsIn(`
          I want to give the class to my husband, where do I buy it | decision made: agents
          class | take us both in for the six weeks | where I pay for n8n course | show me the
          way into the fall batch | HR says go ahead, next step for no code`),
    ],
    text: `Choose a plan at ${href}, accept the agreement (${agreement}) and continue to payment. Your place is reserved once the fee, or the first installment, has reached us.`,
    href,
  },
];

/** The free webinar about it. */
export const webinarAnswers: readonly DirectAnswer[] = [
  {
    about: "webinar",
    questions: [
      "Is there a free webinar?",
      "When is the webinar?",
      "How do I register for the webinar?",
      "Is there a webinar I could attend?",
      "Is there a free trial or a demo class?",
      "What happens in the webinar?",
      "What is the webinar about?",
      "Is the webinar for the engineer course?",
      "Is the webinar free?",
      "Does the webinar still take place?",
      "Where is the link to get in?",
      "Link to the webinar",
      ...questionsIn(`can I look in before I decide | what do you show in the free session |
        on which day is the info evening |
        I'd like to see how it works before I spend anything, is there a session for that |
        how do I get into the free event | put me down for the webinar |
        will I have to buy something at the webinar | is there an intro session online |
        can I ask my own questions at the webinar | and when is that webinar? |
        do you show an agent being built live | what time is the free online event |
        how do I receive the access to the webinar | open house |
        my boss and I want to watch the free presentation, where do we register |
        when is the free webinar | how do I join the webinar | what is shown in the webinar |
        is the webinar online | do I have to pay for the webinar |
        where can I register for the free webinar | what time is the webinar |
        is there an introduction to the course I can watch | can I get the webinar link |
        what is the webinar | when is it | is it really free | how do I get the link |
        what do you show there | what will I see in the webinar |
        can I ask questions there |
        can I watch something free first | where and when is the webinar |
        how can I take part in the webinar | what do I learn in the webinar | is it just a sales show |
        is there an information event before the course | I want to look before I leap, is there an
        event | a lesson to sniff around | free session, what do you show | sign me up for the free
        event |
        the free online talk, on which day | where is the free presentation held | introduction
        evening online |
        I heard of an online talk in the fall, what is it | must I buy a ticket for the talk | how
        do I watch it on that day | what will be talked about | who may come to the free event |
        can my grandmother watch it as well | how would I get into the room | at what time on that
        Monday | do I have to pay something to look in | a presentation of the class before I sign |
        get a taste before the money is gone | try before buying | a peek into the lessons before I
        pay | I do not buy a pig in a poke, can I see something first | nine hundred dollars is a
        lot, is there a way to try it out | a preview of the class`),
      ...questionsIn(`
          on what day do you show it | date and hour of the free session | how do I come in,
          over zoom | is it on Teams or Zoom, the free one | what's the way into the free
          session | which day is the taster | and the free thing, when`),
      ...questionsIn(`
        something to watch with my business partner before we decide | a date in September, was there not | I
        got an invitation to an online talk of yours | does the info event cost a fee | is it interactive or
        do I just listen | want to see somebody build one with my own eyes | free talk please, put me in |
        which of the courses does that event present | does it deal with the long one too or only with agents |
        and is the other course shown there | so that is not about Python | about which class is it`),
      ...questionsIn(`
          which day do I keep free for it | that one concerns which course`),
      ...questionsIn(`
        date of the free talk | webinar, from when | day of it | everybody talks about agents and I want to
        know whether it is for me before a thousand is gone | see if it suits me without spending | back from
        raising children, I would like to look first | gratis, honestly? | no cost at all? | find out whether
        I like it before I pay`),
    ],
    text: (dates) =>
      dates.next.webinar.open === null
        ? `The free webinar is about the No Code Agentic AI Course: ${noCodeCourse.webinar.topics.join("; ")}. ${fullWebinar(dates)}The date of the next one will be announced; the course’s page has a waitlist.`
        : `The free webinar about the No Code Agentic AI Course takes place online on ${dates.next.webinar.line.starts}: ${noCodeCourse.webinar.topics.join("; ")}. Register on the course’s page, and we send the link to your address.`,
    href,
  },
  {
    about: "webinar",
    questions: [
      "How long is the webinar?",
      "When is the webinar over?",
      "Duration of the webinar",
      ...questionsIn(`how much time should I block for the free session | until when does the webinar run | is it an hour |
        start and end of the webinar | can I fit the webinar into my lunch break | how many minutes is the webinar |
        does the free talk go on all afternoon | how much of my Monday does it take | at what time
        does the free talk end | will I be free again after lunch | how long will you be talking`),
      ...questionsIn(`
          is one hour of lunch enough for it | I have a meeting at two, does that work | a long
          talk or a short one | how many minutes should I keep free at noon`),
    ],
    text: ({ next: { webinar } }) =>
      webinar.open === null
        ? "The date and the times of the next free webinar will be announced."
        : `The free webinar is on ${webinar.open.starts} (${webinar.open.schedule}).`,
    href,
  },
  {
    about: "webinar",
    questions: [
      "Is the webinar recorded?",
      "Is it recorded?",
      "Can I watch the webinar later?",
      "What if I cannot attend the webinar?",
      ...questionsIn(`I am busy on the day of the webinar | recording of the free session | is there a second webinar |
        will you repeat the webinar | I missed the webinar, can I still see it | another webinar date |
        when is the webinar after that | video of the webinar |
        can I see the talk another day | my Monday is full, is there another
        free talk | is the talk put online afterwards | will there be one in the new year too | I
        am at work at noon, what then`),
      ...questionsIn(`
          noon is when I serve lunch, can I see it in the evening | the talk falls on my flight
          | one more date for the talk? | missed it, what now | can somebody send me the video
          of the talk`),
    ],
    text: `The site does not say whether the webinar is recorded, and names no later one: a new date is announced at ${href}. The trainings team can tell you more: ${site.trainingsEmail}.`,
    href,
  },
  {
    about: "webinar",
    questions: [
      "Who hosts the webinar?",
      "Who presents the webinar?",
      ...questionsIn(`name of the person who speaks in the webinar | is the free talk given by one of the instructors | who will be on the screen in September |
        does the teacher of the course hold the webinar | whom do I listen to in the free session | speaker of the webinar`),
      ...questionsIn(`
          who is speaking at noon | is it the founder who gives the talk | do I meet the teacher
          at the free talk`),
    ],
    text: `The site does not say who presents the webinar. The trainings team can tell you: ${site.trainingsEmail}.`,
    href,
  },
];

/** The list for the next date. */
export const waitlistAnswers: readonly DirectAnswer[] = [
  {
    questions: [
      "Waitlist",
      "What is the waitlist?",
      "Does the waitlist keep a place for me?",
      "How do I join the waitlist?",
      "How does the waitlist work?",
      ...questionsIn(`is there a waiting list | do I have a sure place when I am on the waiting list | put my name on the waiting list |
        what does the list do for me | does the list reserve something | am I in if I join the list | is the waiting list binding |
        does it cost anything to be on the list | what happens after I join the waitlist |
        do people from the list get in first | how will you tell me about a new date | can I be informed when there is a new start |
        let me know about future dates | write to me when the next course is set |
        does a place open up automatically for me | will you take money when a place gets free | I
        want to hear when the next one is fixed | tell me as soon as there is something for spring
        | how do I put myself on it | and how do I get onto that list | keep me posted about the
        next round | somebody steps back, is it my turn then |
        do I keep a place when I am on the list | is a chair kept for those who wait | does the list
        guarantee anything | no guarantee from the list? | being on the waiting list, does that make
        it safe`),
      ...questionsIn(`how many mails will I get from the list | am I going to be bombarded after I put my name down |
        is my address used for something else once I wait | do you write only when there is a date |
        can I leave the list again | one message or a stream of them`),
      ...questionsIn(`
          the batch is gone, can I stand in line | tell me when the doors open again | a ping
          for the spring group | is being in line worth anything | nothing open at the moment,
          how do I stay informed`),
    ],
    text: ({ next }) =>
      next["no-code"].open === null
        ? `${noCodeCourse.waitlist.intro} It is at ${href}.`
        : `The page of the No Code Agentic AI Course has a waitlist whenever no batch is open: leave your address there, and we write to you as soon as the next date is set. The waitlist keeps no place for you. A batch is open now; to hear of later dates, write to ${site.trainingsEmail}.`,
    href,
  },
  {
    questions: [
      "Will I get many mails from the waitlist?",
      ...questionsIn(`
        do you use my address for advertising when I wait | how often do you write to people on the list | spam after joining the list |
        is it one mail or a newsletter | what do you do with the address I leave on the list | am I bothered with offers while I wait |
        do you only write when there is a date | mail from the waiting list, how much of it`),
      ...questionsIn(`
          my inbox is full enough, how often do you write from the list | I hate newsletters, is
          the list one | only a single notice, I hope | what else do you send to the people in
          line`),
    ],
    text: "What you leave on the waitlist we use only to write to you when the next date is set: one mail about it goes to your address. Being on the list does not keep a place for you.",
    href,
  },
];
