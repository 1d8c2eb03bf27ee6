import { blogAliasPath, blogsPath, checkoutPath, homePath, loginPath } from "./paths.ts";

/** The waitlist's section of the course page. */
export const waitlistId = "waitlist";

/** Every public address of the site. Routes, sitemap, links, page cache and tests read this table. */
export const urls = {
  home: page(homePath),
  about: page("/about"),
  contact: page("/contact"),
  conversationalAi: page("/services/conversational-ai"),
  aiAutomations: page("/services/ai-automations"),
  mlAiGenAiSolutions: page("/services/ml-ai-genai-solutions"),
  dataCloudSolutions: page("/services/data-cloud-solutions"),
  corporateTraining: page("/training/corporate-training"),
  aiMlGenAiCourse: page("/training/ai-ml-genai-course"),
  noCodeAgenticAi: page("/training/no-code-agentic-ai"),
  agreement: page("/training/no-code-agentic-ai/agreement", { indexed: false }),
  checkout: page(checkoutPath, { indexed: false }),
  talentForClients: page("/talent/for-clients"),
  talentForTalents: page("/talent/for-talents"),
  blogs: page(blogsPath),
  privacyPolicy: page("/privacy-policy"),
  termsOfService: page("/terms-of-service"),
  cookiePolicy: page("/cookie-policy"),
  adminLogin: page(loginPath, { indexed: false }),
} as const;

/** Paths that show another page's screen, or redirect to it. */
export const aliases = {
  blog: blogAliasPath,
  studentsAndProfessionals: "/training/students-and-professionals",
} as const;

/** As the form provider names it. The site's own frame takes the query `page`, the path of the page around it. */
export function formFramePath(formId: string): string {
  return `/widget/form/${formId}`;
}

export function calendarPath(cohortId: string): string {
  return `/calendar/${cohortId}.ics`;
}

/** Shows a post that may not be public to anybody with the link. */
export function previewPath(token: string): string {
  return `/preview/${token}`;
}

export function previewCoverPath(token: string): string {
  return `${previewPath(token)}/cover.svg`;
}

/** The drawn cover of a post without an image of its own. */
export function coverPath(slug: string): string {
  return `/covers/${slug}.svg`;
}

/** Pictures that other sites show, such as feed readers and social networks. */
export const sharedPicturePaths = ["/cards", "/covers", "/images"];

export function postCardPath(slug: string): string {
  return `/cards/${slug}.png`;
}

/** The social card of a page, drawn by the build. */
export function pageCardPath(path: string): string {
  return `/cards/pages/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}

/** Without query and fragment. */
export function pathOf(href: string): string {
  return href.replace(/[?#].*$/, "");
}

export const feedPaths = { rss: "/rss.xml", json: "/feed.json" } as const;

export type PagePath = (typeof urls)[keyof typeof urls]["path"];

export type ServicePath = Extract<PagePath, `/services/${string}`>;

export interface Page<Path extends string = string> {
  path: Path;
  /** False also keeps it out of the sitemap. */
  indexed: boolean;
}

function page<Path extends string>(path: Path, options: Partial<Omit<Page, "path">> = {}): Page<Path> {
  return { indexed: true, ...options, path };
}
