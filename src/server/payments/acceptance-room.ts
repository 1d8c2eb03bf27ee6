import type { StoredAcceptance } from "./stored-payments.ts";

/**
 * Makes room for one more: where `max` are kept, the oldest one that nothing followed goes, of the network with the most of them.
 * So nobody can fill the list for others. Null where all of them are followed.
 */
export function withRoom(
  acceptances: StoredAcceptance[],
  networkOfId: (id: string) => string | undefined,
  max: number,
): StoredAcceptance[] | null {
  if (acceptances.length < max) return acceptances;
  const unfollowed = acceptances.filter(({ followedAt }) => followedAt === null);
  const byNetwork = [...Map.groupBy(unfollowed, ({ id }) => networkOfId(id)).values()];
  const [busiest = []] = byNetwork.toSorted((one, other) => other.length - one.length);
  const [oldest] = busiest;
  return oldest === undefined ? null : acceptances.filter((acceptance) => acceptance !== oldest);
}
