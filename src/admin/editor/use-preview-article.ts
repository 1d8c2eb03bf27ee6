import { useEffect, useRef, useState } from "react";
import type { Article } from "../../shared/posts/article.ts";
import { adminApi } from "../api.ts";
import { isSameJson } from "../same-json.ts";

/** The editor waits for a pause itself; without its code, each key changes the content. */
const typingPauseMs = 50;

/** The parsed content for the preview; null before the first answer. The server parses, since some texts take minutes. */
export function usePreviewArticle(content: string): { article: Article | null; failed: boolean } {
  const [article, setArticle] = useState<Article | null>(null);
  const [failed, setFailed] = useState(false);
  const isAnswered = useRef(false);

  useEffect(() => {
    // The next text starts without a debounce.
    if (content.trim() === "") {
      setArticle(null);
      setFailed(false);
      isAnswered.current = false;
      return;
    }
    const newer = new AbortController();
    const timer = setTimeout(
      async () => {
        try {
          const next = await adminApi.previewArticle(content, newer.signal);
          setArticle((before) => withKnownParts(before, next));
          setFailed(false);
          isAnswered.current = true;
        } catch {
          setFailed(!newer.signal.aborted);
        }
      },
      isAnswered.current ? typingPauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [content]);

  return { article, failed };
}

/** Parts that did not change stay the same objects, so that they are not rendered again. */
function withKnownParts(before: Article | null, next: Article): Article {
  if (before === null) return next;
  const known = <T>(value: T, of: T | undefined): T =>
    of !== undefined && isSameJson(value, of) ? of : value;
  return {
    ...next,
    definitions: known(next.definitions, before.definitions),
    footnotes: known(next.footnotes, before.footnotes),
    root: {
      ...next.root,
      children: next.root.children.map((node, index) => known(node, before.root.children[index])),
    },
  };
}
