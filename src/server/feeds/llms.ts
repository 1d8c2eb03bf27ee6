import { about } from "../../../content/about.ts";
import { blog } from "../../../content/blog.ts";
import { contact } from "../../../content/contact.ts";
import { home } from "../../../content/home.ts";
import { cookiePolicy } from "../../../content/legal/cookie-policy.ts";
import { privacyPolicy } from "../../../content/legal/privacy-policy.ts";
import { termsOfService } from "../../../content/legal/terms-of-service.ts";
import { aiAutomations } from "../../../content/services/ai-automations.ts";
import { conversationalAi } from "../../../content/services/conversational-ai.ts";
import { dataCloudSolutions } from "../../../content/services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions } from "../../../content/services/ml-ai-genai-solutions.ts";
import { site } from "../../../content/site.ts";
import { forClients } from "../../../content/talent/for-clients.ts";
import { forTalents } from "../../../content/talent/for-talents.ts";
import { engineerCourse } from "../../../content/training/ai-ml-genai-course.ts";
import { corporateTraining } from "../../../content/training/corporate-training.ts";
import { noCodeCourse } from "../../../content/training/no-code-agentic-ai.ts";
import type { PageMeta } from "../../../content/types.ts";
import { metaFallback } from "../../shared/article-text.ts";
import { type Page, urls } from "../../shared/urls.ts";
import { type Feed, postUrl } from "./feed.ts";

const sections: { title: string; pages: [Page, PageMeta][] }[] = [
  {
    title: "Services",
    pages: [
      [urls.conversationalAi, conversationalAi.meta],
      [urls.aiAutomations, aiAutomations.meta],
      [urls.mlAiGenAiSolutions, mlAiGenaiSolutions.meta],
      [urls.dataCloudSolutions, dataCloudSolutions.meta],
    ],
  },
  {
    title: "Training",
    pages: [
      [urls.aiMlGenAiCourse, engineerCourse.meta],
      [urls.noCodeAgenticAi, noCodeCourse.meta],
      [urls.corporateTraining, corporateTraining.meta],
    ],
  },
  {
    title: "Talent",
    pages: [
      [urls.talentForClients, forClients.meta],
      [urls.talentForTalents, forTalents.meta],
    ],
  },
  {
    title: "Company",
    pages: [
      [urls.home, home.meta],
      [urls.about, about.meta],
      [urls.contact, contact.meta],
      [urls.blogs, blog.meta],
    ],
  },
  {
    title: "Legal",
    pages: [
      [urls.privacyPolicy, privacyPolicy.meta],
      [urls.termsOfService, termsOfService.meta],
      [urls.cookiePolicy, cookiePolicy.meta],
    ],
  },
];

/** The site for readers that are programs: what it is, and every page with a sentence about it. */
export const llms: Feed = {
  path: "/llms.txt",
  type: "text/plain; charset=utf-8",
  make({ siteUrl, posts }) {
    const pages = sections.map((section) => ({
      title: section.title,
      lines: section.pages.map(([{ path }, meta]) => line(meta.title, siteUrl + path, meta.description)),
    }));
    const articles = posts.map((post) =>
      line(post.title, postUrl(siteUrl, post.slug), post.summary || metaFallback(post.content)),
    );
    const all = [...pages, { title: `Articles of ${blog.hero.title}`, lines: articles }];
    return `# ${site.name}

> ${site.tagline}

${all
  .filter(({ lines }) => lines.length > 0)
  .map(({ title, lines }) => `## ${title}\n\n${lines.join("\n")}\n`)
  .join("\n")}`;
  },
};

function line(title: string, url: string, description: string): string {
  return `- [${inOneLine(title).replace(/[[\]\\]/g, "\\$&")}](${url}): ${inOneLine(description)}`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
