import * as v from "valibot";
import { expect, test } from "vitest";
import { randomFrom } from "../../../src/shared/drawing/random.ts";
import { CrashFiles } from "../../support/store/crash-files.ts";
import { openCollection } from "../../support/store/open-collection.ts";

const cuts = Number(process.env.POWER_CUTS ?? 100);
const schema = v.object({ count: v.number(), filler: v.string() });
const first = { count: 0, filler: "" };

test(`${cuts} power cuts at any moment leave the last acknowledged state, or a later one that was under way`, async () => {
  const random = randomFrom(20_261_121);
  const found = { acknowledged: 0, underWay: 0, copied: 0 };
  for (let round = 0; round < cuts; round++) {
    let files = new CrashFiles(random);
    let acknowledged = 0;
    let tried = 0;
    // Each start after a cut goes on from what it found.
    for (let start = 0; start < 3; start++) {
      const collection = await openCollection(files, "/data", "posts", { schema, first });
      const { count } = collection.read();
      expect(count).toBeGreaterThanOrEqual(acknowledged);
      expect(count).toBeLessThanOrEqual(tried);
      if (count > acknowledged) found.underWay += 1;
      else found.acknowledged += 1;
      acknowledged = count;
      tried = count;
      files.cutAfter(1 + Math.floor(random() * 40));
      const changes = Array.from({ length: 1 + Math.floor(random() * 6) }, async (_, index) => {
        for (let more = 0; more <= index; more++) {
          await collection.update(({ count: current }) => {
            tried = Math.max(tried, current + 1);
            return { count: current + 1, filler: "x".repeat(Math.floor(random() * 50)) };
          });
          // Each is answered after its own change, so what is shown by then was acknowledged.
          acknowledged = Math.max(acknowledged, collection.read().count);
        }
      });
      await Promise.allSettled(changes);
      files = files.restart();
    }
  }
  // Both outcomes were met often: the cuts fell before and after the moment that counts.
  expect(found.acknowledged).toBeGreaterThan(cuts / 4);
  expect(found.underWay).toBeGreaterThan(cuts / 20);
}, 60_000);
