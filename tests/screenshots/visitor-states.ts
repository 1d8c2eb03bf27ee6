import { honeypotName } from "../../src/shared/forms/form.ts";
import { postPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import type { State } from "./state.ts";
import {
  askInPage,
  breakApi,
  chat,
  choose,
  goToBlog,
  holdMidway,
  openMenu,
  press,
  type Step,
  see,
  show,
  steps,
  wearPosts,
} from "./steps.ts";

const phone = { widths: [390], context: { hasTouch: true, isMobile: true } } as const;
const article = postPath("which-process-to-automate-first-a-scoring-method");
const frame = "/widget/form/partnership";
const fillFrame: Step = async (page) => {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Work email address").fill("ada@example.com");
  await page.getByLabel("Company").fill("Analytical Engines");
  await page.getByLabel("What would you like to work on?").selectOption("AI Automations");
  await page.getByLabel("Your project").fill("Sort our inbox.");
};

/** Sends as many forms as a network may in an hour, all suspected: the pictures of the inbox do not show them. */
const sendTooMany: Step = async (page) => {
  const sent = { firstName: "Ada", lastName: "Lovelace", email: "a@example.com", phone: "" };
  for (let times = 0; times < 200; times++) {
    const form = { ...sent, message: `Message ${times}`, [honeypotName]: "https://example.com" };
    await page.request.post("/widget/form/general-contact", { form, maxRedirects: 0 });
  }
};

/** What visitors open, fill in and meet by accident. */
export const visitorStates: State[] = [
  { name: "menu-services", path: urls.home.path, enter: openMenu("Services"), window: true },
  { name: "menu-training", path: urls.contact.path, enter: openMenu("Training"), window: true },
  { name: "menu-talent", path: article, enter: openMenu("Talent"), window: true },

  {
    name: "tabs-use-cases",
    path: urls.aiAutomations.path,
    enter: steps(show("tablist", "AI Automation Use Cases By Category"), choose("Competitor Analysis")),
    window: true,
  },
  {
    name: "tabs-home",
    path: urls.home.path,
    enter: steps(show("tablist", "Our Services"), choose("AI Automations")),
    widths: [820, 1440],
    window: true,
  },
  {
    name: "carousel-midway",
    path: urls.home.path,
    enter: steps(show("tablist", "Our Services"), holdMidway),
    window: true,
    ...phone,
  },

  {
    name: "form-errors",
    path: frame,
    enter: steps(press("Send partnership request"), see("Please check the marked fields.")),
  },
  {
    name: "form-thanks",
    path: frame,
    enter: steps(fillFrame, press("Send partnership request"), see("Thank you. Your request has arrived.")),
  },
  {
    name: "form-refused",
    path: frame,
    enter: steps(sendTooMany, fillFrame, press("Send partnership request"), see("More forms have come in")),
  },
  { name: "checkout-plan", path: `${urls.checkout.path}?plan=students` },
  {
    name: "checkout-errors",
    path: `${urls.checkout.path}?plan=students`,
    enter: steps(press(/^Send/), see("Please check the marked fields.")),
  },
  { name: "checkout-thanks", path: `${urls.checkout.path}?plan=students&sent=1` },

  { name: "chat-open", path: urls.home.path, enter: chat(), window: true },
  {
    name: "chat-conversation",
    path: urls.contact.path,
    enter: chat("What is your phone number?", "How much is the no-code course, and when does it start?"),
    window: true,
  },
  {
    name: "chat-not-sure",
    path: urls.home.path,
    enter: chat("who teaches the engineer course"),
    window: true,
  },
  {
    name: "chat-guess",
    path: urls.home.path,
    enter: chat("presses die on us w no warning"),
    window: true,
  },
  {
    name: "chat-failed",
    path: urls.about.path,
    enter: steps(breakApi("**/api/chat"), chat("Are you there?")),
    window: true,
  },
  {
    name: "chat-expanded",
    path: urls.blogs.path,
    enter: steps(chat("What do you teach?"), press("Make the chat larger")),
    widths: [820, 1440],
    window: true,
  },

  { name: "assistant-served", path: urls.conversationalAi.path, context: { javaScriptEnabled: false } },
  {
    name: "assistant-answer",
    path: urls.conversationalAi.path,
    enter: askInPage("Which languages does it speak?"),
    window: true,
  },
  {
    name: "assistant-miss",
    path: urls.home.path,
    enter: askInPage("Do you ship elephants to Norway?"),
    window: true,
  },

  { name: "blog-filtered", path: `${urls.blogs.path}?category=Automation` },
  { name: "blog-nothing", path: `${urls.blogs.path}?category=Gardening` },
  {
    name: "blog-failed",
    path: urls.about.path,
    enter: steps(breakApi("**/api/blogs*"), goToBlog),
    window: true,
  },
  { name: "blog-long-titles", path: urls.about.path, enter: steps(wearPosts, goToBlog) },
  {
    name: "article-long-title",
    path: urls.about.path,
    enter: steps(wearPosts, goToBlog, async (page) => {
      await page.getByRole("link", { name: "Read Article" }).first().click();
      await page.getByRole("heading", { name: "Next articles" }).waitFor();
    }),
  },
  {
    name: "offline",
    path: urls.contact.path,
    enter: async (page) => {
      await page.context().setOffline(true);
      await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
      await page.getByRole("heading", { name: "You are offline" }).waitFor();
    },
    window: true,
  },
  {
    name: "error-screen",
    path: urls.contact.path,
    enter: async (page) => {
      const body = "export function Page() { throw new Error('This page fails.'); }";
      await page.route(/\/assets\/page-.*\.js$/, (route) =>
        route.fulfill({ contentType: "text/javascript", body }),
      );
      await page.locator("footer").getByRole("link", { name: "About", exact: true }).click();
      await page.getByRole("heading", { name: "This page did not load" }).waitFor();
    },
  },
];
