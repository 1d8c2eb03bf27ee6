import { useEffect } from "react";
import { hasUnsavedText, isReloadable, reloadForNewRelease } from "../../browser/lost-chunks.ts";
import type { PartFailure } from "../../components/lazy-part.tsx";
import primitives from "../../components/primitives.module.css";
import { Button } from "./button.tsx";

/** Replaces a part of the dashboard whose code did not load. After a deploy a reload helps, unless it would lose text. */
export function PartFailed({ error, retry }: PartFailure) {
  useEffect(() => {
    if (isReloadable(error) && !hasUnsavedText()) reloadForNewRelease();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [error, retry]);
  return (
    <div role="alert">
      <p>
        This part of the dashboard did not load; everything else stays as it is. Try again when you are
        connected. If it still does not come, save what you wrote, and reload the page.
      </p>
      <div className={primitives.wrap}>
        <Button look="pine" onClick={retry}>
          Try again
        </Button>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    </div>
  );
}
