import { expect, test } from "vitest";
import { withDates } from "../../content/dated.ts";
import { forms } from "../../content/forms.ts";
import { cookiePolicy } from "../../content/legal/cookie-policy.ts";
import { privacyPolicy } from "../../content/legal/privacy-policy.ts";
import { termsOfService } from "../../content/legal/terms-of-service.ts";
import { aiAutomations } from "../../content/services/ai-automations.ts";
import { conversationalAi } from "../../content/services/conversational-ai.ts";
import { dataCloudSolutions } from "../../content/services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions } from "../../content/services/ml-ai-genai-solutions.ts";
import { swipeHint } from "../../content/services/swipe-hint.ts";
import type { Claim } from "../../content/services/types.ts";
import { site } from "../../content/site.ts";
import { forClients } from "../../content/talent/for-clients.ts";
import { forTalents } from "../../content/talent/for-talents.ts";
import { agreement as datedAgreement } from "../../content/training/agreement.ts";
import { engineerCourse } from "../../content/training/ai-ml-genai-course.ts";
import { corporateTraining } from "../../content/training/corporate-training.ts";
import { noCodeCourse as datedCourse } from "../../content/training/no-code-agentic-ai.ts";
import { promotion as datedPromotion, planBenefits, plans } from "../../content/training/plans.ts";
import type { Block } from "../../content/types.ts";
import fixedCopy from "../support/inputs/fixed-copy.json" with { type: "json" };
import { firstCourseDates } from "../support/inputs/site-dates.ts";

const dates = firstCourseDates();
const agreement = withDates(datedAgreement, dates);
const noCodeCourse = withDates(datedCourse, dates);
const promotion = datedPromotion(dates);
const policies = { privacyPolicy, termsOfService, cookiePolicy };
const blocks = engineerCourse.curriculum.items;
const lessons = blocks.flatMap((block) => block.lessons);
const modules = noCodeCourse.curriculum.items;
const classes = modules.flatMap((module) => module.classes);

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const inWords = (claims: readonly (Claim | undefined)[]) =>
  claims.flatMap((claim) => (claim === undefined ? [] : `${claim.value} ${claim.label}`));

const content: Record<string, unknown> = {
  conversationalAi,
  aiAutomations,
  mlAiGenaiSolutions,
  dataCloudSolutions,
  corporateTraining,
  engineerCourse,
  noCodeCourse,
  plans,
  promotion,
  agreement,
  forClients,
  forTalents,
  forms,
  panels: { swipeHint },
};

test.each(Object.entries(fixedCopy))("the agreed wording of %s is kept to the letter", (name, wording) => {
  expect(content[name]).toMatchObject(wording);
});

test.each<[string, unknown, unknown]>([
  [
    "the claims of conversational AI",
    conversationalAi.useCases.items.map(({ claims }) => inWords(claims)),
    [
      ["35% reduced operational costs", "40% higher satisfaction"],
      ["25% more service bookings"],
      ["40% less document processing time"],
      ["68% more qualified leads", "30% more agent time on high-value work"],
      ["22% more direct bookings", "15% ancillary revenue growth"],
      ["35% fewer missed appointments"],
    ],
  ],
  [
    "the industries with a title of their own",
    titlesOf(conversationalAi.useCases.items),
    expect.arrayContaining([
      "AI Travel Assistant",
      "Legal Document Automation",
      "Real Estate Chatbots",
      "Virtual Health Assistants",
    ]),
  ],
  [
    "the claims of AI automations",
    aiAutomations.useCases.items.map(({ impact }) => inWords([impact.claim])),
    [["30-50% reduction in lead response time"], [], ["90% reduction in content creation time"], []],
  ],
  [
    "the claim of data and cloud",
    inWords(dataCloudSolutions.useCases.items.map(({ claim }) => claim)),
    ["99.9% uptime guarantee"],
  ],
  [
    "the projections of the market",
    corporateTraining.market.items.map(({ value, period }) => `${value} ${period}`).sort(),
    ["1.3 trillion by 2032", "274 billion by 2026", "3.68 trillion by 2034"],
  ],
  [
    "the facts of the engineer course",
    Object.fromEntries(engineerCourse.facts.items.map(({ term, detail }) => [term, detail])),
    expect.objectContaining({
      Duration: "4 months",
      Lessons: "80 lessons plus AMA sessions",
      "Teaching time": "120 hours of lessons",
      Community: "Free for life, valued at $29/month",
      Certificate: "For a grade of 80% or more",
    }),
  ],
  [
    "what both plans include",
    planBenefits.map((benefit) => benefit.toLowerCase()),
    ["lifetime access to materials", "certificate of completion", "live classes", "hands-on projects"],
  ],
  [
    "what talents are told of fees",
    forTalents.reasons.items[1]?.description,
    expect.stringMatching(/no subscription fees.*only vetted talents/i),
  ],
  [
    "what talents are told of contracts",
    forTalents.reasons.items[2]?.description,
    expect.stringMatching(/hourly or fixed contracts/),
  ],
  [
    "the sections of the privacy policy",
    titlesOf(privacyPolicy.sections)
      .map((title) => title.toLowerCase())
      .join("; "),
    expect.stringMatching(
      /collect.*; .*use.*; .*sharing.*; .*security.*; .*rights.*; .*cookies.*; .*retention.*; .*international transfers.*; .*children under 13.*; .*changes.*; .*contact/,
    ),
  ],
  ["the number of benefits of AI automations", aiAutomations.keyBenefits.items.length, 6],
  ["the number of uses of generative AI", mlAiGenaiSolutions.generative.useCases.items.length, 6],
  [
    "the live sessions of the blocks",
    blocks.map(({ sessions }) => sessions?.length ?? 0),
    [0, 0, 0, 0, 0, 4],
  ],
  ["the number of gains", engineerCourse.gains.items.length, 10],
  ["the number of questions", engineerCourse.faq.items.length, 6],
  ["the number of forms", Object.keys(forms).length, 10],
  [
    "the number of sections of each policy",
    Object.values(policies).map(({ sections }) => sections.length),
    [11, 12, 9],
  ],
])("%s: the wording is kept to the letter", (_, copy, wording) => {
  expect(copy).toEqual(wording);
});

test("the engineer course numbers 80 lessons, block by block, each with a title of its own", () => {
  expect(lessons.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
  expect(new Set(titlesOf(lessons)).size).toBe(80);
  for (const { range, lessons: own } of blocks) {
    expect([...new Set([own[0]?.number, own.at(-1)?.number])].join("–")).toBe(range);
  }
});

test("the no-code course numbers 24 classes, four a module, each with a title of its own", () => {
  expect(classes.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1));
  expect(new Set(titlesOf(classes)).size).toBe(24);
  expect(modules.map((module) => module.classes.length)).toEqual([4, 4, 4, 4, 4, 4]);
});

test.each([
  ["AI/ML/GenAI Engineer", engineerCourse],
  ["No Code Agentic AI", noCodeCourse],
])("installments of the %s course are arranged with the trainings address, before one pays", (_, { faq }) => {
  const answer = faq.items.find(({ id }) => id === "installments")?.answer;
  expect(answer).toContain(`${site.trainingsEmail} before you pay`);
});

test.each([
  /grade of 80% or higher/,
  /within 7 calendar days from the start of your cohort, you get back 75% of the fee paid in full/,
])("beside the prices of the no-code course stands %s", (term) => {
  expect(noCodeCourse.enrollment.terms.map(({ detail }) => detail).join(" ")).toMatch(term);
});

test("the agreement grants no refund and no day beyond its terms", () => {
  expect(textOf(agreement)).not.toMatch(/day 1\b|before that date/);
});

test("the market is called a projection, and what is not known of it is said", () => {
  expect(corporateTraining.market.intro).toMatch(
    /published projections of the AI market.*neither their currency/,
  );
});

test.each([
  "6 weeks",
  "24 classes in 6 modules of 4",
  "Oct 6th and Mon-Thu 7:45pm-9:15pm CDT",
  "$999",
  "$799",
  "EARLYNOCODE",
  "grade of 80% or higher",
  "within 7 calendar days from the start of your cohort",
  "75% of the fee paid in full",
  `by email to ${site.trainingsEmail} by 11:59 PM company local time on day 7`,
  "about 15–30 business days",
  "no refund after the 7 days, and none on repeat cohorts, unless the cohort is not held",
  "cancel future payments only within the same 7 calendar days",
  "treated as a full purchase",
  "State of Texas",
])("the agreement says: %s", (term) => {
  expect(textOf(agreement)).toContain(term);
});

test.each(Object.entries(policies))(
  "%s is dated, and says whom to reach and who may measure visits",
  (_, policy) => {
    expect(policy.effectiveDate).toEqual({ text: "May 29, 2025", day: "2025-05-29" });
    for (const fact of [site.email, site.phone, site.address.street, site.analyticsProvider]) {
      expect(textOf(policy)).toContain(fact);
    }
  },
);

test.each([
  /State of Texas/,
  /courts of \w+ County, Texas/,
  /30 days’ notice/,
  /amounts you paid to us in the last 12 months/,
])("the terms of service say %s", (term) => {
  expect(textOf(termsOfService)).toMatch(term);
});

test.each([/essential/, /analytics/, /functional/, /third parties/, /how long/, /browser/, /1–2 years/])(
  "the cookie policy covers %s",
  (topic) => {
    expect(textOf(cookiePolicy).toLowerCase()).toMatch(topic);
  },
);

test("the sections of a long text have anchors that can be linked", () => {
  for (const { sections } of [...Object.values(policies), agreement]) {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

function textOf({ sections }: { sections: readonly { title: string; blocks: readonly Block[] }[] }): string {
  return sections
    .flatMap(({ title, blocks: own }) => [
      title,
      ...own.flatMap((block) => (block.kind === "list" ? block.items : block.text)),
    ])
    .join("\n");
}
