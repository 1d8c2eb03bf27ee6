import stored from "./single-questions.json" with { type: "json" };

/** A question, what its answer has to say, and the page it has to lead to. */
export const twenty = stored.twenty as [string, string, string][];

/** The same asked in other ways, and others of their kind. */
export const moreWays = stored.moreWays as [string, string, string][];

/** Messages of one conversation, and what the answer to the last of them has to say. */
export const followUps = stored.followUps.map(
  ([messages, answer]) => [messages, new RegExp(String(answer))] as [string[], RegExp],
);

/** What somebody may ask and no page of the site answers: each stands alone, and has to be missed. */
export const unanswerable: readonly string[] = stored.unanswerable;

/** The same of a subject that the site speaks of. */
export const unanswerableOfSubject: readonly string[] = stored.unanswerableOfSubject;

/** What people ask any assistant and no company's site answers: most of it has to be missed. */
export const offTopic: readonly string[] = stored.offTopic;

/** More of the kind, to learn from. */
export const offTopicLearned: readonly string[] = stored.offTopicLearned;
