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
  .concat("README.md", "CONTRIBUTING.md");

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
