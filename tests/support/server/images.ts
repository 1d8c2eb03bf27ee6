import { expect } from "vitest";
import type { ImageEntry, UploadedImage } from "../../../src/shared/images/image.ts";
import type { RunningApp } from "./app.ts";

export function imagesClient(app: () => RunningApp) {
  const send = (form: FormData, headers: Record<string, string> = {}) =>
    fetch(`${app().url}/api/images`, { method: "POST", body: form, headers });
  const sendFile = (bytes: Uint8Array | string, name = "photo.jpg") => send(formWith("file", bytes, name));
  return {
    send,
    sendFile,
    async upload(bytes: Uint8Array): Promise<UploadedImage> {
      const answer = await sendFile(bytes);
      expect([answer.status, answer.ok ? "" : await answer.text()]).toEqual([201, ""]);
      return answer.json();
    },
    async list(): Promise<ImageEntry[]> {
      return (await app().ask("/api/images")).json();
    },
    remove: (id: string) => app().ask(`/api/images/${id}`, { method: "DELETE" }),
    async bytesAt(path: string): Promise<Buffer> {
      const answer = await app().ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

export function formWith(field: string, bytes: Uint8Array | string, name: string): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return form;
}
