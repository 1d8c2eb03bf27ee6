import { urls } from "../../src/shared/urls.ts";
import { site } from "../site.ts";
import { agreementVersion, plans, promotion } from "./plans.ts";
import type { AgreementPage } from "./types.ts";

export const agreement: AgreementPage = {
  meta: {
    title: "Live Online Training Program Agreement",
    description:
      "The terms of enrollment in the No Code Agentic AI Course: plans and fees, classes, materials, certificate, refunds and installment plans.",
  },
  backLink: { label: "Back to the course", href: urls.noCodeAgenticAi.path },
  hero: {
    title: "Live Online Training Program Agreement",
    version: (dates) => `Version of ${agreementVersion(dates)}`,
    marginNote: "The notes beside the clauses are there to help, and only the clauses count.",
    lead: "These are the terms on which you enroll in the No Code Agentic AI Course, so please read them before you choose a plan and accept.",
    signers: { company: `For ${site.name}`, visitor: "You", manner: "by the tick in the box" },
  },
  contentsTitle: "Contents",
  sections: [
    {
      id: "parties",
      title: "Parties and subject",
      inShort: "One place for you in one cohort. If you are too young to accept, a parent or guardian does.",
      blocks: [
        {
          kind: "paragraph",
          text: `This agreement is made between ${site.name}, ${site.address.street}, ${site.address.city}, ${site.address.state} ${site.address.zip} (“the Company”, “we”), and the person who accepts it (“you”).`,
        },
        {
          kind: "paragraph",
          text: "It covers one place in one cohort of the No Code Agentic AI Course (“the Program”), a cohort being the group that takes the Program together from one start date.",
        },
        {
          kind: "paragraph",
          text: "If you are not old enough to enter into a contract where you live, a parent or legal guardian has to accept this agreement for you and is responsible for the fee.",
        },
      ],
    },
    {
      id: "program",
      title: "The Program",
      inShort:
        "You come to live classes, with your own computer and your own accounts, and work on projects between them.",
      blocks: [
        {
          kind: "paragraph",
          text: "The Program lasts 6 weeks and consists of 24 classes in 6 modules of 4, which are taught live online and accompanied by hands-on projects.",
        },
        {
          kind: "paragraph",
          text: ({ agreement: { cohorts } }) =>
            `The start date, days and times of your cohort are those shown on the course page when you enroll. ${
              cohorts.length === 0
                ? "For the next cohort they will be announced."
                : `For the next ${cohorts.length === 1 ? "cohort" : "cohorts"} they are ${cohorts.map(({ starts, schedule }) => `${starts} and ${schedule}`).join("; ")}.`
            }`,
        },
        { kind: "paragraph", text: "To take part you need:" },
        {
          kind: "list",
          items: [
            "a computer with a current browser, a microphone and a stable internet connection;",
            "your own accounts with the tools used in class, such as n8n and Lovable, under their providers’ terms;",
            "time between classes for the projects.",
          ],
        },
      ],
    },
    {
      id: "plans-and-fees",
      title: "Plans and fees",
      inShort:
        "You pay the fee in full at checkout, unless we have agreed on installments. What other providers charge comes on top.",
      blocks: [
        { kind: "paragraph", text: "You enroll under one of two plans:" },
        {
          kind: "list",
          items: [
            `${plans.professionals.label}: ${plans.professionals.priceDisplay}. ${plans.professionals.detail}.`,
            `${plans.students.label}: ${plans.students.priceDisplay}. ${plans.students.detail}.`,
          ],
        },
        {
          kind: "paragraph",
          text: "Each plan includes lifetime access to the materials, the Certificate of Completion on the condition stated below, the live classes and the hands-on projects.",
        },
        {
          kind: "paragraph",
          text: "By choosing a plan you confirm that it describes your situation on the day you enroll, and we may ask for proof. If the student plan does not apply to you, the difference between the two prices becomes due.",
        },
        {
          kind: "paragraph",
          text: "Prices are in US dollars, and the fee is due in full at checkout unless we have agreed to an installment plan with you. A card payment provider handles the payment on its own page, and your card details do not reach us. Subscriptions that you buy from other providers are not included in the fee.",
        },
      ],
    },
    {
      id: "promotional-code",
      title: "Promotional code",
      inShort: "A code works at checkout, and not afterward.",
      blocks: [
        {
          kind: "paragraph",
          text: (dates) => {
            const code = promotion(dates);
            return code === null
              ? "There is no promotional code at present. Where we announce one, these terms apply:"
              : `The code ${code.code} gives ${code.offer} the price of either plan, on these terms:`;
          },
        },
        {
          kind: "list",
          items: [
            "You use it at checkout, and it cannot be applied to a payment that has already been made.",
            "It counts once for each enrollment and has no cash value.",
            "Its validity is limited, and we may end it at any time; enrollments paid for by then keep the reduced price.",
          ],
        },
      ],
    },
    {
      id: "classes-and-recordings",
      title: "Live classes and recordings",
      inShort: "A class may be recorded, and you may keep your camera off. The link to it is for you alone.",
      blocks: [
        {
          kind: "paragraph",
          text: "Your place is personal, so you may not pass on the link to a class or share your access with anyone else.",
        },
        {
          kind: "paragraph",
          text: "We may record classes, including what participants say, show on screen or write in the class chat. By joining a class you agree to being recorded, although you may keep your camera off.",
        },
        {
          kind: "paragraph",
          text: "Recordings that we share with a cohort are intended for its study and count as materials, and participants may not make recordings of their own.",
        },
      ],
    },
    {
      id: "materials",
      title: "Materials and intellectual property",
      inShort:
        "You learn and work with the materials for life, but you may not sell, publish, share or teach them. What you build is yours.",
      blocks: [
        {
          kind: "paragraph",
          text: "The materials are whatever we provide for the Program, such as slides, exercises, workflow files and shared recordings, and they remain the property of the Company or of those who license them to us.",
        },
        {
          kind: "paragraph",
          text: "You receive a personal, non-transferable license to use them for learning and in your own work. Access is for life, which means that it does not end with your cohort and carries no further fee.",
        },
        { kind: "paragraph", text: "Without our written consent you may not:" },
        {
          kind: "list",
          items: [
            "sell, publish or share the materials outside your cohort;",
            "teach from them or use them to prepare another course;",
            "remove the names or notices they carry.",
          ],
        },
        {
          kind: "paragraph",
          text: "What you build in the Program belongs to you, and we show it to people outside your cohort only with your agreement.",
        },
      ],
    },
    {
      id: "certificate",
      title: "Certificate of Completion",
      inShort: "You get it from a grade of 80% on. A lower grade is no reason for a refund.",
      blocks: [
        {
          kind: "paragraph",
          text: "The Certificate of Completion requires a grade of 80% or higher. At the start of the cohort the instructors explain how projects and exercises count toward the grade.",
        },
        {
          kind: "paragraph",
          text: "A grade below that is not in itself a reason for a refund, and the certificate is neither an academic degree nor a professional license.",
        },
      ],
    },
    {
      id: "conduct",
      title: "Conduct",
      inShort:
        "Be respectful, hand in your own work, keep confidences. Who breaks these rules can lose the place.",
      blocks: [
        { kind: "paragraph", text: "So that everyone can learn, you agree to:" },
        {
          kind: "list",
          items: [
            "treat instructors and other participants with respect, without harassment or discrimination;",
            "hand in work of your own and name what you took from elsewhere;",
            "keep to yourself what others tell the class in confidence;",
            "stay away from advertising, unlawful content and attempts to disturb a class or its systems.",
          ],
        },
        {
          kind: "paragraph",
          text: "We may warn or exclude anyone who breaks these rules, and exclusion for a serious or repeated breach does not extend the right to a refund.",
        },
      ],
    },
    {
      id: "schedule",
      title: "Schedule changes and repeat cohorts",
      inShort:
        "A class may move, and a canceled one is made up. If your cohort is not held, the choice is yours.",
      blocks: [
        {
          kind: "paragraph",
          text: "We may replace an instructor, move a class or adapt its content where illness, a technical failure or a change in a tool makes it necessary. We tell you by email as early as we can, and a class that has to be canceled is made up on another date.",
        },
        {
          kind: "paragraph",
          text: "If your cohort is not held, you choose between a place in a later one and a refund of what you paid.",
        },
        {
          kind: "paragraph",
          text: "A repeat cohort is a later cohort that you join after you already had a place in an earlier one. You need our consent by email to join it.",
        },
      ],
    },
    {
      id: "refunds",
      title: "Refunds",
      inShort:
        "You ask by email, by the end of day 7 at our office. After that, and in a repeat cohort, there is a refund only if the cohort is not held.",
      blocks: [
        {
          kind: "paragraph",
          text: "You may cancel your enrollment and request a refund within 7 calendar days from the start of your cohort.",
        },
        {
          kind: "list",
          items: [
            "The refund is 75% of the fee paid in full, which is the price of your plan less any promotional discount.",
            `The request must be sent by email to ${site.trainingsEmail} by 11:59 PM company local time on day 7, company local time being the time in ${site.address.city}, ${site.address.state}.`,
            "It is processed in about 15–30 business days and goes back to the payment method you used.",
            "There is no refund after the 7 days, and none on repeat cohorts, unless the cohort is not held.",
          ],
        },
        {
          kind: "paragraph",
          text: "Missed classes do not lengthen this period, and your access to classes and materials ends with the refund.",
        },
      ],
    },
    {
      id: "installments",
      title: "Installment plans",
      inShort: "You can stop them within the 7 days. Afterward all are due, even if you stop coming.",
      blocks: [
        {
          kind: "paragraph",
          text: "If we have agreed in writing that you pay in installments, you may cancel future payments only within the same 7 calendar days, by email and by the same hour on day 7.",
        },
        {
          kind: "paragraph",
          text: "Afterward the installment plan is treated as a full purchase, so every remaining installment stays due on its date even if you stop attending.",
        },
      ],
    },
    {
      id: "privacy",
      title: "Personal data",
      inShort: "We use what the Program needs to run, and our Privacy Policy says what you can ask of us.",
      blocks: [
        {
          kind: "paragraph",
          text: "To run the Program we use your name, your email address, your plan, your acceptance of this agreement, and your grades. Our Privacy Policy says how we handle personal data and which rights you have.",
        },
      ],
    },
    {
      id: "results",
      title: "Results and outside services",
      inShort: "No job, client or income is promised. Use test data for the exercises.",
      blocks: [
        {
          kind: "paragraph",
          text: "We teach with professional care, but we do not promise a job, a client, an income or a particular business result.",
        },
        {
          kind: "paragraph",
          text: "n8n, Lovable and other services used in class belong to their providers, who set their own prices and may change what they offer. You decide which data you enter there, and for exercises you should use test data.",
        },
      ],
    },
    {
      id: "liability",
      title: "Limitation of liability",
      inShort:
        "We are liable up to what you paid in the 12 months before, and not for lost profit or data. Your refund is not touched.",
      blocks: [
        {
          kind: "paragraph",
          text: "To the extent that the law allows, the Company is not liable for indirect or consequential loss, including lost profit and lost data. Its total liability under this agreement is limited to what you paid for the Program in the 12 months before the claim arose.",
        },
        {
          kind: "paragraph",
          text: "This clause does not limit liability that cannot be limited by law, and it does not reduce a refund that this agreement grants.",
        },
      ],
    },
    {
      id: "governing-law",
      title: "Governing law",
      inShort: "The law of Texas applies.",
      blocks: [
        {
          kind: "paragraph",
          text: "The laws of the State of Texas govern this agreement, without regard to their rules on conflicts of law. Disputes that we cannot settle with you directly go to the courts named in our Terms of Service.",
        },
      ],
    },
    {
      id: "entire-agreement",
      title: "Entire agreement and acceptance",
      inShort:
        "What you accept today counts for your cohort. Your place is reserved once the fee, or its first installment, has reached us.",
      blocks: [
        {
          kind: "paragraph",
          text: "This agreement, together with our Terms of Service and Privacy Policy, is everything that you and we have agreed about the Program. Where the texts differ, this one decides for the Program, and if one clause is invalid, the others remain in force.",
        },
        {
          kind: "paragraph",
          text: "The version you accept applies to your cohort, while later versions apply only to later enrollments.",
        },
        {
          kind: "paragraph",
          text: "You accept by choosing a plan, ticking the box and pressing the button on this page, which has the effect of a signature. Your place is reserved once the fee, or the first installment, has reached us.",
        },
        {
          kind: "paragraph",
          text: `Questions about these terms go to ${site.trainingsEmail} or ${site.phone}.`,
        },
      ],
    },
  ],
  drawings: {
    program: { classes: "24 classes", modules: "6 modules" },
    "plans-and-fees": {
      professionals: plans.professionals.priceDisplay,
      students: plans.students.priceDisplay,
      difference: "the difference",
    },
    "classes-and-recordings": { recorded: "recorded", off: "camera off" },
    materials: { cohort: "your cohort", life: "access for life" },
    certificate: { least: "80%", grade: "grade", earned: "certificate" },
    schedule: { notHeld: "not held", later: "a later cohort", back: "a refund" },
    refunds: {
      start: "Cohort starts",
      end: "Day 7, 11:59 PM",
      share: "75% of the fee",
      after: "about 15–30 business days",
    },
    installments: { cancel: "7 days", due: "all due after day 7" },
    liability: { paid: "12 months", claim: "claim" },
  },
  acceptance: {
    planLegend: "Plan",
    toSign: "Go to the box and the button",
    checkboxLabel: "I have read and agree to the Live Online Training Program Agreement.",
    action: "I Agree — Continue to Payment",
    missingHints: {
      both: "Choose a plan and tick the box to continue.",
      plan: "Choose a plan to continue.",
      acceptance: "Tick the box to continue.",
    },
    readyHint: "The checkout opens next, and nothing is charged until you confirm there.",
    withoutScript: {
      description:
        "Accepting on this page needs JavaScript, which is off in your browser. To enroll without it, write to us, name your plan, and say that you agree to this agreement:",
      email: site.trainingsEmail,
    },
  },
};
