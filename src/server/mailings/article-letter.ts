import { mail } from "../../../content/mail.ts";
import { site } from "../../../content/site.ts";
import { escapeHtml } from "../../shared/escape-html.ts";
import { uploadedImage } from "../../shared/images/image.ts";
import { palette } from "../../shared/palette.ts";
import { postPath } from "../../shared/paths.ts";
import type { Article } from "../../shared/posts/article.ts";
import { summaryFallback } from "../../shared/posts/article-text.ts";
import { mailDocument, mailFont, type WrittenLetter } from "../outbox/letter.ts";
import type { RenderArticle } from "../pages/render.ts";
import type { StoredPost } from "../posts/stored-posts.ts";
import { darkBlocks, styledBlocks, textWidth } from "./styled-blocks.ts";
import { textBlocks } from "./text-blocks.ts";

/** Gmail cuts off what is beyond 102 kB, and the link to leave with it. */
export const maxBytes = 100_000;

/** A post as a letter, whole or up to a paragraph, to the reader who can leave at `leaveUrl`. */
export type ArticleLetter = (leaveUrl: string) => WrittenLetter;

export function articleLetter(
  post: StoredPost,
  article: Article,
  renderArticle: RenderArticle,
  siteUrl: string,
): ArticleLetter {
  const url = siteUrl + postPath(post.slug);
  const { reason, leave } = mail.article;
  const htmlFoot = (leaveUrl: string) =>
    `<p style="margin:0 0 8px">${escapeHtml(reason)} <a href="${escapeHtml(leaveUrl)}" style="color:inherit">${leave}</a></p>\n<p style="margin:0">${escapeHtml(address())}</p>`;
  const textFoot = (leaveUrl: string) => `-- \n${reason}\n${leave}: ${leaveUrl}\n\n${address()}\n`;
  const written = styledBlocks(renderArticle(article, url), article);
  const room = maxBytes - Buffer.byteLength(document(post, "", url, true, "")) - 2_000;
  const [html, isWhole] = upTo(room, written);
  const [text, isWholeText] = upTo(room, textBlocks(article, url));
  const opening = post.summary || summaryFallback(post.content);
  return (leaveUrl) => ({
    html: document(
      post,
      html.join("\n") || `<p style="margin:0 0 16px">${escapeHtml(opening)}</p>`,
      url,
      isWhole,
      htmlFoot(leaveUrl),
    ),
    text: [
      post.title,
      text.join("\n\n") || opening,
      `${isWholeText ? mail.article.read : mail.article.readRest}:\n${url}`,
      textFoot(leaveUrl),
    ].join("\n\n"),
  });
}

/** The first blocks that have room, in bytes, and whether these are all. */
function upTo(bytes: number, blocks: readonly string[]): [first: string[], areAll: boolean] {
  let left = bytes;
  const end = blocks.findIndex((block) => {
    left -= Buffer.byteLength(block) + 2;
    return left < 0;
  });
  return end === -1 ? [[...blocks], true] : [blocks.slice(0, end), false];
}

function document(post: StoredPost, body: string, url: string, isWhole: boolean, foot: string): string {
  const { surface, ink, pine } = palette;
  const title = escapeHtml(post.title);
  const { read, readRest } = mail.article;
  return mailDocument(
    post.title,
    darkBlocks,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(post.summary)}</div>
<table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;margin:0 auto"><tr><td class="letter" dir="auto" style="padding:24px;background:${surface};color:${ink};border-radius:8px;${mailFont};font-size:16px;line-height:1.6;overflow-wrap:anywhere">
<p class="soft" style="margin:0 0 16px;font-size:14px;color:${palette["ink-soft"]}">${site.name}</p>
<h1 style="margin:0 0 24px;font-size:28px;line-height:1.2">${title}</h1>
${cover(post, url)}${body}
<p style="margin:32px 0 24px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${pine};color:${palette["on-dark"]};text-decoration:none;font-weight:bold">${isWhole ? read : readRest}</a></p>
<div class="soft" style="font-size:14px;color:${palette["ink-soft"]}">
${foot}
</div>
</td></tr></table>`,
  );
}

/** The title beside it says enough, so it has no text, as on the site. */
function cover({ imageUrl }: StoredPost, url: string): string {
  const uploaded = uploadedImage(imageUrl);
  if (uploaded === null && !/^https:\/\//i.test(imageUrl)) return "";
  const src = new URL(imageUrl.replace(/\/\d+\.\w+$/, uploaded === null ? "$&" : "/960.jpg"), url).href;
  return `<p style="margin:0 0 24px"><img src="${escapeHtml(src)}" alt="" width="${textWidth}" style="display:block;width:100%;max-width:100%;height:auto;border-radius:8px"></p>\n`;
}

function address(): string {
  const { street, city, state, zip } = site.address;
  return `${site.name}, ${street}, ${city}, ${state} ${zip}`;
}
