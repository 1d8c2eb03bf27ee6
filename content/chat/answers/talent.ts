import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import type { DirectAnswer } from "../answer.ts";

const clients = urls.talentForClients.path;
const talents = urls.talentForTalents.path;
const terms = urls.termsOfService.path;

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
      ],
      text: "Through our talent network you can bring in vetted specialists, one person or a small expert team: data engineers, AI/ML engineers, BI and data analysts, software engineers, DevOps engineers, data scientists, and any other IT role.",
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
      ],
      text: "You pay by the hour, or a fixed price for a defined result, and you see the rate before you decide on a person. The site lists no rates.",
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
      ],
      text: `A request commits neither side: the choice is yours, and nothing binds you until you sign an agreement. We do not guarantee that a suitable person will be found (${terms}).`,
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
      ],
      text: "Only vetted talents are admitted: what somebody has done is compared with what clients ask for, before any introduction to a client. The site does not describe the process in detail.",
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
      ],
      text: "A team grows and shrinks with the work: begin with one engineer, add people for the build, and go back to one for upkeep. Specialists come for a few hours of advice, a phase or the whole project, part-time or full-time.",
    },
    {
      questions: [
        "Who owns the code that a hired developer writes?",
        "Confidentiality of hired people",
        "NDA with the specialist",
        "Rights to the work of a freelancer",
        "Access to our code",
      ],
      text: "Confidentiality, access rights and ownership of the work are settled in writing before anyone opens your code or data.",
    },
    {
      questions: [
        "Where do I mail a job description?",
        "Send a job description by email",
        "Email of the talent team",
        "Rather mail than a form",
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
      ],
      text: "The search is not limited to one city. Name the time zone, the language or the need to be on site, and we look accordingly.",
    },
    {
      questions: [
        "Can I interview them first?",
        "Do I meet the person before?",
        "Can I choose the person?",
        "Trial period",
      ],
      text: "We introduce those who fit, you meet them, and the choice is yours. Nothing binds you until you sign an agreement.",
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
      ],
      text: `There are no subscription fees for being in the network, and sending the form costs nothing. If you choose one of our courses to train, the talent team (${site.talentEmail}) tells you beforehand what it costs and who pays.`,
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
      ],
      text: `A client sees your profile only after you have agreed to that introduction. We use your entries for matching, and delete them whenever you ask (${urls.privacyPolicy.path}).`,
    },
    {
      questions: [
        "Can I get my profile deleted later?",
        "Delete my application",
        "Leave the network",
        "Remove me from the talent pool",
        "Can I decline a project?",
        "Must I accept every project?",
      ],
      text: "We use your entries for matching, and delete them whenever you ask. After a meeting with the client you accept or decline each project.",
    },
    {
      questions: [
        "What happens after I send the form?",
        "When do I hear back?",
        "No answer to my application",
        "Next step as a talent",
      ],
      text: "As soon as the talent team has read your form, it replies to the email address you gave, with its questions about your experience. If the network suits you, we settle what to train for and which kind of project to look out for. The site names no number of days.",
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about: "network", href: talents }));
