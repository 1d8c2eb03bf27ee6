import type { FormField } from "../src/shared/forms/form.ts";
import type { EmbeddableForm, FramedForm } from "../src/shared/forms/lead.ts";
import type { forms } from "./forms.ts";
import { navigation } from "./navigation.ts";

type BuiltInForm = Omit<FramedForm, keyof EmbeddableForm>;

const firstName: FormField = {
  name: "firstName",
  label: "First name",
  kind: "text",
  required: true,
  autocomplete: "given-name",
};
const lastName: FormField = {
  name: "lastName",
  label: "Last name",
  kind: "text",
  required: true,
  autocomplete: "family-name",
};
export const email: FormField = {
  name: "email",
  label: "Email address",
  kind: "email",
  required: true,
  autocomplete: "email",
};
const workEmail: FormField = { ...email, label: "Work email address" };
const phone: FormField = {
  name: "phone",
  label: "Phone number",
  kind: "tel",
  required: false,
  later: true,
  autocomplete: "tel",
};
const company: FormField = {
  name: "company",
  label: "Company",
  kind: "text",
  required: false,
  later: true,
  autocomplete: "organization",
};
const jobTitle: FormField = {
  name: "jobTitle",
  label: "Your role",
  kind: "text",
  required: false,
  later: true,
  autocomplete: "organization-title",
};

// Every form asks for a name, an address and one thing more; the rest may wait.
const person = [firstName, lastName, email] as const;
const colleague = [firstName, lastName, workEmail] as const;
const work = [company, jobTitle, phone] as const;

const services = navigation.menus
  .filter(({ prefix }) => prefix === "/services")
  .flatMap(({ groups }) => groups.flatMap(({ links }) => links.map(({ title }) => title)));

/** The same fields as the checkout, so that typed text carries over. */
const waitlist = {
  fields: [{ name: "name", label: "Name", kind: "text", required: true, autocomplete: "name" }, email],
  action: "Join the waitlist",
  thanks: {
    title: "Thank you. You are on the waitlist.",
    description: "We write to you as soon as the next date is set.",
  },
  steps: ["We write to you as soon as the next date is set."],
} as const satisfies BuiltInForm;

/** By the keys of `forms.ts`. A form provider's forms have their own fields. */
export const formFields = {
  partnership: {
    fields: [
      ...colleague,
      {
        name: "message",
        label: "Your project",
        kind: "textarea",
        required: true,
        hint: "What happens today, what should happen instead, and by when.",
      },
      {
        name: "interest",
        label: "What would you like to work on?",
        kind: "select",
        required: false,
        later: true,
        options: [...services, "Training for our teams", "AI and IT specialists", "Something else"],
      },
      ...work,
    ],
    more: "Add the subject, your company and a phone number",
    action: "Send partnership request",
    steps: [
      "We read what you wrote in your own words.",
      "We ask which systems, data and people are involved.",
      "You get a first step with a scope, a price and a duration, and decide.",
    ],
    thanks: {
      title: "Thank you. Your request has arrived.",
      description: "Somebody from our team will read it and write back to your email address.",
    },
  },
  contact: {
    fields: [...person, { name: "message", label: "Your message", kind: "textarea", required: true }, phone],
    more: "Add a phone number",
    action: "Send message",
    steps: ["Somebody from our team reads it and answers at your email address."],
    thanks: {
      title: "Thank you. Your message has arrived.",
      description: "We will answer at your email address.",
    },
  },
  services: {
    fields: [
      ...colleague,
      {
        name: "message",
        label: "What should work better?",
        kind: "textarea",
        required: true,
      },
      {
        name: "service",
        label: "Which service is it about?",
        kind: "select",
        required: false,
        later: true,
        options: [...services, "Not sure yet"],
      },
      ...work,
      {
        name: "systems",
        label: "Systems involved",
        kind: "text",
        required: false,
        later: true,
        hint: "For example your CRM, phone system, data warehouse or cloud.",
      },
    ],
    more: "Add company, phone and systems",
    action: "Request a call",
    steps: ["We read your message and arrange a call.", "You receive a proposal with a price, and decide."],
    thanks: {
      title: "Thank you. We have your request.",
      description: "We will read it and write back to your email address to arrange the call.",
    },
  },
  corporateTraining: {
    fields: [
      ...colleague,
      {
        name: "message",
        label: "What should your people be able to do afterward?",
        kind: "textarea",
        required: false,
      },
      {
        name: "program",
        label: "Which program?",
        kind: "select",
        required: false,
        later: true,
        options: ["AI/ML/GenAI Engineer Program", "Custom Program", "Not sure yet"],
      },
      {
        name: "participants",
        label: "How many people?",
        kind: "select",
        required: false,
        later: true,
        options: ["Up to 10", "11 to 25", "26 to 50", "More than 50"],
      },
      ...work,
    ],
    more: "Add the program, the number of people and your company",
    action: "Reserve a program",
    steps: [
      "The trainings team reads it and comes back with questions about roles, level and tools.",
      "You receive a proposal that names the program, the dates, the price and the terms.",
      "You agree, and the training begins on the date in the proposal. Until then you pay nothing.",
    ],
    thanks: {
      title: "Thank you. Your program request has arrived.",
      description: "We will write back with questions about your teams, and then send you a proposal.",
    },
  },
  course: {
    fields: [
      ...person,
      {
        name: "background",
        label: "Where are you starting from?",
        kind: "select",
        required: true,
        options: ["Student or graduate", "New to IT", "IT professional", "Developer", "Other"],
      },
      { name: "message", label: "Your questions", kind: "textarea", required: false, later: true },
      phone,
    ],
    more: "Add questions and a phone number",
    action: "Register for the next batch",
    steps: [
      "The trainings team answers with the start date, the class times and the price.",
      "You secure your place. Nothing has to be paid before that.",
    ],
    thanks: {
      title: "Thank you. You are on the list.",
      description:
        "We will send you the start date, the class times and the price, and say how to secure your place.",
    },
  },
  client: {
    fields: [
      ...colleague,
      {
        name: "message",
        label: "The work, and the skills it needs",
        kind: "textarea",
        required: true,
      },
      {
        name: "role",
        label: "Who are you looking for?",
        kind: "select",
        required: false,
        later: true,
        options: [
          "Data Engineer",
          "AI/ML Engineer",
          "BI/Data Analyst",
          "Software Engineer",
          "DevOps Engineer",
          "Data Scientist",
          "A whole team",
          "Another role",
        ],
      },
      {
        name: "start",
        label: "When should the work start?",
        kind: "text",
        required: false,
        later: true,
      },
      ...work,
    ],
    more: "Add the role, the start and your company",
    action: "Find specialists",
    steps: [
      "We see who in the network could do the work, and what we still have to ask you.",
      "We settle the skills, the hours and the budget, by email or phone.",
      "We introduce those who fit, or say so if nobody does. Nothing binds you before you sign.",
    ],
    thanks: {
      title: "Thank you. We have your request.",
      description:
        "We will read it and write back with questions, or with people who fit, and say so if nobody does.",
    },
  },
  talent: {
    fields: [
      ...person,
      { name: "message", label: "What you do best", kind: "textarea", required: true },
      {
        name: "role",
        label: "Your field",
        kind: "select",
        required: false,
        later: true,
        options: [
          "Data Engineering",
          "AI and Machine Learning",
          "BI and Data Analysis",
          "Software Engineering",
          "DevOps",
          "Data Science",
          "Another IT field",
        ],
      },
      {
        name: "profile",
        label: "Link to your profile or work",
        kind: "text",
        required: false,
        later: true,
        autocomplete: "url",
        hint: "A LinkedIn page, repository or portfolio.",
      },
      phone,
    ],
    more: "Add your field, a link and a phone number",
    action: "Join the network",
    steps: [
      "We read your form and write back with questions.",
      "We settle what to learn and which projects fit.",
      "You decide on each project that comes.",
    ],
    thanks: {
      title: "Thank you. Your form has arrived.",
      description: "We will read it and write back with the next step.",
    },
  },
  webinar: {
    fields: [
      ...person,
      {
        name: "background",
        label: "What describes you best?",
        kind: "select",
        required: true,
        options: ["Founder", "Professional", "Student or graduate", "Between jobs", "Other"],
      },
      {
        name: "message",
        label: "What would you like to build?",
        kind: "textarea",
        required: false,
        later: true,
      },
      phone,
    ],
    more: "Add what you would like to build",
    action: "Register for the webinar",
    steps: [
      "We email you the link before the webinar begins.",
      "You watch an agent being built, and ask about it.",
    ],
    thanks: {
      title: "Thank you. Your place is reserved.",
      description: "We will send the link to the address that you gave us before the webinar begins.",
    },
  },
  noCodeWaitlist: waitlist,
  webinarWaitlist: waitlist,
} as const satisfies Record<keyof typeof forms, BuiltInForm>;

export const afterSending = {
  title: "What happens next",
  call: "Rather talk? Call",
  stored: "What you wrote is stored, and you need not send it again.",
  changed:
    "You had registered for this date before: your registration now has what you sent last, and you have one place.",
  within: (time: string) => `We answer within ${time}.`,
  booking: "Book a time for a call",
  toAdd: "If you want to add something, write to",
  articles: "Read the Insight Hub meanwhile",
} as const;
