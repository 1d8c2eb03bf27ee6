import fc from "fast-check";

const longest = 199_000;

function filledWith(part: string): string {
  return part.repeat(longest / part.length);
}

/** Texts about as long as a post may be that cost far more than their length where something reads them carelessly. */
export const hostileTexts: Record<string, string> = {
  "open brackets": filledWith("["),
  "closed brackets": filledWith("]"),
  "open links": filledWith("[a]("),
  "open images": filledWith("![a]("),
  "small links": filledWith("[a](/b)"),
  "crossed emphasis": filledWith("*a_ "),
  "small emphasis": filledWith("*a* "),
  "open strikethrough": filledWith("~~a"),
  "angle brackets": filledWith("<"),
  "quote marks in a line": filledWith("> "),
  "list marks in a line": filledWith("1. "),
  "addresses of mail": filledWith("a@b.co "),
  "addresses of sites": filledWith("www.a.b "),
  references: filledWith("a[^a]"),
  footnotes: filledWith("[^a]: b\n\n"),
  headings: filledWith("# The same\n"),
  paragraphs: filledWith("a\n\n"),
  items: filledWith("- a\n"),
  fences: filledWith("```\n"),
  "line breaks": filledWith("a  \n"),
  "empty lines": filledWith("\n "),
  figures: filledWith("```figure bars\na\nb|1\nc|2\n```\n"),
  "open figures": filledWith("```figure bars\n"),
  "as many figures as are shown": "```figure scale\na\nb|1\nc|2\n```\n".repeat(790),
  "as many long figures as are shown": `\`\`\`figure scale\na\n${"b|1\n".repeat(12)}\`\`\`\n`.repeat(195),
  "as many headings as are shown": "# The same\n".repeat(740),
  "as many links as are shown": "[a](/b) ".repeat(3_900),
  words: Array.from({ length: 33_000 }, (_, at) => at.toString(36)).join(" "),
  "lists, each deeper than the one before": Array.from(
    { length: 400 },
    (_, at) => `${"  ".repeat(at)}- a`,
  ).join("\n"),
  "quotes, each deeper than the one before": Array.from(
    { length: 600 },
    (_, at) => `${">".repeat(at)} a`,
  ).join("\n"),
  "runs of marks, each longer than the one before": Array.from({ length: 600 }, (_, at) =>
    "`".repeat(at),
  ).join("a"),
  "one address that many references repeat": `[a]: /${"x".repeat(99_000)}\n\n${"[a] ".repeat(2_500)}`,
  "one head over many rows": `|${"x".repeat(99_000)}|\n|-|\n${"|a|\n".repeat(2_500)}`,
  "a wide table": `${"|a".repeat(20_000)}|\n${"|-".repeat(20_000)}|\n${"|a|\n".repeat(20_000)}`,
};

/** Texts of a few short parts of Markdown, over and over. */
export const arbitraryHostileText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ..."[ ] ! ( ) * _ ~ ` < > & # | - + = : @ . / \\ a 1 \n \t".split(" "),
      " ",
      ...[
        "](",
        "![",
        "[^",
        "]: ",
        "**",
        "~~",
        "```",
        "<!--",
        "http://",
        "www.",
        "- ",
        "1. ",
        "> ",
        "\n\n",
        "  \n",
        "|-|",
      ],
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => filledWith(parts.join("")));
