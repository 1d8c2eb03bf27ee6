import { site } from "../../content/site.ts";
import { postPath, urls } from "../../src/shared/urls.ts";

/** Where the dialogues' answers lead. */
export const noCode = urls.noCodeAgenticAi.path;
export const engineer = urls.aiMlGenAiCourse.path;
export const corporate = urls.corporateTraining.path;
export const agreement = urls.agreement.path;
export const clients = urls.talentForClients.path;
export const talents = urls.talentForTalents.path;
export const contact = urls.contact.path;
export const assistants = urls.conversationalAi.path;
export const automations = urls.aiAutomations.path;
export const models = urls.mlAiGenAiSolutions.path;
export const cloud = urls.dataCloudSolutions.path;
export const privacy = urls.privacyPolicy.path;
export const cookies = urls.cookiePolicy.path;
export const terms = urls.termsOfService.path;

/** The articles that a fresh installation begins with. */
export const articles = {
  transcripts: postPath("test-a-support-assistant-on-real-transcripts-before-launch"),
  training: postPath("plan-ai-training-that-people-still-use-a-quarter-later"),
  agents: postPath("what-a-no-code-agent-can-and-cannot-be-trusted-with"),
  rag: postPath("retrieval-augmented-generation-explained-by-how-it-fails"),
  stale: postPath("how-to-notice-that-a-model-has-gone-stale"),
  contracts: postPath("data-contracts-what-two-teams-agree-before-a-column-changes"),
  scoring: postPath("which-process-to-automate-first-a-scoring-method"),
  backup: postPath("restore-a-backup-this-month-rpo-and-rto-in-plain-words"),
};

/** A way to a person, whichever is named. */
export const person = [contact, site.email, site.trainingsEmail, site.talentEmail, site.phone];

/** A person at once: a number, an address, or a place to leave one's own. */
export const reach = [site.phone, site.email, site.trainingsEmail, "your name and email", "leave your name"];

/** That a price or a date is not on the site, in any of the usual words. */
export const notStated = [
  "states no",
  "state no",
  "lists no",
  "names no",
  "gives no",
  "publish no",
  "not state",
  "not say",
  "not name",
  "not list",
  "not give",
  "not publish",
  "not announced",
  "not on our website",
  "not on our site",
  "not on the website",
  "not on the site",
  "not on this website",
  "no price",
  "no set price",
  "no fixed price",
  "could not find",
  "depend",
  "tells you the price",
  "sends you the price",
  "answers with the",
  "is announced",
];

/** How somebody takes a complaint. */
export const sorry = ["sorry", "apolog", "regret"];

/** How somebody takes thanks, a greeting or a word in passing. */
export const kindly = [
  "welcome",
  "hello",
  "hi!",
  "hi,",
  "hi there",
  "hey",
  "glad",
  "happy to",
  "pleasure",
  "great",
  "anytime",
  "any time",
  "thank",
  "goodbye",
  "good luck",
  "ask me about",
  "just ask",
  "anything else",
  "how can i help",
];

/** How somebody declines what is not theirs to do. */
export const declined = [
  "could not find",
  "cannot",
  "not able",
  "can only",
  "only answer",
  "what this website says",
  "from this website",
];
