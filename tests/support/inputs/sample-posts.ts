import { readFileSync } from "node:fs";
import path from "node:path";
import { longDateIn } from "../../../src/shared/company-time.ts";
import { categories, type Post, type PostDate, uncategorized } from "../../../src/shared/posts/post.ts";

/** An article that uses everything that the site renders, and tries what it must not. */
export const sampleMarkdown = readFileSync(path.join(import.meta.dirname, "sample-post.txt"), "utf8");

/** Posts for tests: `count` of them, over all categories, newest first. */
export function samplePosts(count: number): (Post & PostDate)[] {
  const all = [...categories, ""] as const;
  return Array.from({ length: count }, (_, i) => {
    const category = all[i % all.length] ?? "";
    const time = new Date(Date.UTC(2026, 8, 30, 15) - i * 86_400_000 * 3).toISOString();
    return {
      id: `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`,
      slug: `sample-post-${i + 1}`,
      title: `Sample post ${i + 1} about ${category || uncategorized}`,
      summary: `What stands in post ${i + 1}, in a sentence of a common length that wraps once or twice.`,
      category,
      imageUrl: "",
      content: i === 0 ? sampleMarkdown : `Text of post ${i + 1}.\n\n# A heading\n\nMore text.`,
      readingTime: (i % 9) + 1,
      createdAt: time,
      createdOn: longDateIn("America/Chicago", time),
      updatedAt: time,
    };
  });
}
