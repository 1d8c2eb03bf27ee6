import * as v from "valibot";
import { expect, test } from "vitest";
import { readJsonFile } from "../../../src/server/store/json/read-json-file.ts";
import { randomFrom } from "../../../src/shared/drawing/random.ts";
import { CrashFiles } from "../../support/store/crash-files.ts";
import { openCollection } from "../../support/store/open-collection.ts";

const cuts = Number(process.env.POWER_CUTS ?? 100);
const record = v.object({ id: v.number(), filler: v.string() });
const schema = v.object({ count: v.number(), records: v.array(record) });
type State = v.InferOutput<typeof schema>;
const records = Array.from({ length: 8 }, (_, id) => ({ id, filler: "x".repeat(40) }));
const first: State = { count: 0, records };

test.each([
  ["that is written as a whole", 1_000_000],
  ["with changes beside it", 400],
])(
  `${cuts} power cuts at any moment leave the last acknowledged state, or a later one that was under way, in a file %s`,
  async (_, maxWholeBytes) => {
    const random = randomFrom(20_261_121);
    const found = { acknowledged: 0, underWay: 0, beside: 0, rewritten: 0 };
    for (let round = 0; round < cuts; round++) {
      let files = new CrashFiles(random);
      let acknowledged = first;
      let tried = [first];
      // Each start after a cut goes on from what it found.
      for (let start = 0; start < 3; start++) {
        const before = await stored(files);
        const collection = await openCollection(files, "/data", "posts", { schema, first }, maxWholeBytes);
        const state = collection.read();
        expect(state.count).toBeGreaterThanOrEqual(acknowledged.count);
        expect(tried).toContainEqual(state);
        if (state.count > acknowledged.count) found.underWay += 1;
        else found.acknowledged += 1;
        if ((before?.changes.length ?? 0) > 0) found.beside += 1;
        if ((before?.snapshotNumber ?? 0) > 0 && start > 0) found.rewritten += 1;
        acknowledged = state;
        tried = [state];
        files.cutAfter(1 + Math.floor(random() * 60));
        const changes = Array.from({ length: 1 + Math.floor(random() * 6) }, async (_unused, index) => {
          for (let more = 0; more <= index; more++) {
            await collection.update((current) => {
              const next = changed(current, random);
              tried.push(next);
              return next;
            });
            // Each is answered after its own change, so what is shown by then was acknowledged.
            if (collection.read().count > acknowledged.count) acknowledged = collection.read();
          }
        });
        await Promise.allSettled(changes);
        files = files.restart();
      }
    }
    // Both outcomes were met often: the cuts fell before and after the moment that counts.
    expect(found.acknowledged).toBeGreaterThan(cuts / 4);
    expect(found.underWay).toBeGreaterThan(cuts / 20);
    if (maxWholeBytes === 400) expect(found.beside).toBeGreaterThan(cuts / 4);
  },
);

function stored(files: CrashFiles) {
  return readJsonFile(files, "/data/posts.json", { schema });
}

/** A state with a record put, changed or dropped. */
function changed({ count, records: all }: State, random: () => number): State {
  const at = Math.floor(random() * all.length);
  const fresh = { id: count + 100, filler: "y".repeat(Math.floor(random() * 80)) };
  const dropped = all.length > 6 ? all.filter((_, index) => index !== at) : all;
  const next = random() < 0.3 ? dropped : random() < 0.5 ? [fresh, ...all] : all.with(at, fresh);
  return { count: count + 1, records: next };
}
