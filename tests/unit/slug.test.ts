import fc from "fast-check";
import { expect, test } from "vitest";
import { deriveSlug, uniqueSlug } from "../../src/shared/posts/slug.ts";
import { arbitraryText } from "../support/inputs/arbitrary-text.ts";

const id = "3f2b8c1d-0000-4000-8000-000000000000";

test.each([
  ["How to Choose a Model", "how-to-choose-a-model"],
  ["AI & ML: what's next?", "ai-ml-whats-next"],
  ["tabs\tand\nlines  and   gaps", "tabs-and-lines-and-gaps"],
  ["re--use - it", "re-use-it"],
  ["C++ / C#", "c-c"],
  ["Ünïcödé Straße", "ncd-strae"],
  ["ＦＵＬＬ width 2", "-width-2"],
  ["What is AI? 🤖", "what-is-ai-"],
  ['"><script>alert(1)</script>', "scriptalert1script"],
  ["</script>", "script"],
  ["$& $1 $`", "-1-"],
  ["snake_case", "snakecase"],
  ["__proto__", "proto"],
  ["100%", "100"],
  ["数据合同", ""],
  ["🚀🚀", ""],
  ["🚀 🚀", "-"],
  ["x".repeat(200), "x".repeat(200)],
])("the title %j gives the slug %j", (title, slug) => {
  expect(deriveSlug(title)).toBe(slug);
});

test.each(["数据合同", "🚀🚀", "🚀 🚀", "$&", "---", "…"])(
  "a title such as %j is reached by its id",
  (title) => {
    expect(uniqueSlug(title, id, new Set())).toBe("post-3f2b8c1d");
  },
);

test("a slug that is taken gets the next free number", () => {
  const taken = new Set<string>();
  const slugs = ["Hello", "Hello", "Hello 2", "hello!", "Hello 2"].map((title) => {
    const slug = uniqueSlug(title, id, taken);
    taken.add(slug);
    return slug;
  });
  expect(slugs).toEqual(["hello", "hello-2", "hello-2-2", "hello-3", "hello-2-3"]);
});

test("the slug of an id can be taken too", () => {
  expect(uniqueSlug("🚀", id, new Set(["post-3f2b8c1d"]))).toBe("post-3f2b8c1d-2");
});

test("whatever the titles, slugs are unique, fit for an address, and hold a letter or a digit", () => {
  const title = fc.oneof(arbitraryText, fc.constantFrom("a", "A!", "a 2", "a-2", "", "-", "🚀"));
  fc.assert(
    fc.property(fc.array(title, { maxLength: 30 }), (titles) => {
      const taken = new Set<string>();
      for (const text of titles) taken.add(uniqueSlug(text, id, taken));
      expect(taken.size).toBe(titles.length);
      for (const slug of taken) expect(slug).toMatch(/^(?=.*[a-z0-9])[a-z0-9-]+$/);
    }),
  );
});

test("a slug never holds two hyphens in a row, nor changes when derived again", () => {
  fc.assert(
    fc.property(arbitraryText, (title) => {
      const slug = deriveSlug(title);
      expect(slug).toMatch(/^(?:[a-z0-9]|-(?!-))*$/);
      expect(deriveSlug(slug)).toBe(slug);
    }),
  );
});
