/** A Ghost export with these posts; `part` goes beside them. */
export function ghostExport(posts: readonly object[], part: object = {}): string {
  const rows = posts.map((post, index) => ({
    id: String(index),
    uuid: `00000000-0000-4000-8000-00000000000${index}`,
    title: "A post",
    slug: `a-post-${index}`,
    html: "<p>Words</p>",
    type: "post",
    status: "published",
    visibility: "public",
    published_at: "2020-03-04T05:06:07.000Z",
    ...post,
  }));
  return JSON.stringify({ db: [{ meta: { version: "5.0.0" }, data: { posts: rows, ...part } }] });
}

interface WxrItem {
  id?: number;
  title?: string;
  content?: string;
  status?: string;
  type?: string;
  link?: string;
  date?: string;
  /** More elements of the item, as XML. */
  more?: string;
}

/** A WordPress export with these items; `head` goes before its root. */
export function wordPressExport(items: readonly WxrItem[], head = ""): string {
  const written = items.map(
    ({
      id = 1,
      title = "A post",
      content = "Words",
      status = "publish",
      type = "post",
      more = "",
      ...rest
    }) => {
      const { link = `https://old.test/2012/05/post-${id}/`, date = "2012-05-06 07:08:09" } = rest;
      return `<item><title>${title}</title><link>${link}</link><guid>https://old.test/?p=${id}</guid>
<content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>${date}</wp:post_date_gmt><wp:post_name>post-${id}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`;
    },
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>${head}
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.test</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.test</wp:base_blog_url>${written.join("")}</channel></rss>`;
}
