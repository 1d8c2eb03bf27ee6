import { type Page, urls } from "../src/shared/urls.ts";
import { about } from "./about.ts";
import { blog } from "./blog.ts";
import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { cookiePolicy } from "./legal/cookie-policy.ts";
import { privacyPolicy } from "./legal/privacy-policy.ts";
import { termsOfService } from "./legal/terms-of-service.ts";
import { aiAutomations } from "./services/ai-automations.ts";
import { conversationalAi } from "./services/conversational-ai.ts";
import { dataCloudSolutions } from "./services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions } from "./services/ml-ai-genai-solutions.ts";
import { forClients } from "./talent/for-clients.ts";
import { forTalents } from "./talent/for-talents.ts";
import { agreement } from "./training/agreement.ts";
import { engineerCourse } from "./training/ai-ml-genai-course.ts";
import { corporateTraining } from "./training/corporate-training.ts";
import { noCodeCourse } from "./training/no-code-agentic-ai.ts";
import type { PageMeta } from "./types.ts";

interface PageText {
  /** The page's name in the chat's search. */
  name: string;
  content: { meta: PageMeta };
}

/** The text of each page of the URL table, by its key; null for a tool without text. */
const texts: Record<keyof typeof urls, PageText | null> = {
  home: { name: "Home", content: home },
  about: { name: "About", content: about },
  contact: { name: "Contact", content: contact },
  conversationalAi: { name: "Conversational AI", content: conversationalAi },
  aiAutomations: { name: "AI Automations", content: aiAutomations },
  mlAiGenAiSolutions: { name: "ML/AI/GenAI Solutions", content: mlAiGenaiSolutions },
  dataCloudSolutions: { name: "Data & Cloud Solutions", content: dataCloudSolutions },
  corporateTraining: { name: "Corporate Training", content: corporateTraining },
  aiMlGenAiCourse: { name: "AI/ML/GenAI Engineer course", content: engineerCourse },
  noCodeAgenticAi: { name: "No Code Agentic AI Course", content: noCodeCourse },
  agreement: { name: "Agreement", content: agreement },
  checkout: null,
  talentForClients: { name: "Talent for clients", content: forClients },
  talentForTalents: { name: "Talent for talents", content: forTalents },
  blogs: { name: "Insight Hub", content: blog },
  privacyPolicy: { name: "Privacy Policy", content: privacyPolicy },
  termsOfService: { name: "Terms of Service", content: termsOfService },
  cookiePolicy: { name: "Cookie Policy", content: cookiePolicy },
  adminLogin: null,
};

/** The pages with text, in the order of the URL table. */
export const sitePages: readonly (PageText & { page: Page })[] = Object.entries(urls).flatMap(
  ([key, page]) => {
    const text = texts[key as keyof typeof urls];
    return text === null ? [] : [{ page, ...text }];
  },
);
