import { urls } from "../../../src/shared/urls.ts";
import { formFields } from "../../form-fields.ts";
import { site } from "../../site.ts";
import { forClients } from "../../talent/for-clients.ts";
import type { Reply } from "../answer.ts";
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
export const hiringAnswers: readonly Reply[] = (
  [
    {
      intent: "i-want-to-hire-a-data-engineer",
      text: "Through our talent network you can bring in vetted specialists, one person or a small expert team: data engineers, AI/ML engineers, BI and data analysts, software engineers, DevOps engineers, data scientists, and any other IT role, for any technology, new or in use for decades.",
    },
    {
      intent: "how-much-does-it-cost-to-hire",
      text: `You pay by the hour, or a fixed price for a defined result, and you see the rate before you decide on a person. The site lists no rates and says nothing about a commission: ask the talent team at ${site.talentEmail}.`,
    },
    {
      intent: "how-quickly-can-i-get-a-specialist",
      text: "Describe the role: we settle skills, hours and budget with you, and introduce those who fit, vetted before you meet them, or say so if nobody does. Nothing binds you until you sign an agreement. The site promises no number of days.",
    },
    {
      intent: "am-i-bound-to-something-if-i",
      text: `A request commits neither side: we introduce those who fit, you meet them, and the choice is yours. Nothing binds you until you sign an agreement, and we do not guarantee that a suitable person will be found (${terms}).`,
    },
    {
      intent: "are-your-specialists-vetted",
      text: `Only vetted talents are admitted: what somebody has done is compared with what clients ask for, before any introduction to a client. The site does not describe the process in detail: ask the talent team at ${site.talentEmail}.`,
    },
    {
      intent: "can-we-change-the-team-size-later",
      text: "A team grows and shrinks with the work: begin with one engineer, add people for the build, and go back to one for upkeep. Specialists come for a few hours of advice, a phase or the whole project, by the hour or at a fixed price, and you agree to each change.",
    },
    {
      intent: "who-owns-the-code-that-a-hired",
      text: theOne(forClients.reasons.items, ({ title }) => title === "Secure & Reliable").description,
    },
    {
      intent: "where-do-i-mail-a-job-description",
      text: `A job description, a project outline or a single question to ${site.talentEmail} reaches the talent team, who read it and answer.`,
    },
    {
      intent: "where-are-the-specialists",
      text: "The search is not limited to one city. Name the time zone, the language or the need to be on site, and we look accordingly.",
    },
    {
      intent: "can-i-hire-a-data-engineer",
      text: textOfRole("Data Engineer"),
    },
    {
      intent: "can-i-hire-an-ai-ml-engineer",
      text: textOfRole("AI/ML Engineer"),
    },
    {
      intent: "can-i-hire-a-bi-or-data",
      text: textOfRole("BI/Data Analyst"),
    },
    {
      intent: "can-i-hire-a-software-engineer",
      text: textOfRole("Software Engineer"),
    },
    {
      intent: "can-i-hire-a-devops-engineer",
      text: textOfRole("DevOps Engineer"),
    },
    {
      intent: "can-i-hire-a-data-scientist",
      text: textOfRole("Data Scientist"),
    },
    {
      intent: "can-i-hire-for-an-it-role",
      text: textOfRole("Any IT Role"),
    },
    {
      intent: "can-i-hire-somebody-who-knows-our",
      text: textOfRole("Any Industry"),
    },
    {
      intent: "can-i-hire-somebody-for-a-particular",
      text: textOfRole("Any Technology"),
    },
    {
      intent: "which-role-do-we-need",
      text: `${forClients.roles.intro} The talent team answers at ${site.talentEmail}.`,
    },
    {
      intent: "what-do-i-write-in-the-request",
      text: `${forClients.form.intro} Then we settle the skills, the hours and the budget with you by email or phone.`,
    },
    {
      intent: "why-not-just-hire-someone-ourselves",
      text: `${progressOn("Adapt")} ${progressOn("Achieve")} ${progressOn("Bring")}`,
    },
    {
      intent: "can-we-take-a-specialist-over-into",
      text: `The site does not say whether a specialist may move into a permanent position with you: how an engagement can end is settled in writing before it begins. Ask the talent team at ${site.talentEmail}.`,
    },
    {
      intent: "how-many-specialists-are-there",
      text: `The site does not say how many specialists the network has. Describe the role, and we introduce those who fit, or say so if nobody does: ${site.talentEmail}.`,
    },
    {
      intent: "who-provides-the-laptop",
      text: `The site does not say who provides the equipment of a specialist; access rights are settled in writing before anyone opens your code or data. Ask the talent team at ${site.talentEmail}.`,
    },
    {
      intent: "payroll-of-specialists",
      text: `The site does not say who employs the specialists, or who handles their payroll and taxes: you pay by the hour, or a fixed price for a defined result. Ask the talent team at ${site.talentEmail}.`,
    },
    {
      intent: "background-checks",
      text: `The site does not say whether specialists pass a background check: it says that what they have done is compared with what clients ask for, before any introduction. Ask the talent team at ${site.talentEmail}.`,
    },
    {
      intent: "replacement-of-a-specialist",
      text: `The site does not say whether there is a replacement or a trial period: how an engagement can end is settled in writing before it begins. Ask the talent team at ${site.talentEmail}.`,
    },
    {
      intent: "who-helps-a-specialist-who-is-stuck",
      text: theOne(forClients.reasons.items, ({ title }) => title === "Expert Community").description,
    },
  ] satisfies Omit<Reply, "about" | "href">[]
).map((answer) => ({ ...answer, about: "hiring", href: clients }));

/** For specialists who look for work. */
export const networkAnswers: readonly Reply[] = (
  [
    {
      intent: "how-do-i-join-the-talent-network",
      text: "Join our network in three steps: submit the form, agree with us on what to learn first, and once you are vetted we come to you when a project matches your profile. You take hourly or fixed contracts. The site lists no permanent positions.",
    },
    {
      intent: "where-do-i-send-my-resume",
      text: `Introduce yourself in the form on the page, or write to ${site.talentEmail}: your field, the tools you know and work you are proud of, a link to a profile, portfolio or repository, and when you could start, for how many hours. Leave out salary history and identity numbers.`,
    },
    {
      intent: "is-there-a-fee-to-join-the",
      text: `There are no subscription fees for being in the network, and sending the form costs nothing. If you choose one of our courses to train, the talent team (${site.talentEmail}) tells you beforehand what it costs and who pays. The site says nothing about a commission.`,
    },
    {
      intent: "can-an-agency-join",
      text: `The site does not say whether a company or a team can join: the network is for AI, data and IT professionals. Ask the talent team at ${site.talentEmail}.`,
    },
    {
      intent: "does-the-talent-form-bind-me",
      text: `The form costs nothing to send, and it commits you to nothing: a client sees your details only with your consent, and you accept or decline each project.`,
    },
    {
      intent: "what-would-i-earn-per-hour",
      text: `The site does not state what talents earn: before you decide on a project you see a summary of it, the contract and the rate. Ask at ${site.talentEmail} or ${urls.contact.path}.`,
    },
    {
      intent: "can-talents-work-remotely",
      text: "As a talent you take hourly or fixed contracts, beside a job or as your main work, and you decide for how many hours and from where you work.",
    },
    {
      intent: "i-have-no-experience-yet-do-you",
      text: "Only vetted talents are admitted. We compare your experience with what clients ask for, tell you where you fit today and where there is a gap, and agree with you on what to learn first.",
    },
    {
      intent: "if-i-join-do-i-get-a",
      text: `We do not guarantee a talent that a project will follow (${terms}). Once you are vetted, we come to you when a project matches your profile.`,
    },
    {
      intent: "who-sees-my-profile-if-i-send",
      text: `A client sees your profile only after you have agreed to that introduction, and after a meeting you accept or decline each project. We use your entries for matching, and delete them whenever you ask (${urls.privacyPolicy.path}).`,
    },
    {
      intent: "what-happens-after-i-send-the-form",
      text: "As soon as the talent team has read your form, it replies to the email address you gave, with its questions about your experience. If the network suits you, we settle what to train for and which kind of project to look out for; if it does not, we tell you. The site names no number of days.",
    },
    {
      intent: "which-fields-are-in-the-network",
      text: `The network is for AI, data and IT professionals. The form asks for your field: ${fields.join(", ")}.`,
    },
    {
      intent: "what-do-i-learn-about-a-project",
      text: "Before you decide, you get a summary of the project, the contract and the rate. Your details go to the client only with your consent, and after a meeting with the client you accept or decline.",
    },
    {
      intent: "can-i-join-the-network-under-18",
      text: `If you are under 18, a parent or guardian has to agree before you join the talent network (${terms}).`,
    },
    {
      intent: "who-pays-the-talents-you-or-the",
      text: `The site does not say who pays talents, or how often: before you decide on a project you see the contract and the rate. Ask the talent team at ${site.talentEmail}.`,
    },
  ] satisfies Omit<Reply, "about" | "href">[]
).map((answer) => ({ ...answer, about: "network", href: talents }));
