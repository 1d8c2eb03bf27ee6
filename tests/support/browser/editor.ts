import type { Locator, Page } from "playwright/test";

/** The Markdown of the post that is being edited. */
export const contentOf = (page: Page): Locator => page.getByLabel("Content");

/** Where its text is written. */
export const surface = (page: Page): Locator => page.getByRole("textbox", { name: "Text of the post" });

/** Pastes into the text as the clipboard of another program would. */
export async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await surface(page).evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(entries)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

/** Drops files at the end of the text. */
export async function drop(page: Page, files: [name: string, type: string, bytes: Buffer][]): Promise<void> {
  await surface(page).evaluate(
    (element, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const [name = "", type = "", base64 = ""] of dropped) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type }));
      }
      const { left, bottom } = element.getBoundingClientRect();
      const place = { clientX: left + 20, clientY: bottom - 20 };
      element.dispatchEvent(
        new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true, ...place }),
      );
    },
    files.map(([name, type, bytes]) => [name, type, bytes.toString("base64")]),
  );
}
