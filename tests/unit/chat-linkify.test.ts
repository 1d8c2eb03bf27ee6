import { describe, expect, test } from "vitest";
import { linkify, stripTags } from "../../src/shared/linkify.ts";

const origin = "https://www.corvanta.example";

/** The links that a reply shows, each as its text or, where the address differs, `text -> address`. */
function linksOf(text: string): string[] {
  const pieces = linkify(text, origin);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  return pieces.flatMap((piece) => {
    if (piece.kind === "text") return [];
    const sign = piece.kind === "internal" ? "in " : "";
    return [sign + (piece.href === piece.text ? piece.text : `${piece.text} -> ${piece.href}`)];
  });
}

describe("links of a reply", () => {
  test.each<[string, string[]]>([
    // Full URLs
    ["See https://example.com/a?b=c#d for more", ["https://example.com/a?b=c#d"]],
    ["http://localhost:3000/x", ["http://localhost:3000/x"]],
    ["HTTPS://EXAMPLE.COM/A", ["HTTPS://EXAMPLE.COM/A"]],
    ["https://example.com.", ["https://example.com"]],
    ["Is it https://example.com/a?", ["https://example.com/a"]],
    [
      "https://example.com/a, https://example.com/b; and more",
      ["https://example.com/a", "https://example.com/b"],
    ],
    ["(https://example.com/a)", ["https://example.com/a"]],
    [
      "https://en.wikipedia.org/wiki/RAG_(disambiguation)",
      ["https://en.wikipedia.org/wiki/RAG_(disambiguation)"],
    ],
    ["(see https://en.wikipedia.org/wiki/A_(b)).", ["https://en.wikipedia.org/wiki/A_(b)"]],
    ["“https://example.com/a”", ["https://example.com/a"]],
    ["<https://example.com/a>", ["https://example.com/a"]],
    ["[our page](https://example.com/a)", ["https://example.com/a"]],
    ["[https://example.com](https://example.com)", ["https://example.com", "https://example.com"]],
    ["**https://example.com/a**", ["https://example.com/a"]],
    ["Link:https://example.com/a", ["https://example.com/a"]],
    ["https://example.com/a…", ["https://example.com/a"]],
    ["https://medium.com/@corvanta/post", ["https://medium.com/@corvanta/post"]],
    ["https://user:pass@evil.com/a", []],
    ["https://bank.com@evil.com", []],
    ["https://", []],
    ["http://...", []],
    // Bare domains
    ["Go to example.com today", ["example.com -> https://example.com"]],
    ["www.example.org/a/b.", ["www.example.org/a/b -> https://www.example.org/a/b"]],
    ["corvanta.example", ["corvanta.example -> https://corvanta.example"]],
    ["docs.n8n.io, then n8n.io!", ["docs.n8n.io -> https://docs.n8n.io", "n8n.io -> https://n8n.io"]],
    ["example.com:8080/a", ["example.com:8080/a -> https://example.com:8080/a"]],
    ["bbc.co.uk", ["bbc.co.uk -> https://bbc.co.uk"]],
    ["(example.com)", ["example.com -> https://example.com"]],
    ["Example.COM", ["Example.COM -> https://Example.COM"]],
    ["We use Node.js, e.g. version 26.10.", []],
    ["Done.Then more", []],
    ["v1.2.3 and 3.14", []],
    ["example.company", []],
    ["-example.com", []],
    [
      "Acme.com, ASP.NET (or Node.js) and Character.AI.",
      ["Acme.com -> https://Acme.com", "ASP.NET -> https://ASP.NET", "Character.AI -> https://Character.AI"],
    ],
    ["It is done.Info follows.", ["done.Info -> https://done.Info"]],
    [
      "www.Example.Com, Docs.Example.com",
      ["www.Example.Com -> https://www.Example.Com", "Docs.Example.com -> https://Docs.Example.com"],
    ],
    [
      "Example.com/a and Example.com:80",
      ["Example.com/a -> https://Example.com/a", "Example.com:80 -> https://Example.com:80"],
    ],
    // At-signs
    ["Write to info@corvanta.example.", []],
    ["john.doe.com@example.com", []],
    ["me.info@mail.example.com/contact", []],
    ["@example.com and @/contact", []],
    ["mailto:info@example.com", []],
    ["info@example.com or example.org", ["example.org -> https://example.org"]],
    // Internal paths
    ["Read /services/conversational-ai.", ["in /services/conversational-ai"]],
    ["/services", ["in /services"]],
    ["/blogs/what-is-rag?page=2#top, or /contact!", ["in /blogs/what-is-rag?page=2#top", "in /contact"]],
    [
      "(/privacy-policy) /terms-of-service; /cookie-policy?",
      ["in /privacy-policy", "in /terms-of-service", "in /cookie-policy"],
    ],
    ["**/contact**", ["in /contact"]],
    ["[Contact](/contact)", ["in /contact"]],
    [
      "/training/no-code-agentic-ai/agreement?plan=students",
      ["in /training/no-code-agentic-ai/agreement?plan=students"],
    ],
    [
      "/training/no-code-agentic-ai, /talent/for-clients and /about.",
      ["in /training/no-code-agentic-ai", "in /talent/for-clients", "in /about"],
    ],
    ["/training/unknown /talent /training/no-code-agentic-ai/x", []],
    ["/admin/dashboard /admin-login /api/chat /etc/passwd", []],
    ["/contact-us /contacts /servicesx /aboutness", []],
    ["and/contact or ../contact or C:/services", []],
    [`${origin}/contact?a=b`, [`in ${origin}/contact?a=b -> /contact?a=b`]],
    // Nothing that runs
    ["javascript:alert(1)", []],
    ["javascript:evil.com", []],
    ["javascript://evil.com/%0aalert(1)", []],
    ["data:text/html;base64,PHNjcmlwdD4=", []],
    ["ftp://example.com/a file:///contact", []],
    ["//evil.com/contact", []],
  ])("%s", (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  test("no address is taken for a link but http, https and the site's own paths", () => {
    const hostile =
      "javascript:alert(1) JaVaScRiPt:x vbscript:x data:x https://ok.com/javascript:alert(1) /contact";
    for (const piece of linkify(hostile, origin)) {
      if (piece.kind !== "text") expect(piece.href).toMatch(/^(?:https?:\/\/|\/\w)/);
    }
  });
});

describe("tags of a reply", () => {
  test.each([
    ["<b>Hi</b> there", "Hi there"],
    ['<a href="https://evil.com">click</a>', "click"],
    ["<img src=x onerror=alert(1)>ok", "ok"],
    ["<script>alert(1)</script>", "alert(1)"],
    ["one<br>two<br/>three", "one\ntwo\nthree"],
    ["<p>one</p><p>two</p>", "one\ntwo\n"],
    ["<!-- a > b -->text", "text"],
    ["<scr<script>ipt>alert(1)</script>", "ipt>alert(1)"],
    ["<<b>script>x", "script>x"],
    ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
    ["a <3 b", "a <3 b"],
    ["<img src=x onerror=alert(1)", "<img src=x onerror=alert(1)"],
    ["<SVG/onload=alert(1)>x", "x"],
    ["<h2>Dates</h2><ul><li>one</li><li>two</li></ul>", "Dates\none\ntwo\n"],
    ["<input name=a disabled><table><tr><td class='x'>1</td></tr></table>", "1\n"],
    // What names no element
    ["cost<benefit and hours>5", "cost<benefit and hours>5"],
    ["0<x<5 and y>2, a<b and c>d", "0<x<5 and y>2, a<b and c>d"],
    ["List<String>, Map<K, V> and Vec<u8>", "List<String>, Map<K, V> and Vec<u8>"],
    ["Dear <name>, <your company>, <your-email>", "Dear <name>, <your company>, <your-email>"],
    [
      "Write to <info@corvanta.example>, see <https://corvanta.example/contact>",
      "Write to <info@corvanta.example>, see <https://corvanta.example/contact>",
    ],
    ["-> x <- y <-> z, <=5>", "-> x <- y <-> z, <=5>"],
    ["<customer><no>5</no></customer>", "<customer><no>5</no></customer>"],
    ["I <b>mean</b> <bold>it</bold>", "I mean <bold>it</bold>"],
  ])("%s", (text, plain) => {
    expect(stripTags(text)).toBe(plain);
  });

  test("what is left forms no tag again", () => {
    for (const text of ["<<b>b>x", "<<<i>i>u>x</u>", "<b<b>>x", "<a><<a>a>"]) {
      expect(stripTags(text)).not.toMatch(/<[a-z!/][^>]*>/i);
    }
  });
});

test("100 kB of hostile text takes no time", () => {
  const hostile = [
    "a.".repeat(50_000),
    "a-".repeat(50_000),
    `https://x.com/${")".repeat(100_000)}`,
    "https://x.com/](".repeat(6_000),
    "/contact/".repeat(11_000),
    "<a".repeat(50_000),
    "<!--".repeat(25_000),
    "<!--a>".repeat(16_000),
    "<".repeat(100_000),
    "<a ".repeat(33_000),
    "<a b=".repeat(20_000),
    `<a${" ".repeat(100_000)}`,
    `${"<!--".repeat(20_000)}-->`,
    "@".repeat(100_000),
    "com.".repeat(25_000),
  ];
  for (const text of hostile) {
    const start = process.cpuUsage();
    linkify(stripTags(text), origin);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000, text.slice(0, 20)).toBeLessThan(200);
  }
});
