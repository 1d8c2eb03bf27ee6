import path from "node:path";
import { attempt } from "../attempt.ts";
import { findChromium, headlessShell } from "./chromium.ts";

const playwrightCli = path.resolve(import.meta.dirname, "../../../node_modules/playwright/cli.js");

// A browser that is there, else Playwright's download, else Debian's package, else a sentence that says what to do.
if (!findChromium()) attempt(process.execPath, [playwrightCli, "install", "chromium"]);
const isFast = findChromium() === headlessShell;
if (process.getuid?.() === 0 && (!findChromium() || (process.env.CI !== undefined && !isFast))) {
  attempt("apt-get", ["update", "-qq"]);
  installPackage("chromium-headless-shell");
  if (!findChromium()) installPackage("chromium");
}
const found = findChromium();
if (found === null) {
  console.error(
    "The tests need Chromium: install your system's package (on Debian: apt install chromium), or set CHROMIUM_PATH.",
  );
  process.exit(1);
}
console.info(`Testing with ${found}`);

function installPackage(name: string): void {
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
}
