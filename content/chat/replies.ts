import { urls } from "../../src/shared/urls.ts";

/** The words around what the built-in answerer finds. */

/** Where nothing fits. */
export const notFound = `I could not find that on our website, and I do not want to guess. Our team can tell you: write to us at ${urls.contact.path}.`;

const notExactly = `I could not find exactly that on our website; our team can tell you: ${urls.contact.path}.`;

/** Where nothing fits, but the subject is known. What there is to know of it follows. */
export const notFoundButRelated = `${notExactly} What it says on the subject:`;

/** Where no answer is sure, before questions to choose from. */
export const unsure = `I am not sure what you mean. Is it one of these? If not, our team can tell you: ${urls.contact.path}.`;

/** To one of several questions, where nothing fits it. */
export const notFoundPart = `I could not find that on our website; our team can tell you: ${urls.contact.path}.`;

/** Names the article that a passage comes from; its title and the passage follow. */
export const fromArticle = "From our article";

/** To a message in another language. */
export const englishOnly = `I am sorry, I can answer in English only. Please ask in English, or write to our team: ${urls.contact.path}.`;

/** Before other questions, where it is not sure which one was asked. */
export const otherMeanings = "If you meant something else:";

/** The question that asks for what stands under a heading. */
export const askFor = (heading: string) => `What do you say about “${heading}”?`;

/** The question that asks for an article. */
export const askForArticle = (title: string) => `What does your article “${title}” say?`;
