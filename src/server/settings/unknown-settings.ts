import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { settingNames } from "./settings-schema.ts";

const typoCounts = [0, 1, 2];

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
  return typoCounts
    .flatMap((typos) => [...settingNames].filter((setting) => isNear(name.toUpperCase(), setting, typos)))
    .at(0);
}

function isNear(one: string, other: string, typos: number): boolean {
  if (one === "" || other === "") return one.length + other.length <= typos;
  const [oneRest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isNear(oneRest, otherRest, typos);
  if (typos === 0) return false;
  return (
    isNear(oneRest, otherRest, typos - 1) ||
    isNear(oneRest, other, typos - 1) ||
    isNear(one, otherRest, typos - 1)
  );
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
