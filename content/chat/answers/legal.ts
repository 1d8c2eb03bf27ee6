import { urls } from "../../../src/shared/urls.ts";
import { blog } from "../../blog.ts";
import { privacyPolicy } from "../../legal/privacy-policy.ts";
import { termsOfService } from "../../legal/terms-of-service.ts";
import { site } from "../../site.ts";
import type { Reply } from "../answer.ts";

const privacy = urls.privacyPolicy.path;

/** The blog, privacy, terms. */
export const legalAnswers: readonly Reply[] = [
  {
    intent: "do-you-have-a-blog",
    text: `Our blog is called Insight Hub: practical articles on AI, automation, machine learning, data and cloud, at ${urls.blogs.path}. New ones come to your feed reader by RSS. I could not find a mailing list on our website, and cannot subscribe you to one.`,
    href: urls.blogs.path,
  },
  {
    intent: "guest-posts",
    text: `The site does not say whether we take articles, links or advertisements of others. Write to ${site.email}.`,
    href: urls.contact.path,
  },
  {
    intent: "who-writes-the-articles",
    text: `Our articles appear under the name of ${site.name}: the site names no authors of their own, and does not say how they are written. Ask us at ${urls.contact.path}.`,
    href: urls.blogs.path,
  },
  {
    intent: "unsubscribe",
    text: `I could not find a mailing list on our website. If you get mail from us that you do not want, write to ${site.email}: you may ask us to delete your address.`,
    href: privacy,
  },
  {
    intent: "can-i-comment-on-an-article",
    text: `I could not find a place for comments on our website. Tell us what you think of an article at ${urls.contact.path}.`,
    href: urls.contact.path,
  },
  {
    intent: "where-is-a-blog-post-that-i",
    text: `The address may be mistyped, or the article may have been taken down. ${urls.blogs.path} lists all the articles there are.`,
    href: urls.blogs.path,
  },
  {
    intent: "how-do-i-share-an-article",
    text: `Under “${blog.post.share.title}” an article has buttons that copy its link or share it by email, on LinkedIn or on X.`,
    href: urls.blogs.path,
  },
  {
    intent: "do-the-articles-cost-anything",
    text: `The articles at ${urls.blogs.path} are free, and you can read them without an account.`,
    href: urls.blogs.path,
  },
  {
    intent: "what-data-do-you-collect-about-me",
    text: "Our server keeps what you type into a form or an enrollment request, what it is for, and the time. We are based in the United States and read your messages there. We do not sell personal information. The Privacy Policy names everything, and your rights.",
    href: privacy,
  },
  {
    intent: "how-can-i-delete-my-data",
    text: `I cannot do that from here. Write to ${site.email}, if you can from the address you used in the form: you may ask for a copy of what we hold about you, to correct it or to delete it. Asking is free.`,
    href: privacy,
  },
  {
    intent: "how-long-do-you-keep-my-data",
    text: "Form entries stay until we delete them or you ask us to, or for a set number of days. The daily backups are kept for a set number of days, 14 unless we set another number, so a deleted entry can remain in them until then.",
    href: privacy,
  },
  {
    intent: "is-this-chat-stored",
    text: "The conversation is held in the memory of the page in your browser, and its last turns in our server’s memory for half an hour. A question that the chat cannot answer may be kept for 30 days, without mail addresses and numbers; other chat messages are not kept in our store.",
    href: privacy,
  },
  {
    intent: "i-am-11-can-i-use-this",
    text: "This website is not meant for children under 13: please do not use the forms or the chat then. A parent or guardian who believes that a child has written to us can tell us, and we delete the entry.",
    href: privacy,
  },
  {
    intent: "do-you-use-cookies",
    text: "Visitors get no cookies from this site. The only two it has belong to the administrator, and no web analytics is loaded today. A few notes stay in your browser’s storage until the tab is closed.",
    href: urls.cookiePolicy.path,
  },
  {
    intent: "what-are-your-terms-of-service",
    text: "The laws of the State of Texas govern our terms, and disputes belong before the courts of Collin County, Texas. Liability is capped at the amounts you paid in the last 12 months. Pages may be quoted with a reference to the source.",
    href: urls.termsOfService.path,
  },
  {
    intent: "how-do-i-log-in",
    text: `Visitors have no accounts here: every public page is open, and the forms need none. For anything else, write to ${site.email}.`,
    href: urls.contact.path,
  },
  {
    intent: "who-outside-of-your-company-receives-my",
    text: "We do not sell personal information. Those who deal with your request read it, and the companies that host our server or run our mail process it on our instructions. A client sees the profile of a talent only with consent. If our business is sold or merged, the successor has to honor the policy.",
    href: privacy,
  },
  {
    intent: "what-happens-with-my-ip-address",
    text: "To limit how often one sender can use the forms and the chat, the server holds network addresses for little more than a day at most. The request log holds neither your network address nor what a request contains.",
    href: privacy,
  },
  {
    intent: "how-do-you-count-visitors",
    text: `Unless we have switched it off, our server counts visits itself: sums for each day, without cookies and with nothing stored in your browser. A browser that sends Do Not Track or Global Privacy Control is not counted. ${site.analyticsProvider} is not loaded today.`,
    href: privacy,
  },
  {
    intent: "does-this-chat-go-to-openai",
    text: "The server answers the message itself, has a language model answer it, or relays it to an automation service. Where another company runs the model, it gets your message, the last ones before it with their answers, and fitting texts of this website: no name, no address and no session id. What it receives, it keeps by its own rules.",
    href: privacy,
  },
  {
    intent: "how-fast-do-you-answer-a-privacy",
    text: `We answer a request within the time that the law sets where you live; write to ${site.email}. If our answer does not satisfy you, ask us to review it. You may also complain to the data protection authority where you live, which in Texas is the Attorney General.`,
    href: privacy,
  },
  {
    intent: "since-when-is-the-privacy-policy-valid",
    text: `The privacy policy is of ${privacyPolicy.effectiveDate.text}, the terms of service are of ${termsOfService.effectiveDate.text}. Changes of the terms are announced on their page at least 30 days before they apply.`,
    href: urls.termsOfService.path,
  },
  {
    intent: "may-i-republish-an-article-of-yours",
    text: "You may read, link and print pages for your own use, and quote them with a reference to the source. Any other use needs our written consent.",
    href: urls.termsOfService.path,
  },
  {
    intent: "may-i-scrape-your-website",
    text: "Use the site lawfully and fairly. Among other things, do not load the server with automated requests so that others are hindered, try to get around a limit or a security measure, or copy the site to pass it off as yours. We may block access for anyone who does.",
    href: urls.termsOfService.path,
  },
  {
    intent: "can-i-send-you-confidential-documents-through",
    text: "Please share confidential material only after we have agreed on how it is protected, and leave passwords, card numbers and health data out of forms and chat messages.",
    href: urls.termsOfService.path,
  },
  {
    intent: "how-are-form-entries-protected",
    text: "Form entries and enrollment requests cannot be fetched from the public part of the site: the administrator sees them after sign-in, the password is stored as a hash, and sign-in attempts are limited. No system is free of risk, so please leave passwords, card numbers and health data out of forms and chat messages.",
    href: privacy,
  },
  {
    intent: "do-you-know-how-i-came-to",
    text: "Your browser notes, in this tab only, the first page you opened, the website that led you to it and the campaign parameters of its address. If you send a form, this note goes along and is kept with it. If you send none, it is gone with the tab.",
    href: privacy,
  },
  {
    intent: "does-the-site-work-if-i-block",
    text: "Every common browser can show, delete and block cookies and site data, and a private window discards them as soon as it is closed. If you block everything, the public pages stay readable, but you may lose your place when you go back.",
    href: urls.cookiePolicy.path,
  },
  {
    intent: "do-you-build-advertising-profiles",
    text: "We do not build advertising profiles from any of it, and we do not sell personal information.",
    href: privacy,
  },
  {
    intent: "what-do-you-log-when-i-open",
    text: "The server notes the time, the method, the path and the status of a request, how long its answer took, and a number that it gives to the request. It logs neither your network address nor what a request contains.",
    href: privacy,
  },
  {
    intent: "which-rights-do-consumers-in-other-countries",
    text: "Consumers keep the rights that mandatory law gives them where they live. Otherwise the laws of the State of Texas govern the terms. If one clause turns out to be invalid, this does not affect any of the others.",
    href: urls.termsOfService.path,
  },
  {
    intent: "what-happens-to-spam-in-your-forms",
    text: "What looks as if a program had sent it, or reads like the advertisements that every form gets, is kept aside and deleted after 30 days, unless one of us sees that it is a person’s.",
    href: privacy,
  },
  {
    intent: "are-the-pages-of-your-website-a",
    text: "The pages are information and an invitation to talk to us, but not a binding offer. Services and talent engagements begin under a separate written agreement, and where it and the terms disagree, the agreement takes precedence.",
    href: urls.termsOfService.path,
  },
  {
    intent: "does-it-bind-my-company-if-an",
    text: "If you act for a company, you confirm that you are authorized to bind it. Services and talent engagements begin only under a separate written agreement.",
    href: urls.termsOfService.path,
  },
  {
    intent: "do-you-transfer-data-outside-of-the",
    text: "We are based in the United States and read your messages there, so information from another country is transferred to the United States, whose privacy law may differ. Where your law requires safeguards for such a transfer, for example standard contractual clauses, we put them in place with the provider concerned.",
    href: privacy,
  },
  {
    intent: "what-is-your-legal-basis-for-processing",
    text: "Where the law requires a legal basis, ours is the request or contract with you, our legitimate interest in a working and secure website, a legal duty, or a consent that you gave and may withdraw.",
    href: privacy,
  },
  {
    intent: "what-do-you-use-my-data-for",
    text: "We use it to answer your request and prepare an offer if you asked for one, to handle your enrollment or your place in the talent network, to reply in the chat and add answers that it lacks, to see what leads people to us, to keep the site available and stop abuse, and to meet legal duties. If a change would put information that you have already given us to a new use, we ask you first.",
    href: privacy,
  },
  {
    intent: "are-your-answers-binding",
    text: `${site.assistant} can be wrong or out of date: its replies are not advice, an offer or a promise from us, so ask us to confirm anything you want to rely on. The pages are information and an invitation to talk to us, but not a binding offer.`,
    href: urls.termsOfService.path,
  },
  {
    intent: "do-we-sign-a-contract-before-a",
    text: "Services and talent engagements begin under a separate written agreement, and where it and the terms of the website disagree, it takes precedence. You get a first step with its scope, its price and its duration, and decide whether to take it. Please share confidential material only after we have agreed on how it is protected.",
    href: urls.termsOfService.path,
  },
  {
    intent: "do-you-give-data-to-the-authorities",
    text: "Authorities, courts or advisors may receive personal information as far as the law requires it or a legal claim has to be settled. We do not sell it.",
    href: privacy,
  },
  {
    intent: "do-your-payment-or-form-providers-set",
    text: "The hosted checkout page of a card payment provider is a different website and sets its own cookies. A form provider, if we use one, may set cookies of its own and write entries to browser storage. A picture in an article may come from another host, and the sites that we link to have their own cookies.",
    href: urls.cookiePolicy.path,
  },
  {
    intent: "which-entries-does-the-site-write-to",
    text: "In sessionStorage there are, until the tab is closed: partner (that you pressed Partner with Us), react-router-scroll-positions (how far you had scrolled), remix-router-transitions (which pages faded into each other), source (how you came here, with campaign parameters), stopped (moving parts you stopped) and typed:… (what you typed into a form and have not sent). Entries in localStorage are only in the administrator’s browser.",
    href: urls.cookiePolicy.path,
  },
  {
    intent: "may-i-send-you-advertising-through-the",
    text: "The terms ask you not to send advertising, malware or unlawful content through a form or the chat.",
    href: urls.termsOfService.path,
  },
];
