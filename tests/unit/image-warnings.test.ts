import { expect, test } from "vitest";
import { imageWarning } from "../../src/admin/editor/content/image-markdown.ts";
import { processorMsOf } from "../support/processor-time.ts";

const warning = (content: string) => imageWarning(content, "www.example.test");

test.each([
  "https://lh7-us.googleusercontent.com/docsz/AD_4nXexample=s800",
  "https://lh3.googleusercontent.com/keep-bbsk/x",
  "https://attachments.office.net/owa/ana%40example.com/service.svc/s/GetAttachmentThumbnail?id=1",
  "https://company.sharepoint.com/sites/x/picture.png",
  "https://files.slack.com/files-pri/T1-F1/image.png",
  "https://cdn.discordapp.com/attachments/1/2/image.png?ex=1&is=2&hm=3",
  "https://scontent-dfw5-1.xx.fbcdn.net/v/t39/1_n.jpg?oh=00&oe=65",
  "https://prod-files-secure.s3.us-west-2.amazonaws.com/a/b.png?X-Amz-Algorithm=x&X-Amz-Expires=3600",
  "https://x.blob.core.windows.net/a/b.png?sv=2022&se=2026-01-01&sig=x",
])("an image whose address ends, or is not for everybody, is warned of: %s", (url) => {
  expect(warning(`Before ![a chart](${url}) after`)).toContain("upload it here");
  expect(warning(`[a link](${url})`)).toBe("");
});

test.each([
  ["https://example.com/a.png?size=2", "images from example.com."],
  ["https://example.com/googleusercontent.com/a.png", "images from example.com."],
  ["https://a.test:8443/a.png", "images from a.test:8443."],
])("an image of somebody else is said with its host: %s", (url, words) => {
  expect(warning(`![a chart](${url}) ![again](${url})`)).toContain(words);
  expect(warning(`[a link](${url})`)).toBe("");
});

test("of many hosts three are named", () => {
  const hosts = ["a", "b", "c", "d", "e"].map((name) => `![x](https://${name}.test/x.png)`);
  expect(warning(hosts.join("\n"))).toContain("images from a.test, b.test, c.test and 2 more.");
});

test.each(["/images/1-1600.webp", "https://www.example.test/images/1-1600.webp"])(
  "of the site's own images nothing is said: %s",
  (url) => expect(warning(`![a chart](${url})`)).toBe(""),
);

test("an image over http is warned of", () => {
  expect(warning("![a](<http://a.test/a.png>)")).toContain("http:// address");
  expect(warning("![a](<http://a.test/a.png>)")).not.toContain("shows images");
});

test("a long text is read at once", async () => {
  for (const text of ["![".repeat(100_000), `![a](https://${"a".repeat(200_000)}`])
    expect(await processorMsOf(() => warning(text))).toBeLessThan(500);
});
