import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { askHidden } from "../../src/tools/ask-hidden.ts";

/** What the command reads and shows, where these keys are typed into a terminal, or a pipe. */
async function ask(typed: string, isTTY: boolean): Promise<[line: string | null, shown: string]> {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  const answer = askHidden("Password: ", input, output);
  input.end(typed);
  const line = await answer;
  output.end();
  return [line, await text(output)];
}

test.each([true, false])("nothing of what is typed is shown (into a terminal: %s)", async (isTTY) => {
  expect(await ask("a secret of mine\n", isTTY)).toEqual(["a secret of mine", "Password: \n"]);
});

test("a typing error is corrected in a terminal, though nobody sees it", async () => {
  expect(await ask("secrey\x7fts\r", true)).toEqual(["secrets", "Password: \n"]);
});

test.each([
  ["Ctrl+C", "half\x03", true],
  ["an end without a line", "", false],
])("%s gives no password", async (_name, typed, isTTY) => {
  expect(await ask(typed, isTTY)).toEqual([null, "Password: \n"]);
});
