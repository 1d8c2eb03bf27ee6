export const maxMessageLength = 2_000;

/** A passage of the site that an answer comes from. */
export interface ChatSource {
  path: string;
  /** The page's name. */
  page: string;
  heading: string;
  text: string;
}

/** What the assistant says when there is no reply to show. */
export const chatTexts = {
  trouble: "I'm having trouble connecting right now. Please try again in a moment.",
  unreachable:
    "I'm having trouble connecting to our servers right now. Please try again later or contact us directly at /contact.",
  unreadable: "Received a response but couldn't process it correctly",
  tooFast: "You are sending messages quickly. Please wait a moment.",
} as const;

/** Whether a content type names JSON, `application/problem+json` and the like included. */
export function isJson(contentType: string): boolean {
  return /^[\w.-]+\/(?:[\w.-]+\+)?json\b/i.test(contentType.trim());
}
