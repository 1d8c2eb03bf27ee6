import { useEffect, useState } from "react";
import type { Article } from "../../shared/posts/article.ts";
import { adminApi } from "../api.ts";

const typingPauseMs = 300;

/**
 * The article that a text gives, as readers will get it: the server reads it, since there are texts that would hold up the
 * browser for minutes. Behind what is typed by a moment; null before the first one came.
 */
export function usePreviewArticle(content: string): { article: Article | null; failed: boolean } {
  const [article, setArticle] = useState<Article | null>(null);
  const [failed, setFailed] = useState(false);
  const first = article === null;

  useEffect(() => {
    if (content.trim() === "") return;
    const newer = new AbortController();
    const timer = setTimeout(
      async () => {
        try {
          setArticle(await adminApi.previewArticle(content, newer.signal));
          setFailed(false);
        } catch {
          setFailed(!newer.signal.aborted);
        }
      },
      first ? 0 : typingPauseMs,
    );
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [content, first]);

  return { article, failed };
}
