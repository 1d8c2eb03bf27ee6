import type { Page } from "playwright/test";
import { urls } from "../../../src/shared/urls.ts";
import { expect } from "./test.ts";

/** Waits until later readers of a page get its smallest form; the login, which is not kept, has none. */
export async function expectBestCompression(page: Page, path: string): Promise<void> {
  if (path === urls.adminLogin.path) return;
  const readAgain = () => page.request.get(path, { headers: { "Accept-Encoding": "br" } });
  await expect.poll(async () => (await readAgain()).headers().etag).toContain("-best");
}
