import { type ServicePath, urls } from "../src/shared/urls.ts";
import { aiAutomations } from "./services/ai-automations.ts";
import { conversationalAi } from "./services/conversational-ai.ts";
import { dataCloudSolutions } from "./services/data-cloud-solutions.ts";
import { mlAiGenaiSolutions } from "./services/ml-ai-genai-solutions.ts";

const stepsOfServices: Record<ServicePath, readonly string[]> = {
  [urls.conversationalAi.path]: conversationalAi.closing.steps,
  [urls.aiAutomations.path]: aiAutomations.closing.steps,
  [urls.mlAiGenAiSolutions.path]: mlAiGenaiSolutions.closing.steps,
  [urls.dataCloudSolutions.path]: dataCloudSolutions.closing.steps,
};

/** What becomes of a form, by the page around it, where several pages share a form. */
export const stepsOfPages: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(stepsOfServices));
