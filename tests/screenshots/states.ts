import { postPath, urls } from "../../src/shared/urls.ts";
import { adminStates } from "./admin-states.ts";
import type { State } from "./state.ts";
import { visitorStates } from "./visitor-states.ts";

const article = postPath("which-process-to-automate-first-a-scoring-method");

/** Every screen and state that is worth a look. Another one is another line. */
export const states: State[] = [
  ...Object.values(urls).map(({ path }) => ({ name: `page${path.replaceAll("/", "-")}`, path })),
  { name: "page-404", path: "/nothing-here" },
  { name: "page-article", path: article },
  { name: "page-article-missing", path: postPath("nothing-here") },
  ...visitorStates,
  ...adminStates,
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
