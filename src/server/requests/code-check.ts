import type { Offer } from "../../shared/cohorts/cohort.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import type { MakeLimiter } from "../http/rate-limiter.ts";

export type CodeCheck = ReturnType<typeof createCodeCheck>;

const wrongPerHour = 30;

/**
 * Finds a promotion code for a network. After too many wrong ones it finds none, valid or not, so that codes cannot be
 * found by trying.
 */
export function createCodeCheck({ findOffer }: Pick<Cohorts, "findOffer">, makeLimiter: MakeLimiter) {
  const wrongCodes = makeLimiter("wrong codes", wrongPerHour, 3_600);
  return async (network: string, code: string): Promise<Offer | "too many" | null> => {
    if (code.trim() === "") return null;
    if ((await wrongCodes.consume(network)) > 0) return "too many";
    const offer = findOffer(code);
    if (offer !== null) await wrongCodes.refund(network);
    return offer;
  };
}
