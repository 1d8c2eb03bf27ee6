import { site } from "../site.ts";
import type { LegalPage } from "./types.ts";

export const termsOfService: LegalPage = {
  meta: {
    title: "Terms of Service",
    description: `The terms for using the ${site.name} website: what it offers, what is asked of you, who is liable for what, and which law applies.`,
  },
  hero: {
    title: "Terms of Service",
    lead: `These terms are an agreement between you and ${site.name} about the use of this website. Work we do for you, and courses you enroll in, have agreements of their own.`,
  },
  effectiveDate: { text: "May 29, 2025", day: "2025-05-29" },
  sections: [
    {
      id: "your-agreement",
      title: "Your agreement to these terms",
      blocks: [
        {
          kind: "paragraph",
          text: "By using this website you accept these terms. If you do not accept them, please do not use it.",
        },
        {
          kind: "paragraph",
          text: "If you act for a company, you confirm that you are authorized to bind it. If you are under 18, a parent or guardian has to agree before you enroll in a course or join the talent network.",
        },
      ],
    },
    {
      id: "what-the-site-offers",
      title: "What the website offers",
      blocks: [
        {
          kind: "paragraph",
          text: "The site describes our services, our training and our talent network, and it publishes articles. Its pages are information and an invitation to talk to us, but not a binding offer.",
        },
        {
          kind: "paragraph",
          text: "Services and talent engagements begin under a separate written agreement. Where such an agreement and these terms disagree, the agreement takes precedence.",
        },
        {
          kind: "paragraph",
          text: "We may change, suspend or close individual parts of the website.",
        },
      ],
    },
    {
      id: "using-the-site",
      title: "Using the website",
      blocks: [
        { kind: "paragraph", text: "Use the site lawfully and fairly. In particular, do not:" },
        {
          kind: "list",
          items: [
            "give false details or write in another person’s name,",
            "send advertising, malware or unlawful content through a form or the chat,",
            "try to enter the administrator’s area or get around a limit or a security measure,",
            "load the server with automated requests so that others are hindered,",
            "copy the site to pass it off as yours.",
          ],
        },
        {
          kind: "paragraph",
          text: "We may block access for anyone who breaks these rules.",
        },
      ],
    },
    {
      id: "chat-assistant",
      title: "The chat assistant",
      blocks: [
        {
          kind: "paragraph",
          text: `${site.assistant} is software that answers questions about our services, products and company, and it can be wrong or out of date. Its replies are not advice, an offer or a promise from us, so ask us to confirm anything you want to rely on.`,
        },
      ],
    },
    {
      id: "enrollment-and-payment",
      title: "Enrollment and payment",
      blocks: [
        {
          kind: "paragraph",
          text: "You enroll in the No Code Agentic AI Course after accepting the Live Online Training Program Agreement. Price, refunds, installments and the certificate are governed by that agreement.",
        },
        {
          kind: "paragraph",
          text: "Payment takes place on the checkout page of a card payment provider and is subject to that provider’s terms. Where the site shows its sandbox checkout instead, no payment is taken, and sending the request does not yet secure a place.",
        },
        {
          kind: "paragraph",
          text: "The terms of any other course or program are settled with you before you pay.",
        },
      ],
    },
    {
      id: "talent-network",
      title: "The talent network",
      blocks: [
        {
          kind: "paragraph",
          text: "A request from a client or a talent commits neither side to an engagement. We do not guarantee a client that a suitable person will be found, or a talent that a project will follow.",
        },
        {
          kind: "paragraph",
          text: "Talents are responsible for what they state about their skills and experience, and clients for what they state about the work.",
        },
      ],
    },
    {
      id: "content-and-rights",
      title: "Content and rights",
      blocks: [
        {
          kind: "paragraph",
          text: `The texts, drawings, course descriptions, software and brand on this site belong to ${site.name} or its licensors. You may read, link and print pages for your own use and quote them with a reference to the source, while any other use needs our written consent.`,
        },
        {
          kind: "paragraph",
          text: "What you send us remains yours, but you allow us to use it to deal with your request, and you confirm that you have the right to send it. Please share confidential material only after we have agreed on how it is protected.",
        },
      ],
    },
    {
      id: "other-services",
      title: "Services of other companies",
      blocks: [
        {
          kind: "paragraph",
          text: "The site links to other websites, such as our pages on social networks, and parts of it may be run by a form provider, a card payment provider or a chat automation service. Their own terms apply to what they do, and we are not responsible for content that is theirs.",
        },
        {
          kind: "paragraph",
          text: `A web analytics provider, ${site.analyticsProvider}, may be added later; none is loaded in this installation today.`,
        },
      ],
    },
    {
      id: "no-warranty",
      title: "No warranty",
      blocks: [
        {
          kind: "paragraph",
          text: "We prepare this website with care and provide it “as is” and “as available”. As far as the law allows, we give no warranty, express or implied, that it is complete, free of errors, always reachable or fit for a particular purpose.",
        },
        {
          kind: "paragraph",
          text: "Figures on our pages show what is possible or describe a market, and your own results may differ. A figure binds us where your written agreement contains it.",
        },
      ],
    },
    {
      id: "limit-of-liability",
      title: "Limit of liability",
      blocks: [
        {
          kind: "paragraph",
          text: `To the extent the law permits, the total liability of ${site.name} for all claims connected with this website or these terms is capped at the amounts you paid to us in the last 12 months before the event behind the claim.`,
        },
        {
          kind: "paragraph",
          text: "We are not liable for lost profit, lost data or other indirect or consequential loss. Nothing here limits liability that cannot be limited by law, such as liability for fraud.",
        },
      ],
    },
    {
      id: "governing-law",
      title: "Governing law and courts",
      blocks: [
        {
          kind: "paragraph",
          text: "The laws of the State of Texas govern these terms, without its rules on the conflict of laws. Disputes belong before the courts of Collin County, Texas, and both sides accept their jurisdiction.",
        },
        {
          kind: "paragraph",
          text: "Consumers keep the rights that mandatory law gives them where they live. If one clause of these terms turns out to be invalid, this does not affect any of the others.",
        },
      ],
    },
    {
      id: "changes-and-contact",
      title: "Changes and contact",
      blocks: [
        {
          kind: "paragraph",
          text: "We give 30 days’ notice of changes to these terms: the new text, with its effective date, is announced on this page at least 30 days before it applies. If you go on using the website after that date, the new terms apply to you.",
        },
        { kind: "paragraph", text: "You can reach us about these terms as follows:" },
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
