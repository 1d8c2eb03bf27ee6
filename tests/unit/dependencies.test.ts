import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

const manifest: Record<"dependencies" | "devDependencies" | "allowScripts", object> = JSON.parse(
  read("package.json"),
);

test("every dependency has its reason in docs/dependencies.md, and nothing else does", () => {
  const rows = read("docs/dependencies.md").matchAll(/^\| (`.+`) \| .{10,} \|$/gm);
  const explained = [...rows].flatMap(([, names = ""]) => names.split(", ").map((name) => name.slice(1, -1)));
  const named = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(explained.toSorted()).toEqual(named.toSorted());
});

interface Locked {
  hasInstallScript?: true;
  optionalDependencies?: Record<string, string>;
}
const { packages }: { packages: Record<string, Locked> } = JSON.parse(read("package-lock.json"));
const locked = new Set(Object.keys(packages).map(nameOf));

test("only packages that are allowed by name have install scripts", () => {
  const withScripts = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScripts.map(([place]) => nameOf(place));
  expect([...new Set(names)]).toEqual(Object.keys(manifest.allowScripts));
});

// npm leaves some out where the registry does not have them, and then refuses its own file.
test("the lock file names the packages of every platform, as npm ci wants it", () => {
  const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(optional.filter((name) => !locked.has(name))).toEqual([]);
});

function nameOf(place: string): string {
  return place.replace(/^.*node_modules\//, "");
}
