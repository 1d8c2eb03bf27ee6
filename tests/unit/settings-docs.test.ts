import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { settingNames, settingsSchema } from "../../src/server/settings/settings-schema.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");
const example = parseEnv(read(".env.example").replace(/^#(?=[A-Z_]+=)/gm, ""));
const rows = [
  ...read("docs/settings.md").matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \| [^|]+ \| `([^`|]+)` \|$/gm),
].map(([, name = "", value = "", shown = ""]) => ({ name, value, shown }));

describe("docs/settings.md, .env.example and the code name the same settings", () => {
  const all = [...settingNames].toSorted();

  test("the page has one row for each", () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(all);
  });

  test("the example file has one line for each, and refers to a document that exists", () => {
    expect(Object.keys(example).toSorted()).toEqual(all);
    expect(documentsIn(read(".env.example"))).toEqual(["docs/settings.md"]);
  });
});

describe("docs/settings.md is right about a setting", () => {
  const entries: Record<string, v.GenericSchema> = settingsSchema.entries;
  const withDefault = rows.flatMap(({ name, value }) => {
    const only = /^`([^`]+)`$/.exec(value)?.[1];
    return only === undefined ? [] : [{ name, only }];
  });

  test.each(withDefault)("$name has the default $only, which the example file shows", ({ name, only }) => {
    expect(v.getDefaults(settingsSchema)).toHaveProperty(name, only);
    expect(example[name]).toBe(only);
  });

  // A secret is not written out: nobody should copy one.
  test.each(rows.filter(({ shown }) => !shown.includes("…")))("$name may be $shown", ({ name, shown }) => {
    expect(v.safeParse(entries[name] ?? v.never(), shown).issues).toBeUndefined();
  });
});

test("every line that starts the finished build has Node read .env", () => {
  const texts = ["README.md", "CONTRIBUTING.md", "package.json", ...filesIn("docs", "")]
    .filter((name) => /\.(?:json|md|service|sh)$/.test(name))
    .map(read);
  const starts = texts.flatMap((text) => text.match(/\bnode\b[^|`"\n]* dist\/server\/server\.js/g) ?? []);
  expect(starts.length).toBeGreaterThanOrEqual(4);
  expect(starts.filter((line) => !line.includes(" --env-file-if-exists=.env "))).toEqual([]);
});

test("a message of the server or of a command refers only to documents that exist", () => {
  const sources = ["src/server", "src/tools", "src/shared"]
    .flatMap((folder) => filesIn(folder, ".ts"))
    .concat("server.ts");
  const named = sources.flatMap((source) => documentsIn(read(source)));
  expect(named).toContain("docs/settings.md");
  const existing = new Set([...filesIn("docs", ".md"), "README.md", "CONTRIBUTING.md", "CHANGELOG.md"]);
  expect(named.filter((document) => !existing.has(document))).toEqual([]);
});

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));
}

/** The documents of the project that a text names, by their paths in it. */
function documentsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\b(?:docs\/)?[\w/-]+\.md\b/g)].map(([name]) => name))];
}
