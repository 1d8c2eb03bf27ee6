import * as v from "valibot";
import { deriveSlug } from "../../shared/posts/slug.ts";
import { ToolError } from "../run-tool.ts";
import { type Incoming, type IncomingPost, idFrom, type LeftOut, unknownSite } from "./incoming-post.ts";
import { utcMomentFrom } from "./moments.ts";

const id = v.union([v.string(), v.number()]);
const optionalText = v.nullish(v.string(), "");
const rows = v.optional(v.array(v.unknown()), []);

const exportSchema = v.looseObject({
  data: v.looseObject({ posts: v.array(v.unknown()), tags: rows, posts_tags: rows }),
});

const postSchema = v.looseObject({
  id,
  uuid: optionalText,
  title: optionalText,
  slug: optionalText,
  html: optionalText,
  type: v.nullish(v.string(), "post"),
  /** In place of `type` up to Ghost 2. */
  page: v.nullish(v.union([v.boolean(), v.number()]), false),
  status: optionalText,
  visibility: v.nullish(v.string(), "public"),
  feature_image: optionalText,
  /** In place of `feature_image` in Ghost 0. */
  image: optionalText,
  custom_excerpt: optionalText,
  published_at: v.optional(v.unknown()),
  created_at: v.optional(v.unknown()),
  updated_at: v.optional(v.unknown()),
});

type GhostPost = v.InferOutput<typeof postSchema>;

const tagSchema = v.looseObject({ id, name: v.string() });
const postTagSchema = v.looseObject({ post_id: id, tag_id: id, sort_order: v.nullish(v.number(), 0) });

/** The host that stands for the site's own in addresses, since an export does not name it. */
const ownHost = /__GHOST_URL__/g;

/** Reads the JSON export of Ghost, of any release since 0.4. Throws a ToolError for other JSON. */
export function readGhost(json: unknown, siteUrl: string | null): Incoming {
  const outer = v.safeParse(v.looseObject({ db: v.pipe(v.array(v.unknown()), v.minLength(1)) }), json);
  const found = v.safeParse(exportSchema, outer.success ? outer.output.db[0] : json);
  if (!found.success)
    throw new ToolError("This JSON is no Ghost export: it has no posts where those have them.");
  const { posts, tags, posts_tags: postTags } = found.output.data;
  const topicsOf = createTopics(tags, postTags);
  const result: Incoming = { kind: "Ghost export", posts: [], leftOut: [], siteUrl };
  posts.forEach((row, index) => {
    const post = v.safeParse(postSchema, row);
    if (!post.success) {
      result.leftOut.push({ what: `post ${index + 1}`, why: "its record cannot be read" });
      return;
    }
    const why = reasonToLeaveOut(post.output);
    if (why !== null) result.leftOut.push({ what: nameOf(post.output), why } satisfies LeftOut);
    else result.posts.push(incomingPost(post.output, topicsOf(post.output.id), siteUrl ?? unknownSite));
  });
  return result;
}

function nameOf({ title, slug }: GhostPost): string {
  return title.trim() || slug || "(no title)";
}

function reasonToLeaveOut({ type, page, html, status }: GhostPost): string | null {
  if (type !== "post" || page === true || page === 1)
    return "it is a page, and the site's pages are in its code";
  if (html.trim() === "") return status === "draft" ? "it is an empty draft" : "it has no HTML";
  return null;
}

function incomingPost(post: GhostPost, topics: string[], siteUrl: string): IncomingPost {
  const slug = deriveSlug(post.slug).slice(0, 200);
  const notes: string[] = [];
  const isForAll = post.visibility === "public";
  let status: IncomingPost["status"] = "draft";
  if (isForAll && (post.status === "published" || post.status === "scheduled")) status = post.status;
  else if (!isForAll) notes.push("it was for members only: it comes as a draft");
  else if (post.status !== "draft")
    notes.push(`its status was ${post.status || "empty"}: it comes as a draft`);
  const own = (text: string) => text.replace(ownHost, siteUrl);
  return {
    id: idFrom("ghost", post.uuid || `${post.id} ${post.slug}`),
    knownBySlug: false,
    title: post.title,
    slug,
    text: { type: "html", html: own(post.html), isClassic: false, galleries: {} },
    summary: post.custom_excerpt,
    topics,
    image: own(post.feature_image || post.image),
    status,
    publishAt: utcMomentFrom(post.published_at),
    createdAt: utcMomentFrom(post.created_at),
    updatedAt: utcMomentFrom(post.updated_at),
    oldPaths: slug === "" ? [] : [...new Set([`/${slug}`, `/blog/${slug}`, `${pathOf(siteUrl)}/${slug}`])],
    notes,
  };
}

/** The path of a site that is not at the top of its host, or "". */
function pathOf(siteUrl: string): string {
  return URL.parse(siteUrl)?.pathname.replace(/\/+$/, "") ?? "";
}

function createTopics(tags: unknown[], postTags: unknown[]): (post: string | number) => string[] {
  const names = new Map<string, string>();
  for (const row of tags) {
    const tag = v.safeParse(tagSchema, row);
    if (tag.success) names.set(String(tag.output.id), tag.output.name);
  }
  const links = postTags
    .flatMap((row) => {
      const link = v.safeParse(postTagSchema, row);
      return link.success ? [link.output] : [];
    })
    .toSorted((a, b) => a.sort_order - b.sort_order);
  const byPost = Map.groupBy(links, (link) => String(link.post_id));
  return (post) => (byPost.get(String(post)) ?? []).flatMap((link) => names.get(String(link.tag_id)) ?? []);
}
