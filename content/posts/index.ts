import type { Category } from "../../src/shared/posts/post.ts";

/** An article of a fresh installation; its body is `<slug>.md` in this folder. */
export interface FirstPost {
  slug: string;
  title: string;
  summary: string;
  category: Category;
  createdAt: string;
  reviewedAt: string;
}

export const firstPosts: FirstPost[] = [
  {
    slug: "test-a-support-assistant-on-real-transcripts-before-launch",
    title: "Test a support assistant on real transcripts before launch",
    summary:
      "How to sample, cut and grade past conversations so that the launch decision rests on cases anyone can open, with a gate that is agreed on before the results are in.",
    category: "AI",
    createdAt: "2026-10-14T14:40:00.000Z",
    reviewedAt: "2026-11-23T08:40:00.000Z",
  },
  {
    slug: "plan-ai-training-that-people-still-use-a-quarter-later",
    title: "Plan AI training that people still use a quarter later",
    summary:
      "Courses rarely fail in the room, so this thirteen-week plan starts from recurring tasks, clears the obstacles outside the course and measures the work itself.",
    category: "Industry Insights",
    createdAt: "2026-09-16T18:20:00.000Z",
    reviewedAt: "2026-11-23T08:40:00.000Z",
  },
  {
    slug: "what-a-no-code-agent-can-and-cannot-be-trusted-with",
    title: "What a no-code agent can and cannot be trusted with",
    summary:
      "Two questions settle most of it: can the action be taken back, and who wrote the text the agent reads? With a table of common jobs and limits to build into the canvas.",
    category: "Automation",
    createdAt: "2026-08-18T15:05:00.000Z",
    reviewedAt: "2026-11-23T08:40:00.000Z",
  },
  {
    slug: "retrieval-augmented-generation-explained-by-how-it-fails",
    title: "Retrieval-augmented generation, explained by how it fails",
    summary:
      "A RAG system is a search engine with a writer behind it, and one wrong answer, followed back through its stages, shows which of them to repair first.",
    category: "Technology",
    createdAt: "2026-07-09T20:30:00.000Z",
    reviewedAt: "2026-11-23T08:40:00.000Z",
  },
  {
    slug: "how-to-notice-that-a-model-has-gone-stale",
    title: "How to notice that a model has gone stale",
    summary:
      "Models fail without an error message, which is why you need four signals from fast to certain, a drift measure that allows for chance, and a runbook in which retraining comes late.",
    category: "Machine Learning",
    createdAt: "2026-05-20T15:45:00.000Z",
    reviewedAt: "2026-11-23T08:40:00.000Z",
  },
  {
    slug: "data-contracts-what-two-teams-agree-before-a-column-changes",
    title: "Data contracts: what two teams agree before a column changes",
    summary:
      "A new status value, and the revenue report is wrong by Monday. What a data contract says, where it has to be checked, and how to have the first one in ten working days.",
    category: "Data Science",
    createdAt: "2026-04-21T19:15:00.000Z",
    reviewedAt: "2026-11-23T08:40:00.000Z",
  },
  {
    slug: "which-process-to-automate-first-a-scoring-method",
    title: "Which process to automate first: a scoring method",
    summary:
      "Score readiness by its weakest point, count hours from a tally week, and let the two choose, by a method with anchors, a worked example and a check that it holds.",
    category: "Automation",
    createdAt: "2026-03-12T15:15:00.000Z",
    reviewedAt: "2026-11-23T08:40:00.000Z",
  },
  {
    slug: "restore-a-backup-this-month-rpo-and-rto-in-plain-words",
    title: "Restore a backup this month: RPO and RTO in plain words",
    summary:
      "What the two recovery objectives mean, where the hours of an outage really go, and a three-hour drill that shows what you can restore and how fast.",
    category: "Cloud Solutions",
    createdAt: "2026-02-10T15:40:00.000Z",
    reviewedAt: "2026-11-23T08:40:00.000Z",
  },
];
