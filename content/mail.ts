import { site } from "./site.ts";

export const mail = {
  notGiven: "not given",
  notKnown: "not known",
  /** Labels of what an enrollment stores besides its form's fields. */
  enrollment: { plan: "Plan", agreementVersion: "Agreement accepted, in the version of" },
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
  toVisitor: {
    next: "What happens next",
    when: "We answer as soon as one of us has read it. If it is urgent, please call us.",
    webinar: "When",
    calendarNote: "The file with this mail puts it into your calendar.",
    sent: "What you sent",
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
  test: {
    subject: `Test mail from the website of ${site.name}`,
    text: "Mail from the website reaches this address, and each new lead will be sent the same way.",
  },
} as const;
