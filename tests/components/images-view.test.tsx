import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { ImagesView } from "../../src/admin/images/images-view.tsx";
import { maxImageBytes } from "../../src/shared/images/image.ts";
import { currentToasts, subscribeToToasts } from "../../src/widgets/toasts/toast-store.ts";

afterEach(() => vi.unstubAllGlobals());

/** The view over an empty library whose server answers each upload like this; with what it was asked, and all toasts. */
async function open(answer: () => Response) {
  const asked: string[] = [];
  const said: (string | undefined)[] = [];
  onTestFinished(subscribeToToasts(() => said.push(currentToasts()[0]?.text)));
  vi.stubGlobal("fetch", async (_path: string, { method }: { method: string }) => {
    asked.push(method);
    return method === "POST" ? answer() : Response.json([]);
  });
  await act(async () => {
    render(<ImagesView />, { wrapper: MemoryRouter });
  });
  return { asked, said };
}

async function choose(names: string[], tooLarge: string[] = []): Promise<void> {
  const files = names.map((name) => {
    const file = new File(["x"], name, { type: "image/jpeg" });
    if (tooLarge.includes(name)) Object.defineProperty(file, "size", { value: maxImageBytes + 1 });
    return file;
  });
  await act(async () => fireEvent.change(screen.getByLabelText("Upload images"), { target: { files } }));
}

test("all images of a choice that were not uploaded are named at once", async () => {
  const { said } = await open(() => Response.json({}));
  await choose(["a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.jpg"], ["a.jpg", "c.jpg", "e.jpg"]);
  expect(said).toEqual([
    "3 of 5 images were not uploaded: a.jpg, c.jpg, e.jpg. An image may have 20 MB at most: please make it smaller and try again.",
  ]);
});

test("who does not sign in is asked once for all images, and told which are not there", async () => {
  const { asked, said } = await open(() => Response.json({ message: "Please log in." }, { status: 401 }));
  await choose(["a.jpg", "b.jpg", "c.jpg"]);
  expect(asked.filter((method) => method === "POST")).toHaveLength(1);
  expect(said).toEqual(["3 of 3 images were not uploaded: a.jpg, b.jpg, c.jpg. Please log in."]);
});
