import { useEffect } from "react";
import { hasUnsavedText, isReloadable, reloadForNewRelease } from "../../browser/lost-chunks.ts";
import { buttonClass } from "../../components/button/button.tsx";
import type { PartFailure } from "../../components/lazy-part.tsx";
import primitives from "../../components/primitives.module.css";

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
        <button type="button" className={buttonClass("pine")} onClick={retry}>
          Try again
        </button>
        <button type="button" className={buttonClass("ghost")} onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    </div>
  );
}
