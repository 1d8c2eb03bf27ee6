import { expect, test } from "vitest";
import { failedUploads } from "../../src/admin/images/use-upload.ts";

const failuresOf = (names: string[], reason = "This file is no image.") =>
  names.map((name) => ({ name, reason }));

test.each([
  ["one", failuresOf(["a.jpg"]), "a.jpg: This file is no image."],
  [
    "one that is too large",
    failuresOf(["a.jpg"], "tooLarge"),
    "a.jpg has more than 20 MB. Please make it smaller and try again.",
  ],
  [
    "several for the same reason",
    failuresOf(["a.jpg", "b.jpg"]),
    "2 of 8 images were not uploaded: a.jpg, b.jpg. This file is no image.",
  ],
  [
    "several for reasons of their own",
    [...failuresOf(["a.jpg"], "tooLarge"), ...failuresOf(["b.jpg"]), ...failuresOf(["c.jpg"], "tooLarge")],
    "3 of 8 images were not uploaded. a.jpg, c.jpg: An image may have 20 MB at most: please make it smaller and try again. b.jpg: This file is no image.",
  ],
])("%s is named, and why", (_name, failures, words) => {
  expect(failedUploads(failures, 8)).toBe(words);
});

test("of very many the first are named", () => {
  const names = Array.from({ length: 60 }, (_, at) => `${at}.jpg`);
  expect(failedUploads(failuresOf(names), 60)).toBe(
    "60 of 60 images were not uploaded: 0.jpg, 1.jpg, 2.jpg, 3.jpg, 4.jpg, 5.jpg, 6.jpg, 7.jpg, 8.jpg, 9.jpg and 50 more. This file is no image.",
  );
});
