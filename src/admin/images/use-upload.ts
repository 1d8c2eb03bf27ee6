import { useRef } from "react";
import { maxImageBytes, type UploadedImage } from "../../shared/images/image.ts";
import { adminApi, toApiError } from "../api.ts";
import { notifyError } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { failedUploads, type UploadFailure } from "./failed-uploads.ts";

/** For the file dialog; the server checks the bytes. */
export const imageTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Images that were chosen together: their failures share one message, since only one toast is visible at a time. */
export interface UploadBatch {
  upload(file: File): Promise<UploadedImage | null>;
  end(): void;
}

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
        // The author canceled the sign-in, which counts for the rest of the batch.
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

export function useUpload(): (file: File) => Promise<UploadedImage | null> {
  const begin = useUploadBatch();
  return async (file) => {
    const batch = begin();
    const image = await batch.upload(file);
    batch.end();
    return image;
  };
}

export function useRunningUploads() {
  const works = useRef(new Set<Promise<boolean>>());

  return {
    isRunning: () => works.current.size > 0,
    track(work: Promise<boolean>) {
      works.current.add(work);
      work.finally(() => works.current.delete(work));
    },
    /** Waits for all uploads, including those that begin meanwhile; returns whether all images came. */
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
