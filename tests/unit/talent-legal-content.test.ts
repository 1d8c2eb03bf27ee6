import { expect, test } from "vitest";
import { forms } from "../../content/forms.ts";
import { cookiePolicy } from "../../content/legal/cookie-policy.ts";
import { privacyPolicy } from "../../content/legal/privacy-policy.ts";
import { termsOfService } from "../../content/legal/terms-of-service.ts";
import type { LegalPage } from "../../content/legal/types.ts";
import { site } from "../../content/site.ts";
import { forClients } from "../../content/talent/for-clients.ts";
import { forTalents } from "../../content/talent/for-talents.ts";
import { teamPictures } from "../../src/pages/talent/for-clients/team-drawing.ts";

const policies = { privacyPolicy, termsOfService, cookiePolicy };

test("clients find the nine roles, each with four skills", () => {
  expect(forClients.roles.items.map(({ title }) => title)).toEqual([
    "Data Engineer",
    "AI/ML Engineer",
    "Any IT Role",
    "BI/Data Analyst",
    "Software Engineer",
    "DevOps Engineer",
    "Data Scientist",
    "Any Industry",
    "Any Technology",
  ]);
  for (const { description, skills } of forClients.roles.items) {
    expect(description).not.toBe("");
    expect(new Set(skills).size).toBe(4);
  }
});

test("clients find the four promises and the six reasons", () => {
  expect(forClients.progress.title).toBe("AI Progresses Rapidly");
  expect(forClients.progress.items.map(({ title }) => title)).toEqual([
    "Bring together small expert teams instantly",
    "Adapt quickly to new technologies",
    "Scale team size easily",
    "Achieve faster outcomes than traditional hiring",
  ]);
  expect(forClients.reasons.title).toBe("Why Choose Our Network");
  expect(forClients.reasons.items.map(({ title }) => title)).toEqual([
    "Premium Projects",
    "Global Opportunities",
    "Competitive Rates",
    "Expert Community",
    "Secure & Reliable",
    "Flexible Engagement",
  ]);
});

test("talents find the three reasons, with their facts, and the three steps", () => {
  const { reasons, steps } = forTalents;
  expect(reasons.items.map(({ title }) => title)).toEqual([
    "Secure Your Future",
    "More Opportunities",
    "Work Flexibility",
  ]);
  expect(reasons.items[1]?.description).toMatch(/no subscription fees.*only vetted talents/i);
  expect(reasons.items[2]?.description).toMatch(/hourly or fixed contracts/);
  expect(steps.items.map(({ title }) => title)).toEqual([
    "Submit a Form",
    "Get Trained",
    "Unlock New Possibilities",
  ]);
});

test("the talent pages have the specification's badges, actions and forms", () => {
  expect(forClients.hero.badge).toBe("Elite AI Talent Network");
  expect([forClients.hero.action, forClients.hero.secondaryAction]).toEqual([
    "Find Your Talent",
    "Learn More",
  ]);
  expect(forms.client.name).toBe("For Talents Form");
  expect(forTalents.hero.badge).toBe("Career Opportunities");
  expect([forTalents.hero.action, forTalents.hero.secondaryAction]).toEqual([
    "Join Our Network",
    "Learn More",
  ]);
  expect(forms.talent.name).toBe("Talent Join Form");
});

test("the team's line goes on where the stretch before it ends, and arrives with the arrow", () => {
  const strong = teamPictures.map(({ lines }) =>
    lines.strong
      .split("M")
      .slice(1)
      .map((path) => `M${path}`),
  );
  const leaving = strong.map((paths) =>
    paths.flatMap((path) => /(?:\b300 (\d+)|M0 (\d+)H300)$/.exec(path)?.slice(1) ?? []),
  );
  const entering = strong.map((paths) => paths.flatMap((path) => /^M0 (\d+)/.exec(path)?.[1] ?? []));
  for (let at = 1; at < teamPictures.length; at++) {
    const arrived = leaving[at - 1]?.filter(Boolean).toSorted();
    expect(entering[at]?.toSorted()).toEqual(arrived);
  }
  expect(teamPictures.map(({ arrow }) => arrow !== "")).toEqual([false, false, false, true]);
});

test("the policies have their numbers of sections, with anchors that can be linked", () => {
  expect(privacyPolicy.sections).toHaveLength(11);
  expect(termsOfService.sections).toHaveLength(12);
  expect(cookiePolicy.sections).toHaveLength(9);
  for (const { sections } of Object.values(policies)) {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test("the privacy policy's sections come in the specification's order", () => {
  const topics = [
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
  ];
  privacyPolicy.sections.forEach(({ title }, at) => {
    expect(title.toLowerCase()).toMatch(topics[at] ?? /never/);
  });
});

for (const [name, policy] of Object.entries(policies)) {
  test(`${name} is effective as of May 29, 2025, and says whom to reach and who may measure visits`, () => {
    const { text, day } = policy.effectiveDate;
    expect(text).toBe("May 29, 2025");
    const spoken = new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", {
      dateStyle: "long",
      timeZone: "UTC",
    });
    expect(spoken).toBe(text);
    const words = wordsOf(policy);
    for (const fact of [site.email, site.phone, site.address.street, site.analyticsProvider]) {
      expect(words).toContain(fact);
    }
  });

  test(`${name} names a term before the colon wherever a list explains terms`, () => {
    const explained = policy.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "list" && block.terms !== undefined ? block.items : [])),
    );
    expect(explained.length).toBeGreaterThan(0);
    for (const item of explained) expect(item).toMatch(/^.{3,60}?: \S/);
  });
}

test("the terms name their law, courts, notice and limit", () => {
  const words = wordsOf(termsOfService);
  expect(words).toContain("State of Texas");
  expect(words).toMatch(/courts of \w+ County, Texas/);
  expect(words).toContain("30 days’ notice");
  expect(words).toContain("amounts you paid to us in the last 12 months");
});

test("the cookie policy covers each kind of cookie and how long persistent ones last", () => {
  const titles = cookiePolicy.sections.map(({ title }) => title.toLowerCase()).join("\n");
  for (const topic of ["essential", "analytics", "functional", "third parties", "how long", "browser"]) {
    expect(titles).toContain(topic);
  }
  expect(wordsOf(cookiePolicy)).toContain("1–2 years");
});

function wordsOf(policy: LegalPage): string {
  return policy.sections
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "list" ? block.items : block.text)))
    .join("\n");
}
