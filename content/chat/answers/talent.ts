import { urls } from "../../../src/shared/urls.ts";
import { formFields } from "../../form-fields.ts";
import { site } from "../../site.ts";
import { forClients } from "../../talent/for-clients.ts";
import { type DirectAnswer, questionsIn } from "../answer.ts";
import { theOne } from "./words.ts";

const clients = urls.talentForClients.path;
const talents = urls.talentForTalents.path;
const terms = urls.termsOfService.path;

/** The fields that the form for talents names. */
const fields = formFields.talent.fields.flatMap((field) => ("options" in field ? field.options : []));

/** What the page for clients says under a heading that begins so. */
const progressOn = (start: string) =>
  theOne(forClients.progress.items, ({ title }) => title.startsWith(start)).description;

/** What somebody in a role does: its description goes on from "A vetted engineer". */
function textOfRole(role: string): string {
  const { title, description, skills } = theOne(forClients.roles.items, (item) => item.title === role);
  const who = title.startsWith("Any") ? "specialist" : title;
  return `A vetted ${who} from our talent network ${description.charAt(0).toLowerCase()}${description.slice(1)} Skills: ${skills.join("; ")}.`;
}

/** For companies that look for specialists. */
export const hiringAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "I want to hire a data engineer",
        "Can I get a data engineer through your network?",
        "Can I hire a developer through you?",
        "How do I hire an AI engineer?",
        "I need to hire an ML engineer",
        "Do you have data scientists for hire?",
        "I need a DevOps engineer",
        "I am looking for machine learning specialists",
        "Bring on 3 ML people for 6 months",
        "Can you provide a software engineer?",
        "Which roles can I hire?",
        "We need a team of experts",
        "Do you offer staff augmentation?",
        "I need a data analyst",
        "Find talent",
        "Talent",
        "Recruit IT specialists",
        "I need a developer",
        "Do you have programmers?",
        "Hire an architect",
        "We need an engineer as soon as possible",
        "Do you have AI engineers for a project?",
        "Can I get a freelancer or contractor from you?",
        "Power BI analyst",
        "Security or network engineer",
        "Prompt engineer for hire",
        "Cobol or other old technology",
        ...questionsIn(`
          we are short of people who know data | my developer quit yesterday | I need a pair of hands for six months |
          our project is stuck because nobody knows kubernetes |
          Our only programmer goes on parental leave in May. Could you lend us someone until she is back? |
          body leasing | bring in outside help | whom can you lend us | java people |
          we cannot find anybody on the job market | a small squad for a launch |
          do you have someone who knows databases | database administrator |
          can I hire someone through you | I need a developer for my project |
          we are looking for an AI engineer | do you have data scientists | which specialists do you have |
          can you provide a team | do you place IT people | I need help from a machine learning expert |
          we need more developers | what roles do you offer | do you have people for old technologies |
          can I rent an engineer |
          do you have someone for us | we need a data scientist for three months |
          looking for a developer | can you find us an engineer | do you have COBOL people |
          I need two ML engineers | we want to hire an AI specialist | can we get a whole team |
          I am looking for people for my team | can you lend us developers |
          we need somebody who knows AI | do you have software engineers available |
          what kind of experts can I get | can you help us find talent`),
        ...questionsIn(`
          somebody for three months | extra hands for a launch | temporary help with data |
          an analyst for a few weeks | our team is too small for this release | person who knows our stack |
          I need people quickly`),
        ...questionsIn(`
          guru | ninja | wizard for data | rockstar coder | consultants for the summer | interim cto |
          tiger team | body shop | a helping hand in it | two seniors and a junior |
          replacement for a sick colleague | maternity cover | backfill`),
        ...questionsIn(`
          lend us a person for the spring | somebody to fill in while we search | interim help`),
        ...questionsIn(`
          someone with a clue about ai, quickly | we are two people short |
          it takes more than one for that | my best coder is leaving for Canada | an expert on loan |
          and where do I get somebody who can do that | who could help our own three |
          muscle for the last mile | strengthen the crew`),
        ...questionsIn(`
            a person who makes sense of our stock figures two days a week |
            our firm has no it department and needs someone for its numbers |
            a start-up that looks for a senior mlops person | our reports were made by a relative who left |
            do your people include someone part-time | three different roles at once |
            can you supply us with a senior | is there anyone in your pool who could take over`),
        ...questionsIn(`
          several data people for a year | instead of headhunting, what do you offer | a few analysts for
          twelve months | so how do you help a firm that lacks people | our firm has no developers at all |
          our admin walked out, can you send one | production is down and the one who knew it left | somebody
          for kubernetes, now | our guy quit, who can step in | could you send us a person to help |
          emergency, we need an expert | the only one who understood our servers is gone | send help, our
          engineer left`),
        ...questionsIn(`
          the bloke who kept our data going has resigned | may I borrow an AI person | our launch is
          at risk, we lack hands | my team lacks somebody with ML skills | specialist wanted from
          March | staffing for a six-month project | we are the company, we seek | no, I am the
          employer | I have a vacancy, not a resume`),
        ...questionsIn(`
          two of three data people have left | one man short until the summer | someone has to keep
          our jobs running | I tell my board that we need one more person | since two colleagues went
          we cannot cope | a person to hold the fort | half of my data team is gone`),
      ],
      text: "Through our talent network you can bring in vetted specialists, one person or a small expert team: data engineers, AI/ML engineers, BI and data analysts, software engineers, DevOps engineers, data scientists, and any other IT role, for any technology, new or in use for decades.",
    },
    {
      questions: [
        "How much does it cost to hire a specialist?",
        "What are the rates of your talents?",
        "What do your engineers cost per hour?",
        "What are they charging?",
        "Price",
        "Hourly rate of a developer",
        "How much is a data engineer?",
        "Do you take a commission or a fee for hiring?",
        "Fixed price for a result",
        ...questionsIn(`
          what does one of your people cost a day | can I know the price before I say yes |
          pay by the hour or for the result | is there a headhunter fee on top |
          I have a budget of 60 dollars an hour, is that enough |
          We paid a recruiter 25 percent last time and never again. How do you charge for a person? |
          day rate for a senior | are they expensive | and the price of such a person? | markup on the rate |
          hidden fees for placing someone | lump sum for a finished piece of work | what do I pay for a dev |
          what does a developer cost | how much do your specialists cost | what is the hourly rate |
          how do you charge for hiring | what does it cost to hire an engineer |
          do you charge a fee for placement | is it a fixed price or hourly |
          what do they cost | how much per hour | what is your fee | what would a data engineer cost us |
          do we pay by the hour |
          what are the costs of hiring | is there a commission | what is the daily rate |
          how is a specialist paid`),
        ...questionsIn(`
           hourly price of a machine learning engineer | what do data people charge |
          do you add a margin | what is your share | agency fee on top | devops engineer price per day |
          cost of an analyst | do you earn on the person too`),
        ...questionsIn(`
          rate per hour of an engineer `),
        ...questionsIn(`
           invoice by the hour | flat rate | cheaper than an agency? | budget 10k for a dev |
          price of a senior | commission of twenty percent`),
        ...questionsIn(`
          does a part of the price stay with you | do you keep something of what I pay`),
        ...questionsIn(`
          and what does he want for it? | by the clock or for the whole job |
          do I learn the sum before I agree | what would she run me | is it more than a salary |
          your cut? | and money?`),
        ...questionsIn(`
            what is he going to charge me | what will such a fellow set me back |
            least expensive way to have an expert for a while | we have hardly any money for an expert |
            the bill at the end of the month for her | how are they billed | what must I reckon with per hour`),
        ...questionsIn(`
          what are we up for with one of them | payment model for hired experts | does the network
          want something for itself | hour or result, how is it settled | what will finance see on the
          invoice for her | I want to know the tariff before anything else | agreed sum instead of
          hours | what would I owe for three months of him`),
      ],
      text: `You pay by the hour, or a fixed price for a defined result, and you see the rate before you decide on a person. The site lists no rates and says nothing about a commission: ask the talent team at ${site.talentEmail}.`,
    },
    {
      questions: [
        "How quickly can I get a specialist?",
        "How fast is it?",
        "How soon can they start?",
        "How fast can a team start?",
        "How does hiring work?",
        "What happens after I send a request for a specialist?",
        "Days until somebody starts",
        ...questionsIn(`
          I need somebody by monday | how many days until I meet someone | it is urgent |
          we go live in three weeks and a man is missing |
          The last agency took two months to send the first name. How is it with you? |
          what do you do with my request for a person | waiting time | who calls me after I describe the role |
          steps until someone sits here | can it go quickly | when can the new person begin |
          how long does the search take | what comes after the form for clients |
          how fast can you find someone | how long does it take to find a developer |
          when can somebody start | how does the hiring process work |
          what happens after I describe the role | how soon can we have an engineer |
          how are you faster than normal recruiting |
          how fast can you get us someone | when could they start |
          our own search takes months, are you faster | what happens next |
          how long until we have someone |
          how soon do I meet candidates | what is the process for hiring |
          how long does it take until somebody is there | we need someone urgently`),
        ...questionsIn(`
          within how many days | do you have somebody at once | speed of the search |
          when do I hear from you about a person | after the form for a specialist, what comes |
          I pressed send for a developer, what now`),
        ...questionsIn(`
          after hitting submit for a specialist `),
        ...questionsIn(`
          how soon could she begin | lead time | next monday possible | emergency staffing |
          candidates by friday`),
        ...questionsIn(`
          and how does it go on after that | when would he be sitting here |
          it burns, we need her yesterday | what do you do once I have told you |
          is it quicker than an ad`),
        ...questionsIn(`
            I clicked the button to find talent | take me through the steps after the request |
            what follows once the form for clients is sent | how do I get from my request to a person |
            please explain how you go about finding someone for us | very urgent, the audit is near |
            as an employer, where do I advertise a position | post our vacancy with you |
            we have a job opening and look for the place to enter it`),
        ...questionsIn(`
            in two weeks at the latest | can they be there by the first of the month | must be here within ten days`),
        ...questionsIn(`
          we wrote you what we need, who is next to move | our deadline is the tenth | from request to
          first working day | when will you introduce someone | the seat is empty since May, how fast
          are you | and the way to the first candidate? | do you ring or mail once we have asked`),
      ],
      text: "Describe the role: we settle skills, hours and budget with you, and introduce those who fit, vetted before you meet them, or say so if nobody does. Nothing binds you until you sign an agreement. The site promises no number of days.",
    },
    {
      questions: [
        "Am I bound to something if I send the request?",
        "Does the request commit me?",
        "Obligation to hire",
        "Do you guarantee to find one?",
        "Guarantee that you find somebody",
        "What if nobody fits?",
        "Minimum contract",
        ...questionsIn(`
          no strings attached? | can I still say no | do I have to take someone | what if you find no one |
          I only want to ask around |
          I am afraid that I sign up for something by sending this. Does it oblige me to anything? |
          from when on is it binding | do I owe you something if I step back | can I cancel my request |
          promise that you will find somebody | is there a smallest order of hours | just looking |
          what if I like none of them |
          is my request binding | do I have to hire someone | what if you do not find anyone |
          is there a minimum contract | is there an obligation | do you guarantee a candidate |
          do we have to sign something | is it binding | can we still say no | can we meet them first |
          do we get to interview them | what if we do not like the person | is there a minimum |
          do you guarantee that you find someone |
          is asking free | can I decide after I meet them | what happens if nobody suits us |
          do I see several candidates`),
        "Can I interview them first?",
        "Do I meet the person before?",
        "Can I choose the person?",
        "Trial period",
        ...questionsIn(`
          I want to talk to him before I decide | may I look her in the eye first |
          do you just send someone or do I get to pick | test week | can I see several people |
          Chemistry matters in our small team, so we want to get to know the person. How does that go? |
          who decides on the candidate | job interview with the freelancer | send me some profiles to choose from |
          try him out for some days | can my team lead talk to her first | and if I do not like him? | shortlist |
          coding test before we sign |
          can I interview the candidates | can I meet the person before hiring | can I choose who I hire |
          is there a trial period | can I reject a candidate | do I see profiles first`),
        ...questionsIn(`
          do technical interviews with them | ask them questions before | give them a test task |
          speak to the engineer first | can I test what they know | am I stuck with you once I ask |
          what if nobody turns up | empty handed in the end?`),
        ...questionsIn(`
          grill the candidate | a technical chat with the person first `),
        ...questionsIn(`
          chemistry does not fit | we do not click | personality clash before signing | trial day |
          try before hiring | cancel before start | choose between candidates | cv first`),
        ...questionsIn(`
          may we shake hands first | and if we do not like him | is a look at the people free |
          what if there is no such person | do I have to sign before I see anyone |
          we would want to see her at work | is it a promise`),
        ...questionsIn(`
            suppose I do not take to him | we may not like the man you propose | how many candidates do you present |
            number of profiles that we see | do you simply assign somebody | do we talk to them ourselves first |
            what if we dislike her`),
        ...questionsIn(`
          is money due before we see a candidate | do you want a deposit from us first | is anything
          owed until we have picked someone | does the search itself cost us something | nothing to
          pay before we sign? | pay first or meet first`),
        ...questionsIn(`
          I merely wish to see who there is | does filling this in oblige my company | can we walk
          away after the introduction | do you bring one name or several | is it certain that you have
          one | what if your proposal does not convince our manager | nobody suitable, and now?`),
        ...questionsIn(`
          do we have a say in the choice | is it up to us who comes | may we pick | who decides whom
          we get | we want to choose ourselves`),
      ],
      text: `A request commits neither side: we introduce those who fit, you meet them, and the choice is yours. Nothing binds you until you sign an agreement, and we do not guarantee that a suitable person will be found (${terms}).`,
    },
    {
      questions: [
        "Are your specialists vetted?",
        "How do you select talents?",
        "What is the vetting process?",
        "How does the vetting of talents work?",
        "How do you check candidates?",
        "How do I know your freelancers are any good?",
        "Are they good?",
        "Quality of your people",
        ...questionsIn(`
          anybody can call himself a senior | did someone test them |
          how do you separate the good ones from the talkers | I have been burned by freelancers who could not code |
          Last year we got a man with a brilliant cv who knew nothing. What do you check before you introduce people? |
          do you look at their work | screening | only the best? | background check | are these beginners |
          who admits them | can I rely on their skills | are they tested before you send them |
          how do you check your specialists | are your freelancers tested | how do you choose the talents |
          what is the quality of your people | how do you make sure that they are good |
          do you interview the freelancers | how are candidates screened |
          how do you vet them | are they tested | how good are they | do you check their experience |
          is there a coding test |
          what do you check | are your people experienced | how do you know they are good |
          are they really senior`),
        ...questionsIn(`
          vetted by whom | what does vetted mean | every agency claims that its people are vetted`),
        ...questionsIn(`
          fake seniors | padded resumes | impostor in an interview | certificates of your people |
          proof of skills | background screening | who guarantees quality`),
        ...questionsIn(`
          how sure are you of them | who has looked at what they can do |
          are they any better than from a job site | and how do you know that he is good | paper tigers |
          do you know them in person`),
        ...questionsIn(`
          an agency sold us a senior without a clue | the last contractor looked everything up on the
          internet | we got a beginner at the price of an expert | once bitten by a consultant who
          bluffed | why would your folks be better than those of the agency | what makes your people
          any different | how do I know I am not getting a dud | we had bad luck with a hired expert`),
        ...questionsIn(`
          who says that she can do it | do you just forward cvs | anything behind the word vetted |
          are they checked for real experience | I want evidence of competence | how picky are you
          with those you admit`),
      ],
      text: `Only vetted talents are admitted: what somebody has done is compared with what clients ask for, before any introduction to a client. The site does not describe the process in detail: ask the talent team at ${site.talentEmail}.`,
    },
    {
      questions: [
        "Can we change the team size later?",
        "Go down to 1 person later",
        "Scale the team",
        "Add people for a phase",
        "Part-time or full-time specialist",
        "Only a few hours of advice",
        "How long can a specialist stay?",
        ...questionsIn(`
          next month I need two, in summer none | can we send someone home when the work is done |
          only one day a week | start small and add people |
          Our workload jumps up and down, five people in spring and one in autumn. Does that work with you? |
          half time | only for a weekend of advice | may he stay for two years |
          one person to keep it running afterward | ramp up and down | stop early | just an hour with an expert |
          is full time a must | extend for another phase |
          can we add more people later | can we reduce the team later | can I hire someone part-time |
          can I hire someone for a short project | how long can we keep a specialist |
          can we hire for a few hours | is the team size flexible |
          can we scale up later | can we have someone for just a few hours | can we stop early |
          is part time possible | how long can they stay |
          can we start with one person | can the person stay longer | is it possible to end early |
          can I book someone for a day`),
        ...questionsIn(`
           reduce after the launch | 
          short consultation | half a day with a specialist | 
          pay an expert for a talk | fewer people once it runs | does each change need a new agreement`),
        ...questionsIn(`
          sounding board for a day | second opinion from a pro | two hours with an ai guru |
          start with many and keep one | do I sign again for each change | paperwork when the number changes`),
        ...questionsIn(`
          ten hours a week | start with a few hours | summer only | weekends only | fractional | on and off |
          surge | ramp down | day here and there | sprint by sprint`),
        ...questionsIn(`
          and when we are done? | I do not want to sack anyone in the end |
          for an afternoon only, a second pair of eyes | it will be more than one at first |
          can they go when it runs | somebody to check our design, no more | a bit less in winter`),
        ...questionsIn(`
            first three people, later only one of them | a squad for the spring and afterward a single engineer |
            only advice, a handful of hours | half a day of consulting | four months with all of them, then fewer |
            is it feasible to cut the team down after the build`),
        ...questionsIn(`
          two now, five in summer | and if we need less | what when the project shrinks | we may want
          a second one soon | just for the review of our architecture, two afternoons | cut back after
          go-live | could she stay on for upkeep`),
      ],
      text: "A team grows and shrinks with the work: begin with one engineer, add people for the build, and go back to one for upkeep. Specialists come for a few hours of advice, a phase or the whole project, by the hour or at a fixed price, and you agree to each change.",
    },
    {
      questions: [
        "Who owns the code that a hired developer writes?",
        "Confidentiality of hired people",
        "NDA with the specialist",
        "Rights to the work of a freelancer",
        "Access to our code",
        ...questionsIn(`
          will he take our code to the next client | whose is it what she programs for us |
          must they keep quiet about what they see here | outsiders in our repository worry me |
          Before I let a stranger touch our customer database I want rules on paper. Is that settled? |
          is that in writing | copyright on what the contractor makes | secrecy clause for the contractor |
          who gives them passwords | when does he get access to our systems | can she reuse our source elsewhere |
          intellectual property of a hired person | is the result ours when the freelancer leaves |
          who owns the work of the freelancer | is there an NDA for freelancers |
          do freelancers sign a confidentiality agreement | how is our code protected |
          who has the rights to the code of a hired person |
          who owns the code they write | do they sign an NDA | is our data safe with them |
          is confidentiality guaranteed with freelancers | do we own what they make |
          what about access to our systems`),
        ...questionsIn(`
          secrecy of the people you send | do contractors promise to keep quiet |
          what if the person is not good | we want to get rid of him | end the engagement early |
          unhappy with the contractor | swap the specialist | notice period of a specialist |
          he quits in the middle | terminate with a freelancer`),
        ...questionsIn(`
          what is laid down before he starts | I want it signed first | and what stands in there |
          can I be sure that nothing is carried out of the house | a stranger at our database |
          the rights afterwards | same contract for a small job?`),
        ...questionsIn(`
          do they sign something before they see our repository | secrecy on paper before access to the code |
          how can we end it when someone does not perform | terminate a freelancer who disappoints | is it
          fixed in writing how the engagement ends | the engineer turns out to be no good after a month | what
          if your man is a failure | he does not perform, what are our options | sign a non-disclosure before
          the repository is opened | exchange the person when it goes wrong | can we get rid of a specialist
          who is useless | terms on which it can be ended | intellectual property when a freelancer wrote it`),
        ...questionsIn(`
            is there a contract, or only a handshake | access of the contractor to our systems |
            on what paper do your people work | what is agreed before somebody sees our data |
            the bank wants to know how access is regulated | is everything put in writing`),
        ...questionsIn(`
          legal wants everything in black and white before day one | who has the copyright afterwards
          | what if it does not work out with him | silence about our patients, who signs that | how
          do we part | our lawyers ask for secrecy terms`),
      ],
      text: theOne(forClients.reasons.items, ({ icon }) => icon === "shield").description,
    },
    {
      questions: [
        "Where do I mail a job description?",
        "Send a job description by email",
        "Email of the talent team",
        "Rather mail than a form",
        ...questionsIn(`
          I hate forms, can I just write to the matching people | where does the role profile go |
          address for our project outline | I have a pdf with the role, where to | to whom do I send what we need |
          We wrote a two page text on the person we look for. Which mailbox is right for that? |
          mail instead of the form | one small question to the people who match | attach a document with the tasks |
          inbox of the matching team | can I forward our job ad to you | contact for companies who seek people |
          who reads what I send about a vacancy |
          where can I send the job description | what is the email of the talent team |
          who do I write to about hiring | can I email my requirements | email address for hiring |
          contact for the talent network |
          who do I email for hiring | email for hiring please | where do I send the job profile`),
        ...questionsIn(`
          mailbox for job specs | send our requirements for a person by mail`),
        ...questionsIn(`
          can I add a detail about the role by mail | which mail for hiring matters`),
        ...questionsIn(`
          I have our vacancy as a document | the profile is written already, whom do I give it to | no
          time for fields, I send a mail | forward the spec to whom | recruiters' mailbox`),
      ],
      text: `A job description, a project outline or a single question to ${site.talentEmail} reaches the talent team, who read it and answer.`,
    },
    {
      questions: [
        "Where are the specialists?",
        "On site or remote specialist",
        "In our time zone",
        "Speaks German or Spanish",
        "Offshore or US based",
        "Global talent",
        ...questionsIn(`
          do they come to our building | are your people in india or here | somebody who works when we work |
          must speak french with our plant | in which country do they live |
          We need one person at our desk in Ohio twice a week. Do you have people for that? | nearshore |
          will he work from home | only people in the states please | is the night shift over there a problem |
          same hours as us | fluent english | local people | can she travel to us |
          where do your specialists live | are they remote | can they work on site |
          do they speak English | are they in our time zone | in which countries are your freelancers |
          where are they from | do they work remotely | can they come to our office |
          do they speak German |
          are your people in the US | do we get local people | can someone be at our site`),
        ...questionsIn(`
          at our desk two days a week | somebody in the same time zone | presence in the office`),
        ...questionsIn(`
          must sit in chicago | europe hours | night owl | us citizens only | portuguese speaker | 
          hybrid two days | travel to the plant`),
        ...questionsIn(`
          and can he drop by? | someone who gets up when we do | from the region, please |
          is she far away | face to face on Mondays`),
        ...questionsIn(`
            overlap with European working hours | developer who speaks Portuguese |
            language of the engineer matters to us | our plant is in Mexico |
            she has to be in our building two days a week | physically present at the hospital |
            in person at our site | central european time | must sit with us in the office`),
        ...questionsIn(`
          must not be ten hours apart | Dutch would be nice | could he be here on Tuesdays | we want
          somebody near us | are those people abroad | sits with us in the plant sometimes`),
      ],
      text: "The search is not limited to one city. Name the time zone, the language or the need to be on site, and we look accordingly.",
    },
    {
      questions: [
        "Can I hire a data engineer?",
        ...questionsIn(`
          data out of old systems into one place | pipelines | someone for spark and sql | who builds our warehouse | etl person | connect our data sources | lakehouse specialist | our tables are spread over ten programs | nightly jobs that load data break all the time | a man for databases and pipelines`),
        ...questionsIn(`
          who gets the data out of our old software | move tables from one database to another, which person`),
        ...questionsIn(`
          snowflake, databricks, redshift | airflow and dbt | kafka expert | bigquery | data plumber |
          informatica or talend | postgres and mysql`),
        ...questionsIn(`
          files from nine suppliers that have to meet | who lays the pipes |
          a person for tables that do not match`),
        ...questionsIn(`
            what is such a data person able to do | skills of that kind of engineer | what would he do for
            our tables | what does somebody like that know | which tasks could the person take on | what can
            I expect from that specialist in data`),
        ...questionsIn(`
          nightly imports fail and no one repairs them | bring six sources together | somebody who
          cleans and moves tables | spark jobs, who writes them`),
      ],
      text: textOfRole("Data Engineer"),
    },
    {
      questions: [
        "Can I hire an AI/ML engineer?",
        ...questionsIn(`
          someone who brings our model into the product | llm developer | rag specialist | mlops | person who serves models behind an api | our prototype must go live | training and retraining of models | an agent builder for our team | engineer for machine learning | language model expert for hire`),
        ...questionsIn(`
          pytorch | hugging face | computer vision engineer | langchain | chatbot developer for our team |
          vertex or sagemaker | nlp person | reinforcement learning`),
        ...questionsIn(`
          knows how to make a language model read our files | someone for prompts and retrieval |
          take the experiment out of the notebook`),
        ...questionsIn(`
          notebook works, production does not | person to build retrieval on our files | our prototype
          has no one to ship it | an llm app needs a builder`),
      ],
      text: textOfRole("AI/ML Engineer"),
    },
    {
      questions: [
        "Can I hire a BI or data analyst?",
        ...questionsIn(`
          someone to clean up our charts | looker | power bi person | reports nobody maintains | metric definitions | figures behind a business question | sales numbers on a screen for the boss | who can build us reports in tableau | sql analyst | an analyst for scheduled reports`),
        ...questionsIn(`
           sixty dashboards nobody understands`),
        ...questionsIn(`
          qlik | excel wizard | crystal reports | sales analyst | metabase | charts for investors`),
        ...questionsIn(`
          make our charts look decent | power bi reports are ugly, who helps | visualization`),
        ...questionsIn(`
          make numbers understandable for the directors | a person who explains what the figures say |
          pictures instead of columns for the management | monthly overview that a layman grasps`),
        ...questionsIn(`
            tableau freelancer wanted | contractor for sql and tableau | we need looker skills |
            does she know looker too | tableau and sql for a short project | who can do dashboards in power bi for us`),
        ...questionsIn(`
          our dashboard lady is away for months | nobody left who knows the reports | someone for
          figures and charts | weekly numbers, who makes them`),
      ],
      text: textOfRole("BI/Data Analyst"),
    },
    {
      questions: [
        "Can I hire a software engineer?",
        ...questionsIn(`
          front end | api developer | build the screens around our ai | web developer | full stack | connect our app to other systems | code review by an outsider | back end person | someone who writes automated tests | integration of two programs by a person`),
        ...questionsIn(`
          react, angular, vue | node and typescript | php and laravel | ruby | ios, swift, android, kotlin |
          flutter | shopify developer | qa engineer | test automation | wordpress coder`),
        ...questionsIn(`
          a coder for the shop | somebody who builds what people click on | glue two programs together`),
        ...questionsIn(`
            app for orders, but no developers in our company | somebody to connect the shop with the old till |
            a person to build us an app | link the new program with our cash register |
            who could write software for our bakery`),
        ...questionsIn(`
          the screens of our tool look like 1999 | an extra programmer for the website team | backend
          help | somebody who ties our CRM to the shop`),
      ],
      text: textOfRole("Software Engineer"),
    },
    {
      questions: [
        "Can I hire a DevOps engineer?",
        ...questionsIn(`
          ci and cd | somebody for docker | infrastructure as code | our releases are manual | outages last too long | terraform person | cloud accounts in disorder, who tidies up | make deployments repeatable | logging and alerting expert | site reliability`),
        ...questionsIn(`
          kubernetes engineer wanted | someone for our cluster | we deploy by hand`),
        ...questionsIn(`
          automate builds and releases | jenkins | gitlab pipelines | helm charts | ansible |
          grafana and prometheus | sre | cloud engineer | platform engineer | argo`),
        ...questionsIn(`
          each release night ends in panic | things fall over after every rollout |
          someone who gets rid of the manual steps | servers as code`),
        ...questionsIn(`
            every deployment breaks production | our only ops colleague is at his limit |
            terraform and github actions | releases on a friday go wrong | kubernetes is too much for our one man`),
        ...questionsIn(`
          each rollout is a drama | somebody for our AWS accounts | servers built by hand, and no one
          recalls how | the person for releases and alarms`),
      ],
      text: textOfRole("DevOps Engineer"),
    },
    {
      questions: [
        "Can I hire a data scientist?",
        ...questionsIn(`
          someone for statistics | experiments with our users | is the effect real or chance | pandas and scikit-learn | statistician | a person who forecasts | test two versions of a page | classification of our customers by a person | mathematician | how certain is the result, who tells us`),
        ...questionsIn(`
           ab tests`),
        ...questionsIn(`
          bayes | r and stata | causal analysis | econometrics | segmentation | survey analysis |
          optimization problem`),
        ...questionsIn(`
          does the new page sell more, who finds out | somebody who is good with uncertainty |
          how sure are we of that, who can tell`),
        ...questionsIn(`
            did my price test mean anything | who tells me whether the experiment worked |
            does she say how sure the result is | our monthly forecast is rubbish | how reliable is her answer |
            a person to judge our test figures`),
        ...questionsIn(`
          was the campaign any good, who can judge | who reads meaning into our survey | somebody who
          builds a forecast for us | is our sample large enough, an expert please`),
      ],
      text: textOfRole("Data Scientist"),
    },
    {
      questions: [
        "Can I hire for an IT role that is not listed?",
        ...questionsIn(`
          it support person | system administrator | project manager | information security | network technician | only ordinary it, nothing with ai | user support for our office | product manager | enterprise architect | someone who answers our staff when the printer fails`),
        ...questionsIn(`
          an ordinary computer guy | a support guy without ai`),
        ...questionsIn(`
          cyber security analyst | scrum master | product owner | ux designer | business analyst |
          sharepoint admin | helpdesk agent | database admin | solution architect | field technician`),
        ...questionsIn(`
          passwords, printers, laptops | somebody to lead the project | a guard for our network`),
        ...questionsIn(`
            our security administrator quit | infosec specialist before an audit |
            do you only place ai people or also it security | someone for cyber security |
            we have nobody for the firewall any more | other than ai, which it people`),
        ...questionsIn(`
          support people as well, not just ai stars? | normal computer folks too? | first level
          support staff | or do you merely have data geniuses | someone for tickets and passwords |
          desktop support | people for the service desk | four guys for the help desk`),
      ],
      text: textOfRole("Any IT Role"),
    },
    {
      questions: [
        "Can I hire somebody who knows our industry?",
        ...questionsIn(`
          knows banking rules | somebody from healthcare | insurance background | knows our trade and its words | domain knowledge | regulations of our sector | has worked in manufacturing before | pharma experience is a must | understands hotels | must know the law of our field`),
        ...questionsIn(`
           insurance regulation`),
        ...questionsIn(`
          actuary knowledge | gmp and fda | retail veteran | logistics background | hipaa aware |
          knows factories | ex banker`),
        ...questionsIn(`
          must have worked among doctors | speaks our trade's language |
          somebody who knows the rules of food production`),
        ...questionsIn(`
            somebody used to hipaa | our clinic needs a person who knows health records |
            generic people do not help us, they must know hospitals | experience in a regulated environment |
            familiar with our sector and its rules`),
        ...questionsIn(`
          must have been in hospitals before | someone who speaks insurance | a person from the food
          trade | knows what regulators want from us`),
      ],
      text: textOfRole("Any Industry"),
    },
    {
      questions: [
        "Can I hire somebody for a particular technology?",
        ...questionsIn(`
          java veteran | .net | mainframe | sap person | an old language | legacy code | fortran | go developer | oracle | brand new framework | as400 | a system from the eighties | who still speaks pascal | someone for azure`),
        ...questionsIn(`
          abap and hana | dynamics | netsuite | workday | servicenow | salesforce apex | delphi | perl |
          rust | scala | visual basic | rpg on ibm i | c++ | blockchain developer | elixir`),
        ...questionsIn(`
          the last man who understood it retired | a green screen | an ancient thing nobody touches |
          who still does tapes and punch cards | exotic tool`),
        ...questionsIn(`
          and he has to know an old ibm machine | she must handle our program from the nineties as
          well | also familiar with a very old system | does he manage antique software too |
          experience with outdated technology is needed | plus something that hardly anyone knows
          today | and our ancient erp`),
      ],
      text: textOfRole("Any Technology"),
    },
    {
      questions: [
        "Which role do we need?",
        ...questionsIn(`
          data scientist or engineer, what is the difference | which profile fits | can you tell us whom we need | we only know the result that we want |
          help me choose the right kind of person | who would be right for this task | recommend a role | not sure about the job title |
          you decide who suits | analyst or scientist | I cannot tell those titles apart`),
        ...questionsIn(`
          choose for us | say whom we need`),
        ...questionsIn(`
          I only know what should come out | who is it that does such things |
          and whom would I take for that`),
        ...questionsIn(`
          I know the goal but not the title | is that an analyst or an engineer | who is the right
          type for it | tell me which sort of expert that is | we mix up all those titles`),
      ],
      text: `${forClients.roles.intro} The talent team answers at ${site.talentEmail}.`,
    },
    {
      questions: [
        "What do I write in the request for a specialist?",
        ...questionsIn(`
          which details about the position do you need | what do you have to hear from us to search | how
          detailed must the role be | information you require about the task | what belongs in a request for
          people | what should the description of the job contain | tell me what to put in the form for
          clients | which questions will you ask about the role | do I need a job profile | what do I state,
          tools and start date? | we only have a vague idea of the position, is that enough to write | the
          essentials about the person we seek | what would help you find the right one`),
      ],
      text: `${forClients.form.intro} Then we settle the skills, the hours and the budget with you by email or phone.`,
    },
    {
      questions: [
        "Why not just hire someone ourselves?",
        "What is better than a recruiter?",
        ...questionsIn(`
          advantage over a job ad | headhunter or you | we search in vain for half a year | why your network | benefit of the network for clients |
          instead of a permanent employee | posting the vacancy brings nothing | piles of applications on my desk | our own hr cannot find anybody |
          what do you do better than an agency for staff | no good candidates through job boards`),
        ...questionsIn(`
          the staffing firm buried us in applications | will I be sent a stack of names |
          how are you better than a job board | I do not want to read fifty letters`),
        ...questionsIn(`
            build up our own team or buy it in for a while | what speaks for outside people |
            advantages over permanent staff | our board hesitates between employees and externals |
            pros of renting people`),
        ...questionsIn(`
          would a permanent hire not be wiser | rent or employ | our ad has run since spring without
          luck | what is gained compared with recruiting | is a contractor better for us than staff`),
      ],
      text: `${progressOn("Adapt")} ${progressOn("Achieve")} ${progressOn("Bring")}`,
    },
    {
      questions: [
        "Can we take a specialist over into a permanent position?",
        ...questionsIn(`
          turn the freelancer into an employee later | hire her for good after the project | temp to perm |
          buyout when we want to keep the contractor | may we employ him directly afterward | conversion fee |
          could he stay with us forever | poach your specialist | put her on our own payroll |
          is direct hire possible | we would like to keep the engineer as our own`),
        ...questionsIn(`
          suppose we love her and want her as staff | from contractor to colleague, allowed? | may we
          offer him a contract of our own | keep the person afterwards`),
      ],
      text: `The site does not say whether a specialist may move into a permanent position with you: how an engagement can end is settled in writing before it begins. Ask the talent team at ${site.talentEmail}.`,
    },
    {
      questions: [
        "Who helps a specialist who is stuck?",
        ...questionsIn(`
          is the contractor on his own when he does not know something | do the others in the network help each other |
          what if a problem is outside of her field | backup from colleagues | does he have somebody to ask |
          community of experts | one man cannot know everything | are your freelancers alone with it`),
        ...questionsIn(`
          and if he meets something he has never seen | is there a team behind the one we get | will
          she be alone with hard problems`),
      ],
      text: theOne(forClients.reasons.items, ({ title }) => title === "Expert Community").description,
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about: "hiring", href: clients }));

/** For specialists who look for work. */
export const networkAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "How do I join the talent network?",
        "Talent network",
        "How do I become part of the network?",
        "I am looking for a job as a developer",
        "Can I work for you?",
        "Are you hiring?",
        "Do you have open positions?",
        "Vacancies",
        "I am a freelancer, can I join?",
        "I am a freelancer looking for work",
        "I am a data engineer looking for a gig",
        "I am looking for projects as a contractor",
        "I am looking for a job",
        "Looking for work",
        "How can I become a talent?",
        "Apply as a data scientist",
        "Careers",
        "Got any work for me?",
        "Permanent position at your company",
        "Job in marketing at your company",
        ...questionsIn(`
          I was laid off, do you have something for me | get me clients |
          I code for a living and my calendar is empty | in between two contracts right now |
          sign me up as an expert |
          I am a freelancer between two jobs and tired of bidding portals. How does it work with your pool? |
          side hustle | any jobs going | do you need people | be on your list of experts |
          put my name down for assignments | employee with a fixed contract with you | how do I get work through you |
          I want to be placed with your clients |
          how can I join your network | I am a freelancer and want to work with you | do you have jobs |
          are there open positions | how do I apply | I am looking for work |
          can I work for you as a developer | do you have freelance projects |
          how do I get projects through you | I want to apply for a job | are you recruiting |
          I am a developer looking for projects | do you have work for me | are you hiring right now |
          can I apply as a freelancer | do you have jobs for data analysts | how does the network work |
          I want to work with your clients |
          I want to be in your talent pool | can I get work through you |
          any projects for a data scientist | I want to register as a freelancer |
          where do freelancers apply | do you employ people |
        I finished your bootcamp with a good mark, would you place me | graduate of the ML course
        looking for projects | I did your training and now want work through you | can graduates of
        yours be introduced to clients | certificate in hand, how do I get a project from you`),
        ...questionsIn(`
          gigs for analysts | I search assignments as an engineer | contract work for me |
          take me on as an expert | how does one get in | full time employment at your firm |
          internal vacancies | salaried job with you | jobs inside your company | laid off and looking |
          steps to get in`),
        ...questionsIn(`
           I do dashboards and search clients | what is the way in |
  work directly for the company`),
        ...questionsIn(`
          php coder wants work | react developer looking | in search of clients | bench between gigs |
          us clients for me | upwork is tiring | contract ended yesterday | freelance designer |
          seeking remote assignments | coder for hire`),
        ...questionsIn(`
          linux nerd in search of contracts | monitoring engineer seeks projects | available from march`),
        ...questionsIn(`
          how can I get on board | I can do all that, where do I sign |
          is there something for a person like me to do | I do this for others, could I do it for you |
          and where do I knock`),
        ...questionsIn(`
            I was let go, is there something for me with you | database administrator looks for work |
            I am the one who wants to be hired | not as a company, I look for work myself |
            I do not want to hire, I want to work | getting gigs through you | is there room for me in the pool |
            from the form to a paid project, which steps | tell me simply how I come to my first gig |
            I am a candidate, not an employer | does your course put me into the network by itself |
            graduates of the engineer course and the network`),
        ...questionsIn(`
          I press join the network, and then? | a former soldier with twenty years in communications | we have
          developers without work, can we supply them through you | do I have to take one of your courses to
          get in | is the training compulsory | I search work as programmer | I look for job as java developer |
          work for developer, you have? | maybe projects instead of a course, how do I get them | how would I
          come to projects | I am looking for jobs in software | have you work for me, I write code | do you
          give work to developers`),
        ...questionsIn(`
          let go after two decades with databases, any use for me | my position was cut in the summer
          and I know servers inside out | my husband lost his post, he is a tester, could he come to
          you | made redundant at fifty with a lot of experience | do you only want young people with
          doctorates | job wanted, data engineering | I am in need of a job in data | need employment
          as a cloud engineer | which page do I enlist on as a talent | where do I put my name down as
          an expert | accept me please, I am an engineer with four years | I found your page and
          wonder whether you could use me`),
        ...questionsIn(`
          work sought | I am on the other side, I look for projects | the one who applies is me | is
          there a door for IT people who want contracts | my brother is a programmer without work | I
          want in | anything for a tester from Ohio | between jobs, good with python | I write as a
          candidate | I would rather earn than learn | freelance, where do I register | enter the
          pool, how`),
        ...questionsIn(`
          I am a programmer living in Poland and want American customers | help me to find clients in
          the States | how is it working for developers from abroad | go developer seeks customers | a
          consultancy that would like to place its own engineers with your clients | our agency has
          people on the bench, may they come in | can a firm enter its staff as talents | do I have to
          purchase lessons to be in | translators whose jobs are vanishing, a place for us?`),
      ],
      text: "Join our network in three steps: submit the form, agree with us on what to learn first, and once you are vetted we come to you when a project matches your profile. You take hourly or fixed contracts. The site lists no permanent positions.",
    },
    {
      questions: [
        "Where do I send my resume?",
        "Where can I send my cv?",
        "Upload my cv",
        "What should stand in it?",
        "What do I write in the form?",
        "Portfolio and GitHub link",
        "Cover letter",
        ...questionsIn(`
          what do you want to know about me | must I attach a resume or is linkedin enough |
          here is my github, where do I put it | should I write my last salary |
          I have no polished cv, only things I made. What do I hand in and where? | application documents |
          which mailbox takes resumes | do I need references | list of my tools, where | photo and birthday on it? |
          how do I introduce myself | should I say when I am free | send in my profile | what must I leave out |
          where can I upload my resume | how do I send my application |
          what should I write in my application | do you need my CV |
          what information do you need from freelancers | can I send my portfolio |
          where do I send my CV | do I need a portfolio | how do I apply exactly |
          what belongs in my application | do you want a cover letter | where can I apply with my CV`),
        ...questionsIn(`
          what must the form contain | earnings so far | passport number | social security number |
          what do you not want to know |  which details should I give |
          do I state what I earned | identity card`),
        ...questionsIn(`
           what is asked of a talent in the form `),
        ...questionsIn(`
          is a link enough | I have work to show but no papers | what should I tell about myself |
          must my age be in it | and what do I hand in`),
        ...questionsIn(`
            is it bad that I have no linkedin | does the form want my social security number | pay slips |
            ask the talent team without filling anything in | a mail instead of the form for talents |
            I have a question before I introduce myself`),
        ...questionsIn(`
            I cannot show my repositories | my work belongs to my employer and is secret |
            how can I prove what I can do without a link | everything I built is under nda`),
        ...questionsIn(`
          here are my papers, who takes them | do I attach a file | is my profile page sufficient |
          things that I should not tell you | what do you like to see from applicants | where does my
          github go | how long must the text about me be | is there an address for applicants`),
      ],
      text: `Introduce yourself in the form on the page, or write to ${site.talentEmail}: your field, the tools you know and work you are proud of, a link to a profile, portfolio or repository, and when you could start, for how many hours. Leave out salary history and identity numbers.`,
    },
    {
      questions: [
        "Is there a fee to join the network?",
        "Does it cost something to join as a talent?",
        "Would it cost me anything?",
        "Do talents pay a subscription?",
        "Do freelancers pay to join?",
        "Is the talent network free?",
        "Price to join",
        "Is the training of talents free?",
        ...questionsIn(`
          do you take a cut of what I make | must I pay to be listed | other portals charge monthly, you too? |
          free of charge for freelancers? | what is the catch |
          I have no money right now and cannot pay for joining. Is that a problem? | membership fee |
          do I have to buy one of your classes to get in | signing up costs nothing? | entrance fee |
          premium account for freelancers | is the preparation on me | do I owe you something once I am listed |
          must I pay for the training before I get in |
          does it cost anything to join the network | is joining free | do freelancers have to pay |
          is there a membership fee | do you take a commission from freelancers |
          do I have to pay for the training | what does it cost to be in the network |
          is it free to join | do you take a percentage | do I pay for training`),
        ...questionsIn(`
          do freelancers pay you anything | must I take a course to be admitted |
          is a class mandatory for freelancers | pressure to buy training |
          will you charge me for being listed | who covers the course | your share of my pay `),
        ...questionsIn(`
          do I owe you money | am I charged`),
        ...questionsIn(`
          pay for the vetting | test fee | is vetting free of charge | hidden costs for talents | deposit`),
        ...questionsIn(`
          is it for nothing? | what is it you want from me in return | and do I have to book a course |
          where is the snag | money up front | who pays for what I learn`),
        ...questionsIn(`
            somebody asks for money before I may work for you | must applicants pay anything to you |
            fee for a job offer in your name | is it true that candidates never pay`),
        ...questionsIn(`
          what would such a course cost me as a talent | who pays when you send me to a course | does it cost
          to be inside your network | must one pay money to be in it | is being in there free | cost to be
          listed as a talent | pay to be in your pool?`),
        ...questionsIn(`
          what do you charge me as a freelancer | is being listed for nothing | no money from my side?
          | does membership cost | who foots the bill for my course | do I have to invest anything`),
      ],
      text: `There are no subscription fees for being in the network, and sending the form costs nothing. If you choose one of our courses to train, the talent team (${site.talentEmail}) tells you beforehand what it costs and who pays. The site says nothing about a commission.`,
    },
    {
      questions: [
        "What would I earn per hour?",
        "What do talents earn?",
        "Hourly pay for freelancers",
        "Salary",
        "What rate do I get?",
        "How much do you pay?",
        "When do talents get paid?",
        ...questionsIn(`
          what is in it for me, moneywise | can I name my own rate | will I be paid fairly |
          how much do the people in your pool make | who sets the rate |
          I charge 90 an hour at the moment. Would I get that with your clients? | when is the money on my account |
          what is the pay like | do I know the money before I say yes | wages | pay for a data scientist in the pool |
          weekly or monthly payout | is the pay good | earnings |
          how much do freelancers earn | what is the pay | how much will I be paid |
          what is the hourly rate for talents | can I set my own rate | how and when am I paid |
          what would I earn | what is the hourly pay | when do I get paid |
          what do you pay developers | what money can I make | do I know the rate in advance`),
        ...questionsIn(`
          in which currency am I paid | do you pay in euros | payout abroad |
          what can a specialist make with you | income in your pool`),
        ...questionsIn(`
          dollars or local money | payment in my currency | what does one earn as your developer |
          money for engineers with you`),
        ...questionsIn(`
          paycheck | day rate for talents | net 30 for freelancers | overtime pay | hourly wage | royalties`),
        ...questionsIn(`
          and what is the pay | is it per month | what do the others get | do I name the price |
          how do I get my money`),
        ...questionsIn(`
          what do you pay a devops man, I am one | I am the engineer, what would I get | I do
          terraform for a living, how much is in it for me | what do you give your cloud people | no,
          I am the specialist, what is the pay | rate that you pay me, not that I pay you`),
        ...questionsIn(`
          pay range for ML people in your pool | my usual rate is 85, fine? | will it pay my rent | do
          you tell the money beforehand | and what comes out for me`),
      ],
      text: `The site does not state what talents earn: before you decide on a project you see a summary of it, the contract and the rate. Ask at ${site.talentEmail} or ${urls.contact.path}.`,
    },
    {
      questions: [
        "Can talents work remotely?",
        "Is it remote?",
        "Are the contracts hourly or fixed?",
        "Can I work part-time as a talent?",
        "Where would I work from?",
        "Beside my job",
        "How many hours a week?",
        "I live outside the US",
        ...questionsIn(`
          can I do it from my couch | I have two kids and only mornings free |
          I still have a day job, is that a problem | do I have to move |
          I travel the world and live in Portugal half of the year. Could I take on work anyway? |
          do I have to come into an office | evenings and weekends only | twenty hours at most |
          who decides how much I work | work from home | is it by the hour or a flat contract for me |
          freelancing next to my studies | full time through you, possible? | digital nomad |
          can I work from home | can I work from another country | is the work remote |
          can I work part-time | can I do this besides my job | how many hours do I have to work |
          can I choose my hours | are the jobs full-time or part-time | I live in Europe, can I join |
          can I do it remotely | can I keep my job | is it part time | how many hours is it |
          can I work from abroad | do I choose my own hours |
          can I live anywhere | can I do it in the evenings | is it full time | do I need to be in the US`),
        ...questionsIn(`
          kinds of contracts for talents | flat fee or per hour for freelancers | evenings only |
          from Africa or Asia | minimum number of hours | moonlighting | second job at night |
          does my country matter | are gigs at a fixed price`),
        ...questionsIn(`
          living in kenya | I sit in manila | out of pakistan | from my village`),
        ...questionsIn(`
          brazil, argentina, mexico | ukraine or poland | india, nepal, bangladesh | egypt and turkey |
          sundays only | stay at home dad | student with spare hours | parental leave | retiree | caravan `),
        ...questionsIn(`
          thailand, indonesia, bali | my wife and I both travel and work | from a beach`),
        ...questionsIn(`
          only before noon | when the children are at school | and next to my job? |
          I live in the woods | do I have to sit there from nine to five | a few hours now and then`),
        ...questionsIn(`
          only evenings, with small children at home | a few hours each week is all I have | can I live in
          India and join | candidates from abroad | are people outside of the usa admitted | which kinds of
          contract does a freelancer get | work from my own home too | I am in Asia, may I join | who decides
          how many hours | are my hours up to me | who sets the hours in the network | who says when I work |
          do I pick my hours`),
        ...questionsIn(`
          only eight hours each week, too few for you? | I do shifts at a clinic and could take a bit
          of data work on the side | one day a week is all I can spare | surely that is too little
          time for you | do you accept engineers from Ghana | my country is Vietnam, will you take me
          | I teach by day, small things at night are possible | from my own flat? | at my place or at
          the client's | am I admitted from West Africa`),
        ...questionsIn(`
          I take care of my father and need my own timetable | only Saturdays | do I have to be in
          Texas | I keep my employer, it would be on top | both long and short contracts? | twelve
          hours, not more | from Manila, works? | full-time possible too? | can one do it next to
          university`),
      ],
      text: "Talents take hourly or fixed contracts, beside a job or as their main work, and set how many hours they have and where they work from.",
    },
    {
      questions: [
        "I have no experience yet, do you take juniors?",
        "Beginner without experience in the talent pool",
        "Do I need a degree to join?",
        "Requirements for talents",
        "Am I good enough?",
        "What training do talents get?",
        "Who gets in?",
        ...questionsIn(`
          fresh out of college | I only did tutorials so far | I switched careers and have nothing to show |
          is there a test to get in | do you take people without a diploma |
          I taught myself at night after work and never had a real client. Would you take me? |
          what am I missing to get in | how do you decide on newcomers | what must I be able to do |
          minimum years on the job | would you turn me down | can I get trained first |
          where do I stand with my skills | self taught |
          can juniors join | do I need experience to join | what are the requirements for talents |
          do you accept beginners in the network | what skills do I need | can I join without a degree |
          do you train talents | how do you choose who gets in |
          I am a junior, can I join | do you take people without experience | what do I need to get in |
          do you train me first |
          I just finished a bootcamp, can I join | is there a skill test | what level do you expect |
          how strict are you`),
        ...questionsIn(`
          just out of university without practice | where are my gaps | what should I learn for your clients |
          which skills do clients want | is my level enough | 
          never had a real job in it, is there a chance | what to study to be wanted`),
        ...questionsIn(`
          what should I get better at | recommend me something to study for your projects`),
        ...questionsIn(`
          teacher switching into tech | career changer | nurse who learned python | bootcamp graduate |
          took a break of five years | over fifty | veteran | autodidact | no college | kaggle only`),
        ...questionsIn(`
          a long break because of the family | it has been years since I last worked in it |
          am I too old | I am rusty | would you have someone like me | what do I lack |
          and how could I get better meanwhile | returning to work`),
        ...questionsIn(`
            would you tell me where I am lacking | feedback on my skills | opinion on my profile |
            do I learn what I still need | I have years behind me but old skills`),
        ...questionsIn(`
            years off because of the children | I paused for a long time and my java is old |
            would you laugh at somebody who was away for years | back to work after a break |
            is a course mandatory for me`),
        ...questionsIn(`
          must I pass an exam first | do you examine people before they get in | entrance test for
          talents | will somebody check my knowledge | second year at university and never had a job |
          is it pointless without practice | still studying computer science, zero practice | an
          assessment before the first client? | do I have to prove my level`),
        ...questionsIn(`
          what separates me from being admitted | I come from another trade | am I too green | my
          certificates are from online lessons only | what do you look at when you choose | would you
          tell me what I should learn | how do you judge people like me | I have not coded since 2015
          | is a diploma obligatory`),
        ...questionsIn(`
          from outside of IT altogether | I know nothing technical, can I still be a talent | a
          translator, a cook, a driver, could we get in | without any tech behind me | is a lack of
          technical background fatal`),
      ],
      text: "Only vetted talents are admitted. We compare your experience with what clients ask for, tell you where you fit today and where there is a gap, and agree with you on what to learn first.",
    },
    {
      questions: [
        "If I join, do I get a project for sure?",
        "Guarantee of work",
        "Guaranteed projects",
        "How soon do I get a project?",
        "How many projects do you have?",
        ...questionsIn(`
          do I sit around waiting or is there work | is there enough work for all of you |
          I cannot live from promises | will I be booked all year |
          I quit my job if you can assure me of work. Can you? | and if nothing comes? |
          how long until the first assignment | chances of getting something | do you promise assignments |
          is it certain that I get a client | how many jobs come in a month | am I one of thousands |
          what if no project suits me | steady work |
          will I get a project | how fast do I get a project | is work guaranteed |
          how many projects are there | what are my chances of getting work | do you guarantee projects |
          will there be enough work | when do I get my first project | do I get work for sure |
          how likely is it that I get a project | what if there is no work | how often do projects come`),
        ...questionsIn(`
          passed the vetting, does that mean work | certain to be booked | what is sure after I am admitted`),
        ...questionsIn(`
          vetting passed, is a gig certain | definitely work afterward`),
        ...questionsIn(`
          and how long does one wait | when would the first thing come along |
          is there anything in it for me at all | nothing may come, right? | how busy are the others`),
        ...questionsIn(`
          so it may stay silent? | I need an income by January, can I count on you | odds of an
          assignment | how soon would I be earning | can I rely on getting work | do all of them get
          something`),
      ],
      text: `We do not guarantee a talent that a project will follow (${terms}). Once you are vetted, we come to you when a project matches your profile.`,
    },
    {
      questions: [
        "Who sees my profile if I send the talent form?",
        "Who sees my profile?",
        "Do clients see my details?",
        "Does my employer find out?",
        "Is my application confidential?",
        ...questionsIn(`
          my boss must not know | is my name shown on the internet | who gets to read what I wrote about me |
          do you hand my profile around |
          I still work for a company in town that might be your client. Could they see that I am looking? |
          can anybody search for me | discreet | do you ask me before you show me to a client | is my cv public |
          will you contact my present company | anonymous profile | who at the client reads it | secret job search |
          stay hidden |
          who can see my profile | will my employer know | do you share my profile with clients |
          is my profile public | what do you do with my application data |
          who sees my data | will my boss find out | can you delete my profile | do I have to take every project`),
        "Can I get my profile deleted later?",
        "Delete my application",
        "Leave the network",
        "Remove me from the talent pool",
        "Can I decline a project?",
        "Must I accept every project?",
        ...questionsIn(`
          I found a job, take me out | can I turn down an assignment | do I have to take what you send me |
          no longer interested in the pool | how do I get out again |
          What if I meet the client and have a bad feeling? May I still step back? | say no to a client |
          unsubscribe from the pool | withdraw my application | pause my profile | erase my cv |
          penalty for refusing | am I tied to you once I am in | pick and choose assignments |
          can I delete my profile | can I leave the network | can I refuse a project |
          do I have to accept every project | can I say no to a client | how do I withdraw my application`),
        ...questionsIn(`
          take me off your list | leave the pool | no longer available for projects |
          cancel my place in the network | keep my search secret from my employer |
          is my cv visible to everyone`),
        ...questionsIn(`
          unlist me | quit the network | erase me from the pool`),
        ...questionsIn(`
          do clients get my phone number | is my address given to a customer | anonymity | present employer |
          privacy as a talent | who has my cv`),
        ...questionsIn(`
          do they learn who I am at once | found something else, please forget me |
          may I go again when I have met them | who gets my name and when | and can I still say no then |
          wipe my entry | no more mails about projects`),
        ...questionsIn(`
            my boss must not find out that I am looking | erase all that I sent about myself |
            I changed my mind, remove my profile | take me out of the pool again`),
        ...questionsIn(`
          it would be embarrassing if my present firm saw me in there | could my colleagues come
          across my name | my chief must not see me on your list | the project turns out to be chaos,
          do I have to stay | the client is a nightmare, may I walk away | I met them and did not like
          it | am I forced to take it once we have talked | who all gets to read what I send | remove
          all my details when I am done with you`),
        ...questionsIn(`
          is my name passed to companies right away | may I refuse what you offer | do I have to say
          yes each time | does it stay between us | I still have a boss, so please quietly | strike me
          off | who can look at my data as an applicant`),
      ],
      text: `A client sees your profile only after you have agreed to that introduction, and after a meeting you accept or decline each project. We use your entries for matching, and delete them whenever you ask (${urls.privacyPolicy.path}).`,
    },
    {
      questions: [
        "What happens after I send the form?",
        "When do I hear back?",
        "No answer to my application",
        "Next step as a talent",
        ...questionsIn(`
          sent my stuff last week, silence since | do you answer everyone | I submitted, what comes now |
          will somebody call me | did you get my application |
          It has been ten days since I filled in the page for freelancers. Should I still hope? |
          after applying, what | how will I hear from you | rejected or not, when do I know |
          is there a talk with me | how long do you take to look at applications |
          waiting for a reply as a freelancer | status of my application | what do you ask me afterward |
          what happens after I apply | when will I get an answer to my application |
          how long does the application take | what is the next step after applying |
          I applied and heard nothing | will you contact me after the form |
          what happens after that | when do I hear from you | and after I apply |
          I sent the form, what is next |
          how long until you answer | I filled in the talent form, what next | will you interview me`),
        ...questionsIn(`
          do I hear from you when I am not accepted | refusal | will you tell me no |
          do you inform people you reject | my application got no reaction`),
        ...questionsIn(`
          ghosted | never hear back | still nothing from the talent team | radio silence |
          chase you about my application | how long is the queue`),
        ...questionsIn(`
          and after I sent it? | nothing happened since | will you let me know | do I have to chase you`),
        ...questionsIn(`
          days till you write back | how many days before there is a reply | and the answer takes how
          long | when does the talent team come back to me | will you at least say no`),
        ...questionsIn(`
          form is gone, now I wait? | next move from your side | and who contacts me | how do you tell
          me that I am in | I have heard nothing as an applicant | what do you ask candidates`),
      ],
      text: "As soon as the talent team has read your form, it replies to the email address you gave, with its questions about your experience. If the network suits you, we settle what to train for and which kind of project to look out for; if it does not, we tell you. The site names no number of days.",
    },
    {
      questions: [
        "Which fields are in the network?",
        ...questionsIn(`
          which professions do you take | is it only for ai people | network administrator | tester | I do user support, is there work |
          do you take project managers as talents | classic it without ai | non programmers | sysadmin with twenty years behind me |
          cloud person, not into machine learning | am I in the wrong place with databases | scrum master`),
        ...questionsIn(`
          linux | windows admin `),
        ...questionsIn(`
          ux, design, marketing | qa tester | game developer | embedded | electrical engineer |
          technical writer | sales engineer | helpdesk | network guy`),
        ...questionsIn(`
          I draw interfaces | I keep networks alive | and for people who are not into ai`),
        ...questionsIn(`
            I design user interfaces and do not program | is a designer welcome in the pool |
            not a coder, but in it | room for a test engineer`),
        ...questionsIn(`
            communications and networks from the navy | only ai, or classic networking as well |
            radio and networking background | a slot for network people`),
        ...questionsIn(`
          my profession is missing in the drop-down | which field do I choose if mine is not there |
          no option for what I do | my job title is not among your choices | do I waste my time as a
          designer | mine is not in the list`),
        ...questionsIn(`
          do I fit with hardware knowledge | are testers wanted | is there a box for security people |
          project lead without coding, may I | data only, or other IT too`),
      ],
      text: `The network is for AI, data and IT professionals. The form asks for your field: ${fields.join(", ")}.`,
    },
    {
      questions: [
        "What do I learn about a project before I accept?",
        ...questionsIn(`
          do I see the contract first | information before I decide | do I meet the client | what do you send me when there is an assignment |
          details of an assignment | how do you offer a project | may I see the rate in advance | is there a talk before I accept |
          what will I be told beforehand | blind or with all the facts`),
        ...questionsIn(`
          upfront facts | what do I know before I say yes`),
        ...questionsIn(`
          what do I find out before | and what will they tell me about it |
          do I know who it is for and what it pays`),
        ...questionsIn(`
            do I get to meet the customer | a talk with the company before I say yes | when am I told what it pays`),
        ...questionsIn(`
          do you tell me what the job is before I agree | a look at the contract beforehand | what do
          I know about the customer when I decide | is there a conversation with them first`),
      ],
      text: "Before you decide, you get a summary of the project, the contract and the rate. Your details go to the client only with your consent, and after a meeting with the client you accept or decline.",
    },
    {
      questions: [
        "Can I join the network under 18?",
        ...questionsIn(`
          seventeen year old coder | my parents say I am too young for the pool | minor as a freelancer | high school student who programs |
          do my parents have to agree that I take projects | not of age yet | teenage developer wants in | I turn 18 next year, may I join the pool`),
        ...questionsIn(`
          sixteen and good at python |  fifteen`),
        ...questionsIn(`
          I am still at school and program | and at sixteen? | do I need a grown-up for that`),
        ...questionsIn(`
            I am sixteen and build websites for money | does the consent of my mother suffice |
            my dad says yes, may I join then | teenager who already earns with code | I am a minor, can I be a talent`),
        ...questionsIn(`
          our daughter programs, she is in tenth grade | still a minor but skilled | does my father
          have to sign | age limit for talents`),
      ],
      text: `If you are under 18, a parent or guardian has to agree before you join the talent network (${terms}).`,
    },
    {
      questions: [
        "Who pays the talents, you or the client?",
        ...questionsIn(`
          where does my money come from | who transfers my wages | does the client pay the talents directly |
          how often does a freelancer get paid | weekly or monthly payment for talents | payment terms for talents |
          days until my invoice is paid | who signs my contract | do I send the bill to you or to the customer |
          am I on your payroll`),
        ...questionsIn(`
          from whom comes the transfer | is my contract with you or with them | who owes me the money
          | when is it in my bank`),
      ],
      text: `The site does not say who pays talents, or how often: before you decide on a project you see the contract and the rate. Ask the talent team at ${site.talentEmail}.`,
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about: "network", href: talents }));
