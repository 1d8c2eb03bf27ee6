import postcss from "postcss";
import { expect, test } from "vitest";
import { stylesFor } from "../../src/server/pages/page-styles.ts";
import { takeApart } from "../../src/tools/style-parts-plugin.ts";

function styles(css: string, markup: string): string {
  return stylesFor(markup, [takeApart(postcss.parse(css).nodes)]);
}

test.each([
  ["a class", ".a{x:1}.b{x:2}", '<p class="b c">', ".b{x:2}"],
  ["an element", "ul,ol{x:1}table{x:2}", "<ol>", "ol{x:1}"],
  ["all of a selector", ".a .b{x:1}.a>ul{x:2}", '<p class="a"><ul>', ".a>ul{x:2}"],
  ["a name, not its beginning", ".card{x:1}h1{x:2}", '<hr class="card-2">', ""],
  [
    "data that has the value",
    '.a[data-tone="night"]{x:1}.a[data-tone=white]{x:2}',
    '<p class="a" data-tone="white">',
    ".a[data-tone=white]{x:2}",
  ],
  ["what any element has", "*,:before{x:1}:root{x:2}#main{x:3}", "<p>", "*,:before{x:1}:root{x:2}#main{x:3}"],
  ["the document's own elements", "html{x:1}body{x:2}", "<p>", "html{x:1}body{x:2}"],
])("keeps the rules for %s", (_what, css, markup, kept) => {
  expect(styles(css, markup)).toBe(kept);
});

test("takes conditions as met, whatever they name", () => {
  const css = ":is(.x,.y) p:not(:has(.z:hover)):nth-child(2n + 1){x:1}p:where(.w)::before{x:2}";
  expect(styles(css, "<p>")).toBe(css);
});

test("leaves out what shows only while somebody does something, prints, or opens a dialog", () => {
  const css = "p:hover{x:1}p:focus-visible{x:2}::selection{x:3}p,p:active{x:4}@media print{p{x:5}}h2{x:6}";
  expect(styles(css, "<p></p><dialog class=a><h2></h2></dialog>")).toBe("p{x:4}");
});

test("leaves out what moves by itself, which begins once the sheets are there", () => {
  const css = "@media (update:fast) and (prefers-reduced-motion:no-preference){p{x:1}}h1{x:2}";
  expect(styles(css, "<p><h1>")).toBe("h1{x:2}");
});

test("keeps what holds on paper and elsewhere", () => {
  const css = "@media (scripting:none),print{p{x:1}}";
  expect(styles(css, "<p>")).toBe(css);
});

test("keeps layers in their order, even empty ones, and no other empty block", () => {
  const css = "@layer a,b;@layer b{.x{x:1}}@media (width>=40rem){.x{x:2}p{x:3}}@media (hover:hover){.x{x:4}}";
  expect(styles(css, "<p>")).toBe("@layer a,b;@layer b{}@media (width>=40rem){p{x:3}}");
});

test("keeps fonts and properties as they are", () => {
  const css = "@font-face{src:url(a)}@property --a{syntax:'*'}";
  expect(styles(css, "<p>")).toBe(css);
});

test("keeps the keyframes that a kept rule names", () => {
  const css =
    "p{animation:1s fade}.a{animation:1s move}@keyframes fade{0%{x:1}to{x:2}}@keyframes move{to{x:3}}";
  expect(styles(css, "<p>")).toBe("p{animation:1s fade}@keyframes fade{0%{x:1}to{x:2}}");
});

test("leaves out how things pass from one state to another", () => {
  const css = "p{transition:color 1s;x:1;transition-delay:1s}h1{x:2}";
  expect(styles(css, "<p><h1>")).toBe("p{x:1}h1{x:2}");
});

test("leaves out custom properties that nothing reads, and those that only they read", () => {
  const css = ":root{--a:1;--b:var(--c);--c:2;--d:3;--e:4}p{x:var(--d);--f:5;y:1}.a{x:var(--a)}";
  expect(styles(css, '<p style="y:var(--e)">')).toBe(":root{--d:3;--e:4}p{x:var(--d);y:1}");
});
