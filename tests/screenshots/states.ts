import { postPath } from "../../src/shared/paths.ts";
import { urls } from "../../src/shared/urls.ts";
import { adminStates } from "./admin-states.ts";
import type { State } from "./state.ts";
import { visitorStates } from "./visitor-states.ts";

const article = postPath("which-process-to-automate-first-a-scoring-method");

/** Every screen and state that is worth a look. Another one is another line. */
export const states: State[] = [
  ...Object.values(urls).map(({ path }) => ({ name: `page-${nameOf(path)}`, path })),
  { name: "page-404", path: "/nothing-here" },
  { name: "page-article", path: article },
  { name: "page-article-missing", path: postPath("nothing-here") },
  ...visitorStates,
  ...adminStates,
  ...[urls.agreement.path, article, urls.aiAutomations.path, urls.corporateTraining.path].map((path) => ({
    name: `print-${nameOf(path)}`,
    path,
    print: true as const,
    widths: [390, 794],
  })),
  ...[urls.home.path, urls.noCodeAgenticAi.path, urls.agreement.path, article].map((path) => ({
    name: `zoom-200-${nameOf(path)}`,
    path,
    widths: [720],
    context: { deviceScaleFactor: 2 },
  })),
  ...[urls.home.path, urls.conversationalAi.path, urls.agreement.path, urls.blogs.path].map((path) => ({
    name: `forced-colors-${nameOf(path)}`,
    path,
    widths: [390, 1440],
    context: { forcedColors: "active" as const },
  })),
  ...[urls.home.path, urls.aiMlGenAiCourse.path].map((path) => ({
    name: `reduced-motion-${nameOf(path)}`,
    path,
    widths: [390, 1440],
    context: { reducedMotion: "reduce" as const },
  })),
  ...[urls.home.path, urls.conversationalAi.path, urls.aiMlGenAiCourse.path, urls.talentForClients.path].map(
    (path) => ({
      name: `no-script-${nameOf(path)}`,
      path,
      widths: [390, 1440],
      context: { javaScriptEnabled: false },
    }),
  ),
];

function nameOf(path: string): string {
  return path === urls.home.path ? "home" : path.slice(1).replaceAll("/", "-");
}
