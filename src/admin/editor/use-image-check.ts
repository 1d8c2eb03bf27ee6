import { useEffect, useState } from "react";
import * as v from "valibot";
import { uploadedImage } from "../../shared/images/image.ts";
import { postInputSchema } from "../../shared/posts/post-input.ts";
import { adminApi } from "../api.ts";

// A debounce, so that half-typed addresses are not checked.
const pauseMs = 500;
const answerMs = 10_000;

interface ImageCheck {
  /** Why pages cannot show the image; "" where it is fine, or not known yet. */
  warning: string;
  /** What the site found at the address, which decides about social cards; "" where it has not looked. */
  found: string;
}

export function useImageCheck(imageUrl: string): ImageCheck {
  const [checked, setChecked] = useState({ imageUrl: "", warning: "", found: "" });

  useEffect(() => {
    if (imageUrl === "") return;
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      const issue = issueOf(imageUrl);
      const warning = issue ?? (await tryImage(imageUrl));
      if (ended.signal.aborted) return;
      setChecked({ imageUrl, warning, found: "" });
      const found = issue === null ? await findImage(imageUrl, ended.signal) : "";
      if (!ended.signal.aborted) setChecked({ imageUrl, warning, found });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [imageUrl]);

  return checked.imageUrl === imageUrl ? checked : { warning: "", found: "" };
}

/** Crawlers of social networks will find what the server finds. */
async function findImage(imageUrl: string, signal: AbortSignal): Promise<string> {
  const uploaded = uploadedImage(imageUrl);
  if (uploaded !== null) return `${uploaded.width} x ${uploaded.height}`;
  if (!/^https:/i.test(imageUrl)) return "";
  try {
    const { type } = await adminApi.checkImage(imageUrl, signal);
    if (type === undefined)
      return "The site got no answer there: social cards name this address all the same";
    if (type === null) return "The site found no image there: social cards use the drawn one";
    return `${type.replace(/^image\//, "").toUpperCase()} found`;
  } catch {
    return "";
  }
}

function issueOf(imageUrl: string): string | null {
  const result = v.safeParse(postInputSchema.entries.imageUrl, imageUrl);
  return result.success ? null : result.issues[0].message;
}

function tryImage(imageUrl: string): Promise<string> {
  let late = 0;
  return new Promise<string>((resolve) => {
    const image = new Image();
    late = window.setTimeout(
      resolve,
      answerMs,
      "This address has not answered yet. Until it does, the post shows its drawn cover.",
    );
    image.onload = () => resolve("");
    image.onerror = () =>
      resolve(
        "There is no image at this address, so the post would show its drawn cover. Please check the address.",
      );
    image.src = imageUrl;
  }).finally(() => clearTimeout(late));
}
