import type { Page } from "playwright/test";
import { authMessages } from "../../src/shared/auth.ts";
import { stopClock } from "../support/browser/clock.ts";
import { expect, expectToast, postElsewhere, test, toastsOf } from "../support/browser/dashboard.ts";
import { drag } from "../support/browser/gestures.ts";

test.use({ expectedConsole: [/Failed to load resource/] });

const { bothRequired, allRequired } = authMessages;

/** Where a toast is provoked: in the sign-in, which has a script of its own, and in the dashboard's dialog for the password. */
const places = {
  "the sign-in": {
    text: bothRequired,
    open: (page: Page) => page.goto("/admin-login"),
    submit: (page: Page) => page.getByRole("button", { name: "Login" }).click(),
  },
  "the dashboard": {
    text: allRequired,
    open: (page: Page) => page.getByRole("button", { name: "Change Password" }).click(),
    submit: (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Change Password" }).click(),
  },
};

for (const [place, { text, open, submit }] of Object.entries(places)) {
  test.describe(`in ${place}`, () => {
    // The page's clock stands still from the toast on.
    test.beforeEach(async ({ page, openDashboard }) => {
      await page.clock.install();
      if (place === "the dashboard") await openDashboard(page);
      await open(page);
      await submit(page);
      await expectToast(page, text, "Error");
      await stopClock(page);
      // Another one counts from now.
      await submit(page);
      await expectToast(page, text, "Error");
    });

    test("a toast stays for 5 seconds, and while it is read", async ({ page }) => {
      await page.clock.fastForward(4_900);
      await expectToast(page, text);
      await toastsOf(page).hover();
      await page.clock.fastForward(60_000);
      await expectToast(page, text);
      await page.mouse.move(5, 500);
      await page.clock.runFor(200);
      await expect(toastsOf(page)).toHaveCount(0);
    });

    test("F8 leads to the toast, and from there Tab to its button", async ({ page }) => {
      await page.keyboard.press("F8");
      await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
      await page.clock.fastForward(60_000);
      await page.keyboard.press("Tab");
      await expect(toastsOf(page)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(toastsOf(page).getByRole("button", { name: "Dismiss" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(toastsOf(page)).toHaveCount(0);
    });

    test("a swipe to the right dismisses a toast from 50 px on, to the left never", async ({ page }) => {
      await drag(page, toastsOf(page), 45);
      await drag(page, toastsOf(page), -120);
      await expectToast(page, text);
      await drag(page, toastsOf(page), 55);
      await expect(toastsOf(page)).toHaveCount(0);
    });
  });
}

test("a toast shows where no file can come any more", async ({ page, openDashboard }) => {
  const { text, open, submit } = places["the dashboard"];
  await page.clock.install();
  await openDashboard(page);
  await open(page);
  await stopClock(page);
  await page.route("**/assets/**", (route) => route.abort());
  await submit(page);
  await expectToast(page, text, "Error");
  await page.clock.fastForward(5_100);
  await expect(toastsOf(page)).toHaveCount(0);
  await submit(page);
  await toastsOf(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(toastsOf(page)).toHaveCount(0);
});

test("a toast covers no control of dashboard or editor, at any width", async ({ page, openDashboard }) => {
  await openDashboard(page);
  const id = await postElsewhere(page, "A post that is in the way of nobody");
  await page.clock.install();
  await openDashboard(page, "posts");
  const edit = page.getByRole("button", { name: "Edit A post that is in the way of nobody" });
  await edit.waitFor();
  // A toast stays.
  await stopClock(page);
  /** Waits at each width until the header has made room for the toast. */
  const standsAlone = async () => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => controlsUnderToast(page), `${width} px`).toEqual([]);
    }
  };
  await edit.click();
  await page.getByLabel("Title", { exact: true }).fill("Mine");
  await page.request.put(`/api/blogs/${id}`, { data: { title: "Theirs", content: "Other" } });
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expectToast(page, "Failed to update blog post");
  await page.getByRole("button", { name: "Load saved version" }).waitFor();
  await standsAlone();
  await page.getByRole("button", { name: "Save mine" }).click();
  await expectToast(page, "Blog post updated successfully");
  for (const top of [0, 150, 300, 450]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await standsAlone();
  }
  await page.getByRole("button", { name: "Delete Mine" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toastsOf(page).getByRole("button", { name: "Undo" })).toBeVisible();
  await standsAlone();
});

test("an icon button has a tooltip after 700 ms, the next at once", async ({ page, openDashboard }) => {
  await page.clock.install();
  await openDashboard(page, "posts");
  const edit = page.getByRole("button", { name: /^Edit / }).first();
  const remove = page.getByRole("button", { name: /^Delete / }).first();
  await edit.waitFor();
  await stopClock(page);
  const tip = page.getByRole("tooltip");
  await edit.hover();
  await page.clock.runFor(650);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip).toHaveText("Edit");
  // A tooltip can be pointed at: the way to the next button must lead out of the way to it.
  for (const x of [5, 20, 35]) await remove.hover({ position: { x, y: 36 } });
  await page.clock.runFor(50);
  await expect(tip).toHaveText("Delete");
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(350);
  await remove.hover();
  await page.clock.runFor(50);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(700);
  await expect(tip).toHaveText("Delete");
});

/** The names of what can be operated in the dashboard and its header, or in the dialog over it, and lies under the toast. */
function controlsUnderToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector("[role=region] > ol > li")?.getBoundingClientRect();
    if (toast === undefined) throw new Error("There is no toast");
    const place = document.querySelector("[data-modal]") ?? document.querySelector("main");
    const inHeader = place?.matches("main") ? [...document.querySelectorAll("header a, header button")] : [];
    const controls = [...(place?.querySelectorAll("a, button, input, select, textarea") ?? [])];
    controls.push(...inHeader);
    // What has scrolled under the header that stays in view is covered by that.
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const visibleFrom = place?.matches("main") ? header : 0;
    return controls
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const from = inHeader.includes(control) ? 0 : visibleFrom;
        const shownTop = Math.max(top, from);
        const shown = width > 1 && bottom > from;
        return (
          shown && left < toast.right && right > toast.left && shownTop < toast.bottom && bottom > toast.top
        );
      })
      .map((control) => control.getAttribute("aria-label") ?? control.textContent ?? control.tagName);
  });
}
