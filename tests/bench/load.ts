import autocannon from "autocannon";

/** What a server did under load. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

const connections = 50;
const roundSeconds = 3;
const rounds = 3;

/** Asks for a URL as fast as the server answers. Throws where the answers are not the expected ones. */
export async function load(url: string, headers: Record<string, string>, status: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections, duration: roundSeconds });
  const answered = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (answered === 0 || answered !== result.requests.total) {
    throw new Error(`${url} answered ${status} only ${answered} times of ${result.requests.total}`);
  }
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Loads two servers in turn, so that what else the machine does meets both, and gives the median round of each. */
export async function compare(
  urls: [string, string],
  headers: Record<string, string>,
  status: number,
): Promise<[Load, Load]> {
  const loads: [Load[], Load[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    loads[0].push(await load(urls[0], headers, status));
    loads[1].push(await load(urls[1], headers, status));
  }
  return [median(loads[0]), median(loads[1])];
}

function median(loads: Load[]): Load {
  const sorted = loads.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("Nothing was measured");
  return middle;
}
