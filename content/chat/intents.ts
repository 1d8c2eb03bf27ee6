import { site } from "../site.ts";
import assistants from "./intents/assistants.json" with { type: "json" };
import automations from "./intents/automations.json" with { type: "json" };
import company from "./intents/company.json" with { type: "json" };
import conversation from "./intents/conversation.json" with { type: "json" };
import corporate from "./intents/corporate.json" with { type: "json" };
import courses from "./intents/courses.json" with { type: "json" };
import engineer from "./intents/engineer.json" with { type: "json" };
import enrollment from "./intents/enrollment.json" with { type: "json" };
import legal from "./intents/legal.json" with { type: "json" };
import modelsAndCloud from "./intents/models-and-cloud.json" with { type: "json" };
import noCode from "./intents/no-code.json" with { type: "json" };
import notOnSite from "./intents/not-on-site.json" with { type: "json" };
import services from "./intents/services.json" with { type: "json" };
import talent from "./intents/talent.json" with { type: "json" };

/** Short examples match long messages too. `{company}` and `{assistant}` are replaced by names of `site.ts`. */
const examples: Readonly<Record<string, readonly string[]>> = {
  ...assistants,
  ...automations,
  ...company,
  ...conversation,
  ...corporate,
  ...courses,
  ...engineer,
  ...enrollment,
  ...legal,
  ...modelsAndCloud,
  ...noCode,
  ...notOnSite,
  ...services,
  ...talent,
};

/** Throws if an intent has no examples. */
export function examplesOf(intent: string): string[] {
  const found = examples[intent];
  if (found === undefined) throw new Error(`There are no examples of ${intent} in content/chat/intents/`);
  return found.map((example) =>
    example.replaceAll("{company}", site.name).replaceAll("{assistant}", site.assistant),
  );
}
