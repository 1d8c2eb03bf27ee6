import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** Asks for a line and does not show what is typed. Null where the input ends without one, or at Ctrl+C. */
export async function askHidden(
  question: string,
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<string | null> {
  output.write(question);
  // A terminal leaves the echo of keys to readline, which writes it here.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: input.isTTY === true });
  const line = await new Promise<string | null>((resolve) => {
    lines.once("line", resolve).once("close", () => resolve(null));
  });
  lines.close();
  // The key that ended the line was not shown either.
  output.write("\n");
  return line;
}
