import type { Page } from "playwright";

/** What leads into a state; the width tells phones from desktops. */
export type Step = (page: Page, width: number) => Promise<void>;

/** One step after the other. */
export function steps(...all: Step[]): Step {
  return async (page, width) => {
    for (const step of all) await step(page, width);
  };
}

/** Waits until a page that was scrolled through has what it loads, such as forms in frames. */
export const settle: Step = async (page) => {
  for (const frame of page.frames()) await frame.waitForLoadState();
  await page.waitForTimeout(300);
};

/** Waits for a text. */
export function see(text: string): Step {
  return (page) => page.getByText(text).first().waitFor();
}

/** Clicks a button. */
export function press(name: string | RegExp): Step {
  return async (page) => {
    await page.getByRole("button", { name, exact: true }).first().click();
  };
}

/** Chooses a tab. */
export function choose(tab: string): Step {
  return async (page) => {
    await page.getByRole("tab", { name: tab }).click();
  };
}

/** Scrolls a part of the page to the middle of the window, and lets it come to life. */
export function show(role: "tablist" | "region", name: string): Step {
  return async (page) => {
    const part = page.getByRole(role, { name, exact: true }).first();
    await part.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await page.waitForTimeout(1_000);
  };
}

/** Stops with a slide half-way to the next one. */
export const holdMidway: Step = async (page) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", x: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y: height * 0.8 }] });
  await touch("touchStart", width * 0.7);
  for (let step = 1; step <= 8; step++) await touch("touchMove", width * (0.7 - 0.05 * step));
  await page.waitForTimeout(100);
};

/** Opens the menu: one of the wide header's, or that of narrow windows with its groups open. */
export function openMenu(word: string): Step {
  return async (page, width) => {
    if (width >= 1024) return page.getByRole("navigation").getByRole("button", { name: word }).hover();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByText(word, { exact: true }).click();
  };
}

/** Goes to the blog inside the app, so that its list comes from the API. */
export const goToBlog: Step = async (page) => {
  await page.locator("footer").getByRole("link", { name: "Blog", exact: true }).click();
  const list = page.getByRole("article").first();
  await list.or(page.getByRole("heading", { name: "No blog posts yet" })).waitFor();
};

/** Opens the chat, and says something. */
export function chat(...messages: string[]): Step {
  return async (page) => {
    await page.getByRole("button", { name: "Chat with Cora" }).click();
    const input = page.getByPlaceholder("Type your message...");
    for (const message of messages) {
      const times = page.getByRole("log").locator("time");
      await times.first().waitFor();
      const before = await times.count();
      await input.fill(message);
      await input.press("Enter");
      await times.nth(before + 1).waitFor();
    }
    await page.waitForTimeout(300);
  };
}

/** Lets the API answer with an error. */
export function breakApi(path: string): Step {
  return async (page) => {
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  };
}

const longTitle =
  "What a maintenance department that had never written down its own procedures learned from eighteen months of assistants, and Donaudampfschifffahrtsgesellschaftskapitänswitwenrente";

/** Gives the posts of the API's answers long titles, and pictures that are missing. */
export const wearPosts: Step = async (page) => {
  await page.route("**/api/blogs*", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const worn = { title: longTitle, imageUrl: "https://pictures.invalid/a.jpg" };
    const answer = JSON.parse(await (await route.fetch()).text(), (_key, value) =>
      value?.slug === undefined ? value : { ...value, ...worn },
    );
    await route.fulfill({ json: answer });
  });
  await page.route("https://pictures.invalid/**", (route) => route.fulfill({ body: "not a picture" }));
};

/** Changes a post that is open in the editor, as somebody else would, and saves it. */
export const conflict: Step = async (page, width) => {
  const title = `Contested at ${width} px`;
  const created = await page.request.post("/api/blogs", {
    data: { title, content: "The first words.\n\nA second paragraph." },
  });
  const { id } = await created.json();
  await page.reload();
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await page.getByLabel("Content").fill("My words.\n\nA second paragraph.");
  await page.request.put(`/api/blogs/${id}`, {
    data: { title, content: "Their words.\n\nA second paragraph." },
  });
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByRole("region", { name: "This post was changed elsewhere" }).waitFor();
  await page.request.delete(`/api/blogs/${id}`);
};

/** Comes near the assistant in the page, and asks it something. */
export function askInPage(...messages: string[]): Step {
  return async (page) => {
    const questions = page.getByRole("group", { name: "Questions to try" });
    await questions.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    const input = page.getByPlaceholder("Type your message...");
    await input.waitFor();
    for (const message of messages) {
      await input.fill(message);
      await input.press("Enter");
      await page.getByRole("button", { name: "Send message" }).and(page.locator(":enabled")).waitFor();
    }
    await page.waitForTimeout(300);
  };
}
