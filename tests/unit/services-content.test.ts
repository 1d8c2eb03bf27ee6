import { describe, expect, test } from "vitest";
import { aiAutomations } from "../../content/services/ai-automations.ts";
import { conversationalAi } from "../../content/services/conversational-ai.ts";
import { dataCloudSolutions } from "../../content/services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions } from "../../content/services/ml-ai-genai-solutions.ts";
import type { Claim } from "../../content/services/types.ts";
import { arrowhead, curveThrough, drawBundle } from "../../src/components/drawing/lines.ts";
import { lastingAutoPlay, yieldingAutoPlay } from "../../src/pages/services/auto-play.ts";
import { textWidth, wordSize } from "../../src/pages/services/text-width.ts";
import { urls } from "../../src/shared/urls.ts";

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const inWords = ({ value, label }: Claim) => `${value} ${label}`;

const pages = [
  ["conversational AI", conversationalAi],
  ["AI automations", aiAutomations],
  ["ML/AI/GenAI", mlAiGenaiSolutions],
  ["data and cloud", dataCloudSolutions],
] as const;

describe("conversational AI", () => {
  test("six benefits and the four parts of the voice block", () => {
    expect(titlesOf(conversationalAi.benefits.items)).toEqual([
      "24/7 Availability",
      "Enhanced Customer Experience",
      "Operational Efficiency",
      "Seamless Integration",
      "Cost Reduction",
      "Multilingual Support",
    ]);
    expect(conversationalAi.voice.title).toBe("Voice-Enabled AI Assistants");
    expect(titlesOf(conversationalAi.voice.items)).toEqual([
      "Human-like interactions",
      "Multi-modal support",
      "Voice authentication",
      "Multilingual support",
    ]);
  });

  test("six industries in order, travel first, with the marketing claims", () => {
    expect(conversationalAi.useCases.title).toBe("Conversational AI Use Cases By Industry");
    expect(conversationalAi.useCases.items.map(({ key, claims }) => [key, claims.map(inWords)])).toEqual([
      ["travel", ["35% reduced operational costs", "40% higher satisfaction"]],
      ["automotive", ["25% more service bookings"]],
      ["legal", ["40% less document processing time"]],
      ["realestate", ["68% more qualified leads", "30% more agent time on high-value work"]],
      ["hospitality", ["22% more direct bookings", "15% ancillary revenue growth"]],
      ["healthcare", ["35% fewer missed appointments"]],
    ]);
    expect(titlesOf(conversationalAi.useCases.items)).toEqual(
      expect.arrayContaining([
        "AI Travel Assistant",
        "Legal Document Automation",
        "Real Estate Chatbots",
        "Virtual Health Assistants",
      ]),
    );
  });
});

describe("AI automations", () => {
  test("a list of six themes and six key benefits", () => {
    expect(titlesOf(aiAutomations.benefits.items)).toEqual([
      "24/7 operation",
      "Efficiency",
      "Insights",
      "Customer experience",
      "Competitive advantage",
      "Scalable growth",
    ]);
    expect(aiAutomations.keyBenefits.title).toBe("Key Benefits");
    expect(aiAutomations.keyBenefits.items).toHaveLength(6);
  });

  test("the named blocks", () => {
    expect(aiAutomations.hero.title).toBe("Revolutionize Your Business with AI Automations");
    expect(aiAutomations.revolution.title).toBe("The AI Revolution Is Here");
    expect(aiAutomations.revolution.candidates.title).toBe("What Can You Automate?");
    expect(aiAutomations.revolution.aroundTheClock.title).toBe("The Power of 24/7 Operations");
    expect(aiAutomations.closing.title).toBe("Get Started with AI Automation");
  });

  test("four tabs, onboarding first, with the marketing claims", () => {
    const { title, labels, items } = aiAutomations.useCases;
    expect(title).toBe("AI Automation Use Cases By Category");
    expect(Object.values(labels)).toEqual([
      "Key Applications",
      "Business Impact",
      "Integration Capabilities",
    ]);
    expect(items.map((item) => [item.key, item.title])).toEqual([
      ["onboarding", "Onboarding and Lead Classification"],
      ["competitor", "Competitor Analysis"],
      ["content", "Content Creation"],
      ["meetings", "Meeting Notes & Reports"],
    ]);
    expect(items.map(({ impact }) => impact.claim && inWords(impact.claim))).toEqual([
      "30-50% reduction in lead response time",
      undefined,
      "90% reduction in content creation time",
      undefined,
    ]);
    for (const { applications, impact, integration } of items) {
      expect(applications.length).toBeGreaterThan(2);
      expect(`${impact.description}${integration}`).not.toBe("");
    }
  });
});

describe("ML/AI/GenAI", () => {
  test("four capabilities and six use cases of generative AI", () => {
    expect(titlesOf(mlAiGenaiSolutions.generative.items)).toEqual([
      "Content generation",
      "Process automation",
      "Conversational AI",
      "Data synthesis",
    ]);
    expect(mlAiGenaiSolutions.generative.useCases.items).toHaveLength(6);
  });

  test("five industries in order, healthcare first, each with three times three points", () => {
    const { items, labels, swipeHint } = mlAiGenaiSolutions.industries;
    expect(items.map(({ key }) => key)).toEqual([
      "healthcare",
      "finance",
      "manufacturing",
      "retail",
      "transportation",
    ]);
    for (const { applications, challenges, opportunities } of items) {
      expect([applications.length, challenges.length, opportunities.length]).toEqual([3, 3, 3]);
    }
    expect(Object.values(labels)).toEqual([
      "Applications",
      "Challenges",
      "Opportunities",
      "Integration Capabilities",
    ]);
    expect(swipeHint).toBe("Swipe to navigate");
  });

  test("three more industries and the three columns of the outlook", () => {
    expect(titlesOf(mlAiGenaiSolutions.additionalIndustries.items)).toEqual([
      "Energy",
      "Education",
      "Media & Entertainment",
    ]);
    expect(mlAiGenaiSolutions.outlook.title).toBe("Future Outlook");
    expect(titlesOf(mlAiGenaiSolutions.outlook.items)).toEqual([
      "Emerging Trends",
      "Business Impact",
      "Generative AI",
    ]);
  });
});

describe("data and cloud", () => {
  test("the infrastructure block and six key benefits", () => {
    expect(dataCloudSolutions.infrastructure.title).toBe("Enterprise Cloud Infrastructure");
    expect(dataCloudSolutions.benefits.title).toBe("Key Benefits");
    expect(titlesOf(dataCloudSolutions.benefits.items)).toEqual([
      "Scalable Infrastructure",
      "Advanced Analytics",
      "Enhanced Security",
      "Data Management",
      "Disaster Recovery",
      "Cloud Migration",
    ]);
  });

  test("six tabs, application development first, with the uptime guarantee", () => {
    const { title, labels, items } = dataCloudSolutions.useCases;
    expect(title).toBe("Common Use Cases");
    expect(Object.values(labels)).toEqual(["Key Features", "Outcome", "Use Case"]);
    expect(items.map((item) => [item.key, item.title])).toEqual([
      ["appdev", "Cloud-Native Application Development"],
      ["bigdata", "Big Data Analytics & Machine Learning"],
      ["disaster", "Disaster Recovery and Backup"],
      ["iot", "IoT Platforms"],
      ["streaming", "Streaming and Content Delivery"],
      ["hosting", "Managed Web Hosting"],
    ]);
    expect(items.map(({ claim }) => claim && inWords(claim)).filter(Boolean)).toEqual([
      "99.9% uptime guarantee",
    ]);
  });
});

test("titles and descriptions are the specification's", () => {
  expect(pages.map(([, { meta }]) => meta.title)).toEqual([
    "Custom Chatbot & Voice AI Development",
    "AI Business Process Automation Services",
    "GenAI, ML & AI Solutions Development",
    "Data & Cloud Solutions",
  ]);
  expect(conversationalAi.meta.description).toBe(
    "Advanced conversational AI solutions for customer service, support automation, and intelligent chatbots",
  );
  expect(dataCloudSolutions.meta.description).toBe(
    "Comprehensive cloud and data solutions including application development, data analytics, disaster recovery, IoT, streaming, and managed hosting services",
  );
  expect(conversationalAi.closing.title).toBe("Transform Your Customer Interactions");
  expect(dataCloudSolutions.closing.title).toBe("Transform Your Business with Cloud Technology");
});

test.each(pages)("%s leads on to pages that exist", (_, { closing }) => {
  const paths = Object.values(urls).map(({ path }) => path as string);
  for (const { href } of closing.related.items) expect(paths).toContain(href);
});

test("the dots of a claim count what its figure says", () => {
  const claims: Claim[] = [
    ...conversationalAi.useCases.items.flatMap((item) => item.claims),
    ...aiAutomations.useCases.items.flatMap(({ impact }) => impact.claim ?? []),
    ...dataCloudSolutions.useCases.items.flatMap(({ claim }) => claim ?? []),
  ];
  for (const { value, label, change } of claims) {
    expect(value).toBe(`${change.by}${change.upTo === undefined ? "" : `-${change.upTo}`}%`);
    const falls = /reduc|less|fewer/.test(label);
    expect(change.kind, label).toBe(label === "uptime guarantee" ? "share" : falls ? "less" : "more");
  }
});

test("benefit cards move on every 4 s on phones; only two pages' visitors turn that off by a swipe or a dot", () => {
  for (const autoPlay of [lastingAutoPlay, yieldingAutoPlay]) {
    expect(autoPlay).toMatchObject({ everyMs: 4000, when: "(width < 48rem)", resumesAfterMs: 0 });
  }
  expect(lastingAutoPlay.turnedOffBy).toEqual([]);
  expect(yieldingAutoPlay.turnedOffBy).toEqual(["swipe", "dot"]);
});

// The drawings are 420 units wide; words that do not fit would be cut at the edge of a phone.
test("the words of the diagrams fit into them", () => {
  const width = (text: string) => textWidth(text, wordSize);
  for (const { text } of conversationalAi.hero.diagram.lines) expect(width(text), text).toBeLessThan(330);
  expect(width(conversationalAi.hero.diagram.handOver)).toBeLessThan(160);
  for (const layer of dataCloudSolutions.hero.diagram.layers) expect(width(layer), layer).toBeLessThan(169);
  for (const { label, value } of mlAiGenaiSolutions.hero.diagram.rows) {
    expect(width(label), label).toBeLessThan(118);
    expect(width(value), value).toBeLessThan(210);
  }
});

test("lines are drawn with numbers, the same ones for the same seed", () => {
  const shape = {
    seed: 5,
    strands: 9,
    strong: [2, 6],
    route: [
      { x: 0, y: 50, spread: 90, stray: 20 },
      { x: 60, y: 40, spread: 30 },
      { x: 120, y: 10, spread: 2 },
    ],
  };
  const lines = drawBundle(shape);
  expect(drawBundle(shape)).toEqual(lines);
  expect(drawBundle({ ...shape, seed: 6 })).not.toEqual(lines);
  expect(lines.strong.match(/M/g)).toHaveLength(2);
  expect(Object.values(lines).join("").match(/M/g)).toHaveLength(9);
  expect(Object.values(lines).join("")).not.toMatch(/NaN|Infinity|e-/);
});

test("a curve passes its points, and an arrowhead ends at its tip", () => {
  expect(
    curveThrough([
      [0, 0],
      [10, 5],
      [20, 0],
    ]),
  ).toMatch(/^M0 0c.* 10 5s.* 10-5$/);
  expect(arrowhead([30, 10], [2, 0], 5)).toBe("M25 15L30 10L25 5");
});
