import * as v from "valibot";
import { imageKinds } from "../../shared/images/image.ts";
import type { CollectionDefinition } from "../store/collection.ts";
import { checkedOnce } from "../store/frozen.ts";

export const imagesFolder = "images";

export type StoredImage = v.InferOutput<typeof storedImageSchema>;

export type ImagesState = v.InferOutput<typeof imagesSchema>;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

const storedImageSchema = checkedOnce(
  v.strictObject({
    /** The id is half of the file's SHA-256 (deduplication by content) and the size. */
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}-\d+x\d+$/)),
    width: pixels,
    height: pixels,
    kind: v.picklist(imageKinds),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

/** The record is the result of checking an external image address when its post was saved. */
const foundImageSchema = checkedOnce(
  v.strictObject({
    url: v.string(),
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
