import { useRef } from "react";
import { maxImageBytes, type UploadedImage } from "../../shared/images/image.ts";
import { adminApi, toApiError } from "../api.ts";
import { notifyError } from "../notify.ts";
import { useSession } from "../session/session.tsx";

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

interface UploadFailure {
  name: string;
  /** The server's message, or "tooLarge" where the file was not sent. */
  reason: string;
}

// More names would be too long for a toast.
const namesAtOnce = 10;

export function failedUploads(failures: readonly UploadFailure[], count: number): string {
  const [first] = failures;
  if (first === undefined) return "";
  if (failures.length === 1) {
    return first.reason === "tooLarge"
      ? `${first.name} has more than 20 MB. Please make it smaller and try again.`
      : `${first.name}: ${first.reason}`;
  }
  const said = `${failures.length} of ${count} images were not uploaded`;
  const parts = [...new Set(failures.map(({ reason }) => reason))].map((reason) => {
    const files = failures.filter((failure) => failure.reason === reason);
    return [namesOf(files), wordsOf(reason)] as const;
  });
  if (parts.length === 1) return `${said}: ${parts[0]?.join(". ")}`;
  return `${said}. ${parts.map((part) => part.join(": ")).join(" ")}`;
}

function wordsOf(reason: string): string {
  return reason === "tooLarge"
    ? "An image may have 20 MB at most: please make it smaller and try again."
    : reason;
}

function namesOf(files: readonly UploadFailure[]): string {
  const names = files.slice(0, namesAtOnce).map(({ name }) => name);
  const rest = files.length - names.length;
  return names.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
