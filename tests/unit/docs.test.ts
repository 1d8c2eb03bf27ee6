import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** Where a path in a document may begin, besides its own folder. */
const bases = ["", "src", "src/server"];

const documents = ["docs", "src", "tests"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md") && !name.includes("node_modules"))
      .map((name) => path.join(folder, name)),
  )
  .concat("README.md", "CONTRIBUTING.md", "CHANGELOG.md");

test.each(documents)("%s names only files that are there", (document) => {
  const text = readFileSync(path.join(root, document), "utf8");
  const named = text.matchAll(
    /`([\w./-]+\/[\w.-]+\.(?:ts|tsx|css|svg|md)|[\w.-]+\.(?:test|spec)\.tsx?)`|\]\((?!https?:)([^)#]+)|(?<=[` ])(tests\/[\w./-]+\.tsx?)\b/g,
  );
  const missing = [...named]
    .map(([, code, link, test]) => ({
      file: code ?? link ?? test ?? "",
      from: [path.dirname(document), ...bases],
    }))
    .filter(({ file, from }) => file !== "" && !from.some((base) => existsSync(path.join(root, base, file))));
  expect(missing.map(({ file }) => file)).toEqual([]);
});

test.each(documents)("%s links to headings that are there", (document) => {
  const text = readFileSync(path.join(root, document), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)];
  const missing = links.filter(([, file = "", heading = ""]) => {
    const target = file === "" ? document : path.join(path.dirname(document), file);
    return !headingsOf(readFileSync(path.join(root, target), "utf8")).includes(heading);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

/** The headings of a document as links name them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
