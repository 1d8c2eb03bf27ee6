import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ImagePicker } from "../../src/admin/images/image-picker.tsx";
import type { ImageEntry } from "../../src/shared/images/image.ts";

afterEach(() => vi.unstubAllGlobals());

function imageEntry(id: string): ImageEntry {
  const times = { createdAt: "2026-11-01T00:00:00.000Z", kind: "jpeg" as const };
  return {
    id,
    url: `/images/${id}/1600.jpg`,
    width: 3,
    height: 2,
    usedBy: [],
    usedByVersionsOf: [],
    titles: {},
    ...times,
  };
}

/** The picker over a library; an upload is answered when the test says so. */
async function open(library: ImageEntry[]) {
  const upload = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", async (_path: string, { method }: { method: string }) =>
    method === "POST" ? upload.promise : Response.json(library),
  );
  const onPick = vi.fn();
  await act(async () => {
    render(<ImagePicker title="Insert Image" action="Insert" described onPick={onPick} onClose={() => {}} />);
  });
  return { onPick, answer: (image: ImageEntry) => act(async () => upload.resolve(Response.json(image))) };
}

test("images are told apart by the titles of the posts that show them", async () => {
  const titles = { "a-post": "A post" };
  await open([{ ...imageEntry("one"), usedBy: ["a-post"], titles }, imageEntry("two")]);
  expect(screen.getByAltText("Image of A post, 3 x 2")).toBeTruthy();
  expect(screen.getByAltText("Unused image, 3 x 2")).toBeTruthy();
});

test("the button for more images gives the focus to the first one that it brought when it goes", async () => {
  await open(Array.from({ length: 25 }, (_, at) => ({ ...imageEntry(`${at}`), width: at + 1 })));
  const more = screen.getByText("Show more images");
  more.focus();
  await act(async () => more.click());
  expect(more.isConnected).toBe(false);
  expect(document.activeElement?.querySelector("img")?.alt).toBe("Unused image, 25 x 2");
});

test("an empty library says what to do", async () => {
  await open([]);
  expect(screen.getByText("No images yet. Upload the first one.")).toBeTruthy();
});

test("while an image is uploaded, none that was chosen before is taken", async () => {
  const { onPick, answer } = await open([imageEntry("old")]);
  fireEvent.click(screen.getByAltText(/Unused image/));
  const file = new File(["x"], "new.jpg", { type: "image/jpeg" });
  await act(async () =>
    fireEvent.change(screen.getByLabelText("Upload an image"), { target: { files: [file] } }),
  );
  fireEvent.click(screen.getByText("Insert"));
  expect(onPick).not.toHaveBeenCalled();
  await answer(imageEntry("new"));
  fireEvent.click(screen.getByText("Insert"));
  expect(onPick.mock.calls[0]?.[0].url).toBe("/images/new/1600.jpg");
});
