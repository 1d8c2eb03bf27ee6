import { useRef } from "react";
import { maxImageBytes, type UploadedImage } from "../../shared/images/image.ts";
import { adminApi, toApiError } from "../api.ts";
import { notifyError } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { failedUploads, type UploadFailure } from "./failed-uploads.ts";

/** What a browser may offer in its dialog for files; the server looks at the bytes. */
export const imageTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Images that were chosen together: what fails of them is said once, for only one toast is visible at a time. */
export interface UploadBatch {
  /** Uploads one of them; null where that failed, or where the author did not want to sign in before. */
  upload(file: File): Promise<UploadedImage | null>;
  /** Says which failed, and why. */
  end(): void;
}

/** Begins a batch of uploads. */
export function useUploadBatch(): () => UploadBatch {
  const withSession = useSession();
  return () => {
    const failures: UploadFailure[] = [];
    let count = 0;
    let signedOut: string | null = null;

    async function send(file: File): Promise<UploadedImage | string> {
      if (signedOut !== null) return signedOut;
      if (file.size > maxImageBytes) return "tooLarge";
      try {
        return await withSession(() => adminApi.uploadImage(file), {
          text: "Log in to upload the image. Your text stays as it is.",
          button: "Login and upload",
        });
      } catch (error) {
        const { status, message } = toApiError(error);
        // The author was asked for the password, and canceled: that holds for those that follow.
        if (status === 401) signedOut = message;
        return message;
      }
    }

    return {
      async upload(file) {
        count += 1;
        const result = await send(file);
        if (typeof result !== "string") return result;
        failures.push({ name: file.name, reason: result });
        return null;
      },
      end() {
        const isKnown = count === 1 && signedOut !== null;
        if (failures.length > 0 && !isKnown) notifyError(failedUploads(failures, count), "Not uploaded");
      },
    };
  };
}

/** Uploads an image; where that fails, says why and gives null. */
export function useUpload(): (file: File) => Promise<UploadedImage | null> {
  const begin = useUploadBatch();
  return async (file) => {
    const batch = begin();
    const image = await batch.upload(file);
    batch.end();
    return image;
  };
}

/** Uploads whose images are still to come into what is written. */
export function useRunningUploads() {
  const works = useRef(new Set<Promise<boolean>>());

  return {
    isRunning: () => works.current.size > 0,
    /** Takes note of uploads; they say whether all of their images came. */
    track(work: Promise<boolean>) {
      works.current.add(work);
      work.finally(() => works.current.delete(work));
    },
    /** Waits for all of them, those that begin meanwhile too; says whether all images came. */
    async finished(): Promise<boolean> {
      let all = true;
      while (works.current.size > 0) {
        const came = await Promise.all(works.current);
        all &&= came.every(Boolean);
      }
      return all;
    },
  };
}

export type RunningUploads = ReturnType<typeof useRunningUploads>;
