import type { RootContent } from "mdast";
import { useEffect, useState, useSyncExternalStore } from "react";
import { takePlaceOf } from "../../components/article/article-body.tsx";
import { changedText } from "../../shared/changed-part.ts";
import type { Article } from "../../shared/posts/article.ts";
import {
  type ArticleChange,
  type ArticlePreview,
  changedArticle,
  type WholeArticle,
} from "../../shared/posts/article-preview.ts";
import { adminApi } from "../api.ts";
import { isSameJson } from "../same-json.ts";
import type { UnreadText } from "./content/content-editor.ts";
import { debounce } from "./debounce.ts";

const typingPauseMs = 50;

/** Whoever types faster than that pause sees the preview after this time. */
const maxDelayMs = 100;

/** A text as readers will see it. */
interface PreviewState {
  /** Null before the first answer. */
  article: Article | null;
  /** What the article was made of. */
  markdown: string;
  /** The server's name for the text, of which the next one and its answer are changes. */
  version: string | undefined;
  failed: boolean;
}

const nothing: PreviewState = { article: null, markdown: "", version: undefined, failed: false };

const emptyArticle: Article = {
  root: { type: "root", children: [] },
  starts: [],
  headings: [],
  definitions: [],
  footnotes: [],
  plain: false,
};

/** Where the preview's article comes from; `follow` shows a text that the form has not got yet. */
export type PreviewArticle = ReturnType<typeof createPreviewArticle>;

/** Follows the form's text. A component renders what it takes from it by `usePreviewState`. */
export function usePreviewArticle(content: string): PreviewArticle {
  const [preview] = useState(createPreviewArticle);
  useEffect(() => preview.follow(content), [preview, content]);
  useEffect(() => preview.stop, [preview]);
  return preview;
}

/** What `select` takes has to be the same value for the same state. */
export function usePreviewState<T>(preview: PreviewArticle, select: (state: PreviewState) => T): T {
  return useSyncExternalStore(preview.subscribe, () => select(preview.read()));
}

/** Asks the server for one text after the other, since some take it seconds, and of those typed meanwhile for the last. */
function createPreviewArticle() {
  const watchers = new Set<() => void>();
  let state = nothing;
  let wanted: UnreadText = "";
  let asked = "";
  let running: AbortController | null = null;
  const typed = debounce(() => void ask(), typingPauseMs, maxDelayMs);

  function show(next: PreviewState): void {
    state = next;
    for (const watcher of watchers) watcher();
  }

  async function ask(): Promise<void> {
    const markdown = wanted.toString();
    if (markdown.trim() === "") {
      stop();
      return show(nothing);
    }
    if (running !== null || markdown === asked) return;
    const own = new AbortController();
    running = own;
    asked = markdown;
    const answer = await answerTo(markdown, own.signal).catch(() => null);
    if (own.signal.aborted) return;
    running = null;
    if (answer === null) show({ ...state, failed: true });
    else {
      const article = withKnownParts(state.article ?? emptyArticle, answer);
      show({ article, markdown, version: answer.version, failed: false });
    }
    await ask();
  }

  /** Sends what was changed alone, and the whole text to a server that does not have the one before. */
  async function answerTo(markdown: string, signal: AbortSignal): Promise<ArticlePreview | null> {
    const { version, markdown: before } = state;
    if (version !== undefined) {
      const { insert: content, from, to } = changedText(before, markdown);
      const answer = await adminApi.previewArticle({ content, replaces: { version, from, to } }, signal);
      if (answer !== null) return answer;
    }
    return adminApi.previewArticle({ content: markdown }, signal);
  }

  function stop(): void {
    typed.cancel();
    running?.abort();
    running = null;
    asked = "";
  }

  function follow(text: UnreadText): void {
    wanted = text;
    if (state.article === null || text.length === 0) void ask();
    else typed.call();
  }

  function subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }

  return { follow, stop, subscribe, read: () => state };
}

/** Parts that did not change stay the same objects, so that they are not rendered again. */
function withKnownParts(before: Article, answer: ArticlePreview): Article {
  if (!("root" in answer)) keepElements(before, answer);
  const next = "root" in answer ? withKnownBlocks(before, answer) : changedArticle(before, answer);
  const known = <T>(value: T, old: T) => (isSameJson(value, old) ? old : value);
  const { definitions, footnotes } = next;
  return {
    ...next,
    definitions: known(definitions, before.definitions),
    footnotes: known(footnotes, before.footnotes),
  };
}

/** A paragraph that is being written changes its words alone. */
function keepElements({ root }: Article, { from, removed, blocks }: ArticleChange): void {
  const replaced = root.children.slice(from, from + removed);
  for (const [index, node] of blocks.entries()) {
    const old = replaced[index];
    if (old !== undefined) takePlaceOf(old, node);
  }
}

function withKnownBlocks(before: Article, whole: WholeArticle): Article {
  const old = before.root.children;
  // Below a new block, the others have moved.
  const moved = old.length - whole.root.children.length;
  const kept = new Set<RootContent>();
  const children = whole.root.children.map((node, index) => {
    const same = [old[index], old[index + moved]].find(
      (known) => known !== undefined && !kept.has(known) && isSameJson(node, known),
    );
    if (same !== undefined) kept.add(same);
    return same ?? node;
  });
  return { ...whole, root: { ...whole.root, children } };
}
