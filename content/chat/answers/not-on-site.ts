import type { Reply } from "../answer.ts";
import intents from "../intents/not-on-site.json" with { type: "json" };
import { notFound } from "../replies.ts";

/** What visitors ask and the site does not say, or is not for its assistant to do: each by itself, since they have nothing in common but the answer. */
export const notOnSiteAnswers: readonly Reply[] = Object.keys(intents).map((intent) => ({
  intent,
  text: notFound,
  href: null,
}));
