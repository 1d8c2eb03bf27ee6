import { expect, expectToast, test } from "../support/desk.ts";

// The browser itself reports every refused request.
test.use({ expectedConsole: [/Failed to load resource/] });

test("leads are found, read, handled, exported and deleted", async ({ page, openDesk }) => {
  await openDesk(page);
  const entry = (id: string, formName: string, firstName: string) => ({
    id,
    kind: "lead",
    formName,
    fields: { firstName, lastName: "Example", email: "a@example.com", message: `From ${firstName}` },
    createdAt: "2026-05-01T10:00:00.000Z",
    handledAt: null as string | null,
  });
  const entries = [entry("1", "Partnership Form", "Dana"), entry("2", "Talent Join Form", "Theo")];
  await page.route("**/api/leads", (route) => route.fulfill({ json: entries }));
  await page.route("**/api/leads/1", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 204 })
      : route.fulfill({ json: { ...entries[0], handledAt: "2026-05-02T10:00:00.000Z" } }),
  );
  await page.getByRole("tab", { name: "Leads" }).click();
  await expect(page.getByText("2 of 2, 2 new")).toBeVisible();
  await page.getByRole("combobox", { name: "Form" }).selectOption("Partnership Form");
  await expect(page.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    "/api/leads.csv?form=Partnership%20Form",
  );
  await page.getByLabel("Search leads").fill("theo");
  await expect(page.getByText("No lead matches.")).toBeVisible();
  await page.getByLabel("Search leads").fill("dana");
  await page.getByRole("button", { name: /Dana Example/ }).click();
  await expect(page.getByRole("heading", { name: "Dana Example" })).toBeFocused();
  await page.getByRole("button", { name: "Mark as handled" }).click();
  await expect(page.getByRole("button", { name: "Mark as new" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog", { name: "Delete Lead" }).getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Lead deleted successfully");
  await expect(page.getByText("0 of 1, 1 new")).toBeVisible();
});
