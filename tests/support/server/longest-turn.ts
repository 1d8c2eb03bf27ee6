/**
 * How long the longest turn of the event loop is while `act` runs: what everybody else waits for. In ms of the main
 * thread's own work, since on a busy machine the time of the clock says little.
 */
export async function longestTurnOf(act: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = workedMs();
  const look = () => {
    const now = workedMs();
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

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
