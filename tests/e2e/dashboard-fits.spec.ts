import type { Page } from "playwright/test";
import { expect, expectSound, password, postElsewhere, test } from "../support/browser/dashboard.ts";
import { sendLeads } from "../support/browser/send-leads.ts";

// Every view of the dashboard fits its window, and axe finds nothing in it.

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("overview, inbox and the dialogs of the account", async ({ page, openDashboard }) => {
      await sendLeads(page, [`${"Maximiliane".repeat(4)} ${"von-".repeat(20)}`]);
      await openDashboard(page);
      await expectSound(page, "overview");
      await page.getByRole("button", { name: "Change Password" }).click();
      await expectSound(page, "password");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Second factor" }).click();
      await page.getByLabel("Password", { exact: true }).fill(password);
      await expectSound(page, "second factor");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
      await expectSound(page, "key");
      await page.keyboard.press("Escape");
      await page.getByRole("tab", { name: "Leads" }).click();
      await page.locator("[data-lead]").first().waitFor();
      await expectSound(page, "leads");
      await page.locator("[data-lead]").first().click();
      await expect(page.getByLabel("Add a note")).toBeVisible();
      await expectSound(page, "a lead");
      await page.getByRole("button", { name: "Mark as spam" }).click();
      await expect(page.getByRole("button", { name: "This is a lead" })).toBeVisible();
      await expectSound(page, "a suspected lead");
      await page.getByRole("button", { name: "Forget this person" }).click();
      await expectSound(page, "the question");
    });

    test("posts, their editor, versions and trash", async ({ page, openDashboard }) => {
      await openDashboard(page, "posts");
      await page
        .getByRole("button", { name: /^Edit / })
        .first()
        .waitFor();
      await expectSound(page, "posts");
      const id = await postElsewhere(
        page,
        "Changed once",
        `# A heading\n\n${"Words that go on. ".repeat(200)}`,
      );
      await page.request.put(`/api/blogs/${id}`, {
        data: { title: "Changed once", content: `# A heading\n\n${"Words that went on. ".repeat(200)}` },
      });
      await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
      const tool = (name: string) =>
        page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });
      await tool("Find").click();
      await expectSound(page, "the editor");
      // The tools stay in view however far one has written.
      await page.getByRole("textbox", { name: "Text of the post" }).press("ControlOrMeta+End");
      await expect(tool("Bold")).toBeInViewport();
      await page.getByRole("button", { name: "Versions" }).click();
      const versions = page.getByRole("dialog", { name: "Versions" });
      await versions.getByRole("list", { name: "Versions" }).getByRole("button").click();
      await expect(versions.getByRole("deletion").first()).toContainText("go");
      await expectSound(page, "versions");
      await page.request.delete(`/api/blogs/${id}`);
      await page.goto("/admin/dashboard?tab=posts&view=trash");
      await expect(page.getByRole("button", { name: "Restore Changed once" }).first()).toBeVisible();
      await expectSound(page, "trash");
    });

    test("results with the columns of what was won", async ({ page, openDashboard }) => {
      await sendLeads(page, ["Ada Lovelace"]);
      await openDashboard(page);
      const leads: { id: string }[] = await (await page.request.get("/api/leads")).json();
      await page.request.patch(`/api/leads/${leads[0]?.id}`, { data: { state: "won" } });
      await page.goto("/admin/dashboard?tab=results");
      const sources = page.getByRole("table", { name: "Sources" });
      await expect(sources.getByRole("row", { name: /^direct/ })).toBeVisible();
      await expect(sources.getByRole("columnheader", { name: "Revenue" })).toBeVisible();
      await expectSound(page, "results");
      await page.setViewportSize({ width: 360, height: 900 });
      await expectSound(page, "results at 360 px");
    });

    test("courses and questions", async ({ page, openDashboard }) => {
      await openDashboard(page, "courses");
      await expect(page.getByRole("heading", { name: "Dates" })).toBeVisible();
      await expectSound(page, "courses");
      await page.getByRole("button", { name: "New date" }).click();
      await expectSound(page, "date");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "New date" })).toBeFocused();

      const add = page.getByRole("button", { name: `Add an answer to ${await askQuestions(page, width)}` });
      await page.getByRole("tab", { name: "Questions" }).click();
      await expect(page.getByRole("heading", { name: "Not answered" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Added answers" })).toBeVisible();
      await expectSound(page, "questions");
      await add.click();
      await page.getByRole("dialog").getByLabel("Answer").fill("See /contact.");
      await expectSound(page, "answer");
      await page.keyboard.press("Escape");
      await expect(add).toBeFocused();
      await page.setViewportSize({ width: 820, height: 900 });
      await expectSound(page, "questions at 820 px");
    });
  });
}

/** A long question and an answer with several wordings; gives a question that is not answered. */
async function askQuestions(page: Page, width: number): Promise<string> {
  // Numbers are removed from questions.
  const which = width > 1000 ? "plum" : "apple";
  const chat = (message: string) =>
    page.request.post("/api/chat", { data: { message, sessionId: `width-${width}` } });
  await chat(`Zebra ${which} of ann@example.com?`);
  await chat(`Does your zeppelin ${which} ${"moor in very strong winds and ".repeat(8)}rain?`);
  await page.request.post("/api/answers", {
    data: {
      questions: [`Where is airship ${which}?`, `And the other airship ${which}?`],
      reply: `On the roof, with ${"all the others that came here ".repeat(8)}and more at /contact.`,
      link: "/about",
    },
  });
  return `Zebra ${which} of [email]?`;
}
