import { site } from "../site.ts";
import type { LegalPage } from "./types.ts";

export const privacyPolicy: LegalPage = {
  meta: {
    title: "Privacy Policy",
    description: `What the ${site.name} website stores about you, where it is kept, who can see it, and how to have it corrected or deleted.`,
  },
  hero: {
    title: "Privacy Policy",
    lead: `“We” in this policy is ${site.name}, the company that operates this website. You can read every public page without an account; the sections below say what reaches us when you do more than read.`,
  },
  effectiveDate: { text: "May 29, 2025", day: "2025-05-29" },
  sections: [
    {
      id: "information-we-collect",
      title: "Information we collect",
      blocks: [
        {
          kind: "paragraph",
          text: "Some information you type in yourself. Some of it your browser sends with every request, as it does on any website.",
        },
        {
          kind: "list",
          terms: "words",
          items: [
            "Forms: when you send one, our server keeps what you typed into its fields, the name of the form, the path of the page that holds it and the time in its own store. Later it adds what we do with it: how far we have come, our notes, and whether it has reached the systems named under “Sharing”.",
            "How you came here: your browser notes, in this tab only, the first page you opened, the name of the website that led you to it, and the campaign and click parameters of its address. If you send a form, this note goes along and is kept with it. If you send none, the note never leaves your browser, other than by the addresses of a form provider or payment provider named below, and is gone with the tab; the counts of visits below are made without it.",
            "Enrollment requests: if you ask for a course place at this site’s sandbox checkout, the same store keeps your name, your email address, the plan, the version of the agreement that you accepted, the course date it is for, how you came here and the time, and the same about what we do with it. A registration for a webinar keeps its date as well.",
            "Waitlists: if you join one, your entry is kept like any other form’s. When a date is set, and mail is set up, one mail about it goes to the address that you left. Whoever takes part in a date is told the same way if we move it.",
            "Articles by mail: if you ask for them, our server keeps your email address, the path of the page with the form, how you came here and the time, and sends a mail with a link. Only once you have pressed the button behind that link do articles come to you; if you do not press it within 7 days, all of this is deleted. Each mail has a link, and a mark for your mail program, by which you leave with one click and without signing in. Your address is then deleted at once, as it is if your mail server refuses it for good. No picture in the mails is made for one reader, so we do not learn who opens them.",
            `Chat: every message to ${site.assistant} is sent to our server together with a session id, which your page makes from the time and a random number each time it is loaded. The server answers the message itself, has a language model answer it, or relays it, with the id, to the automation service that we use. The conversation is held in the memory of the page in your browser, where it is gone after a full reload, and its last questions and answers in the memory of our server for half an hour, so that you can ask on.`,
            `Questions without an answer: if ${site.assistant} finds no answer on this website, and we have not switched this off, our server keeps the text of that question, the page and the time, so that we can add the answer. If you press No under “Did this help?”, it keeps the question and the answer in the same way. Before that it removes mail addresses, telephone and other numbers, except small ones, years, prices and percentages, and what addresses of pages hold behind the path, as far as it recognizes them. It keeps neither the session id, nor your network address, nor the rest of the conversation.`,
            `Counts of visits: unless we have switched this off, each page that you open tells our server its own address and the address of the page that led you there. Of these the server keeps sums for each day: how many pages were opened, how many visitors saw each of them, from which websites and campaigns they came, and how many had a form in view, wrote to ${site.assistant} or went on to the checkout. To count a visitor once a day, it makes a code of your network address, your browser’s name and a random number, which it draws anew each day. Until the day ends, the code stands beside what is counted of its visitor: pages, a form in view, a message. Neither the address nor the name is kept, and nothing is stored in your browser. A browser that sends Do Not Track or Global Privacy Control is not counted.`,
            "Network addresses: to limit how often one sender can use the forms, the chat, the counts and the sign-in, the server holds network addresses, and the chat’s session ids, in its memory, or in its database where it has one, for little more than a day at most.",
            "Request log: the server notes the time, the method, the path and the status of a request, how long its answer took, and a number that it gives to the request. It logs neither your network address nor what a request contains.",
            "Administrator: for the one person who manages this site we keep a username, a hash of the password, the key of the second factor if one is set up, and a record of the sign-in session.",
          ],
        },
        {
          kind: "paragraph",
          text: "We can choose to have the forms supplied by a form provider. They are then that provider’s frames inside our pages, and what you enter goes to the provider under its own privacy policy. The frame’s address carries the utm parameters that you came with.",
        },
        {
          kind: "paragraph",
          text: "Card payments, where we accept them, are made on the hosted checkout page of a card payment provider. Your card details never reach this site. The address that leads there carries the utm parameters that you came with, and a random number by which the provider can tell us what you accepted here: our server keeps it with the plan, the course date, the version of the agreement and how you came here, for 7 days, or for 60 without how you came here if you paid. Once you have paid, it tells us your name, email address and phone number, what you paid and when, and later whether it was refunded or disputed; we keep that with your enrollment.",
        },
      ],
    },
    {
      id: "how-we-use-information",
      title: "How we use information",
      blocks: [
        {
          kind: "list",
          items: [
            "To answer your request and prepare an offer, if you asked for one.",
            "To handle your enrollment in a course or your place in the talent network.",
            "To give you a reply in the chat, and to add answers that it lacks.",
            "To send you our articles, if you have asked for them and confirmed it.",
            "To see which pages, websites and campaigns lead people to us.",
            "To keep the site available, find faults and stop abuse such as automated form entries or password guessing.",
            "To meet legal duties, for instance in accounting.",
          ],
        },
        {
          kind: "paragraph",
          text: "Where the law requires a legal basis, ours is the request or contract with you, our legitimate interest in a working and secure website, a legal duty, or a consent that you gave and may withdraw.",
        },
        {
          kind: "paragraph",
          text: "We do not build advertising profiles from any of it.",
        },
      ],
    },
    {
      id: "sharing",
      title: "Sharing",
      blocks: [
        {
          kind: "paragraph",
          text: "We do not sell personal information. Inside the company it is read by those who deal with your request. Outside it, these may receive some of it:",
        },
        {
          kind: "list",
          items: [
            "The automation service behind the chat, if the chat is connected to one: your messages and the session id.",
            "The operator of the language model behind the chat, if we use one that we do not run ourselves: your message, the last ones before it with their answers, and texts of this website that fit them; no name, no address and no session id.",
            "Our own systems for mail and customer care, if the site is connected to them: a form or enrollment request, with its page and how you came here, is passed on to them by mail or to their address as soon as you have sent it. A confirmation of what you sent, if we have switched it on, goes to the email address that you entered, and so do articles that you subscribed to. The companies that run these systems for us process it on our instructions.",
            "A form provider or card payment provider, if we use one: what you enter with them, and the utm parameters that you came with.",
            "The company that hosts our server, which processes data on our instructions.",
            "A client who is looking for talent: your profile, and only after you have agreed to that introduction.",
            "Authorities, courts or advisors, as far as the law requires it or a legal claim has to be settled.",
            "A successor, if our business is sold or merged, who then has to honor this policy.",
          ],
        },
        {
          kind: "paragraph",
          text: `${site.analyticsProvider} is a web analytics service that may be used on this site. This installation does not load it today, so it receives nothing about your visit.`,
        },
      ],
    },
    {
      id: "security",
      title: "Security",
      blocks: [
        {
          kind: "paragraph",
          text: "Form entries and enrollment requests cannot be fetched from the public part of the site. The signed-in administrator sees them in the dashboard. The administrator’s password is stored as a hash, sign-in attempts are limited, and the session cookies are signed and closed to scripts.",
        },
        {
          kind: "paragraph",
          text: "No system is free of risk. Please leave passwords, card numbers and health data out of forms and chat messages.",
        },
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      blocks: [
        { kind: "paragraph", text: "Wherever you live, you may ask us:" },
        {
          kind: "list",
          items: [
            "to tell you what we hold about you and give you a copy,",
            "to correct what is wrong,",
            "to delete what you sent us,",
            "to stop or restrict a use that you object to.",
          ],
        },
        {
          kind: "paragraph",
          text: `Write to ${site.email}, if you can from the address you used in the form, so that we can find the entry and see that it is yours. Asking is free and has no effect on the service you receive. We answer within the time that the law sets where you live.`,
        },
        {
          kind: "paragraph",
          text: "If our answer does not satisfy you, ask us to review it. You may also complain to the data protection authority where you live, which in Texas is the Attorney General.",
        },
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      blocks: [
        {
          kind: "paragraph",
          text: "As a visitor you get no cookies from us. Two exist, “session” and “session.sig” (over https “__Host-session” and “__Host-session.sig”), and they are set only for the administrator at sign-in.",
        },
        {
          kind: "paragraph",
          text: "Your browser’s own storage holds a few small notes for no longer than a tab is open: how you came to this site, how far you had scrolled, which pages faded into each other, which moving parts you stopped, what you typed into a form and have not sent, and that you pressed Partner with Us. The Cookie Policy gives their names and everything else that is stored.",
        },
      ],
    },
    {
      id: "retention",
      title: "Retention",
      blocks: [
        {
          kind: "list",
          items: [
            "Form entries and enrollment requests stay in the store, with how you came here, until we delete them or you ask us to, or for a number of days if we have set one for all of them.",
            "What looks as if a program had sent it, because it comes too often or too fast, fills in a field that people do not see, or reads like an advertisement, is kept aside and deleted after 30 days, unless one of us sees that it is a person’s. It is passed on to nobody while it is kept aside.",
            "Your address for articles by mail is kept until you leave, and for 7 days if you do not confirm it.",
            "Questions that the chat could not answer, or answered so that it did not help, are deleted after 30 days, or earlier once we have added the answer; the store holds no more than 1,000 of them. Other chat messages are not kept in our store. An automation service or a language model’s operator that received them keeps them by its own rules.",
            "The codes that visitors are counted by are deleted at the end of their day, Central Time, or when the server next starts if it is off then, together with the random number: from then on nobody can tell whose they were. The sums, in which no visitor is, are deleted after 180 days.",
            "Network addresses used for the limits are deleted within two hours after the limit has run out, or soon after the server next starts if it is off then.",
            "Request logs stay until the server’s log settings, or we, remove them.",
            "The administrator’s account stays as long as the site has one; a sign-in lasts up to 7 days.",
          ],
        },
        {
          kind: "paragraph",
          text: "The server makes a backup of the store every day and keeps it for a set number of days, 14 unless we set another number. A deleted entry can remain in these, and in copies that we made ourselves, until they are replaced or removed. What belongs to a contract or an invoice is kept for as long as the law demands.",
        },
      ],
    },
    {
      id: "international-transfers",
      title: "International transfers",
      blocks: [
        {
          kind: "paragraph",
          text: "We are based in the United States and read your messages there. If you write from another country, your information is transferred to the United States, whose privacy law may differ from that of your home.",
        },
        {
          kind: "paragraph",
          text: "A provider named in this policy may work in further countries. Where your law requires safeguards for such a transfer, for example standard contractual clauses, we put them in place with that provider.",
        },
      ],
    },
    {
      id: "children-under-13",
      title: "Children under 13",
      blocks: [
        {
          kind: "paragraph",
          text: "This website is not meant for children under 13, and we do not knowingly collect personal information from them. If you are under 13, please do not use the forms or the chat.",
        },
        {
          kind: "paragraph",
          text: "A parent or guardian who believes that a child has written to us can tell us, and we will delete the entry.",
        },
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        {
          kind: "paragraph",
          text: "When the software or our practice changes, we change this policy. If a change would put information you have already given us to a new use, we ask you first.",
        },
      ],
    },
    {
      id: "contact",
      title: "Contact",
      blocks: [
        {
          kind: "paragraph",
          text: "Questions about privacy and requests concerning your information reach us here:",
        },
        {
          kind: "list",
          terms: "words",
          items: [
            `Email: ${site.email}`,
            `Phone: ${site.phone}`,
            `Mail: ${site.name}, ${site.address.street}, ${site.address.city}, ${site.address.state} ${site.address.zip}`,
          ],
        },
      ],
    },
  ],
};
