import { useEffect, useRef, useState } from "react";
import type { Article } from "../../shared/posts/article.ts";
import { adminApi } from "../api.ts";

const typingPauseMs = 300;

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
          setArticle(await adminApi.previewArticle(content, newer.signal));
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
