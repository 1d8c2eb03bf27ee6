import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { blog } from "../../content/blog.ts";
import { copyCode } from "../../content/training/plans.ts";
import { CopyButtons } from "../../src/pages/blog/post/copy-code.tsx";
import { Share } from "../../src/pages/blog/post/share.tsx";
import { Live as PromoCode } from "../../src/pages/training/no-code-agentic-ai/promo-code.island.tsx";

const { share, code } = blog.post;
const promotion = { title: "Early", description: "Less to pay.", code: "EARLY" };
const block = (
  <article>
    <figure>
      <pre>
        <code>npm start</code>
      </pre>
    </figure>
    <CopyButtons words={code} />
  </article>
);

afterEach(() => vi.unstubAllGlobals());

test.each<[string, ReactNode, string, string]>([
  [
    "the promotion code",
    <PromoCode key="" promotion={promotion} copy={copyCode} />,
    "EARLY",
    copyCode.copied,
  ],
  [
    "an article's address",
    <Share key="" url="https://a.test/b" title="B" words={share} />,
    "https://a.test/b",
    share.copied,
  ],
  ["a block of code", block, "npm start", code.copied],
])("a screen reader hears each time that %s is copied", async (_name, shown, text, words) => {
  const written: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => written.push(text) } });
  render(shown);
  const status = screen.getByRole("status");
  const said: string[] = [];
  const observer = new MutationObserver(() => status.textContent !== "" && said.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole("button", { name: /^Cop/ }));
    await vi.waitFor(() => expect(said).toEqual(Array(times).fill(words)));
  }
  expect(written).toEqual([text, text]);
  observer.disconnect();
});
