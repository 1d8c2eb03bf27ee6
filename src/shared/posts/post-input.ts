import * as v from "valibot";
import { uploadedImage } from "../images/image.ts";
import { parseUrl } from "../parse-url.ts";
import { atMost } from "../text-length.ts";
import { postStatuses } from "./admin-post.ts";
import { categories } from "./post.ts";

const text = v.pipe(
  v.string("Please send this as text."),
  // Many JSON readers refuse half of a surrogate pair.
  v.transform((value) => value.toWellFormed()),
);
// 50,000 words of prose have some 300,000 characters.
export const maxContentLength = 400_000;
const content = v.pipe(text, shortened("the content", maxContentLength));
const noTitle = "Please enter a title.";
const noContent = "Please write the content.";

/** Takes any ISO 8601 time with its offset, and converts it to UTC. */
const publishAt = v.pipe(
  v.string("Please send the time of publication as text."),
  v.check(isMoment, "Please write the time of publication like 2027-01-31T09:30:00Z."),
  v.transform((value) => new Date(value).toISOString()),
);

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxSlugLength = 200;

/**
 * The body of writes. Absent texts become ""; without a status a new post is published, a saved one keeps its own. The
 * slug "" follows the title, and without one a saved post keeps its way. A saved post keeps
 * whether subscribers get it, unless the body says.
 */
const postFields = v.strictObject(
  {
    title: v.pipe(text, v.trim(), v.check(isVisible, noTitle), shortened("the title", 200)),
    content: v.pipe(content, v.check(isVisible, noContent)),
    summary: v.optional(v.pipe(text, v.trim(), shortened("the summary", 1_000)), ""),
    category: v.optional(v.picklist(["", ...categories], "Please choose a category from the list."), ""),
    imageUrl: v.optional(
      v.pipe(
        text,
        v.trim(),
        v.check(atMost(2_000), "Please use an address of up to 2000 characters."),
        v.check(
          (value) => value === "" || uploadedImage(value) !== null || isImageUrl(value),
          "Please enter an image address that begins with https://.",
        ),
      ),
      "",
    ),
    slug: v.optional(
      v.pipe(
        text,
        v.trim(),
        v.check(atMost(maxSlugLength), `Please shorten the address to ${maxSlugLength} characters.`),
        v.check(
          (value) => value === "" || slugPattern.test(value),
          "Please use small letters a to z, digits, and single hyphens between them.",
        ),
      ),
    ),
    status: v.optional(v.picklist(postStatuses, "Please choose draft, scheduled or published.")),
    publishAt: v.optional(v.nullable(publishAt)),
    sendToSubscribers: v.optional(
      v.boolean("Please say with true or false whether subscribers get the post by mail."),
    ),
  },
  ({ path }) => {
    const field = path?.[0].key;
    if (field === undefined) return "Please send the fields of a post.";
    if (field === "title") return noTitle;
    return field === "content" ? noContent : "A post has no such field.";
  },
);

export const postInputSchema = v.pipe(
  postFields,
  v.forward(
    v.partialCheck(
      [["status"], ["publishAt"]],
      ({ status, publishAt: time }) => status !== "scheduled" || typeof time === "string",
      "Please choose when the post is published.",
    ),
    ["publishAt"],
  ),
);

export type PostInput = v.InferOutput<typeof postInputSchema>;

/** Refuses a text of more characters, and says so in a sentence with `what`. */
export function shortened(what: string, most: number) {
  return v.check<string, string>(atMost(most), `Please shorten ${what} to ${most} characters.`);
}

// Nobody could click a title of spaces, marks and invisible characters.
function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

function isMoment(text: string): boolean {
  const day = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  // `Date` accepts February 30, and writes years of five digits in another format.
  return new Date(day).toISOString().startsWith(day) && /^\d{4}-/.test(new Date(text).toISOString());
}

/** Whether a post may have this address, besides those of uploaded images. */
export function isImageUrl(text: string): boolean {
  // `URL` forgives missing slashes, backslashes and line breaks; attributes and feeds do not.
  if (!/^https:\/\/[^\s\\\p{Cc}]+$/iu.test(text)) return false;
  const url = parseUrl(text);
  return url !== null && url.username === "" && url.password === "";
}
