import path from "node:path";
import { createInterface } from "node:readline/promises";
import { leaveNewPassword } from "../server/auth/account.ts";
import { createPasswords } from "../server/auth/passwords.ts";
import { readEnv } from "../server/env.ts";
import { minPasswordLength } from "../shared/user.ts";

// Sets a new password for the administrator, from a line of standard input; every session ends with it.
const { dataDir } = readEnv(process.env, path.resolve(import.meta.dirname, "../.."));
const terminal = createInterface({ input: process.stdin, output: process.stderr });
const password = (await terminal.question("New password for the administrator: ")).trim();
terminal.close();
if (password.length < minPasswordLength) {
  console.error(`Password must be at least ${minPasswordLength} characters long`);
  process.exit(1);
}
await leaveNewPassword(dataDir, await createPasswords().hash(password));
console.error("The new password holds from the next sign-in on. All sessions have ended.");
