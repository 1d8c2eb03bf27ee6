import { formFramePath, urls } from "../../../src/shared/urls.ts";

/** The public addresses, whether they name a date or not. */
export const datedPlaces = [
  ...Object.values(urls).map(({ path }) => path),
  `${urls.agreement.path}?plan=students`,
  `${urls.checkout.path}?plan=students`,
  formFramePath("no-code-webinar"),
  "/llms.txt",
  "/rss.xml",
  "/sitemap.xml",
  "/api/cohorts",
  "/api/course-dates",
  "/calendar/all.ics",
];

/** Questions to the chat whose answers name dates and codes. */
export const datedQuestions = [
  "When does the no-code course start?",
  "How much is the course, and when does it start?",
  "When is the webinar?",
  "Is there a discount?",
  "How long is the no-code course?",
  "How much time do I need each week?",
  "What is the price of the no-code course?",
];

/**
 * What every public address says, and each answer of the chat: twice, as the second time it comes from a cache. `ask`
 * sends a JSON body by POST.
 */
export async function readDatedPlaces(
  ask: (path: string, body?: unknown) => Promise<Response>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of [...datedPlaces, ...datedPlaces]) texts.set(path, await (await ask(path)).text());
  for (const message of datedQuestions) {
    const answer = await ask("/api/chat", { message, sessionId: "s" });
    texts.set(message, (await answer.json()).output);
  }
  return texts;
}
