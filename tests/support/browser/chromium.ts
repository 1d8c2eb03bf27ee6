import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "playwright";

/** Chromium without windows: the tests take a quarter less time in it. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

const systemChromiums = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser to test with: CHROMIUM_PATH, else one that the system has, else Playwright's own download. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH ?? "", ...systemChromiums, chromium.executablePath()];
  return candidates.find((path) => path !== "" && existsSync(path)) ?? null;
}

/**
 * Chromium heeds only the last list of features to disable, so what Playwright disables stands here once more. The last two
 * are pages inside the browser's address bar: it would load both for every window, which takes as long as a page of the site.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** How the tests start that browser: quiet, and able to run as root in a container. */
export function chromiumOptions(): LaunchOptions {
  const path = findChromium();
  return {
    ...(path !== null && { executablePath: path }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${disabledFeatures.join(",")}`,
    ],
  };
}
