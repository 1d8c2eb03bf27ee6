import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import SearchableMap from "minisearch/SearchableMap";
import { settingNames } from "./settings-schema.ts";

const maxTypos = 2;
const names = SearchableMap.from([...settingNames].map((name) => [name, name] as const));

/** In the environment, which other programs share, only names that resemble a setting count. */
export function unknownSettings(environment: NodeJS.ProcessEnv, projectDir: string): string[] {
  const inFile = Object.keys(parseEnv(textOf(path.join(projectDir, ".env")))).filter(
    (name) => !settingNames.has(name),
  );
  const others = Object.keys(environment).filter((name) => !settingNames.has(name) && !inFile.includes(name));
  return [
    ...inFile.map((name) => sentenceAbout(".env", name, meantBy(name))),
    // Short names resemble too much: HOME and HOST differ by two letters.
    ...others
      .filter((name) => meantBy(name)?.includes("_"))
      .map((name) => sentenceAbout("The environment", name, meantBy(name))),
  ];
}

function meantBy(name: string): string | undefined {
  const near = [...names.fuzzyGet(name.toUpperCase(), maxTypos).values()];
  const [closest] = near.toSorted(([, one], [, other]) => one - other);
  return closest?.[0];
}

function sentenceAbout(where: string, name: string, meant: string | undefined): string {
  const guess = meant === undefined ? "docs/settings.md lists all of them." : `Perhaps ${meant} is meant.`;
  return `${where} names ${name}, which is no setting of the site. ${guess}`;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
