import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { settingNames } from "../../src/server/settings/settings-schema.ts";

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, "../..", name), "utf8");
const example = parseEnv(read(".env.example").replace(/^#(?=[A-Z_]+=)/gm, ""));
const rows = [...read("README.md").matchAll(/^\| (`[A-Z_`, ]+`) \| ([^|]+) \|/gm)].map(
  ([, names = "", value = ""]) => ({
    names: [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name),
    value,
  }),
);

test("the README's table and .env.example name every setting, and nothing else", () => {
  const all = [...settingNames].toSorted();
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(all);
  expect(Object.keys(example).toSorted()).toEqual(all);
});

test("where a setting has one default, .env.example shows it", () => {
  const defaults = rows.flatMap(({ names: [name = "", ...others], value }) => {
    const only = /^`([^`]+)`$/.exec(value)?.[1];
    return only === undefined || others.length > 0 ? [] : [[name, only]];
  });
  expect(defaults).toContainEqual(["STATS", "yes"]);
  expect(defaults.filter(([name = "", value]) => example[name] !== value)).toEqual([]);
});
