import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** Where the commands of the project are run. */
export const projectDir = path.resolve(import.meta.dirname, "../../..");

export interface RunningProcess {
  pid: number;
  child: ChildProcess;
  /** What it has written so far to standard output, where that is a pipe. */
  stdout(): string;
  stderr(): string;
  /** Its exit code, null after a signal, once it has ended and all it wrote was read. */
  exit: Promise<number | null>;
  isRunning(): boolean;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProcessOptions {
  cwd?: string;
  /** Added to the environment of the tests. */
  env?: Record<string, string>;
  /** Standard input. Without it the process gets none. */
  input?: string;
  /** A number is a file descriptor. */
  stdout?: "pipe" | "inherit" | "ignore" | number;
  stderr?: "pipe" | "inherit";
}

/** Starts a command. */
export function startProcess(
  command: string,
  args: readonly string[],
  { cwd = projectDir, env = {}, input, stdout = "pipe", stderr = "pipe" }: ProcessOptions = {},
): RunningProcess {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [input === undefined ? "ignore" : "pipe", stdout, stderr],
  });
  const written = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream]?.setEncoding("utf8").on("data", (text: string) => {
      written[stream] += text;
    });
  }
  child.stdin?.end(input);
  const exit = once(child, "close").then(([code]) => code as number | null);
  return {
    pid: child.pid ?? 0,
    child,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    exit,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end(signal) {
      child.kill(signal);
      return exit;
    },
  };
}

/** Runs a command until it ends by itself. */
export async function run(command: string, args: readonly string[], options: ProcessOptions = {}) {
  const running = startProcess(command, args, options);
  const code = await running.exit;
  return { code, stdout: running.stdout(), stderr: running.stderr() };
}

/** Runs a TypeScript file of the project with Node until it ends by itself. */
export function runNode(
  file: string,
  { args = [], ...options }: ProcessOptions & { args?: readonly string[] } = {},
) {
  return run(process.execPath, [path.join(options.cwd ?? projectDir, file), ...args], options);
}
