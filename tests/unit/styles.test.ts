import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const src = path.resolve(import.meta.dirname, "../../src");

// A CSS module gives undefined for a class that it does not have, and React writes that word into the page.
test("every class that a component reads stands in its style sheet", () => {
  const missing = componentFiles().flatMap((file) => missingClasses(file, readFileSync(file, "utf8")));
  expect(missing).toEqual([]);
});

test("the check sees a class that no sheet has", () => {
  const component = path.join(src, "components/hero/hero.tsx");
  const source = 'import styles from "./hero.module.css";\n<b className={styles.hero} id={styles.missing} />';
  expect(missingClasses(component, source)).toEqual(["components/hero/hero.tsx: styles.missing"]);
});

function componentFiles(): string[] {
  return readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(src, name));
}

function missingClasses(file: string, source: string): string[] {
  return [...source.matchAll(/^import (\w+) from "([^"]+\.module\.css)"/gm)].flatMap(([, name, sheet]) => {
    const known = classesOf(path.resolve(path.dirname(file), sheet ?? ""));
    const read = [...source.matchAll(new RegExp(`(?<!/)\\b${name}\\.(\\w+)`, "g"))].map(
      ([, word]) => word ?? "",
    );
    const missing = [...new Set(read)].filter((word) => !known.has(word));
    return missing.map((word) => `${path.relative(src, file)}: ${name}.${word}`);
  });
}

function classesOf(sheet: string): Set<string> {
  const css = readFileSync(sheet, "utf8").replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");
  return new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? ""));
}
