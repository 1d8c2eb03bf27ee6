import { expect, test } from "vitest";
import {
  describeImages,
  imageMarkdown,
  imagesWithoutText,
} from "../../src/admin/editor/content/image-markdown.ts";

test("an image's words cannot end it", () => {
  expect(imageMarkdown("/images/a/1600.jpg", "a [b](c)\nd\\")).toBe(
    "![a \\[b\\](c) d\\\\](/images/a/1600.jpg)",
  );
});

test("a caption is the title of the address, and cannot end it", () => {
  expect(imageMarkdown("/a.jpg", "", 'the "new"\noffice\\')).toBe('![](/a.jpg "the \\"new\\" office\\\\")');
});

test("images that say nothing are found, wherever they stand and nowhere in code", () => {
  const text = [
    '![](https://a.test/1.png) and ![ ](<https://a.test/2.png> "title")',
    "![words](https://a.test/3.png)",
    "`![](https://a.test/4.png)`",
    "```\n![](https://a.test/5.png)\n```",
    "- ![](/images/x/1600.jpg)",
    imageMarkdown("/images/y/1600.jpg", "", 'The "new" office (2027) :)'),
    imageMarkdown("/images/z/1600.jpg", "", "long ".repeat(100)),
    "[link](https://a.test) ![]() ![] ()",
  ].join("\n\n");
  expect(imagesWithoutText(text).map(({ url }) => url)).toEqual([
    "https://a.test/1.png",
    "https://a.test/2.png",
    "/images/x/1600.jpg",
    "/images/y/1600.jpg",
    "/images/z/1600.jpg",
  ]);
});

test("each image gets its own words, and one without stays as it is", () => {
  const text = "![](https://a.test/1.png)\n\n![ ](https://a.test/2.png)\n\n![](https://a.test/3.png)";
  const images = imagesWithoutText(text);
  expect(describeImages(text, images, ["One", " ", "Three ] 3"])).toBe(
    "![One](https://a.test/1.png)\n\n![ ](https://a.test/2.png)\n\n![Three \\] 3](https://a.test/3.png)",
  );
});

test("images get their words where they stand by the time that these are saved", () => {
  const [one, two] = ["![](https://a.test/1.png)", "![](https://a.test/2.png)"];
  const images = imagesWithoutText(`${one}\n\n${two}\n\n${one}`);
  expect(describeImages(`New words.\n\n${two}\n\n${one}\n\n${one}`, images, ["One", "Two", "Again"])).toBe(
    "New words.\n\n![Two](https://a.test/2.png)\n\n![One](https://a.test/1.png)\n\n![Again](https://a.test/1.png)",
  );
  expect(describeImages("All is gone.", images, ["One", "Two", "Again"])).toBe("All is gone.");
});

test.each(["![", "`", "![](", "![](a", "![](a ", '![](a "', '![](a "\\"', "`![](a)"])(
  "a long text of nothing but %s is read at once",
  (part) => {
    expect(imagesWithoutText(part.repeat(50_000)).length).toBeLessThanOrEqual(50_000);
  },
);
