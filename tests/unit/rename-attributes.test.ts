import { expect, test } from "vitest";
import { renameAttributes } from "../../src/shared/html-to-markdown/rename-attributes.ts";
import { processorMsOf } from "../support/processor-time.ts";

test.each([
  ["<p style='a'>", "<p  data-style='a'>"],
  ["<P STYLE=a onClick = b>", "<P  data-STYLE=a  data-onClick = b>"],
  ['<img src="a"onerror="b"/onload=c>', '<img src="a" data-onerror="b"/ data-onload=c>'],
  ["<p title=it's onclick='a'>", "<p title=it's  data-onclick='a'>"],
  ['<a title="> style=" style="b">', '<a title="> style="  data-style="b">'],
  ["<p onfocus>", "<p  data-onfocus>"],
])("%s is read without what acts", (html, renamed) => {
  expect(renameAttributes(html)).toBe(renamed);
});

test.each([
  '<a href="https://shop.example/online=1">style=a</a>',
  '<img alt="If one = two" data-style="a">',
  "<img alt='say \"on = off\"'>",
  "<a href=https://shop.example/online=1>",
  "a < b onclick=c",
])("%s stays as it is", (html) => {
  expect(renameAttributes(html)).toBe(html);
});

test("a comment ends where HTML has it end, whatever quotes are in it", () => {
  expect(renameAttributes('<!-- <a title=" --><p style="b">')).toBe('<!-- <a title=" --><p  data-style="b">');
  expect(renameAttributes('<!--><p style="b">')).toBe('<!--><p  data-style="b">');
});

test("a text of a megabyte that closes nothing is read at once", async () => {
  for (const part of ["<a ", "<!--", '<a b="', "<a b='c' ", "<a  =  "])
    expect(await processorMsOf(() => renameAttributes(part.repeat(200_000)))).toBeLessThan(1_000);
});
