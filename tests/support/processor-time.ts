/** The processor time of this thread that `act` takes, in ms: a busy or halted machine does not distort it. */
export async function processorMsOf(act: () => unknown): Promise<number> {
  const before = processorMs();
  await act();
  return processorMs() - before;
}

/** The longest time for which `act` blocks the event loop, in the same milliseconds. */
export async function longestTurnOf(act: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = processorMs();
  const look = () => {
    const now = processorMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(look, 1);
  try {
    await act();
  } finally {
    clearInterval(timer);
  }
  look();
  return longest;
}

/** What this thread has worked since it began, in ms. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
