import type { Browser } from "playwright/test";
import { latest, openChat, say } from "../support/browser/chat.ts";
import { expect, expectToast, password, test } from "../support/browser/dashboard.ts";
import { signIn } from "../support/browser/sign-in.ts";
import { startSite } from "../support/server/site.ts";

// What the form of an answer is refused for.
test.use({ expectedConsole: [/Failed to load resource/] });

const question = "Is there a zeppelin mooring mast?";
const miss = "I could not find that on our website";

test("an unanswered question gets an answer, which is edited and removed", async ({ browser }) => {
  test.slow();
  const site = await startSite({ ADMIN_PASSWORD: password });
  try {
    await teach(browser, site.url);
  } finally {
    await site.stop();
  }
});

async function teach(browser: Browser, baseURL: string): Promise<void> {
  const visitor = await browser.newPage({ baseURL });
  await visitor.clock.install();
  await visitor.goto("/");
  await openChat(visitor);
  await say(visitor, question);
  await expect(latest(visitor)).toContainText(miss);
  await say(visitor, "is there a zeppelin MOORING mast");
  await expect(latest(visitor)).toContainText(miss);
  await say(visitor, "Does zoe@example.com feed zebras?");
  await expect(latest(visitor)).toContainText(miss);

  const admin = await browser.newPage({ baseURL });
  await admin.context().addCookies(await signIn(baseURL));
  await admin.goto("/admin/dashboard?tab=questions");
  await expect(admin).toHaveTitle(/^Questions - /);
  const missed = admin.getByRole("region", { name: "Not answered" });
  await expect(missed.getByRole("heading", { name: "Does [email] feed zebras?" })).toBeVisible();
  await expect(missed.getByText("Asked 2 times, last on")).toBeVisible();

  await missed.getByRole("button", { name: /^Add an answer to is there a zeppelin/ }).click();
  const dialog = admin.getByRole("dialog", { name: "Add an answer" });
  await expect(dialog.getByLabel("Questions")).toHaveValue("is there a zeppelin MOORING mast");
  await expect(dialog.getByLabel("Answer")).toBeFocused();
  await dialog.getByLabel("Answer").fill("Yes, on the roof. See https://evil.example");
  await dialog.getByLabel("Page that says more").fill("/nowhere");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("There is no such page.")).toBeVisible();
  await expect(dialog.getByLabel("Answer")).toBeFocused();
  await dialog.getByLabel("Answer").fill("Yes, on the roof. Ask at /contact.");
  await expect(dialog.getByRole("link", { name: "/contact" })).toBeVisible();
  await dialog.getByLabel("Page that says more").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(admin, "Cora answers with it from now on");
  await expect(missed.getByText("zeppelin")).toHaveCount(0);

  await say(visitor, question);
  await expect(latest(visitor)).toHaveText("Yes, on the roof. Ask at Contact.");
  await expect(latest(visitor).getByRole("link", { name: "Contact" })).toBeVisible();

  const answers = admin.getByRole("region", { name: "Added answers" });
  await answers.getByRole("button", { name: /^Edit the answer to/ }).click();
  const edit = admin.getByRole("dialog", { name: "Edit the answer" });
  await edit.getByLabel("Questions").fill(`${question}\nWhere do airships land?`);
  await edit.getByLabel("Answer").fill("<b>No</b>, it was taken down.");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(answers.getByText("Also asked as: “Where do airships land?”")).toBeVisible();
  await say(visitor, "where do airships land");
  await expect(latest(visitor)).toHaveText("No, it was taken down.");

  await answers.getByRole("button", { name: `Remove the answer to ${question}` }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(admin, "The assistant no longer gives this answer");
  await expect(answers.getByText("No answers yet.")).toBeVisible();
  await expect(answers.getByRole("heading", { name: "Added answers" })).toBeFocused();
  await say(visitor, question);
  await expect(latest(visitor)).toContainText(miss);

  await missed.getByRole("button", { name: /^Remove Does/ }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(missed.getByText("zebras")).toHaveCount(0);
  await visitor.close();
  await admin.close();
}
