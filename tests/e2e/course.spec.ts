import type { Locator, Page } from "playwright";
import { boxesOf } from "../support/browser/box.ts";
import { openStill, pass, shows, swipeCard } from "../support/browser/carousel.ts";
import { openHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

const course = "/training/ai-ml-genai-course";
const corporate = "/training/corporate-training";
const phone = { width: 390, height: 844 };
const mail = "mailto:trainings@corvanta.example";

/* AI/ML/GenAI course */

test("every lesson, answer and tool stands in the server's HTML, once", async ({ request }) => {
  const answer = await request.get(course);
  // What search engines are told besides is no text of the page.
  const html = (await answer.text()).replace(/<script type="application\/ld\+json">.*?<\/script>/gs, "");
  for (const text of [
    "9.5/10",
    "Small Cohorts",
    "Your workspace: Python, notebooks and an editor",
    "Career guidance, interview and resume preparation",
    "AMA session 4",
    "reach 80% or more across the assessments",
    ">LangGraph<",
  ]) {
    expect(html.split(text), text).toHaveLength(2);
  }
  expect(html).not.toMatch(/<[^>]+ style=/);
});

test("the hero's buttons scroll to 80 px above sections; blocks open on their own", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(course);
  await page.getByRole("link", { name: "View Curriculum" }).click();
  await expect.poll(() => topOf(page, "programs")).toBe(80);
  await page.getByRole("link", { name: "Register for the Next Batch" }).first().click();
  await expect.poll(() => topOf(page, "registration")).toBe(80);
  await expect(page).toHaveURL(/#registration$/);

  const frame = page.locator("iframe[data-form-name='AI/ML/GenAI Form']");
  await expect(frame.contentFrame().getByLabel("First name")).toBeVisible();
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(751);
  await expect(page.getByRole("link", { name: "Email the trainings team" })).toHaveAttribute("href", mail);

  const first = page.getByText("Version control with Git");
  const second = page.getByText("Gradient descent, step by step");
  await expect(first).toBeHidden();
  await page.getByRole("heading", { name: "Foundations: Python & Intro to ML" }).click();
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await page.getByRole("heading", { name: "Data Processing & Classic Algorithms" }).click();
  await expect(second).toBeVisible();
  await expect(first, "the first stays open").toBeVisible();
  await page.getByRole("heading", { name: "Foundations: Python & Intro to ML" }).click();
  await expect(first).toBeHidden();
  await expect(second).toBeVisible();

  await page.locator("summary", { hasText: "Can I pay in installments?" }).focus();
  await page.keyboard.press("Enter");
  const answer = page.getByText("Yes, installment plans are available");
  await expect(answer.getByRole("link")).toHaveAttribute("href", mail);
  await page.keyboard.press("Space");
  await expect(answer).toBeHidden();
});

test("the address opens a closed item: on arrival, as it changes, and from the drawing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${course}#career`);
  const career = page.locator("details", { hasText: "Career Guidance & AMA Sessions" });
  await expect(career.getByText("5 live sessions")).toBeInViewport();
  await expect(career.getByText("Career guidance, interview and resume preparation")).toBeInViewport();
  await expect(career.getByText(/^AMA session \d/)).toHaveCount(4);

  await page.evaluate(() => {
    location.hash = "#certificate";
  });
  await expect(page.getByText("You receive a Certificate of Completion")).toBeInViewport();

  const title = page.getByRole("heading", { name: "Model Evaluation & Advanced Techniques" });
  for (let round = 0; round < 2; round++) {
    await page.getByRole("link", { name: "30–41 Evaluation" }).click();
    await expect(page.getByText("Bagging and random forests")).toBeVisible();
    await expect(title).toBeInViewport();
    await title.click();
    await expect(page.getByText("Bagging and random forests")).toBeHidden();
  }
});

test("the tools pass in 15 s until they are hovered, focused, or paused for the visit", async ({ page }) => {
  await openHydrated(page, course);
  const strip = page.locator("section", {
    has: page.getByRole("heading", { name: "You work with these tools" }),
  });
  const list = strip.getByRole("list").first();
  const motion = () =>
    list.evaluate((element) => {
      const { animationDuration, animationPlayState } = getComputedStyle(element);
      return `${animationDuration} ${animationPlayState}`;
    });
  await expect.poll(motion).toBe("15s running");
  await strip.getByRole("heading").hover();
  expect(await motion()).toBe("15s paused");
  await page.mouse.move(5, 5);
  expect(await motion()).toBe("15s running");

  await strip.getByRole("button", { name: "Pause the strip" }).click();
  await page.mouse.move(5, 5);
  expect(await motion()).toBe("15s paused");
  await page.keyboard.press("Enter");
  await expect(strip.getByRole("button", { name: "Pause the strip" })).toBeFocused();
  expect(await motion(), "who starts it sees it start").toBe("15s running");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  expect(await motion(), "held by the keyboard's focus").toBe("15s paused");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByText("Docker", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(strip.getByText("Docker").first()).toBeInViewport({ ratio: 1 });
  await expect(strip.getByRole("button")).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await strip.getByRole("button", { name: "Pause the strip" }).click();
  await expect(strip.getByRole("button", { name: "Start the strip" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveTitle("About Us - Insights to Action");
  await page.goBack();
  await expect(strip.getByRole("button", { name: "Start the strip" }), "for the visit").toBeVisible();
});

test("on a phone the gains pass every 4 s, and swipes and dots never stop them", async ({ page }) => {
  await page.setViewportSize(phone);
  const gains = await openStill(page, course, "What You’ll Gain");
  await shows(gains, "Comprehensive Training");
  await pass(page, 4000);
  await shows(gains, "Community");

  await gains.getByRole("button", { name: "Show Certificate" }).dispatchEvent("click");
  await pass(page, 4000);
  await shows(gains, "Career Support");
  await pass(page, 4000);
  await shows(gains, "Skills");
  await pass(page, 4000);
  await shows(gains, "Comprehensive Training");

  await swipeCard(page, gains, -120);
  await shows(gains, "Community");
  await pass(page, 4000);
  await shows(gains, "Structured Learning Journey");
  await swipeCard(page, gains, 40);
  await shows(gains, "Structured Learning Journey");
  await pass(page, 4000);
  await shows(gains, "Lifetime Access");

  await gains.getByRole("button", { name: "Pause auto-play" }).dispatchEvent("click");
  await pass(page, 12_000);
  await shows(gains, "Lifetime Access");
});

test("on a phone the notebook is on the second screen, and the ten gains take less than one", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(course);
  const notebook = await page.getByRole("heading", { name: "Lesson 35, pipelines and leaks" }).boundingBox();
  expect(notebook?.y).toBeLessThan(2 * phone.height);
  const gains = await page.getByRole("region", { name: "What You’ll Gain" }).boundingBox();
  expect(gains?.height).toBeLessThan(phone.height);
});

test("on a phone each block of the hero's chart is named under it", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(course);
  const names = page.getByRole("figure").filter({ hasText: "One of the 80 lessons" }).locator("ol > li");
  await expect(names).toHaveText([
    "1–15 Foundations",
    "16–29 Data & classics",
    "30–41 Evaluation",
    "42–59 Deep learning",
    "60–79 Agents & MLOps",
    "80 Career & AMA sessions",
  ]);
  for (const name of await names.all()) await expect(name).toBeVisible();
});

test("while there is no date, one sentence says who tells the date and the price", async ({ page }) => {
  await page.goto(course);
  await expect(page.getByText("answers your form with the start date and the price")).toHaveCount(1);
  for (const term of ["Next batch", "Price"])
    await expect(page.getByRole("term").getByText(term, { exact: true })).toHaveCount(0);
});

/* Corporate training */

test("it shows benefits, projections and programs, and scrolls to its form", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(corporate);
  await expect(page).toHaveTitle("Corporate AI Training & Upskilling Programs");
  for (const name of ["Expert Instruction", "Ongoing Support", "ROI-Focused"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Pause auto-play" }), "all are in view").toBeHidden();

  const market = page.locator("section", {
    has: page.getByRole("heading", { name: "The AI market is projected to grow into the trillions" }),
  });
  for (const text of [
    /published projections of the AI market/,
    "3.68 trillion",
    "by 2034, from 196.63 billion in 2023",
    "274 billion",
    "1.3 trillion",
  ]) {
    await expect(market.getByText(text)).toBeVisible();
  }

  const engineer = page.getByRole("article").filter({ hasText: "AI/ML/GenAI Engineer Program" });
  await expect(engineer.getByText("4 months", { exact: true })).toBeVisible();
  await expect(engineer.getByText("No coding experience required")).toBeVisible();
  await expect(engineer.getByText("Students, IT beginners and non-technical IT professionals")).toBeVisible();
  const custom = page.getByRole("article").filter({ hasText: "Custom Program" });
  await expect(custom.getByText("Flexible duration")).toBeVisible();
  await expect(custom.getByText("Executives and all teams")).toBeVisible();

  for (const name of ["Reserve your training", "Reserve the Engineer Program", "Plan a Custom Program"]) {
    await page.getByRole("link", { name }).click();
    await expect.poll(() => topOf(page, "reserve")).toBe(80);
    await page.evaluate(() => scrollTo(0, 0));
  }
  const frame = page.locator("iframe[title='For Corporate Training Form']");
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByLabel("Work email address")).toBeVisible();
  const contact = page.getByRole("main").getByRole("link", { name: "trainings@corvanta.example" });
  await expect(contact.first()).toHaveAttribute("href", mail);
});

test("on a phone the benefits pass every 4 s, held by a touch or a dot until 5 s after", async ({ page }) => {
  await page.setViewportSize(phone);
  const benefits = await openStill(
    page,
    corporate,
    "You name the result, and we plan the sessions toward it",
  );
  await shows(benefits, "Expert Instruction");
  await pass(page, 4000);
  await shows(benefits, "Hands-on Projects");

  await benefits.getByRole("button", { name: "Show Flexible Delivery" }).dispatchEvent("click");
  await pass(page, 5000);
  await pass(page, 3900);
  await shows(benefits, "Flexible Delivery");
  await pass(page, 100);
  await shows(benefits, "Ongoing Support");

  await benefits.dispatchEvent("touchstart");
  await pass(page, 20_000);
  await benefits.dispatchEvent("touchend");
  await pass(page, 5000);
  await pass(page, 3900);
  await shows(benefits, "Ongoing Support");
  await pass(page, 100);
  await shows(benefits, "ROI-Focused");
  await pass(page, 4000);
  await shows(benefits, "Expert Instruction");
});

test("a phone shows one program at a time, each name beside its value", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(corporate);
  const engineer = page.getByRole("article").filter({ hasText: "AI/ML/GenAI Engineer Program" });
  const custom = page.getByRole("article").filter({ hasText: "Executives and all teams" });
  await expect(engineer).toBeVisible();
  await expect(custom).toBeHidden();
  for (const name of ["Reserve the Engineer Program", "See the lessons of the Engineer course"]) {
    const link = engineer.getByRole("link", { name });
    expect(await linesOf(link), name).toBe(1);
  }

  const choice = page.getByRole("group", { name: "Program to show" });
  await choice.getByRole("radio", { name: "Engineer Program" }).press("ArrowRight");
  await expect(choice.getByRole("radio", { name: "Custom Program" })).toBeChecked();
  await expect(engineer).toBeHidden();
  const [name, value] = await boxesOf(page, [
    custom.getByText("For", { exact: true }),
    custom.getByText("Executives and all teams"),
  ]);
  expect(name.y).toBeCloseTo(value.y, -1);
  expect(name.x).toBeLessThan(value.x);

  await page.setViewportSize({ width: 820, height: 900 });
  await expect(choice).toBeHidden();
  for (const program of [engineer, custom]) await expect(program.getByText("Price")).toBeVisible();
});

/* Without JavaScript */

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the course reads: tools in view, blocks open, the address opens one", async ({ page }) => {
    await page.goto(`${course}#deep-learning`);
    await expect(page.getByText("Attention and the transformer")).toBeVisible();
    await expect(page.getByText("Docker", { exact: true })).toBeVisible();
    await page.getByRole("heading", { name: "Agentic Systems & MLOps" }).click();
    await expect(page.getByText("LangGraph: state, nodes and edges")).toBeVisible();
    await expect(page.getByRole("button", { name: /auto-play|the strip/ })).toHaveCount(0);
  });

  test("on a phone both programs stand one under the other", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(corporate);
    await expect(page.getByRole("link", { name: "Reserve the Engineer Program" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Plan a Custom Program" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Custom Program" })).toBeHidden();
  });
});

function topOf(page: Page, id: string): Promise<number | undefined> {
  return page.evaluate((at) => {
    const top = document.getElementById(at)?.getBoundingClientRect().top;
    return top === undefined ? undefined : Math.round(top);
  }, id);
}

/** In how many lines the element's words are set. */
function linesOf(element: Locator): Promise<number> {
  return element.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
  });
}
