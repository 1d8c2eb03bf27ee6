/** Measures how long `act` blocks the event loop, in CPU time, which a busy machine does not distort. */
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
