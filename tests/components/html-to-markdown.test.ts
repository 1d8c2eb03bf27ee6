import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { htmlToMarkdown } from "../../src/admin/editor/paste/html-to-markdown.ts";
import { unwrapLinks, unwrapped } from "../../src/admin/editor/paste/unwrap-links.ts";

/** What a program puts into the clipboard. */
function clipboard(name: string): string {
  return readFileSync(path.resolve(import.meta.dirname, `../support/inputs/clipboard/${name}.html`), "utf8");
}

test("a text of Google Docs keeps its headings, styles, lists, tables and images", () => {
  expect(htmlToMarkdown(clipboard("google-docs"))).toBe(`# Planning a pilot

Begin with **one process**, and *measure* it before you ~~guess~~ change it. See [who we are](https://corvanta.example/about).

- Pick the process
  - Small enough for a month
- Name its owner

| Week | What happens |
| - | - |
| 1 | Interviews and numbers |

![](https://lh7-us.googleusercontent.com/docsz/AD_4nXexample=s800)`);
});

test("a text of Word keeps its lists, and nothing of its files", () => {
  expect(htmlToMarkdown(clipboard("word"))).toBe(`## What we learned

Three things, in **_this_** order:

- People first
  - Then data
- Tools **last**

And the steps:

1. Ask
2. Build

A chart of hours saved`);
});

test("of a web page comes what Markdown has words for, and nothing that acts", () => {
  const markdown = htmlToMarkdown(clipboard("web-page")) ?? "";
  expect(markdown).toBe(`## Why it matters

A **short** text with \`code_with_marks\`, an [address](https://site.test/a_b?x=1\\&y=2) and a trap.\\
On a new line.

![Hours by week](https://site.test/chart.png)

> Said *somebody*.

3. Three
4. Four
   - Four and a half

\`\`\`ts
const one = \`1\`;
\`\`\`

---

| Name | Hours |
| - | -: |
| A \\| B | 1 2 |`);
  expect(markdown).not.toMatch(/script|alert|evil|onerror|onclick|secret|Send|data:/i);
});

test.each([
  [
    "a mail of Gmail",
    `<meta charset='utf-8'><div style="color:rgb(34,34,34);font-family:Arial,Helvetica,sans-serif;font-size:small">We
     <b>saw</b> it.</div><div><ul><li style="margin-left:15px">One</li><li style="margin-left:15px">Two</li></ul></div><div
     class="gmail_signature"><div dir="ltr">See <a href="https://a.test/" target="_blank">a test</a></div></div>`,
    "We **saw** it.\n\n- One\n- Two\n\nSee [a test](https://a.test/)",
  ],
  [
    "a text of LibreOffice",
    `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta
     name="generator" content="LibreOffice 7.6.4.1 (Linux)"/><style type="text/css">p { line-height: 115%; background: transparent }
     </style></head><body lang="en-US" link="#000080" dir="ltr"><h2 class="western">Why</h2><p style="margin-bottom: 0in">We
     <font color="#c9211e"><b>saw</b></font> <i>it</i>.</p><ol><li><p style="margin-bottom: 0in">One</p></li><li><p>Two</p></li></ol></body></html>`,
    "## Why\n\nWe **saw** *it*.\n\n1. One\n2. Two",
  ],
  [
    "a note of Apple",
    `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta
     name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 24.0px Helvetica} span.s1 {font:
     bold}</style></head><body><p class="p1"><b>Why</b></p><p class="p2"><br></p><p class="p2">We saw it.</p><ul class="ul1"><li
     class="li2">One</li><li class="li2"><b>Two</b></li></ul></body></html>`,
    "**Why**\n\nWe saw it.\n\n- One\n- **Two**",
  ],
  ["plain words of a page", "<p>Only words.</p><p>And more.</p>", null],
  [
    "a Markdown source in spans",
    "<div><span># Not a heading</span></div><div><span>* a star</span></div>",
    null,
  ],
  ["a style that says bold", '<p>A <span style="font-weight: bold">word</span></p>', "A **word**"],
  ["a style in capitals", '<P STYLE="FONT-WEIGHT:700">All of it</P>', "**All of it**"],
  ["a space inside of a mark", "<p>one<b> two </b>three</p>", "one **two** three"],
  [
    "a mark around nothing",
    "<p>one<b> </b>two <a href='https://a.test'>x</a></p>",
    "one two [x](https://a.test)",
  ],
  [
    "a link in two parts",
    "<p><a href='https://a.test/'>one</a><a href='https://a.test/'> two</a></p>",
    "[one two](https://a.test/)",
  ],
  ["a box to tick", "<ul><li role='checkbox' aria-checked='true'>Done</li></ul>", "- [x] Done"],
  [
    "an image without https",
    "<p>See <img src='http://a.test/a.png' alt='a chart'> <b>b</b></p>",
    "See a chart **b**",
  ],
  ["an encoded trap", "<p><a href='&#106;avascript:alert(1)'>x</a> <b>b</b></p>", "x **b**"],
  [
    "marks that are words",
    "<p><b>b</b> 2 * 3 * 4 and [x] and # y</p>",
    "**b** 2 \\* 3 \\* 4 and \\[x] and # y",
  ],
  [
    "the notes of a document",
    `<p>We <b>saw</b> it.<a href="https://site.test/admin/dashboard?tab=posts#_ftn1"><span>[1]</span></a></p>
     <div><hr><div id="ftn1"><p><a href="#_ftnref1">[1]</a> In <i>May</i>.</p></div></div>`,
    "We **saw** it.[^1]\n\n[^1]: In *May*.",
  ],
  [
    "a paragraph of the text that begins with a reference",
    `<p><a href="#_ftn1">[1]</a> is where we <b>saw</b> it.</p>
     <div><hr><div id="ftn1"><p><a href="#_ftnref1">[1]</a> In May.</p></div></div>`,
    "[^1] is where we **saw** it.\n\n[^1]: In May.",
  ],
  [
    "footnotes and endnotes, which have the same numbers",
    `<p>One<a href="#sdfootnote1sym"><sup>1</sup></a> and two<a href="#sdendnote1sym"><sup>i</sup></a>.</p>
     <div><p><a href="#sdfootnote1anc">1</a> Below.</p></div><div><p><a href="#sdendnote1anc">i</a> At the end.</p></div>`,
    "One[^1] and two[^end1].\n\n[^1]: Below.\n\n[^end1]: At the end.",
  ],
  [
    "a reference to a note that was not copied",
    `<p>We <b>saw</b> it.<a href="https://site.test/admin/dashboard#_ftn1">[1]</a></p>`,
    "We **saw** it.\\[1]",
  ],
  ["text that reads like an attribute", "<p><b>b</b> a style=b</p>", "**b** a style=b"],
  [
    "an address that reads like an attribute",
    '<p><a href="https://shop.example/online=1">a shop</a></p>',
    "[a shop](https://shop.example/online=1)",
  ],
  [
    "a description that reads like an attribute",
    '<p><img src="https://a.test/a.png" alt="If one = two"></p>',
    "![If one = two](https://a.test/a.png)",
  ],
  [
    "a formula of KaTeX",
    `<p>The loss is <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>L</mi></mrow>
     <annotation encoding="application/x-tex">L(\\theta)</annotation></semantics></math></span><span
     class="katex-html" aria-hidden="true">L(θ)</span></span>, which we <b>minimize</b>.</p>`,
    "The loss is `L(\\theta)`, which we **minimize**.",
  ],
  [
    "a formula that stands alone",
    "<p>So it is:</p><math alttext='E = mc^2'><mi>E</mi></math><p>That is all.</p>",
    "So it is:\n\n`E = mc^2`\n\nThat is all.",
  ],
  [
    "a formula without its source",
    `<p>About <math><msup><mn>10</mn><mn>6</mn></msup> <mo>+</mo> <msub><mi>x</mi><mrow><mi>i</mi><mo>+</mo><mn>1</mn>
     </mrow></msub><mo>+</mo><mfrac><mn>1</mn><mn>20</mn></mfrac></math></p>`,
    "About `10^6+x_(i+1)+1/20`",
  ],
  [
    "a sum with its bounds",
    `<p>About <math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mn>10</mn></munderover>
     <msub><mi>x</mi><mi>i</mi></msub></math></p>`,
    "About `∑_(i=1)^(10)x_i`",
  ],
  [
    "a limit, and a sign above another",
    `<p>About <math><munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mover><mi>y</mi>
     <mo>¯</mo></mover></math></p>`,
    "About `lim_(x→0)y^(¯)`",
  ],
  [
    "roots beside numbers",
    `<p>About <math><mroot><mi>x</mi><mn>3</mn></mroot><mo>+</mo><msqrt><mn>2</mn></msqrt><mn>3</mn></math></p>`,
    "About `root(x, 3)+√2 3`",
  ],
  [
    "powers of more than one sign",
    `<p>About <math><msup><mfrac><mn>1</mn><mn>2</mn></mfrac><mn>2</mn></msup><mo>+</mo><msup><mrow><mi>a</mi><mi>b</mi></mrow>
     <mn>2</mn></msup><mo>+</mo><msup><mrow><mo>(</mo><mi>a</mi><mo>)</mo><mo>(</mo><mi>b</mi><mo>)</mo></mrow><mn>2</mn></msup></math></p>`,
    "About `(1/2)^2+(ab)^2+((a)(b))^2`",
  ],
  [
    "powers of a name and of what is in brackets",
    `<p>About <math><msup><mi>sin</mi><mn>2</mn></msup><mo>+</mo><msup><mrow><mo>(</mo><mi>a</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow>
     <mn>2</mn></msup></math></p>`,
    "About `sin^2+(a+1)^2`",
  ],
  [
    "brackets that are not signs",
    `<p>About <math><msup><mfenced><mi>a</mi><mi>b</mi></mfenced><mn>2</mn></msup><mfenced open="[" close="]" separators="; |">
     <mn>1</mn><mn>2</mn><mn>3</mn></mfenced><mfenced open="" close="" separators=""><mi>c</mi></mfenced></math></p>`,
    "About `(a,b)^2[1;2|3]c`",
  ],
  [
    "signs that nobody sees",
    `<p>About <math><mi>f</mi><mo>&#x2061;</mo><mo>(</mo><mn>2</mn><mo>&#x2062;</mo><mi>x</mi><mo>)</mo><mo>+</mo><mi>log</mi>
     <mo>&#x2061;</mo><mn>10</mn><mo>+</mo><msub><mi>a</mi><mrow><mn>1</mn><mo>&#x2063;</mo><mn>2</mn></mrow></msub></math></p>`,
    "About `f(2x)+log 10+a_(1 2)`",
  ],
  [
    "numbers side by side",
    `<p>About <math><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>+</mo><mn>1</mn><mn>0</mn><mo>+</mo><mtable><mtr><mtd><mn>1</mn></mtd>
     <mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable></math></p>`,
    "About `2 1/2+10+1 2; 3 4`",
  ],
  [
    "signs beside a power, an index and a fraction, and words between",
    `<p>About <math><msup><mi>x</mi><mi>n</mi></msup><mn>2</mn><mo>+</mo><mfrac><mn>1</mn><mi>x</mi></mfrac><mi>y</mi><mo>+</mo>
     <msub><mi>a</mi><mi>i</mi></msub><mfrac><mn>1</mn><mn>2</mn></mfrac><mtext> if&nbsp;</mtext><mi>y</mi></math></p>`,
    "About `x^n 2+1/x y+a_i 1/2 if y`",
  ],
  ["a power", "<p>10<sup>6</sup> rows, <b>fast</b></p>", "10⁶ rows, **fast**"],
  [
    "a power in plain words",
    "<p>10<sup>−6</sup> m<sup>2</sup>, x<sup>n</sup>, Na<sup>+</sup></p>",
    "10⁻⁶ m², xⁿ, Na⁺",
  ],
  ["an index of Google Docs", '<p>CO<span style="font-size:0.6em;vertical-align:sub;">2</span></p>', "CO₂"],
  ["a power without signs of its own", "<p>2<sup>2k</sup> <b>b</b></p>", "2^(2k) **b**"],
  ["a raised word", "<p>The 4<sup>th</sup> <b>b</b><sup>[2]</sup></p>", "The 4th **b**\\[2]"],
  [
    "a raised link",
    "<p>As said<sup><a href='https://a.test/#fn1'>1</a></sup></p>",
    "As said[1](https://a.test/#fn1)",
  ],
  [
    "a raised reference to a note that was not copied",
    "<p>We <b>saw</b> it<a href='#sdfootnote1sym'><sup>1</sup></a></p>",
    "We **saw** it1",
  ],
  [
    "a single tilde",
    "<p>Open 9:00~12:00, <b>for</b> 10~20 people</p>",
    "Open 9:00~12:00, **for** 10~20 people",
  ],
  ["two tildes that are words", "<p>~~/.bashrc~~ <b>b</b></p>", "\\~\\~/.bashrc\\~\\~ **b**"],
  ["one cell of a spreadsheet", "<google-sheets-html-origin><table><tr><td>Total</td></tr></table>", null],
  [
    "one cell of a spreadsheet that is bold",
    "<table><colgroup><col></colgroup><tbody><tr><td style='font-weight:700'>Total</td></tr></tbody></table>",
    "**Total**",
  ],
  ["two cells of a spreadsheet", "<table><tr><td>a</td><td>b</td></tr></table>", "| a | b |\n| - | - |"],
  [
    "code of an editor, with its indents and empty lines",
    `<meta charset='utf-8'><div style="color:#d4d4d4;font-family: 'Fira Code', Consolas, monospace;font-size: 12px;white-space: pre;"><div><span style="color:#569cd6;">if</span><span> a:</span></div><br><div><span>&nbsp; &nbsp; print(</span><span>"*b*"</span><span>)</span></div></div>`,
    '```\nif a:\n\n    print("*b*")\n```',
  ],
  [
    "code whose lines are broken by elements",
    "<div style='font:12px Menlo;white-space:pre-wrap'>a<br>&nbsp;b<div>c</div></div>",
    "```\na\n b\nc\n```",
  ],
  [
    "a code font in a sentence",
    "<p style='white-space:pre-wrap'>Run <span style='font-family:Consolas;white-space:pre'>npm</span></p>",
    "Run `npm`",
  ],
  [
    "a block of code with a button that copies, its language and numbers of lines",
    `<pre><div>python<button>Copy code</button></div><code class="language-py"><span aria-hidden="true">1</span>print(1)
</code><span role="button">Wrap</span><svg><title>Copy</title></svg></pre>`,
    "```py\nprint(1)\n```",
  ],
  [
    "a block of code without an element for it",
    "<pre>a<select><option>b</option></select>\n  c</pre>",
    "```\na\n  c\n```",
  ],
  ["a control that is no button", "<p><b>b</b> <span role='button'>Copy</span></p>", "**b**"],
  [
    "a link that looks like a button",
    "<p><a role='button' href='https://a.test/'>Go</a></p>",
    "[Go](https://a.test/)",
  ],
  [
    "an address of SafeLinks as words",
    "<p><b>b</b> (https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&data=05%7C01%7Cana%40example.com).</p>",
    "**b** (https\\://a.test/b).",
  ],
])("%s", (_name, html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

test("marks never nest without end", () => {
  const deep = `${"<b>".repeat(500)}x${"</b>".repeat(500)}`;
  expect(htmlToMarkdown(`<p>${deep}</p>`)?.length).toBeLessThan(100);
});

test("a formula in many layers is read at once", () => {
  const deep = `${"<mrow>".repeat(60)}<mi>x</mi>${"</mrow>".repeat(60)}`;
  expect(htmlToMarkdown(`<p>About <math>${deep}</math></p>`)).toBe("About `x`");
});

test.each([
  [
    "Outlook",
    "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb%3Fc%3D1&data=05%7C01%7Cana%40example.com%7C&reserved=0",
  ],
  [
    "Outlook of a government",
    "https://gcc02.safelinks.protection.office365.us/?url=https%3A%2F%2Fa.test%2Fb%3Fc%3D1&data=x",
  ],
  [
    "Teams",
    "https://eur01.safelinks.protection.outlook.com/ap/w-59584e83/?url=https%3A%2F%2Fa.test%2Fb%3Fc%3D1&data=x",
  ],
  ["Proofpoint 1", "https://urldefense.proofpoint.com/v1/url?u=https://a.test/b?c%3D1&k=x%3D%3D&r=ana"],
  [
    "Proofpoint 2",
    "https://urldefense.proofpoint.com/v2/url?u=https-3A__a.test_b-3Fc-3D1&d=DwMFaQ&c=x&r=ana",
  ],
  ["Proofpoint 3", "https://urldefense.com/v3/__https://a.test/b?c*1__;PQ!!token!abc$"],
  ["Proofpoint 3 that lost a slash", "https://urldefense.com/v3/__https:/a.test/b?c*1__;PQ!!token!abc$"],
  ["Proofpoint 3, with two signs", "https://urldefense.us/v3/__https://a.test/b*c*1__;Pz0!!token!abc$"],
  ["Barracuda", "https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fa.test%2fb%3fc%3d1&c=E,1,x&typo=1"],
  ["Google", "https://www.google.com/url?q=https://a.test/b?c%3D1&sa=D&source=editors&ust=1"],
  ["Google's results", "https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fa.test%2Fb%3Fc%3D1&usg=x"],
  ["Facebook", "https://l.facebook.com/l.php?u=https%3A%2F%2Fa.test%2Fb%3Fc%3D1&h=AT0"],
  ["Instagram", "https://l.instagram.com/?u=https%3A%2F%2Fa.test%2Fb%3Fc%3D1&e=AT0"],
  ["LinkedIn", "https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fa.test%2Fb%3Fc%3D1&urlhash=x"],
  ["LinkedIn's warning", "https://www.linkedin.com/safety/go?url=https%3A%2F%2Fa.test%2Fb%3Fc%3D1&trk=x"],
  ["YouTube", "https://www.youtube.com/redirect?event=video_description&q=https%3A%2F%2Fa.test%2Fb%3Fc%3D1"],
  ["Slack", "https://slack-redir.net/link?url=https%3A%2F%2Fa.test%2Fb%3Fc%3D1"],
  [
    "one wrapper in another",
    `https://www.google.com/url?q=${encodeURIComponent("https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb%3Fc%3D1&data=ana")}`,
  ],
  ["nobody", "https://a.test/b?c=1"],
])("a link that %s has wrapped leads where it was meant to", (_name, href) => {
  expect(unwrapped(href)).toBe("https://a.test/b?c=1");
  const link = `<p><a href="${href.replaceAll("&", "&amp;")}">x</a></p>`;
  expect(htmlToMarkdown(link)).toBe("[x](https://a.test/b?c=1)");
});

test("several signs in a row that Proofpoint took out come back", () => {
  expect(unwrapped("https://urldefense.com/v3/__https://a.test/b**A1__;4oCm4oCm!!x!y$")).toBe(
    "https://a.test/b……1",
  );
});

test.each([
  "https://www.google.com/url?q=javascript:alert(1)",
  "https://nam02.safelinks.protection.outlook.com/?url=data%3Atext%2Fhtml%2Cx",
  "https://l.facebook.com/l.php?u=%2Frelative",
  "https://urldefense.proofpoint.com/v2/url?u=file-3A__etc_passwd",
  "ftp://a.test/",
])("a wrapper of what is no address of the web leaves its words alone: %s", (href) => {
  expect(htmlToMarkdown(`<p><a href="${href}">x</a> <b>b</b></p>`)).toBe("x **b**");
});

test.each([
  "https://www.google.com/url",
  "https://a.test/url?q=https://b.test/",
  "https://evil.test/safelinks.protection.outlook.com/?url=https://b.test/",
  "https://www.linkedin.com/in/somebody?url=https://b.test/",
  "https://urldefense.com/v3/",
])("an address that wraps nothing stays: %s", (href) => {
  expect(unwrapped(href)).toBe(href);
});

test("addresses in plain words are unwrapped, with the signs around them kept", () => {
  const wrapper = "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&data=ana";
  expect(unwrapLinks(`See (${wrapper}), or "${wrapper}".`)).toBe(
    'See (https://a.test/b), or "https://a.test/b".',
  );
});
