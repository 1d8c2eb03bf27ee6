import { useRef } from "react";

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
