import type { FoundImage } from "../../shared/images/image.ts";
import { memoize } from "../cache/memoize.ts";
import type { Collection } from "../store/collection.ts";
import type { ImagesState } from "./stored-images.ts";

// For older addresses a page guesses the type by the file name.
const maxKept = 5_000;

export type FoundImages = ReturnType<typeof createFoundImages>;

const typesOf = memoize(
  ({ found }: ImagesState): ReadonlyMap<string, string | null> =>
    new Map(found.map(({ url, type }) => [url, type])),
);

export function createFoundImages(
  collection: Collection<ImagesState>,
  find: (url: string) => Promise<string | null | undefined>,
) {
  const typeOf = (url: string) => typesOf(collection.read()).get(url);
  return {
    typeOf,
    async look(url: string): Promise<FoundImage> {
      const type = await find(url);
      await collection.update((state) => {
        const known = typesOf(state).get(url);
        // A known image is kept when the check fails; anything else is forgotten, since it may be an image by now.
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
