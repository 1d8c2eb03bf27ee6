import * as v from "valibot";
import { imageKinds } from "../../shared/images/image.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

/** Where the files stand in the data folder. */
export const imagesFolder = "images";

export type StoredImage = v.InferOutput<typeof storedImageSchema>;

export type ImagesState = v.InferOutput<typeof imagesSchema>;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

const storedImageSchema = checkedOnce(
  v.strictObject({
    /** The first half of the SHA-256 of the file that was sent, and the size: each content is kept once. */
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}-\d+x\d+$/)),
    width: pixels,
    height: pixels,
    kind: v.picklist(imageKinds),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

/** What an https address that a post names as its image answered with, when the post was saved. */
const foundImageSchema = checkedOnce(
  v.strictObject({
    url: v.string(),
    /** Such as "image/jpeg"; null where it was no image. */
    type: v.nullable(v.string()),
  }),
);

const imagesSchema = v.strictObject({
  uploaded: v.array(storedImageSchema),
  found: v.array(foundImageSchema),
});

export const imagesCollection: CollectionDefinition<ImagesState> = {
  schema: imagesSchema,
  first: { uploaded: [], found: [] },
  keys: {
    uploaded: ({ id }: StoredImage) => id,
    found: ({ url }: ImagesState["found"][number]) => url,
  },
  folders: ({ uploaded }) => uploaded.map(({ id }) => `${imagesFolder}/${id}`),
};
