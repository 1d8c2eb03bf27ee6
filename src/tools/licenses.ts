import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

interface LockFile {
  packages: Record<string, { version?: string; license?: string; dev?: true; devOptional?: true }>;
}

export function licensesPage({ packages }: LockFile): string {
  const named = Object.entries(packages).flatMap(([place, { version = "", license, dev, devOptional }]) => {
    if (place === "") return [];
    const name = place.replace(/^.*node_modules\//, "");
    if (license === undefined) throw new Error(`${name} ${version} names no license`);
    return [
      { text: `${name} ${version}`, license, isOnServer: dev === undefined && devOptional === undefined },
    ];
  });
  const list = (isOnServer: boolean) => {
    const groups = Map.groupBy(
      named.filter((one) => one.isOnServer === isOnServer),
      ({ license }) => license,
    );
    return [...groups]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([license, its]) => {
        const texts = [...new Set(its.map(({ text }) => `\`${text}\``))].toSorted();
        return `### ${license}\n\n${texts.join(", ")}\n`;
      });
  };
  return [
    "# Licenses\n",
    "Every package that `package-lock.json` names, under its license as the lock file has it, those of other platforms included.",
    "`npm run licenses` writes this page; `tests/unit/licenses.test.ts` compares it.\n",
    "## On the server, or sent to browsers\n",
    ...list(true),
    "## To build and to test\n",
    "The build sends some of it to browsers: fonts, and the few lines of Vite that load scripts.\n",
    ...list(false),
  ].join("\n");
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, "../..");
  const lock = readFileSync(path.join(root, "package-lock.json"), "utf8");
  writeFileSync(path.join(root, "docs/licenses.md"), licensesPage(JSON.parse(lock)));
}
