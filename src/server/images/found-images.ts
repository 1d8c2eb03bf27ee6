import type { FoundImage } from "../../shared/images/image.ts";
import { memoize } from "../cache/memoize.ts";
import type { Collection } from "../store/collection.ts";
import type { ImagesState } from "./stored-images.ts";

// Of an address that was looked at longer ago, a page goes by the name of the file.
const maxKept = 5_000;

/** What https addresses answered with that posts name as their images. */
export interface FoundImages {
  /** Looks at an address now, and remembers what is there, as far as that can be found out. */
  look(url: string): Promise<FoundImage>;
  /** Undefined where nothing was found out. */
  typeOf(url: string): string | null | undefined;
}

const typesOf = memoize(
  ({ found }: ImagesState): ReadonlyMap<string, string | null> =>
    new Map(found.map(({ url, type }) => [url, type])),
);

export function createFoundImages(
  collection: Collection<ImagesState>,
  find: (url: string) => Promise<string | null | undefined>,
): FoundImages {
  const typeOf = (url: string) => typesOf(collection.read()).get(url);
  return {
    typeOf,
    async look(url) {
      const type = await find(url);
      await collection.update((state) => {
        const known = typesOf(state).get(url);
        // What was an image is taken for one still; what was none may be one by now.
        if (known === type || (type === undefined && known !== null)) return state;
        const others = state.found.filter((image) => image.url !== url);
        return {
          ...state,
          found: type === undefined ? others : [{ url, type }, ...others].slice(0, maxKept),
        };
      });
      return type === undefined ? {} : { type };
    },
  };
}
