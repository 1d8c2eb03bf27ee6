import { deriveSlug } from "../../shared/posts/slug.ts";
import { ToolError } from "../run-tool.ts";
import { completeBlocks } from "./block-parts.ts";
import { type GalleryImage, type Incoming, type IncomingPost, idFrom } from "./incoming-post.ts";
import { feedMomentFrom, momentFrom, utcMomentFrom } from "./moments.ts";
import { plainText } from "./plain-text.ts";
import { galleryCodes, idsOfGallery } from "./shortcodes.ts";
import { parseWxr, type WxrItem } from "./wxr.ts";

interface Attachment extends GalleryImage {
  id: string;
  parent: string;
}

/** Reads a WordPress export. Throws a ToolError for other XML. */
export function readWordPress(xml: string): Incoming {
  const { version, siteUrl, items } = parseWxr(xml);
  if (version === null) throw new ToolError("This XML is no WordPress export: it names no wxr_version.");
  const attachments = items.filter((item) => typeOf(item) === "attachment").map(attachmentOf);
  const sharedBlocks = new Map(
    items
      .filter((item) => typeOf(item) === "wp_block")
      .map((item) => [Number(field(item, "wp:post_id")), item.fields.get("content:encoded")]),
  );
  const result: Incoming = { kind: "WordPress export", posts: [], leftOut: [], siteUrl };
  const others = new Map<string, number>();
  for (const item of items) {
    const type = typeOf(item);
    if (type === "post") {
      const why = reasonToLeaveOut(item);
      if (why === null) result.posts.push(incomingPost(item, attachments, sharedBlocks));
      else result.leftOut.push({ what: nameOf(item), why });
    } else if (type === "page")
      result.leftOut.push({ what: nameOf(item), why: "it is a page, and the site's pages are in its code" });
    // Those are in the posts that show them.
    else if (type !== "attachment" && type !== "wp_block") others.set(type, (others.get(type) ?? 0) + 1);
  }
  for (const [type, count] of others)
    result.leftOut.push({
      what: `${count} × ${type || "item without a type"}`,
      why: "the site has nothing like it",
    });
  return result;
}

function field({ fields }: WxrItem, name: string): string {
  return (fields.get(name) ?? "").trim();
}

function typeOf(item: WxrItem): string {
  return field(item, "wp:post_type");
}

function nameOf(item: WxrItem): string {
  return plainText(field(item, "title")) || field(item, "link") || "(no title)";
}

function reasonToLeaveOut(item: WxrItem): string | null {
  const status = field(item, "wp:status");
  if (status === "trash") return "it was in the trash";
  if (status === "auto-draft" || status === "inherit") return "WordPress had made it by itself";
  return null;
}

function incomingPost(
  item: WxrItem,
  attachments: readonly Attachment[],
  sharedBlocks: ReadonlyMap<number, string | undefined>,
): IncomingPost {
  const id = field(item, "wp:post_id");
  const { html, notes: blockNotes } = completeBlocks(item.fields.get("content:encoded") ?? "", {
    sharedBlock: (block) => sharedBlocks.get(block),
    footnotes: item.meta.get("footnotes") ?? "",
  });
  const name = field(item, "wp:post_name");
  const slug = deriveSlug(decoded(name))
    .replace(/^-+|-+$/g, "")
    .slice(0, 200);
  const { status, notes: statusNotes } = statusOf(item);
  const notes = [...statusNotes, ...blockNotes];
  if (item.comments > 0)
    notes.push(`${item.comments} ${item.comments === 1 ? "comment was" : "comments were"} left out`);
  const cover = attachments.find((attachment) => attachment.id === item.meta.get("_thumbnail_id")?.trim());
  const written =
    utcMomentFrom(field(item, "wp:post_date_gmt")) ??
    momentFrom(field(item, "wp:post_date")) ??
    feedMomentFrom(field(item, "pubDate"));
  return {
    // Neither is enough: sites share ids, and guids are written by hand.
    id: idFrom("wordpress", field(item, "guid") || field(item, "link"), id),
    knownBySlug: false,
    title: plainText(field(item, "title")),
    slug,
    text: {
      type: "html",
      html,
      isClassic: !html.includes("<!-- wp:"),
      galleries: galleriesOf(html, id, attachments),
    },
    summary: plainText(field(item, "excerpt:encoded")),
    topics: item.categories
      .filter(({ domain }) => domain === "category" || domain === "post_tag")
      .map((topic) => plainText(topic.name)),
    image: cover?.url ?? "",
    status,
    publishAt: written,
    createdAt: written,
    updatedAt: utcMomentFrom(field(item, "wp:post_modified_gmt")),
    oldPaths: pathsIn(field(item, "link")),
    notes,
  };
}

function statusOf(item: WxrItem): Pick<IncomingPost, "status" | "notes"> {
  const status = field(item, "wp:status");
  if (field(item, "wp:post_password") !== "")
    return { status: "draft", notes: ["it had a password: it comes as a draft"] };
  if (status === "publish") return { status: "published", notes: [] };
  if (status === "future") return { status: "scheduled", notes: [] };
  const notes = status === "draft" ? [] : [`its status was ${status || "empty"}: it comes as a draft`];
  return { status: "draft", notes };
}

function attachmentOf(item: WxrItem): Attachment {
  return {
    id: field(item, "wp:post_id"),
    parent: field(item, "wp:post_parent"),
    url: field(item, "wp:attachment_url"),
    alt: plainText(item.meta.get("_wp_attachment_image_alt") ?? ""),
  };
}

/** The images of each gallery, by the words of its shortcode: those that it names, or all of the post. */
function galleriesOf(
  html: string,
  post: string,
  attachments: readonly Attachment[],
): Record<string, GalleryImage[]> {
  const imagesOf = (code: string) => {
    const ids = idsOfGallery(code);
    if (ids === null) return attachments.filter(({ parent }) => parent === post);
    return ids.flatMap((id) => attachments.find((attachment) => attachment.id === id) ?? []);
  };
  return Object.fromEntries(
    galleryCodes(html).map((code) => [code, imagesOf(code).map(({ url, alt }) => ({ url, alt }))]),
  );
}

/** The path of an address that has one; WordPress may also address posts by a query. */
function pathsIn(link: string): string[] {
  const url = URL.parse(link);
  if (url === null || url.search !== "" || url.pathname === "/" || url.pathname.length > 2_000) return [];
  return [url.pathname];
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
