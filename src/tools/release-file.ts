import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import type { SiteRelease } from "../shared/site-release.ts";

/** Writes the release and the commit beside the built server, which names them. */
export function releaseFile(projectDir: string): Plugin {
  return {
    name: "release-file",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    writeBundle({ dir = "" }) {
      const { version } = JSON.parse(readFileSync(path.join(projectDir, "package.json"), "utf8"));
      const release: SiteRelease = { release: version, commit: commitOf(projectDir) };
      writeFileSync(path.join(dir, "release.json"), JSON.stringify(release));
    },
  };
}

/** A folder outside git is told its commit by COMMIT, as `release.sh` and the container's build do. Needs no tags. */
export function commitOf(projectDir: string, told = process.env.COMMIT): string | null {
  if (told) return told.slice(0, 12);
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: projectDir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  try {
    // A folder within another project's work tree is no release of that project.
    if (git("rev-parse", "--show-prefix") !== "") return null;
    return git("describe", "--always", "--dirty", "--exclude=*", "--abbrev=12");
  } catch {
    return null;
  }
}
