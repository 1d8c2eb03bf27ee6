import { useEffect, useState } from "react";
import * as v from "valibot";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { postInputSchema } from "../../shared/posts/post-input.ts";
import { isShowableImage } from "../../widgets/post-image/post-image.tsx";

// Long enough not to check a half-typed address at every key.
const pauseMs = 500;
const answerMs = 10_000;

/**
 * A warning about the address of an image: that no page may show it, or that it could not be loaded. "" where there is
 * none, or none yet.
 */
export function useImageCheck(imageUrl: string): string {
  const { siteUrl } = useSiteFacts();
  const [found, setFound] = useState({ imageUrl: "", note: "" });
  const loadable = isShowableImage(imageUrl, siteUrl);

  useEffect(() => {
    if (imageUrl === "" || (!loadable && isHttp(imageUrl))) return;
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      const note = issueOf(imageUrl) ?? (await tryImage(imageUrl));
      if (!ended.signal.aborted) setFound({ imageUrl, note });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [imageUrl, loadable]);

  if (!loadable && isHttp(imageUrl)) {
    return "No page will show this: browsers take images from https:// addresses only. With it, the post shows its drawn cover.";
  }
  return found.imageUrl === imageUrl ? found.note : "";
}

function isHttp(imageUrl: string): boolean {
  return /^http:\/\/./i.test(imageUrl);
}

function issueOf(imageUrl: string): string | null {
  const result = v.safeParse(postInputSchema.entries.imageUrl, imageUrl);
  return result.success ? null : result.issues[0].message;
}

/** Loads an image as pages do; gives a warning, or "". */
function tryImage(imageUrl: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const image = new Image();
  const late = setTimeout(
    resolve,
    answerMs,
    "This address has not answered yet. Until it does, the post shows its drawn cover.",
  );
  image.onload = () => resolve("");
  image.onerror = () =>
    resolve(
      "This address shows no image. With it, the post shows its drawn cover; please check the address.",
    );
  image.src = imageUrl;
  return promise.finally(() => clearTimeout(late));
}
