import { expect, test } from "vitest";
import { imageWarning } from "../../src/admin/editor/content/image-markdown.ts";

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
  expect(imageWarning(`Before ![a chart](${url}) after`)).toContain("upload it here");
  expect(imageWarning(`[a link](${url})`)).toBe("");
});

test.each([
  "/images/1-1600.webp",
  "https://example.com/a.png?size=2",
  "https://example.com/googleusercontent.com/a.png",
])("of any other nothing is said: %s", (url) => expect(imageWarning(`![a chart](${url})`)).toBe(""));

test("an image over http is warned of", () => {
  expect(imageWarning("![a](<http://a.test/a.png>)")).toContain("http:// address");
});

test("a long text is read at once", () => {
  const started = performance.now();
  imageWarning("![".repeat(100_000));
  imageWarning(`![a](https://${"a".repeat(200_000)}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});
