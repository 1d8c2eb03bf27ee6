import type { DeskPost, Publication } from "../../shared/posts/desk.ts";
import { notifySuccess } from "../notify.ts";

/** Says that a deleted post is back, also where it came back as a draft because its time came meanwhile. */
export function notifyRestored(deleted: Pick<Publication, "status">, restored: DeskPost): void {
  const isStopped = restored.status === "draft" && deleted.status !== "draft";
  notifySuccess(
    "Restored",
    isStopped ? "The blog post is back, as a draft: its time has passed" : "The blog post is back",
  );
}
