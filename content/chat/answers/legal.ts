import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import type { DirectAnswer } from "../answer.ts";

const privacy = urls.privacyPolicy.path;

/** The blog, privacy, terms. */
export const legalAnswers: readonly DirectAnswer[] = [
  {
    questions: [
      "Do you have a blog?",
      "Where is your blog?",
      "Where can I read your articles?",
      "What is Insight Hub?",
      "Which articles have you published?",
      "Latest blog posts",
      "What have you written lately?",
      "Do you have something to read about AI?",
      "Send me something good to read about automation",
      "Something to read",
      "RSS feed",
      "Is there RSS?",
      "Do you have a newsletter?",
      "Add me to your mailing list",
      "Subscribe to news",
      "Who writes your articles?",
    ],
    text: `Our blog is called Insight Hub: practical articles on AI, automation, machine learning, data and cloud, at ${urls.blogs.path}. New ones come to your feed reader by RSS. I could not find a mailing list on our website, and cannot subscribe you to one.`,
    href: urls.blogs.path,
  },
  {
    questions: [
      "What data do you collect about me?",
      "What is your privacy policy?",
      "Privacy",
      "How do you use my personal data?",
      "Do you sell my data?",
      "Do you sell my information to third parties?",
      "Do you share my information?",
      "Are you GDPR compliant?",
      "Which privacy rules do you follow?",
      "What happens with my personal information?",
      "Who sees what I type into a form?",
      "Is my data sent abroad?",
    ],
    text: "Our server keeps what you type into a form or an enrollment request, what it is for, and the time. We do not sell personal information. The Privacy Policy names everything, and your rights.",
    href: privacy,
  },
  {
    questions: [
      "How can I delete my data?",
      "Delete everything you have on me",
      "Can you remove my personal information?",
      "I want my data erased",
      "Does deleting my data cost anything?",
      "A copy of all my data",
      "What do you know about me?",
      "Correct my data",
      "Right to be forgotten",
    ],
    text: `I cannot do that from here. Write to ${site.email}, if you can from the address you used in the form: you may ask for a copy of what we hold about you, to correct it or to delete it. Asking is free.`,
    href: privacy,
  },
  {
    questions: [
      "How long do you keep my data?",
      "How long do backups keep my data?",
      "Are my details kept in backups?",
      "When are forms deleted?",
      "Retention",
    ],
    text: "Form entries stay until we delete them or you ask us to, or for a set number of days. The daily backups are kept for a set number of days, 14 unless we set another number, so a deleted entry can remain in them until then.",
    href: privacy,
  },
  {
    questions: [
      "Is this chat stored?",
      "Do you save my chat messages?",
      "Who reads this conversation?",
      "Is this chat private?",
      "Are you recording this conversation?",
    ],
    text: "The conversation is held in the memory of the page in your browser, and its last turns in our server’s memory for half an hour. A question that the chat cannot answer may be kept for 30 days, without mail addresses and numbers; other chat messages are not kept in our store.",
    href: privacy,
  },
  {
    questions: [
      "I am 11, can I use this?",
      "May children use this site?",
      "Can a kid under 13 use the chat?",
      "Minors on this website",
    ],
    text: "This website is not meant for children under 13: please do not use the forms or the chat then. A parent or guardian can write to us.",
    href: privacy,
  },
  {
    questions: [
      "Do you use cookies?",
      "Cookies",
      "What is your cookie policy?",
      "Which cookies do you set?",
      "Do you track me?",
      "Is Google Analytics used?",
      "Where is your cookie banner?",
      "What is in my browser storage?",
      "How do I turn cookies off?",
    ],
    text: "Visitors get no cookies from this site. The only two it has belong to the administrator, and no web analytics is loaded today. A few notes stay in your browser until the tab is closed.",
    href: urls.cookiePolicy.path,
  },
  {
    questions: [
      "What are your terms of service?",
      "Terms",
      "Which law applies?",
      "Under which law is it?",
      "Which courts are responsible?",
      "What is the governing law?",
      "How is liability limited?",
      "Where can I sue you?",
      "May I copy your texts?",
      "Can I quote your articles?",
    ],
    text: "The laws of the State of Texas govern our terms, and disputes belong before the courts of Collin County, Texas. Liability is capped at the amounts you paid in the last 12 months. Pages may be quoted with a reference to the source.",
    href: urls.termsOfService.path,
  },
  {
    questions: [
      "How do I log in?",
      "Where is my account?",
      "Can I create an account?",
      "I forgot my password",
      "Reset my password",
      "Student portal",
    ],
    text: `Visitors have no accounts here: every public page is open, and the forms need none. For anything else, write to ${site.email}.`,
    href: urls.contact.path,
  },
];
