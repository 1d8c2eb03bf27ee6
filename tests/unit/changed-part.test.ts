import fc from "fast-check";
import { expect, test } from "vitest";
import { changedPart, changedText } from "../../src/shared/changed-part.ts";

const letters = (most: number) =>
  fc.array(fc.constantFrom("a", "b"), { maxLength: most }).map((all) => all.join(""));
const long = fc.tuple(letters(6), fc.nat(2_500)).map(([text, most]) => text.repeat(500).slice(0, most));

test("the change of a long text makes the other text of it, and is no longer than it must be", () => {
  fc.assert(
    fc.property(long, letters(9), letters(9), long, (start, removed, added, end) => {
      const before = start + removed + end;
      const after = start + added + end;
      const { from, to, insert } = changedText(before, after);
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
      const least = changedPart(before, after);
      expect(to - from).toBe(least.to - least.from);
    }),
    { seed: 20261127 },
  );
});
