import stored from "./single-questions.json" with { type: "json" };

/** A question, a fact that its answer must contain, and the page that it must link to. */
export const twenty = stored.twenty as [string, string, string][];

export const moreWays = stored.moreWays as [string, string, string][];

/** The messages of a conversation, and a pattern for the last answer. */
export const followUps = stored.followUps.map(
  ([messages, answer]) => [messages, new RegExp(String(answer))] as [string[], RegExp],
);

/** Each of these must get the fallback. */
export const unanswerable: readonly string[] = stored.unanswerable;

export const unanswerableOfSubject: readonly string[] = stored.unanswerableOfSubject;

/** Most of these must get the fallback. */
export const offTopic: readonly string[] = stored.offTopic;

export const offTopicLearned: readonly string[] = stored.offTopicLearned;
