import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export const projectDir = path.resolve(import.meta.dirname, "../../..");

export interface RunningProcess {
  pid: number;
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** The code is null after a signal. The promise resolves once all output is read. */
  exit: Promise<number | null>;
  isRunning(): boolean;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProcessOptions {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  stdout?: "pipe" | "inherit" | "ignore" | number;
  stderr?: "pipe" | "inherit";
}

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

export async function run(command: string, args: readonly string[], options: ProcessOptions = {}) {
  const running = startProcess(command, args, options);
  const code = await running.exit;
  return { code, stdout: running.stdout(), stderr: running.stderr() };
}

export function runNode(
  file: string,
  { args = [], ...options }: ProcessOptions & { args?: readonly string[] } = {},
) {
  return run(process.execPath, [path.join(options.cwd ?? projectDir, file), ...args], options);
}
