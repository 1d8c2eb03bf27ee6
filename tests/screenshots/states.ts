import type { BrowserContextOptions } from "playwright";
import { adminDashboardPath, postPath, urls } from "../../src/shared/urls.ts";
import {
  breakApi,
  chat,
  choose,
  conflict,
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

export interface State {
  name: string;
  path: string;
  /** What a visitor does there before the picture is taken. */
  enter?: Step;
  /** The window as it stands there; else the whole page. */
  window?: true;
  /** The widths that show something; else all. */
  widths?: readonly number[];
  /** Signed in as the administrator. */
  admin?: true;
  print?: true;
  context?: BrowserContextOptions;
}

const phone = { widths: [390], context: { hasTouch: true, isMobile: true } } as const;
const article = postPath("which-process-to-automate-first-a-scoring-method");
const frame = "/widget/form/partnership";
const fillFrame: Step = async (page) => {
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Work e-mail address").fill("ada@example.com");
  await page.getByLabel("Company").fill("Analytical Engines");
  await page.getByLabel("What would you like to work on?").selectOption("AI Automations");
  await page.getByLabel("Your project").fill("Sort our inbox.");
};
const logIn: Step = async (page) => {
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill("not the password");
  await press("Login")(page, 0);
  await see("Invalid username or password")(page, 0);
};
const editFirst: Step = async (page, width) => {
  await press(/^Edit /)(page, width);
  await page.getByLabel("Title", { exact: true }).waitFor();
};

/** Every screen and state that is worth a look. Another one is another line. */
export const states: State[] = [
  ...Object.values(urls).map(({ path }) => ({ name: `page${path.replaceAll("/", "-")}`, path })),
  { name: "page-404", path: "/nothing-here" },
  { name: "page-article", path: article },
  { name: "page-article-missing", path: postPath("nothing-here") },

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
    name: "error-screen",
    path: urls.contact.path,
    enter: async (page) => {
      await page.route(/\/assets\/page-/, (route) => route.abort());
      await page.reload();
      const failed = page.getByRole("heading", { name: "This page did not load" });
      // The first loss loads the page anew; each time it waits for a visitor.
      for (let tries = 0; tries < 40 && !(await failed.isVisible()); tries++) {
        await page.mouse.move(200, 300 + tries);
        await page.waitForTimeout(250);
      }
      await failed.waitFor();
    },
  },

  { name: "login-error", path: urls.adminLogin.path, enter: logIn, window: true },
  { name: "admin-overview", path: adminDashboardPath, admin: true },
  { name: "admin-posts", path: `${adminDashboardPath}?tab=posts`, admin: true },
  { name: "admin-leads", path: `${adminDashboardPath}?tab=leads`, admin: true },
  {
    name: "admin-lead",
    path: `${adminDashboardPath}?tab=leads`,
    enter: press(/Theo/),
    admin: true,
  },
  {
    name: "admin-long-titles",
    path: urls.adminLogin.path,
    enter: steps(wearPosts, async (page) => {
      await page.goto(`${adminDashboardPath}?tab=posts`, { waitUntil: "networkidle" });
    }),
    admin: true,
  },
  {
    name: "admin-password",
    path: adminDashboardPath,
    enter: press("Change Password"),
    window: true,
    admin: true,
  },
  {
    name: "admin-delete",
    path: `${adminDashboardPath}?tab=posts`,
    enter: press(/^Delete /),
    window: true,
    admin: true,
  },
  { name: "editor", path: `${adminDashboardPath}?tab=posts`, enter: editFirst, window: true, admin: true },
  {
    name: "editor-errors",
    path: `${adminDashboardPath}?tab=posts`,
    enter: steps(press("New Post"), press("Create"), see("Please enter a title.")),
    window: true,
    admin: true,
  },
  {
    name: "editor-conflict",
    path: `${adminDashboardPath}?tab=posts`,
    enter: conflict,
    window: true,
    admin: true,
  },

  ...[urls.agreement.path, article, urls.aiAutomations.path, urls.corporateTraining.path].map((path) => ({
    name: `print${path.replaceAll("/", "-")}`,
    path,
    print: true as const,
    widths: [390, 794],
  })),
  ...[urls.home.path, urls.noCodeAgenticAi.path, urls.agreement.path, article].map((path) => ({
    name: `zoom-200${path.replaceAll("/", "-")}`,
    path,
    widths: [720],
    context: { deviceScaleFactor: 2 },
  })),
  ...[urls.home.path, urls.conversationalAi.path, urls.agreement.path, urls.blogs.path].map((path) => ({
    name: `forced-colors${path.replaceAll("/", "-")}`,
    path,
    widths: [390, 1440],
    context: { forcedColors: "active" as const },
  })),
  ...[urls.home.path, urls.aiMlGenAiCourse.path].map((path) => ({
    name: `reduced-motion${path.replaceAll("/", "-")}`,
    path,
    widths: [390, 1440],
    context: { reducedMotion: "reduce" as const },
  })),
  ...[urls.home.path, urls.conversationalAi.path, urls.aiMlGenAiCourse.path, urls.talentForClients.path].map(
    (path) => ({
      name: `no-script${path.replaceAll("/", "-")}`,
      path,
      widths: [390, 1440],
      context: { javaScriptEnabled: false },
    }),
  ),
];
