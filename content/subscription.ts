import { email } from "./form-fields.ts";
import { site } from "./site.ts";

/** Articles by mail: the form at its own address, what the links of the mails open, and the mail that asks. */
export const subscription = {
  /** In the log. */
  name: "Subscription",
  fields: [email] as const,
  page: {
    title: "New articles by mail",
    description: `Get the articles of ${site.name} by mail when they appear. You can leave with one click at any time.`,
    lead: "We send you our next articles when they appear, and nothing else. One click in any of the mails ends it.",
    action: "Subscribe",
    sending: "Sending...",
    unanswered:
      "We have no answer to this yet, and your address is still here. Please send it again when you are connected.",
    note: "We use your address for these mails only, as our",
    policy: "Privacy Policy",
    noteEnd: "says.",
  },
  sent: {
    title: "One more step: look into your mailbox",
    description:
      "If you are not subscribed yet, a mail with a link is on its way to you. Open it within 7 days and press the button there; until then you get no articles. If nothing comes within a few minutes, look into the spam folder, or send the form again.",
  },
  confirm: {
    title: "Shall we send you new articles?",
    description: "Press the button, and you get our next articles at the address that this link was sent to.",
    action: "Yes, subscribe me",
  },
  confirmed: {
    title: "You are subscribed",
    description:
      "Our next article comes to your mailbox as soon as it appears. To leave, use the link at the end of any of the mails.",
  },
  leave: {
    title: "Leave, and get no more mails?",
    description: "Press the button, and we delete your address from the list of subscribers at once.",
    action: "Unsubscribe",
  },
  left: {
    title: "You have left",
    description:
      "Your address is deleted from the list of subscribers. A mail that was already under way may still arrive.",
  },
  overConfirm: {
    title: "This link does not hold any more",
    description:
      "It held for 7 days, or the subscription has ended since. You get no articles by it. If you want them, send the form again, and a new link comes.",
  },
  overLeave: {
    title: "There is nothing to leave here",
    description: `This link belongs to no subscription: it has ended, or the address of the link is not complete. If mails still come, write to ${site.email}, and we see to it.`,
  },
  failed: {
    title: "That did not work just now",
    description:
      "We could not save it, so nothing has changed. Please press the button again in a few minutes.",
    action: "Try again",
  },
  read: "Read our articles",
  again: "To the form",
  refused: {
    wrong: "Please check your email address.",
    tooMany: "More subscriptions have come in than we can take just now. Please try again in an hour.",
    notKept: "We could not save this just now, so no mail is on its way. Please try again in a few minutes.",
  },
  mail: {
    ask: {
      subject: `Confirm: articles of ${site.name} by mail`,
      title: "Do you want our articles by mail?",
      text: `Somebody, we hope you, asked on ${site.domain} for our new articles at this address. Open this link within 7 days and press the button there. Until then you get no articles.`,
      link: "Confirm the subscription",
      reason:
        "If it was not you, do nothing: the address is deleted after 7 days. To have it deleted at once, use this link:",
      leave: "Delete my address",
    },
    known: {
      subject: `You get articles of ${site.name} by mail`,
      title: "You are subscribed already",
      text: `Somebody, we hope you, asked on ${site.domain} for our new articles at this address. You get them already, so there is nothing to do.`,
      reason: "If you do not want them any more, use this link:",
      leave: "Unsubscribe",
    },
  },
} as const;
