import { site } from "../../../content/site.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { unsubscribePath } from "../../shared/subscribers/paths.ts";
import type { Articles } from "../articles/articles.ts";
import { memoize } from "../cache/memoize.ts";
import { lazyMailer } from "../outbox/lazy-mailer.ts";
import type { RenderArticle } from "../pages/render.ts";
import type { StoredPost } from "../posts/stored-posts.ts";
import type { MailSettings } from "../settings/env.ts";
import { unsubscribeHeaders } from "../subscribers/stored-subscribers.ts";
import { articleLetter } from "./article-letter.ts";
import type { SendPost } from "./send-mailings.ts";

/** Its connections are its own: no lead waits for one. */
export function createSendPost(
  mail: MailSettings,
  siteUrl: string,
  articles: Pick<Articles, "articleOf">,
  renderArticle: RenderArticle,
): SendPost {
  const mailerOf = lazyMailer();
  const letterOf = memoize(async (post: StoredPost) =>
    articleLetter(post, await articles.articleOf(post.content), renderArticle, siteUrl),
  );
  return async (post, subscriber) => {
    const [mailer, letter] = await Promise.all([mailerOf(mail), letterOf(post)]);
    await mailer.send(
      {
        to: [{ name: "", address: mailAddressOf(subscriber.email) }],
        replyTo: { name: site.name, address: site.email },
        subject: post.title,
        headers: {
          "List-Id": `${site.name} <articles.${site.domain}>`,
          ...unsubscribeHeaders(subscriber, siteUrl),
          // No answer of an absent reader comes back (RFC 3834).
          "Auto-Submitted": "auto-generated",
          Precedence: "bulk",
        },
        letter: letter(siteUrl + unsubscribePath(subscriber.token)),
      },
      // Mailboxes know a mail by it whose success could not be stored.
      `<${post.id}.${subscriber.id}@${site.domain}>`,
    );
  };
}
