import { urls } from "../../src/shared/urls.ts";

/** If no candidate is likely. */
export const notFound = `I could not find that on our website, and I do not want to guess. Our team can tell you: write to us at ${urls.contact.path}.`;

const notExactly = `I could not find exactly that on our website; our team can tell you: ${urls.contact.path}.`;

/** If no candidate is likely, but the subject is known; its card follows. */
export const notFoundButRelated = `${notExactly} What it says on the subject:`;

/** If no answer is likely enough, before offered questions. */
export const unsure = `I am not sure what you mean. Is it one of these? If not, our team can tell you: ${urls.contact.path}.`;

/** For one of several questions in a message. */
export const notFoundPart = `I could not find that on our website; our team can tell you: ${urls.contact.path}.`;

export const fromArticle = "From our article";

export const englishOnly = `I am sorry, I can answer in English only. Please ask in English, or write to our team: ${urls.contact.path}.`;

/** After a likely answer, before offered questions. */
export const otherMeanings = "If you meant something else:";

export const askFor = (heading: string) => `What do you say about “${heading}”?`;

export const askForArticle = (title: string) => `What does your article “${title}” say?`;
