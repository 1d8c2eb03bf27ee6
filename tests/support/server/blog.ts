import { expect } from "vitest";
import type { Post } from "../../../src/shared/posts/post.ts";
import type { RunningApp } from "./app.ts";

export const article = {
  title: "An article",
  summary: "What it says.",
  content: "Some words.",
  imageUrl: "https://example.com/a.jpg",
  category: "AI",
};

export function blogClient(app: () => RunningApp) {
  return {
    async create(part: object = {}): Promise<Post> {
      const answer = await app().ask("/api/blogs", { body: { ...article, ...part } });
      expect(answer.status).toBe(201);
      return answer.json();
    },
    async list(query = ""): Promise<Post[]> {
      return (await app().ask(`/api/blogs${query}`)).json();
    },
    put: (id: string, body: unknown, headers: Record<string, string> = {}) =>
      app().ask(`/api/blogs/${id}`, { method: "PUT", body, headers }),
  };
}
