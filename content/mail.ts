import type { forms } from "./forms.ts";
import { site } from "./site.ts";

/** What a form is called to whom sent it, by the keys of `forms.ts`. */
const sentForms: Record<keyof typeof forms | "chat" | "enrollment", string> = {
  partnership: "a partnership request",
  contact: "a message",
  services: "a request for a call about our services",
  corporateTraining: "a request for corporate training",
  course: "a registration for the AI/ML/GenAI course",
  client: "a request for specialists",
  talent: "the form to join our talent network",
  webinar: "a registration for our webinar",
  noCodeWaitlist: "your name for the waitlist of the No Code Agentic AI Course",
  webinarWaitlist: "your name for the waitlist of our webinar",
  chat: "a question in the chat",
  enrollment: "an enrollment request for the No Code Agentic AI Course",
};

export const mail = {
  notGiven: "not given",
  notKnown: "not known",
  /** Labels of what an enrollment stores besides its form's fields. */
  enrollment: {
    name: "Name",
    email: "Email address",
    phone: "Phone",
    plan: "Plan",
    priceWithCode: "Price with the code",
    agreementVersion: "Agreement accepted, in the version of",
  },
  toCompany: {
    intro: "This request is on the dashboard too, and a reply to this mail goes to the sender.",
    link: "Open it on the dashboard",
    sent: "What was sent",
    origin: "Where it comes from",
    labels: {
      form: "Form",
      receivedAt: "Received",
      page: "Page with the form",
      landing: "First page of the visit",
      referrer: "Came from",
      source: "Campaign source",
      medium: "Campaign medium",
      campaign: "Campaign",
      term: "Campaign term",
      content: "Campaign content",
      clickId: "Click id of the advertisement",
    },
  },
  /** A payment in the mail to the company. */
  payment: {
    /** In place of the form's name: nobody has to ask for what is paid. */
    form: "Paid enrollment",
    paid: "Paid",
    states: { paid: "paid", refunded: "refunded in full", disputed: "disputed" },
    todo: "To do",
    needsDate: {
      full: "needs a date: the one that was accepted, or every one, is full. Choose one on the dashboard.",
      gone: "needs a date: the one that was accepted is over or was deleted. Choose one on the dashboard.",
      unset: "needs a date: none was set. Choose one on the dashboard once there is one.",
      second: "has no date: this address had paid before, for another one. Refund it, or choose a date.",
    },
    paidTwice: "paid twice: this address had paid before, and has one seat.",
  },
  /** Precedes the subject of a further mail about the same request. */
  about: { changed: "Sent again", dated: "Date set", refunded: "Refunded" },
  toPayer: {
    withDate: "You are enrolled. Thank you.",
    withoutDate: "Thank you. We have your payment.",
    hasDate:
      "Your payment has arrived, and you have a place. We send the link to the classes to this address.",
    needsDate: {
      full: "Your payment has arrived. There is no place left for the date, so we write to you about another one; if none suits you, you get your money back.",
      gone: "Your payment has arrived. The date that you chose is over or was taken back, so we write to you about another one; if none suits you, you get your money back.",
      unset:
        "Your payment has arrived. No date is set yet, so we write to you as soon as one is; if it does not suit you, you get your money back.",
      second:
        "Your payment has arrived. You had paid before, so you have no second place. We write to you about this payment; if you did not mean to pay twice, you get it back.",
    },
    course: "No Code Agentic AI Course",
    labels: { course: "Course", plan: "Plan", paid: "Paid" },
    reason: `You get this mail because a course on ${site.domain} was paid for with your address. If it was not you, please tell us.`,
  },
  /** Begins mails to visitors. */
  greeting: (name: string) => `Hello ${name},`,
  greetingWithoutName: "Hello,",
  /** Of the mails that confirm a form or a payment. */
  confirmation: (title: string) => `${site.name}: ${title}`,
  toVisitor: {
    intro: (form: string) => `You sent us ${form} on ${site.domain}.`,
    sentForms,
    next: "What happens next",
    when: "We answer as soon as one of us has read it. If it is urgent, please call us.",
    within: (time: string) => `We answer within ${time}.`,
    booking: "Book a time for a call",
    webinar: "When",
    calendarNote: "The file with this mail puts it into your calendar.",
    chosen: "What you chose",
    contact: "How to reach us",
    labels: { email: "Email", phone: "Phone", address: "Address" },
    reason: `You get this mail because somebody typed your address into a form on ${site.domain}. If it was not you, please tell us, and we will delete what was sent.`,
  },
  date: { starts: "Starts", schedule: "Classes" },
  /** To people on a waitlist, once a date is announced. */
  announced: {
    subject: (course: string, starts: string) => `${course}: ${starts}`,
    intro: "You asked us to tell you when the next date is set, and now it is.",
    link: "See the page and sign up",
    calendarNote: "The file with this mail puts it into your calendar.",
    reason: `You get this mail, and no other of its kind, because you joined the waitlist on ${site.domain}. Being on it does not keep a place for you.`,
  },
  /** To participants of a date that has moved. */
  moved: {
    subject: (course: string, starts: string) => `Moved to ${starts}: ${course}`,
    intro:
      "The date that you registered for has been moved. If you cannot take part then, please reply to this mail.",
    link: "See the page",
    calendarNote: "The file with this mail puts the new times into your calendar, in place of the old ones.",
    reason: `You get this mail because you registered for this date on ${site.domain}.`,
  },
  /** An article to those who subscribed. */
  article: {
    read: "Read it on the site",
    readRest: "Read the rest on the site",
    reason: `You get this mail because you subscribed to the articles of ${site.name} on ${site.domain}.`,
    leave: "Unsubscribe",
  },
  test: {
    subject: `Test mail from the website of ${site.name}`,
    text: "Mail from the website reaches this address, and each new lead will be sent the same way.",
  },
} as const;
