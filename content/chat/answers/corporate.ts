import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { corporateTraining } from "../../training/corporate-training.ts";
import { trainingPlan } from "../../training/exhibits.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";
import { theOne } from "./words.ts";

const about = "corporate";
const href = urls.corporateTraining.path;

/** What the Engineer Program holds, in order. */
const engineerParts = theOne(
  corporateTraining.programs.items,
  ({ title }) => title === "AI/ML/GenAI Engineer Program",
)
  .contents.parts.map(({ text }) => text)
  .join("; ");

/** Training for companies. */
export const corporateAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "Do you train companies?",
        "Do you offer corporate training?",
        "Corporate training",
        "Can you train my team?",
        "Can you train my sales team on AI?",
        "Training for our employees",
        "I want a course for my company",
        "Can you customize the training?",
        "Can the corporate program be customized?",
        "Upskilling for my department",
        "12 sales people want to use ChatGPT properly",
        "Our people should learn to use ChatGPT",
        "My colleagues should learn AI",
        "20 developers need to learn AI",
        "Copilot training for office workers",
        "Which program fits my team?",
        "Group of employees",
        ...questionsIn(`
          everyone here uses chatgpt somehow and nobody knows how | my crew needs to catch up with this ai thing |
          hr here, we look for a provider to get our people up to speed |
          We have 40 clerks and the boss wants them to use ai by summer. What do you have for us? |
          school our workers | course for a whole department | teach my guys | lessons for our staff | b2b training |
          I am in charge of people development and need something for beginners and for leaders. What is on offer? |
          can you bring our engineers up to date | private class just for our firm |
          we do not want a public course, only our own people |
          do you offer training for companies | can you train our employees |
          we want to train our team in AI | do you have courses for businesses |
          we need AI training for our staff | which programs do you have for companies |
          can you teach our department | we are a company and want a course | training for 20 people |
          can the training be adapted to us |
          can you train our staff | we have 15 people who need AI training | I want my team to learn this |
          do you do in-company training | is there a course for teams |
          our developers should learn machine learning | can you make a course just for us |
          do you teach groups from companies | AI training for our office | can you help my staff use AI |
          training for our IT team | we want our employees to use AI better | what can you offer my team |
          my bookkeepers are afraid of AI, can you take away their fear | our marketing people want
          to write with AI and not make fools of themselves | teachers at our school need an
          introduction to AI | can my warehouse people learn automation with you | I lead six people
          and we want to work smarter with AI | get our department going with AI | the chief asked
          me to look for a training provider | do you teach a whole school or hospital staff | could a dozen of us take your engineer
          program together | upskill our folks | our nurses should learn
          to use AI | a dentist practice wants to learn AI together | could you instruct a handful
          of accountants | our people misuse AI, we need lessons |
          a hotel team wants to use AI properly |
          supervisors drown in forms, teach them | fifty people in a plant and no one knows AI |
          could you get our hospital ward ready for AI | I run a bakery chain and my managers
          should learn this | a start-up where everyone should work with AI soon | teach my
          lawyers to use it with care | we want somebody to come and teach all of us | my people
          have to learn this together | our office is in Portugal, would you train us | an
          intensive day for nine people | my people copy and paste all day long | our chief wants everybody
          to know AI by fall | nobody in our workshop can use ChatGPT | teach the people of my
          department to save time | a law office with ten people who need guidance | our drivers
          and planners should learn it |
        my warehouse people should learn to automate their own work | do I book the open class for
        my staff or is there a company offer | six clerks of ours should take the agents training |
        I lead a workshop with nine mechanics who should learn this | should I put my employees into
        the public course | is there an offer for firms that want to send several people | our
        drivers' office wants to get rid of paper, train them`),
        ...questionsIn(`rather a group of our own than an open class | a session only for us, nobody else | closed
          group for our firm | may we have a private round instead of joining strangers | same content,
          but just our office`),
        ...questionsIn(`
            I am a teacher and would like to book it for my class | a program for a group of college students |
            whom do I ask about a course for our school | my own people should learn it, they know nothing about code`),
        ...questionsIn(`
            three juniors for the four month program, and the firm gets the bill | several of us
            together in the engineer thing | we would send a handful of colleagues instead of one |
            what if I want the whole crew taught | more than one person from the same firm | is it
            different for a company than for one person | a start-up sends its beginners | and if all
            of my people should learn it | every one of them in my section`),
        ...questionsIn(`
          juniors of a start-up in the 4 month program, paid by the company | our firm pays, several
          beginners, which way do we go | can a company book the engineer program for a few people | my ladies
          in the office are frightened of the robots | a bookkeeping firm wants lessons for its staff |
          middle-aged staff without any tech, somebody should teach them calmly | they think that machines
          take their jobs, teach them to use them sensibly | none of my people is technical, can you teach
          them | retrain our technicians | a dozen analysts should learn ML, which program | hr with a group
          of analysts | first the team, which program is it | make our whole office fit for ai | I run a small
          firm and all of us should learn it`),
        ...questionsIn(`
          our people need to get the hang of AI | is there something for a whole firm | train the
          trainers in our company | learning offer for a city office | my agency has thirty people,
          all new to it | we want our crew fit for that | what do you have for a works team | staff
          schooling`),
        ...questionsIn(`
          the teachers of my school use chatgpt in secret | headmaster with thirty teachers | everyone
          uses it behind my back, we need a lesson | staff of a middle school | half a day for the
          whole teaching staff | principals and their teachers, do you train them`),
      ],
      text: "For companies there are two programs: a 4-month AI/ML/GenAI Engineer Program for beginners, with no coding experience required, and a Custom Program of flexible duration for executives and all teams, planned group by group.",
    },
    {
      questions: [
        "Do you have programs for executives?",
        "AI workshop for managers",
        "Workshop for executives",
        "Something short for our board, like a morning",
        "Training for the board",
        "What would executives learn?",
        "What would they learn?",
        "Leadership briefing",
        "Half-day session",
        "One day workshop",
        "Topics of the custom program",
        "What do office teams learn?",
        ...questionsIn(`
          my directors nod when they hear ai but understand nothing |
          the board wants to know what ai costs and who is responsible |
          what do you tell the leadership in one morning | something for the c level |
          is there a session about data rules for everyone |
          I have two hours with our management next month. Could you show them what matters? |
          what would the bookkeeping ladies get out of it | what is it about, content wise, for office folks |
          prompting for our assistants and secretaries | would our operations people build agents |
          privacy rules for the whole staff | can it be as short as a morning | topics for a department |
          do you have training for managers | is there a workshop for leaders |
          what would our managers learn | can you do a one day workshop | what is in the custom program |
          what do the office staff learn | is there something short for executives |
          do you have a course for our board | what topics are in the corporate training |
          what do managers learn | something for our leadership team |
          can you do half a day for our bosses | what is taught to office staff |
          what would the finance team learn |
          what can you do for our management | which topics are possible for companies |
          what would my people learn | do you have a short workshop |
          can it be tailored for different departments |
          something brief for our leadership without technical talk | an afternoon for our teachers
          | does your program cover no code automations for operations | half a day for people in
          charge | what does a session for directors deal with | can operations learn to build
          automations without code with you | a few hours only, is that possible for a group | one afternoon for a school
          staff | a talk about AI risks for the supervisory board | brief session, no tech, for the
          people at the top |
          my chief has no idea about AI | our boss has no patience, something very short | what
          does the management hear in such a morning | our owner thinks AI is a toy | rules about
          patient or client data, do you teach that | for whom are the data rules | which
          information stays out of the tools, is that a lesson | a talk for people who decide |
          and what would the bosses get | what do the secretaries get to hear | is there something
          for every department
          | my boss, ten minutes of attention | train the boss |
        our partners have three hours at best | a firm of lawyers wants a short introduction |
        nothing longer than a morning, please | what is explained to the heads of a company |
        doctors of our practice, only an afternoon | what would the bosses hear there | owners of a
        family business with little time`),
        ...questionsIn(`the shortest thing you do for a firm | is a single morning possible | do you cover data
          protection and privacy with the staff | rules for what people may enter, is that in the
          training | how small can a program be | confidentiality and human review as a topic for all
          employees | what do nurses and clerks learn about handling data`),
        ...questionsIn(`
            my accountants are afraid of ai | a gentle start for people in the office |
            something easy for bookkeepers | training for staff who fear for their jobs`),
        ...questionsIn(`
            my team should learn prompting | she wants her people to be taught how to prompt | prompting for
            a whole team | teach our department to write prompts | the new boss wants everyone to learn it |
            a team that has to learn to work with AI`),
        ...questionsIn(`
          the chairman asks for three hours on money and liability | who is liable when the AI errs,
          explained to our board | costs and responsibility for directors, without technology | a few
          hours for the supervisory board | non-technical session for the top | our president wants to
          understand what it costs and who answers for it | a short thing on risk for the directors |
          bookkeepers over fifty, what would they be taught`),
        ...questionsIn(`
          one morning with our managers | what should a director know about it | something for
          finance, something for operations | contents for an office crew | rules on what we may type
          into it | an overview for those who sign the budgets`),
        ...questionsIn(`
          names of children must stay out of these tools, is that taught | will you tell them what
          they may not type in | what must never be entered, is that covered | do you explain to them
          which data is off limits | pupils' or patients' names, a rule for that`),
      ],
      text: "The Custom Program is planned group by group, from a single morning for the board to several months for a department. Executives learn what AI can do for the business, what it costs and who answers for it; office teams prompting, assistants and checking what they produce; operations automations and agents without code; everyone rules for data and privacy.",
    },
    {
      questions: [
        "How much does corporate training cost?",
        "What is the price of a training for my company?",
        "How much do you charge to train a team?",
        "Price of the custom program",
        "Price per head for corporate training",
        "Price per person",
        "Group discount",
        "Who sends me a quote?",
        "Day rate of a trainer",
        "Budget for a workshop",
        ...questionsIn(`
          what do I put in the budget for 15 people | send me an offer for our department |
          I need a figure for my boss | is it cheaper if we send more people |
          do you bill per day or per participant |
          Our training budget is small, around a few thousand. How do I find out what is possible? |
          what would it run us | quote for 30 seats | invoice amount for a half day | who makes us an offer |
          rough price of a workshop for our team | volume rebate | training costs for our firm |
          how much is training for a company | what is the price for a team |
          what do you charge for a workshop | price for 10 employees | can we get a quote for training |
          is there a group discount for companies | what does the custom program cost |
          how much per employee |
          what would it cost for 20 people | how much is it for a team | what is the price for companies |
          can I get an offer for training | is it cheaper for groups |
          price for our team | how do you charge companies for training |
          what is the budget for a workshop | is there a price per participant |
          what would twelve of us pay | per head price of the engineer program for firms | how much
          for a handful of people |
          on what does your price for firms depend | what makes a custom program dearer | how is
          the sum for our people put together | I have to give my CFO a figure | training twelve
          nurses, what does it come to | and what would it take in money for all of us | the
          factors behind the price | small club with little money`),
        ...questionsIn(`
          roughly, for a warehouse firm with forty people | what would it take to get our clerks going, in
          money | a figure for a department of beginners | an order of magnitude for teaching our office
          people | on what does the fee for our group hang | why can you not give a number right away | which
          details do you want before you name a sum | it varies with what | our drivers and office staff never
          used such tools, what would you charge | what must I tell you to get an offer | price per head for a
          class of thirty | what is it for each person | cost for a school class | price for a dozen of them |
          what for 20 people | sixteen of us, how much | cost for our whole group | and the price for that
          many people | how much for all of them`),
        ...questionsIn(`
          I must name a figure to my board, for training nine people | are there reductions for bigger
          groups | and for the team, the sum | what do firms pay | is it per seat | I want a quotation
          for our department | cost of a day for our people`),
      ],
      text: `The site states no price for corporate training, and no group discount. The price of the Engineer Program depends on the number of people, that of the Custom Program on the groups and the number of sessions. Tell us who should learn what, and you receive a proposal with the program, dates and price; ${site.trainingsEmail} reaches the trainings team.`,
    },
    {
      questions: [
        "How long does corporate training take?",
        "What is the duration of the custom program?",
        "How many sessions for a team?",
        ...questionsIn(`
          for how many weeks are my people busy | can it be done in one day | how much time do I lose my team for |
          is it a one off or over months | We cannot spare people for a whole quarter. How short can it be? |
          length of the company program | days or months | and how long would that go on for us |
          season for a department, what does that mean | how many half days |
          is four months the only option for our group | duration for our people |
          how long is the corporate training | how long does the training for our team take |
          how many days does it take | how long is the custom program | can the training be done in a day |
          how long would it take for our team | is one day enough | how many sessions |
          we have no budget for months, is there a small version | shortest training for a team |
          how long does the second program run | is the other one shorter | is the custom one as long as the other |
          what is the minimum of time for a firm | how small can it be in time | a morning or
          several months | we can spare three hours, is that enough | how long are my people away
          | and that takes how long for a department`),
        ...questionsIn(`
          how many weeks would they be gone | a quick version for us? | time that my department must
          reserve | and for how long, in our case | can we do it in a week`),
      ],
      text: "The Engineer Program takes 4 months. The Custom Program has a flexible duration, from a single morning for the board to several months for a department.",
    },
    {
      questions: [
        "Are evenings possible for the team?",
        "Evenings",
        "They travel a lot",
        "Shifts and time zones",
        "Can sessions fit around our releases?",
        "When can the training take place?",
        "Weekend training for employees",
        "Training in several countries",
        ...questionsIn(`
          we work in three shifts | my people cannot leave the line in the morning | only after closing time |
          our team sits in Berlin and Denver | before a release nobody has time for classes |
          Our nurses rotate, there is never everybody there at once. Can you work around that? |
          two evenings or one full day, can we pick | can it be in blocks | when would the lessons for us be |
          not in december please | field crew is on the road | fit it around our calendar |
          can we choose the days ourselves |
          can the training be in the evening | can you work around our shifts | can we choose the dates |
          we are in different time zones | can the sessions be on weekends |
          is the schedule flexible for companies |
          can it be in the evening | we work shifts, is that a problem |
          can we split it over several weeks | is it flexible |
          when would the sessions be | can we do it after work | we cannot all be there at the same time |
          offices in four countries with different clocks | our people are spread over the world |
          can you do it around the machines and shifts | half days in one block |
          only before noon please | rotating duty, will you adapt | we can never send everyone at
          once | mornings suit us best | do you come around our duty roster |
          production cannot stop for a day | are the hours for firms fixed | do firms in Europe
          have to sit there at night | our ward works around the clock | we are seven hours ahead
          of you | before opening hours | two short blocks in place of a full day | and when would
          that be, during work? | after the harvest |
          European office hours | we sit in another time zone | not a whole day at once |
        half of us work in Asia and the other half in America, does that work | our people are
        spread over three continents | would a firm with offices in several zones manage |
        colleagues in India and in Texas, one training | early shift and late shift, how do you fit
        that`),
        ...questionsIn(`we cannot spare them longer than half a day | only mornings work for our people | blocks of a
          few hours | the ward must be staffed, so only short sessions`),
        ...questionsIn(`
            two half days, would that work | half days instead of evenings | split into halves of days |
            maybe as a couple of half days | in a block of mornings | spread over some afternoons`),
        ...questionsIn(`
          the shop is open till eight | mornings before we open | can it go around our deadlines |
          night workers | Saturday for the crew? | we are busy at month end, other times? | once a
          week suits us`),
      ],
      text: "Sessions fit around shifts, releases and time zones, and are flexible: two evenings a week can work as well as a block of half days.",
    },
    {
      questions: [
        "Can your trainer come to our office?",
        "On-site training",
        "Do you offer on-site training?",
        "Do you offer on-site training in Dallas?",
        "In-house training at our office",
        "Is corporate training in person?",
        "Do you travel to us?",
        ...questionsIn(`
          would somebody stand in our meeting room | is it over zoom or do you come by | we have a nice seminar room |
          face to face |
          We learn better with a teacher in the room, video calls put everyone to sleep. Do you come here? |
          trainer at our plant | do you fly to europe for a training | live in our building |
          do we have to come to you | classroom at our place | can you send a teacher | is it at our premises |
          do you come to our office | is the corporate training on site |
          can the training be at our company | do you offer in-person training for teams |
          is the company training online or in person | would a trainer visit us |
          can someone come to us | is it online or at our place | do you travel |
          would somebody drive to our factory | instructor in the building |
          would you travel to Lisbon | do you teach in our canteen | we would like a person in the
          room | in the flesh or on a screen | will you fly in`),
        ...questionsIn(`
            would your trainer travel to Dallas for a group | can he drive over to us | do you send a
            trainer to our town | a dozen clerks in Austin, does somebody come | would the teacher come by
            car | is on site possible for our people`),
        ...questionsIn(`
          or only by video | our canteen has a projector | would you come by for two days | live at
          our desk or on the screen | is somebody sent to Ohio`),
      ],
      text: `The site does not say whether trainers come to your office. Ask the trainings team at ${site.trainingsEmail}, or write to us at ${urls.contact.path}.`,
    },
    {
      questions: [
        "What do we get out of a training?",
        "ROI of a training",
        "Return on investment",
        "How do you measure the success of a training?",
        "Is the training worth the money?",
        "My CFO asks what it brings",
        ...questionsIn(`
          how do I prove to finance that it worked | money down the drain or does it bring something |
          last seminar was forgotten after a week | what will be different afterward |
          how do we know people learned anything |
          I have to justify every dollar to my boss. What can I tell him that we get back? | kpi of the training |
          hours saved | payback | success check at the end | who decides if it was a success | measurable result |
          are seminars not a waste of time |
          what are the benefits of the training | how do we measure success |
          what is the return on the training | how do we know that it worked | what results can we expect |
          why should we train our people |
          what do we get from it | how do we know it worked | is it worth it for us |
          what would change for us |
          what will my boss see as the outcome | what changes in our daily work afterwards | the
          head of finance asks for the outcome | how is the benefit proven | result of the program
          for our firm | evidence that the lessons
          are worth it | what does our boss get out of it | how is it shown that it was worth the
          cost |
          the chief financial officer asks how it pays off | how can we see afterwards whether it
          was good | what would be better on the day after | who checks whether we reached it |
          and what does it bring | prove to me that it is no waste | what is our gain |
        what can the people do once the program is over | what are participants able to do afterward
        | skills of a team at the end of the four months | show me what a trained group can deliver
        | the director of finance wants a reason to pay for it`),
        ...questionsIn(`
          how do I defend this before the budget committee | what is better afterward | show that it
          worked | is it measurable | what does the boss have from it | proof for the one who pays`),
      ],
      text: "You name the result, we plan the sessions toward it, and we check it with you at the end: for example hours saved on a monthly report.",
    },
    {
      questions: [
        "How do we book a program for the firm?",
        "Reserve a training",
        "Book a workshop for my company",
        "What happens after I send the training form?",
        "And then?",
        "Next step for corporate training",
        "How soon can a training for us begin?",
        ...questionsIn(`
          I want to sign up my department | count us in, what do I do | where do I put our wishes |
          what do you need to know about our people |
          We would like to begin after the holidays. What comes first and what do you send us? | how do I order it |
          inquiry for our staff, then what | how does it go from the form to the first session |
          who prepares the sessions | do we talk before we get the offer | can you pencil us in for march |
          steps to get our team trained | reserve dates for us |
          how do we book a training | how do we start with corporate training |
          what are the next steps for a company training | how can we reserve a program |
          what information do you need from us | what happens after our inquiry |
          when could a training start |
          how do we book it | what are the next steps | what do you need to know from us |
          how do we get started with training |
          I want to book a training for my team | what should we tell you |
          how soon can you start with our team | what happens after we ask for training |
          where do I ask for an offer | how do I get a proposal from you | when would our first
          session be | from which date can my people begin | I need something in writing to show my
          boss |
          who writes us an offer | where can I get a quotation for my chief | what is the way to an
          offer |
          we would like April for our warehouse | what do I write about our people | whom do we
          talk to first | how do the talks begin | and what do you send us then | what comes after
          we wrote to you | I would like an offer for my ward | is it paid in advance for a team |
          what happens before anyone pays`),
        ...questionsIn(`the form for our training is sent, what follows | we filled in the company form, what is next |
          after our training request, who gets in touch with what | from the inquiry to the offer, what
          are the steps | when is there a sum on the table | is the request already an order | how does
          it go on after the form for companies`),
        ...questionsIn(`
          we are decided, how do we proceed | who do I tell our wishes | when at the earliest | what
          do you want to know about the group | I would like to fix a date | how far ahead must it be
          booked | the order of things before lesson one`),
      ],
      text: "Reserve with the form on the page: tell us who should learn, what they should be able to do afterward, and when you would like to begin. We ask what is missing, you receive a proposal with the program, the dates and the price, and once you agree we prepare the material and begin on the date that the proposal names.",
    },
    {
      questions: [
        "Do they need to know programming?",
        "Zero tech knowledge in the team",
        "Beginners in the team",
        "Mixed levels in the group",
        "Different levels",
        ...questionsIn(`
          some of my people can barely use excel | half are experts and half have never seen it |
          will the smart ones be bored | none of us can code |
          My assistant is afraid she will not keep up and my developer says he knows it all. Can they sit in the same group? |
          what do they need to know before | how tech savvy must my staff be | old hands and newcomers together |
          do you find out what they already know | do not waste our time on basics |
          prior knowledge of the participants | is it too hard for clerks |
          do our employees need to code | our team has different levels |
          can beginners join the corporate training | what must our staff know beforehand |
          is the company training for beginners | our people have no technical background |
          do they have to know how to code | some of them are beginners | everyone has a different level |
          one half programs and the other half hardly uses a spreadsheet | experts and rookies in
          one group | do they need to know anything before | mixed team, one course or two |
          some believe they can do it all | do you look at everybody's knowledge first | the young
          ones are far ahead of the old ones | do you test people before | must our people have
          coded | and if some are quicker than others | they would be bored by basics`),
        ...questionsIn(`
          they only know email | one of us is a pro, the others not | beginners and experts under one
          roof | no knowledge at all, all right? | what must people bring along | my people are not
          technical, is that a hindrance`),
      ],
      text: "The Engineer Program requires no coding experience. In the Custom Program the level is agreed with each group, and we leave out what people already know.",
    },
    {
      questions: [
        "Support after the corporate training",
        "Follow-up after the workshop",
        "Questions after the team training",
        "Do we keep the material?",
        ...questionsIn(`
          and when they have questions two months later? | after the last day you are gone? |
          who helps when it does not work at the desk |
          In the seminar everything is clear, and back at work nobody knows how. Is there someone to ask then? |
          do the slides and workflows belong to us | can we keep what was built | aftercare |
          come back for a refresher | what remains when the trainer leaves | hours for later questions |
          is there help once they use it daily | belongs the code to our firm afterward |
          is there support after the training | what happens after the workshop |
          can our team ask questions later | do we keep the training materials |
          is there a follow-up session |
          and after the training | can they ask questions afterwards | is there any follow-up |
          who owns what our people make in the sessions | are we left alone when it is over | do our
          people keep their workflows |
          back at the desk nobody remembers how, is there help | is help afterwards part of it or
          extra | does the result remain in our house | what if questions come up weeks later |
          and once you are gone | who owns the bot that they made with you | can we call you when
          someone is stuck |
          somebody gets stuck after the workshop`),
        ...questionsIn(`
          and later, when they are stuck | do you leave after the last session | a hotline for the
          trained | can we use the exercises afterwards | some weeks later there will be doubts`),
      ],
      text: "Follow-up hours, agreed in advance, are there for the questions that come once the material meets daily work. What participants build, its code or workflow, stays with you.",
    },
    {
      questions: [
        "Do employees get a certificate?",
        "Certificate for the team",
        "Certificate of corporate training",
        ...questionsIn(`
          do my people get something on paper | proof of attendance for hr files |
          is there a diploma at the end for them | our staff wants it on their linkedin |
          We need evidence for our quality audit that people were trained. Do you hand something out? |
          credential for each participant | will they be certified | document for the personnel file |
          paper with a stamp for my team | do participants receive a badge | attestation |
          and a certificate for each of them? |
          will our employees get a certificate | is there a certificate for the company training |
          do participants receive certificates | certificate for staff |
          do they get certificates | is there a certificate for them |
          something for their personnel record | our auditors want proof that people took part |
          does each of my people get a document | and on paper, do they get something | a diploma
          for the crew`),
        ...questionsIn(`
          anything to show for it, for our staff | a document for each attendee | HR wants a paper`),
      ],
      text: `The site does not say whether corporate programs end with a certificate. Ask the trainings team at ${site.trainingsEmail}.`,
    },
    {
      questions: [
        "Minimum number of participants",
        "How many people can take part?",
        "Maximum group size",
        "Are we too small for a training?",
        ...questionsIn(`
          we are only three | is five people enough | can you handle 200 at once | how many may sit in one session |
          is there a smallest size for a group |
          I have a tiny firm with four employees and wonder if you bother with that. Do you? |
          too many for one session? | one person only | our entire plant, 400 heads | how small can the group be |
          limit of seats for a firm | do we have to fill a class |
          how many people do we need | is there a minimum group size | what is the largest group |
          can you train a small team | can one person book a corporate training |
          is there a limit on participants |
          how many people at least | is there a maximum | we are only four people |
          just two of us, is it worthwhile | three hundred people, can you manage that | is the
          whole company too much for you | can you teach hundreds of employees | can you handle a big firm |
          we are a family firm of three | is there an upper limit, we are two hundred | smallest
          group that you take | how few may we be | a handful of us | is one department too small`),
        ...questionsIn(`
          eight of us, ok? | only my partner and me | we would be a hundred and fifty | from which
          number on do you train`),
      ],
      text: `The site does not name a minimum or maximum number of participants. Tell the trainings team about your group: ${site.trainingsEmail}.`,
    },
    {
      questions: [
        "Which corporate program is for whom?",
        "Who is the Engineer Program for?",
        "Who is the Custom Program for?",
        "Which of the two corporate programs is for whom?",
        "Difference between the two company programs",
        ...questionsIn(`which of my people belong into the engineer program | is the set program for IT people or for all | who should take the custom one |
          which program suits the office and which one the IT department | the first of the two, who is that meant for | how do your two company programs differ |
          engineer program or custom program for us | non-technical IT staff, which program |
          the first program, for whom | the one with four months, who should go | and the second
          one, who is that for |
          how does the program for firms compare with the engineer class for everyone | what sets
          the company version apart | which of your two offers is for our office people | IT
          trainees, which of the two | what is the set program | and whom do I send to which`),
        ...questionsIn(`
          make ML engineers out of our support technicians | turn colleagues who never coded into
          engineers | reskill eight people from the help desk | from technician to AI engineer, is it
          realistic | convert our testers into data people | a real change of profession for some of
          my staff | retrain people from the service desk as developers | can non-programmers in our
          firm become engineers | our analysts who should learn machine learning`),
        ...questionsIn(`
          which one would be right for my IT trainees | and the office, which of those two |
          programmers to be, which program | the custom one, who is it aimed at`),
      ],
      text: `${corporateTraining.programs.intro} ${corporateTraining.programs.items.map(({ title, audience, duration }) => `${title}: ${audience}; ${duration.toLowerCase()}`).join(". ")}.`,
    },
    {
      questions: [
        "What is taught in the Engineer Program?",
        "Is the Engineer Program the same as the engineer course?",
        ...questionsIn(`
          contents of the four-month program for firms | topics of the set program | what comes first and what last
          in it | do they learn Python | does it cover fine-tuning and retrieval | are the lessons those of
          the public course | same as what private persons take? | identical to the class for individuals |
          does the company version differ in content | where can I read the lessons of the program | syllabus
          for our technicians | is deep learning in it for our staff | Docker and monitoring, is it included |
          a list of the lessons for our people | what exactly is in those four months`),
      ],
      text: `In order, the Engineer Program for companies covers: ${engineerParts}. Its lessons can be read on the page of the AI/ML/GenAI Engineer course (${urls.aiMlGenAiCourse.path}).`,
    },
    {
      questions: [
        "What can our people do after the corporate program?",
        "Outcome of the Engineer Program",
        "Outcome of the Custom Program",
        ...questionsIn(`what are employees able to do afterward | which abilities does a group take home from the company program |
          show me what a trained team can deliver at the end | with what does each department leave the sessions |
          would they be able to put a model into use | what do participants of the firm's program know how to do in the end |
          after four months, what is a beginner of ours capable of | what stays with a group once the sessions are over |
          can they build and launch something by themselves then`),
        ...questionsIn(`
          skills at the finish | will they build something alone | what is a trained person capable of
          | and at the end they can what`),
      ],
      text: corporateTraining.programs.items.map(({ title, outcome }) => `${title}: ${outcome}`).join(" "),
    },
    {
      questions: [
        "Can the training be on the tools we use?",
        "Can you train us on Microsoft Copilot?",
        "Training on our own systems and data",
        "Can you use our own examples?",
        ...questionsIn(`we only have Gemini in the company, do you teach that | our stack is Azure, can the sessions use it | could you build the lessons around our CRM |
          exercises with our own reports | we are not allowed to use ChatGPT, what then | do you adapt it to our software | we work with SAP all day, can that be part of it |
          must we use the tools of your public courses | can our rules for data be part of the lessons |
          our hospital software, could that be part | do you come with your own examples or take
          ours | everything here runs on Google, does that work | may we bring our own paperwork
          as exercises | does it deal with our business or with theory | use our real cases |
        it has to be on Power BI and Snowflake | we only use Microsoft, can you teach on that | no
        toy examples, please, our own software | teach on the systems that we have | our stack is
        Databricks, is that a problem | not on your tools but on ours`),
        ...questionsIn(`
          we work with Teams and Excel | is it about our cases | can you use our forms as examples |
          only on software that we own | our company bans some tools`),
      ],
      text: "Content, level and dates are agreed first: we start from your tasks, systems and rules, and leave out what people already know. Engineers learn machine learning and generative AI on the stack you use.",
    },
    {
      questions: [
        "Can I see a training plan?",
        "Example of a training plan for a company",
        "What does the plan for our teams look like?",
        ...questionsIn(`show me how such a program is laid out | a sample of a curriculum for a firm | do we get something in writing about who learns what |
          what does a program for four departments look like | is there an example for sales and finance | how many sessions did another plan have |
          what is agreed on paper before the sessions | a template of what you do with firms | which task does each team start from |
          could you sketch what our people would go through`),
        ...questionsIn(`
          what might a schedule for us look like | show an example program | a draft of such a plan |
          how would it be divided among the teams`),
      ],
      text: `${trainingPlan.intro} The page shows an example of a made-up company: ${trainingPlan.teams.map(({ name, task, sessions }) => `${name.toLowerCase()} start from ${task.charAt(0).toLowerCase()}${task.slice(1)} (${sessions})`).join("; ")}.`,
    },
    {
      questions: [
        "What if we cancel the corporate training?",
        "Cancellation terms for company training",
        "Terms of a corporate program",
        ...questionsIn(`our project is stopped, can we call off the booked sessions | is there a fee when we cancel the workshop | what if half of the team is sick on that day |
          can the company postpone the program | which contract applies to our training | what does it cost to back out of the training for our staff |
          the firm withdraws before it begins, what follows | can we shift the sessions when a big
          order comes in | what do you charge if no one shows up | what is the contract like for
          firms | a booked session that we cannot hold`),
        ...questionsIn(`
          budget is cut, can we get out | we booked and must postpone | money stops in the new year,
          what about our dates | rules for backing out, for a firm`),
      ],
      text: `Your proposal names the program, the dates, the price and the terms, all of which are settled before you pay. The trainings team answers what applies if you cancel: ${site.trainingsEmail}.`,
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about, href }));
