import { maxImageBytes, type UploadedImage } from "../../shared/images/image.ts";
import { adminApi, toApiError } from "../api.ts";
import { notifyError } from "../notify.ts";
import { useSession } from "../session/session.tsx";

/** What a browser may offer in its dialog for files; the server looks at the bytes. */
export const imageTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Uploads an image; where that fails, says why and gives null. */
export function useUpload(): (file: File) => Promise<UploadedImage | null> {
  const withSession = useSession();
  return async (file) => {
    if (file.size > maxImageBytes) {
      notifyError(`${file.name} has more than 20 MB. Please make it smaller and try again.`, "Not uploaded");
      return null;
    }
    try {
      return await withSession(() => adminApi.uploadImage(file), {
        text: "Log in to upload the image. Your text stays as it is.",
        button: "Login and upload",
      });
    } catch (error) {
      const { status, message } = toApiError(error);
      // The author was asked for the password, and canceled.
      if (status !== 401) notifyError(`${file.name}: ${message}`, "Not uploaded");
      return null;
    }
  };
}
