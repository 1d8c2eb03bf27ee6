import { expect, test } from "../support/browser/dashboard.ts";
import { openHydrated } from "../support/browser/hydration.ts";

// The browser itself reports a page that is not there.
test.use({ expectedConsole: [/status of 404/] });

test("links that are written another way lead inside the app too", async ({ page, openDashboard }) => {
  await openDashboard(page);
  const write = async (data: object) => (await page.request.post("/api/blogs", { data })).json();
  const { id } = await write({ title: "Former name", content: "Words" });
  await page.request.put(`/api/blogs/${id}`, { data: { title: "Later name", content: "Words" } });
  const links = [
    ["/Blogs?category=AI", "/blogs?category=AI"],
    ["/checkout/?plan=students", "/checkout?plan=students"],
    ["/Contact/#general", "/contact#general"],
    ["/blogs/former-name?utm_source=x", "/blogs/later-name?utm_source=x"],
    ["/training/Students-and-Professionals?a=b", "/training/ai-ml-genai-course?a=b"],
    ["/Nowhere", "/Nowhere"],
  ] as const;
  const content = links.map(([from], at) => `[Link number ${at}](${from})`).join("\n\n");
  const linked = await write({ title: "Links", content });
  await openHydrated(page, `/blogs/${linked.slug}`);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  for (const [at, [, to]] of links.entries()) {
    await page.getByRole("link", { name: `Link number ${at}` }).click();
    await expect(page).toHaveURL(to);
    if (to === "/Nowhere")
      await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.locator("html[data-same]")).toHaveCount(1);
    await page.goBack();
  }
  for (const post of [id, linked.id]) await page.request.delete(`/api/blogs/${post}`);
});
