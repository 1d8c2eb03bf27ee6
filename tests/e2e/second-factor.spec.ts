import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, expectDashboard, expectToast, logIn, test } from "../support/browser/dashboard.ts";
import { password } from "../support/browser/sign-in.ts";
import { codeOf } from "../support/server/second-factor.ts";
import { startSite } from "../support/server/site.ts";

// The browser itself reports every refused request.
test.use({ expectedConsole: [/Failed to load resource/] });

test("an app reads the drawn code, and the sign-in asks for what it shows, with everything typed still there", async ({
  browser,
}) => {
  // The second factor ends all other sessions, such as those of the tests of this worker.
  const site = await startSite({ ADMIN_PASSWORD: password });
  const page = await browser.newPage({ baseURL: site.url });
  await logIn(page, password);
  await page.getByRole("button", { name: "Second factor" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  const drawn = page.getByRole("img", { name: "QR code" });
  await expect(drawn).toBeVisible();
  const { data, info } = await sharp(await drawn.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const uri = decodeQR({ width: info.width, height: info.height, data });
  expect(uri).toMatch(/^otpauth:\/\/totp\/Corvanta:admin%40/);
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
  // Taken for one more step, however long the typing takes; and so is the next step's, which has not been used by then.
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await page.keyboard.press("Escape");

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(`${site.url}/admin-login`);
  const code = phone.getByLabel("Code");
  await expect(code).toBeHidden();
  await phone.getByLabel("Username").fill("admin");
  await phone.getByLabel("Password").fill(password);
  await phone.keyboard.press("Enter");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expect(phone.getByText("Login Failed")).toHaveCount(0);
  await phone.keyboard.type("12 34 56");
  await phone.keyboard.press("Enter");
  await expectToast(
    phone,
    "This code is not right, or was used already. Please enter the next one.",
    "Login Failed",
  );
  await expect(code).toBeFocused();
  await expect(code).toHaveValue("");
  await expect(phone.getByLabel("Password")).toHaveValue(password);
  await phone.keyboard.insertText(codeOf(secret, 1).replace(/^.../, "$& "));
  await phone.keyboard.press("Enter");
  await expectDashboard(phone);
  await phone.context().close();
  await page.context().close();
  await site.stop();
});
