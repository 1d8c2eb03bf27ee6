import { urls } from "../../../src/shared/urls.ts";

/** What is said where nothing fits. */
export const notFound = `I could not find that on our website, and I do not want to guess. Our team can tell you: write to us at ${urls.contact.path}.`;
