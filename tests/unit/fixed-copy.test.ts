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

/** Wording that was agreed to the letter: what it is, the copy, and the wording. */
const fixed: [string, unknown, unknown][] = [
  // Conversational AI
  [
    "the page of conversational AI",
    conversationalAi.meta,
    {
      title: "Custom Chatbot & Voice AI Development",
      description:
        "Advanced conversational AI solutions for customer service, support automation, and intelligent chatbots",
    },
  ],
  [
    "the benefits of conversational AI",
    titlesOf(conversationalAi.benefits.items),
    [
      "24/7 Availability",
      "Enhanced Customer Experience",
      "Operational Efficiency",
      "Seamless Integration",
      "Cost Reduction",
      "Multilingual Support",
    ],
  ],
  ["the voice block", conversationalAi.voice.title, "Voice-Enabled AI Assistants"],
  [
    "the parts of the voice block",
    titlesOf(conversationalAi.voice.items),
    ["Human-like interactions", "Multi-modal support", "Voice authentication", "Multilingual support"],
  ],
  [
    "the use cases of conversational AI",
    conversationalAi.useCases.title,
    "Conversational AI Use Cases By Industry",
  ],
  [
    "the industries of conversational AI and their claims",
    conversationalAi.useCases.items.map(({ key, claims }) => [key, inWords(claims)]),
    [
      ["travel", ["35% reduced operational costs", "40% higher satisfaction"]],
      ["automotive", ["25% more service bookings"]],
      ["legal", ["40% less document processing time"]],
      ["realestate", ["68% more qualified leads", "30% more agent time on high-value work"]],
      ["hospitality", ["22% more direct bookings", "15% ancillary revenue growth"]],
      ["healthcare", ["35% fewer missed appointments"]],
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
    "the closing of conversational AI",
    conversationalAi.closing.title,
    "Transform Your Customer Interactions",
  ],

  // AI automations
  ["the page of AI automations", aiAutomations.meta.title, "AI Business Process Automation Services"],
  ["the hero of AI automations", aiAutomations.hero.title, "Revolutionize Your Business with AI Automations"],
  [
    "the themes of AI automations",
    titlesOf(aiAutomations.benefits.items),
    [
      "24/7 operation",
      "Efficiency",
      "Insights",
      "Customer experience",
      "Competitive advantage",
      "Scalable growth",
    ],
  ],
  ["the benefits of AI automations", aiAutomations.keyBenefits.title, "Key Benefits"],
  ["the number of these benefits", aiAutomations.keyBenefits.items.length, 6],
  [
    "the block about the revolution",
    titlesOf([
      aiAutomations.revolution,
      aiAutomations.revolution.candidates,
      aiAutomations.revolution.aroundTheClock,
    ]),
    ["The AI Revolution Is Here", "What Can You Automate?", "The Power of 24/7 Operations"],
  ],
  ["the use cases of AI automations", aiAutomations.useCases.title, "AI Automation Use Cases By Category"],
  [
    "the labels of these use cases",
    Object.values(aiAutomations.useCases.labels),
    ["Key Applications", "Business Impact", "Integration Capabilities"],
  ],
  [
    "the tabs of AI automations",
    aiAutomations.useCases.items.map(({ key, title }) => [key, title]),
    [
      ["onboarding", "Onboarding and Lead Classification"],
      ["competitor", "Competitor Analysis"],
      ["content", "Content Creation"],
      ["meetings", "Meeting Notes & Reports"],
    ],
  ],
  [
    "the claims of AI automations",
    aiAutomations.useCases.items.map(({ impact }) => inWords([impact.claim])),
    [["30-50% reduction in lead response time"], [], ["90% reduction in content creation time"], []],
  ],
  ["the closing of AI automations", aiAutomations.closing.title, "Get Started with AI Automation"],

  // ML/AI/GenAI
  ["the page of ML/AI/GenAI", mlAiGenaiSolutions.meta.title, "GenAI, ML & AI Solutions Development"],
  ["the hero of ML/AI/GenAI", mlAiGenaiSolutions.hero.title, "ML/AI/GenAI Solutions"],
  [
    "the capabilities of generative AI",
    titlesOf(mlAiGenaiSolutions.generative.items),
    ["Content generation", "Process automation", "Conversational AI", "Data synthesis"],
  ],
  ["the number of uses of generative AI", mlAiGenaiSolutions.generative.useCases.items.length, 6],
  [
    "the industries of ML/AI/GenAI",
    mlAiGenaiSolutions.industries.items.map(({ key }) => key),
    ["healthcare", "finance", "manufacturing", "retail", "transportation"],
  ],
  [
    "the labels of these industries",
    Object.values(mlAiGenaiSolutions.industries.labels),
    ["Applications", "Challenges", "Opportunities", "Integration Capabilities"],
  ],
  ["the hint under these industries", mlAiGenaiSolutions.industries.swipeHint, "Swipe to navigate"],
  [
    "the additional industries",
    titlesOf(mlAiGenaiSolutions.additionalIndustries.items),
    ["Energy", "Education", "Media & Entertainment"],
  ],
  ["the outlook", mlAiGenaiSolutions.outlook.title, "Future Outlook"],
  [
    "the columns of the outlook",
    titlesOf(mlAiGenaiSolutions.outlook.items),
    ["Emerging Trends", "Business Impact", "Generative AI"],
  ],

  // Data and cloud
  [
    "the page of data and cloud",
    dataCloudSolutions.meta,
    {
      title: "Data & Cloud Solutions",
      description:
        "Comprehensive cloud and data solutions including application development, data analytics, disaster recovery, IoT, streaming, and managed hosting services",
    },
  ],
  ["the infrastructure block", dataCloudSolutions.infrastructure.title, "Enterprise Cloud Infrastructure"],
  ["the benefits of data and cloud", dataCloudSolutions.benefits.title, "Key Benefits"],
  [
    "the cards of these benefits",
    titlesOf(dataCloudSolutions.benefits.items),
    [
      "Scalable Infrastructure",
      "Advanced Analytics",
      "Enhanced Security",
      "Data Management",
      "Disaster Recovery",
      "Cloud Migration",
    ],
  ],
  ["the use cases of data and cloud", dataCloudSolutions.useCases.title, "Common Use Cases"],
  [
    "the labels of data and cloud's use cases",
    Object.values(dataCloudSolutions.useCases.labels),
    ["Key Features", "Outcome", "Use Case"],
  ],
  [
    "the tabs of data and cloud",
    dataCloudSolutions.useCases.items.map(({ key, title }) => [key, title]),
    [
      ["appdev", "Cloud-Native Application Development"],
      ["bigdata", "Big Data Analytics & Machine Learning"],
      ["disaster", "Disaster Recovery and Backup"],
      ["iot", "IoT Platforms"],
      ["streaming", "Streaming and Content Delivery"],
      ["hosting", "Managed Web Hosting"],
    ],
  ],
  [
    "the claim of data and cloud",
    inWords(dataCloudSolutions.useCases.items.map(({ claim }) => claim)),
    ["99.9% uptime guarantee"],
  ],
  [
    "the closing of data and cloud",
    dataCloudSolutions.closing.title,
    "Transform Your Business with Cloud Technology",
  ],

  // Corporate training
  [
    "the benefits of corporate training",
    titlesOf(corporateTraining.benefits.items),
    [
      "Expert Instruction",
      "Hands-on Projects",
      "Customized Curriculum",
      "Flexible Delivery",
      "Ongoing Support",
      "ROI-Focused",
    ],
  ],
  [
    "the two programs",
    corporateTraining.programs.items.map(({ title, duration }) => [title, duration]),
    [
      ["AI/ML/GenAI Engineer Program", "4 months"],
      ["Custom Program", "Flexible duration"],
    ],
  ],
  [
    "the projections of the market",
    corporateTraining.market.items.map(({ value, period }) => `${value} ${period}`).sort(),
    ["1.3 trillion by 2032", "274 billion by 2026", "3.68 trillion by 2034"],
  ],

  // AI/ML/GenAI Engineer course
  [
    "the blocks of the curriculum",
    blocks.map(({ title, range, label }) => [title, range, label]),
    [
      ["Foundations: Python & Intro to ML", "1–15", "Lessons 1–15"],
      ["Data Processing & Classic Algorithms", "16–29", "Lessons 16–29"],
      ["Model Evaluation & Advanced Techniques", "30–41", "Lessons 30–41"],
      ["Deep Learning for NLP & Generative AI", "42–59", "Lessons 42–59"],
      ["Agentic Systems & MLOps", "60–79", "Lessons 60–79"],
      ["Career Guidance & AMA Sessions", "80", "5 live sessions"],
    ],
  ],
  [
    "the live sessions of the blocks",
    blocks.map(({ sessions }) => sessions?.length ?? 0),
    [0, 0, 0, 0, 0, 4],
  ],
  [
    "the facts of the course",
    Object.fromEntries(engineerCourse.facts.items.map(({ term, detail }) => [term, detail])),
    expect.objectContaining({
      Duration: "4 months",
      Lessons: "80 lessons plus AMA sessions",
      "Teaching time": "120 hours of lessons",
      Community: "Free for life, valued at $29/month",
      Certificate: "For a grade of 80% or more",
    }),
  ],
  ["the rating of the course", engineerCourse.hero.rating.value, "9.5/10"],
  ["the number of gains", engineerCourse.gains.items.length, 10],
  ["the number of questions", engineerCourse.faq.items.length, 6],

  // No Code Agentic AI course
  [
    "the modules",
    modules.map(({ title, range }) => [title, range]),
    [
      ["AI Basics & Prompt Engineering", "Classes 1–4"],
      ["Getting Started with n8n & AI Agents", "Classes 5–8"],
      ["APIs, Automation & Real-Time Processes", "Classes 9–12"],
      ["Database Integration & Automation, plus intro to RAG and vector databases", "Classes 13–16"],
      ["RAG Systems & Retrieval Workflows", "Classes 17–20"],
      ["Lovable Prototyping", "Classes 21–24"],
    ],
  ],
  [
    "the reasons for the course",
    titlesOf(noCodeCourse.why.items),
    ["No Coding Required", "Real-World Applications", "Rapid Prototyping", "Launch Your AI Career"],
  ],
  [
    "the details of the course",
    noCodeCourse.details.items.map(({ detail }) => detail),
    [
      "6 weeks intensive",
      "Live online classes with hands-on projects",
      "Oct 6th",
      "Mon-Thu 7:45pm-9:15pm CDT",
    ],
  ],
  ["the webinar's date", noCodeCourse.webinar.date, "September 28th at 12pm CDT"],
  [
    "the plan for professionals",
    plans.professionals,
    expect.objectContaining({
      label: "Non-tech or Tech Founders / Non-tech or Tech Professionals",
      detail: "Standard enrollment for professionals",
      priceDisplay: "$999",
    }),
  ],
  [
    "the plan for students",
    plans.students,
    expect.objectContaining({
      label: "Students / Graduates / Unemployed Juniors",
      detail: "Special pricing for students and recent graduates",
      priceDisplay: "$799",
    }),
  ],
  [
    "what both plans include",
    planBenefits.map((benefit) => benefit.toLowerCase()),
    ["lifetime access to materials", "certificate of completion", "live classes", "hands-on projects"],
  ],
  [
    "the promotion",
    promotion,
    expect.objectContaining({ code: "EARLYNOCODE", offer: "$100 off", saving: "Save $100" }),
  ],
  [
    "the acceptance of the agreement",
    agreement.acceptance,
    expect.objectContaining({
      checkboxLabel: "I have read and agree to the Live Online Training Program Agreement.",
      action: "I Agree — Continue to Payment",
    }),
  ],

  // Talent
  [
    "the hero for clients",
    forClients.hero,
    expect.objectContaining({
      badge: "Elite AI Talent Network",
      action: "Find Your Talent",
      secondaryAction: "Learn More",
    }),
  ],
  [
    "the roles",
    titlesOf(forClients.roles.items),
    [
      "Data Engineer",
      "AI/ML Engineer",
      "Any IT Role",
      "BI/Data Analyst",
      "Software Engineer",
      "DevOps Engineer",
      "Data Scientist",
      "Any Industry",
      "Any Technology",
    ],
  ],
  ["the block of promises", forClients.progress.title, "AI Progresses Rapidly"],
  [
    "the promises",
    titlesOf(forClients.progress.items),
    [
      "Bring together small expert teams instantly",
      "Adapt quickly to new technologies",
      "Scale team size easily",
      "Achieve faster outcomes than traditional hiring",
    ],
  ],
  ["the block of reasons", forClients.reasons.title, "Why Choose Our Network"],
  [
    "the reasons for clients",
    titlesOf(forClients.reasons.items),
    [
      "Premium Projects",
      "Global Opportunities",
      "Competitive Rates",
      "Expert Community",
      "Secure & Reliable",
      "Flexible Engagement",
    ],
  ],
  [
    "the hero for talents",
    forTalents.hero,
    expect.objectContaining({
      badge: "Career Opportunities",
      action: "Join Our Network",
      secondaryAction: "Learn More",
    }),
  ],
  [
    "the reasons for talents",
    titlesOf(forTalents.reasons.items),
    ["Secure Your Future", "More Opportunities", "Work Flexibility"],
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
    "the steps for talents",
    titlesOf(forTalents.steps.items),
    ["Submit a Form", "Get Trained", "Unlock New Possibilities"],
  ],

  // Forms
  [
    "the names of the forms",
    Object.values(forms).map(({ name }) => name),
    [
      "Partnership Form",
      "General Contact Form",
      "Services",
      "For Corporate Training Form",
      "AI/ML/GenAI Form",
      "For Talents Form",
      "Talent Join Form",
      "No Code Agentic AI Course",
      "No Code Agentic AI Course Waitlist",
      "No Code Agentic AI Webinar Waitlist",
    ],
  ],

  // Policies
  [
    "the number of sections of each policy",
    Object.values(policies).map(({ sections }) => sections.length),
    [11, 12, 9],
  ],
  [
    "the sections of the privacy policy",
    titlesOf(privacyPolicy.sections).map((title) => title.toLowerCase()),
    [
      /collect/,
      /use/,
      /sharing/,
      /security/,
      /rights/,
      /cookies/,
      /retention/,
      /international transfers/,
      /children under 13/,
      /changes/,
      /contact/,
    ].map((topic) => expect.stringMatching(topic)),
  ],
];

test.each(fixed)("%s: the wording is kept to the letter", (_, copy, wording) => {
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
