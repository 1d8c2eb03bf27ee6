import { urls } from "../../../src/shared/urls.ts";
import { site } from "../../site.ts";
import { agreement } from "../../training/agreement.ts";
import { agreementVersion } from "../../training/plans.ts";
import type { Reply } from "../answer.ts";

const href = urls.agreement.path;
const trainings = site.trainingsEmail;

/** Paying, canceling, and the agreement of the No Code Agentic AI Course. */
export const enrollmentAnswers: readonly Reply[] = (
  [
    {
      intent: "can-i-get-a-refund",
      text: `Within 7 calendar days from the start of your cohort you can get 75% of the fee paid in full: send the request by email to ${trainings} by 11:59 PM company local time on day 7. After the 7 days there is no refund, and none on repeat cohorts, unless the cohort is not held. If you change your mind before the start, write to the same address. These are the rules of the No Code Agentic AI Course.`,
    },
    {
      intent: "if-i-fail-do-i-get-my",
      text: `A grade below 80% is not in itself a reason for a refund, and missed classes do not lengthen the period for one: 7 calendar days from the start of your cohort.`,
    },
    {
      intent: "how-long-does-a-refund-take",
      text: "A refund is processed in about 15–30 business days and goes back to the payment method you used. Your access to classes and materials ends with the refund.",
    },
    {
      intent: "what-happens-if-the-course-is-canceled",
      text: "If your cohort is not held, you choose between a place in a later one and a refund of what you paid. A single class that has to be canceled is made up on another date.",
    },
    {
      intent: "what-if-my-class-gets-canceled",
      text: "We may replace an instructor, move a class or adapt its content where illness, a technical failure or a change in a tool makes it necessary. We tell you by email as early as we can, and a class that has to be canceled is made up on another date.",
    },
    {
      intent: "can-i-repeat-the-course",
      text: `A repeat cohort is a later cohort that you join after you already had a place in an earlier one. You need our consent by email to join it: ${trainings}. Repeat cohorts are not refunded, unless the cohort is not held.`,
    },
    {
      intent: "can-i-pay-in-installments",
      text: `For both courses installment plans are available: write to ${trainings} before you pay, and the trainings team tells you the number and dates of the payments. In the No Code Agentic AI Course you may cancel future payments only within 7 calendar days from the start of your cohort; afterward the plan is treated as a full purchase.`,
    },
    {
      intent: "until-when-can-i-stop-the-installments",
      text: "You may cancel future payments only within 7 calendar days from the start of your cohort, by email. Afterward the installment plan is treated as a full purchase: every remaining installment stays due, even if you stop attending.",
    },
    {
      intent: "how-do-i-pay",
      text: `Prices are in US dollars. A card payment provider handles the payment on its own page, and your card details do not reach us; the site names no other way to pay, so ask ${site.trainingsEmail} about one. Please do not write a card number in the chat.`,
    },
    {
      intent: "when-do-i-have-to-pay",
      text: "The fee is due in full at checkout unless we have agreed to an installment plan with you. A sandbox checkout takes no payment: the trainings team writes to you after your request, explains how to pay, and confirms your place once the fee has arrived.",
    },
    {
      intent: "can-my-employer-get-an-invoice",
      text: `The site does not say how invoices, taxes or a payment by your employer are handled. The trainings team can tell you: ${trainings}.`,
    },
    {
      intent: "what-do-i-need-for-the-classes",
      text: "For the No Code Agentic AI Course you need a computer with a current browser, a microphone and a stable internet connection, your own accounts with the tools used in class, such as n8n and Lovable, and time between classes for the projects.",
    },
    {
      intent: "must-my-camera-be-on",
      text: "You may keep your camera off. We may record classes, including what participants say, show on screen or write in the class chat; by joining a class you agree to that. You may not make recordings of your own, and those that we share with a cohort are meant for its study.",
    },
    {
      intent: "can-i-share-my-access-with-a",
      text: "Your place is personal: you may not pass on the link to a class or share your access with anyone else. The materials are for your own learning and work, and may not be published or shared outside your cohort.",
    },
    {
      intent: "am-i-allowed-to-teach-others-from",
      text: "The materials remain our property or that of those who license them to us. You may use them for learning and in your own work. Without our written consent you may not sell, publish or share them outside your cohort, teach from them or use them to prepare another course.",
    },
    {
      intent: "can-i-keep-what-i-build-in",
      text: "What you build in the No Code Agentic AI Course is yours. We show it to people outside your cohort only if you agree.",
    },
    {
      intent: "how-old-do-i-have-to-be",
      text: "You must be old enough to enter into a contract where you live. If you are not, a parent or legal guardian accepts the agreement for you and is responsible for the fee.",
    },
    {
      intent: "where-can-i-read-the-agreement",
      text: "The Live Online Training Program Agreement holds the terms of enrollment: plans and fees, classes, materials, certificate, refunds and installment plans.",
    },
    {
      intent: "how-do-i-accept-the-agreement",
      text: "You accept the agreement by choosing a plan, ticking the box and pressing the button on its page, which has the effect of a signature. The version that you accept applies to your cohort; later versions apply only to later enrollments.",
    },
    {
      intent: "the-button-of-the-agreement-does-not",
      text: `${agreement.acceptance.missingHints.both} Accepting on that page needs JavaScript. To enroll without it, write to ${trainings}, name your plan, and say that you agree to the agreement.`,
    },
    {
      intent: "when-is-my-place-certain",
      text: "In the No Code Agentic AI Course your place is reserved once the fee, or the first installment, has reached us; the link to the classes goes to the email address that you enrolled with. A request at the sandbox checkout takes no payment and does not yet secure a place: the trainings team writes to you and explains how to pay.",
    },
    {
      intent: "why-is-it-called-a-sandbox-checkout",
      text: "A sandbox checkout takes no payment and asks for no card details: card payment is not connected on this website where you see it. You leave your name and email address, and the trainings team writes to you and explains how to pay; until the fee has arrived, no place is secured.",
    },
    {
      intent: "what-does-the-checkout-ask-me-for",
      text: "The sandbox checkout asks for your name and your email address, and a promotion code if you have one; it asks for no card details and takes no payment. By sending the request you confirm that you accept the agreement.",
    },
    {
      intent: "what-if-you-move-the-start-date",
      text: "If we move a date, whoever takes part in it is told by email, with the new times for the calendar. If you cannot take part then, please reply to that mail. If your cohort is not held at all, you choose between a place in a later one and a refund of what you paid.",
    },
    {
      intent: "which-version-of-the-agreement-is-current",
      text: (dates) =>
        `The Live Online Training Program Agreement is at present the version of ${agreementVersion(dates)}. The version that you accept applies to your cohort.`,
    },
    {
      intent: "are-you-liable-for-what-my-agent",
      text: "To the extent that the law allows, we are not liable for indirect or consequential loss, such as lost profit and lost data, and our total liability under the agreement is limited to what you paid for the course in the 12 months before the claim. We do not promise a job, a client, an income or a particular business result.",
    },
    {
      intent: "which-law-applies-to-the-agreement",
      text: "The laws of the State of Texas govern the agreement of the No Code Agentic AI Course. Disputes that we cannot settle with you directly go to the courts named in our Terms of Service.",
    },
    {
      intent: "how-is-the-refund-calculated",
      text: "The refund of the No Code Agentic AI Course is 75% of the fee paid in full, which is the price of your plan less any promotional discount.",
    },
    {
      intent: "what-do-you-do-with-my-data",
      text: `To run the course we use your name, your email address, your plan, your acceptance of the agreement, and your grades. The Privacy Policy says how we handle personal data and which rights you have: ${urls.privacyPolicy.path}.`,
    },
    {
      intent: "what-if-somebody-disturbs-the-class",
      text: "You agree to treat others with respect, to hand in work of your own and name what you took from elsewhere, and to keep confidences. We may warn or exclude anyone who breaks the rules; exclusion for a serious or repeated breach does not extend the right to a refund.",
    },
    {
      intent: "i-paid-and-got-no-confirmation",
      text: `We are sorry for the trouble. The link to the classes goes to the email address that you enrolled with. From here I cannot see registrations or payments: write to ${trainings} with the name and address that you used, or call ${site.phone}.`,
      person: true,
    },
  ] satisfies Omit<Reply, "href">[]
).map((answer) => ({ ...answer, href }));
