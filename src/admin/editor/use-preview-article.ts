import { startTransition, useEffect, useState } from "react";
import type { Article } from "../../shared/posts/article.ts";
import { adminApi } from "../api.ts";
import { isSameJson } from "../same-json.ts";
import { debounce } from "./debounce.ts";

const typingPauseMs = 50;

/** Whoever types faster than that pause sees the preview after this time. */
const maxDelayMs = 100;

/** A longer text is asked for in a pause alone: an answer has its whole article, and a key would wait for it. */
const longFrom = 20_000;
const longPauseMs = 150;

/** A text as readers will see it. */
interface ShownText {
  markdown: string;
  article: Article;
}

/** The parsed content for the preview; null before the first answer. `follow` shows a text that the form has not got yet. */
export function usePreviewArticle(content: string) {
  const [shown, setShown] = useState<ShownText | null>(null);
  const [failed, setFailed] = useState(false);
  const [{ follow, stop }] = useState(() => previewOf(setShown, setFailed));
  useEffect(() => follow(content), [follow, content]);
  useEffect(() => stop, [stop]);
  return { article: shown?.article ?? null, markdown: shown?.markdown ?? "", failed, follow };
}

/** Asks the server for one text after the other, since some take it seconds, and of those typed meanwhile for the last. */
function previewOf(show: (text: ShownText | null) => void, fail: (failed: boolean) => void) {
  let wanted = "";
  let asked = "";
  let last: ShownText | null = null;
  let running: AbortController | null = null;
  const typed = debounce(() => void ask(), typingPauseMs, maxDelayMs);
  const paused = debounce(() => void ask(), longPauseMs, Number.POSITIVE_INFINITY);

  async function ask(): Promise<void> {
    if (running !== null || wanted === asked) return;
    const own = new AbortController();
    const markdown = wanted;
    running = own;
    asked = markdown;
    const article = await adminApi.previewArticle(markdown, own.signal).catch(() => null);
    if (own.signal.aborted) return;
    running = null;
    fail(article === null);
    if (article !== null) {
      last = { markdown, article: withKnownParts(last?.article ?? null, article) };
      const next = last;
      // A key comes before the drawing.
      startTransition(() => show(next));
    }
    if (wanted.length < longFrom) await ask();
    else paused.call();
  }

  function stop(): void {
    typed.cancel();
    paused.cancel();
    running?.abort();
    running = null;
    asked = "";
  }

  function follow(markdown: string): void {
    wanted = markdown;
    if (markdown.trim() === "") {
      stop();
      last = null;
      show(null);
      fail(false);
    } else if (last === null) void ask();
    else if (markdown.length < longFrom) typed.call();
    else paused.call();
  }

  return { follow, stop };
}

/** Parts that did not change stay the same objects, so that they are not rendered again. */
function withKnownParts(before: Article | null, next: Article): Article {
  if (before === null) return next;
  const kept = new Set<unknown>();
  const known = <T>(value: T, ...of: (T | undefined)[]): T => {
    const same = of.find((old) => old !== undefined && !kept.has(old) && isSameJson(value, old));
    kept.add(same);
    return same ?? value;
  };
  const old = before.root.children;
  // Below a new block, the others have moved.
  const moved = old.length - next.root.children.length;
  return {
    ...next,
    definitions: known(next.definitions, before.definitions),
    footnotes: known(next.footnotes, before.footnotes),
    root: {
      ...next.root,
      children: next.root.children.map((node, index) => known(node, old[index], old[index + moved])),
    },
  };
}
