export const maxMessageLength = 2_000;

export interface ChatSource {
  path: string;
  page: string;
  heading: string;
  text: string;
  /** What comes after it on the page; its heading is empty where both stand under the same. */
  next?: { heading: string; text: string };
}

export const chatTexts = {
  trouble: "I'm having trouble connecting right now. Please try again in a moment.",
  unreachable:
    "I'm having trouble connecting to our servers right now. Please try again later or contact us directly at /contact.",
  unreadable: "Received a response but couldn't process it correctly",
  tooFast: "You are sending messages quickly. Please wait a moment.",
} as const;

/** Includes `application/problem+json` and the like. */
export function isJson(contentType: string): boolean {
  return /^[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(contentType.trim());
}
