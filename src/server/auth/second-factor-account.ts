import { hash } from "node:crypto";
import {
  type RecoveryCodes,
  type SecondFactorStart,
  type SecondFactorStatus,
  secondFactorMessages,
} from "../../shared/second-factor.ts";
import { HttpError } from "../http/http-error.ts";
import { type MakeLimiter, tooManyRequests } from "../http/rate-limiter.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { type Account, type KnownAccount, withoutSecondFactor } from "./account.ts";
import { loadTotp, makeRecoveryCodes } from "./second-factor.ts";

const confirmWithinMs = 15 * 60_000;
// Three codes of a million are right at a time, so 20 guesses a day find one in 45 years on average.
const wrongCodes = { limit: 10, seconds: 12 * 3600 };

/** The caller has checked the password. The methods throw an HttpError where the state does not allow them. */
export function secondFactorOf(account: Collection<Account>, makeLimiter: MakeLimiter, siteUrl: string) {
  // One count for the account, from all networks: only who has the password gets here, so no stranger can lock the admin out.
  const limiter = makeLimiter("second factor", wrongCodes.limit, wrongCodes.seconds, { isStrict: true });

  async function change<R>(make: (now: KnownAccount) => { next: KnownAccount; result: R }): Promise<R> {
    let result: R | undefined;
    await account.update((now) => {
      if (now === null) throw new HttpError(409, secondFactorMessages.isOff);
      const made = make(now);
      result = made.result;
      return made.next;
    });
    return result as R;
  }

  /** Resolves to whether the code was right. */
  async function takeCode(code: string, passwordKey: string): Promise<boolean> {
    const totp = await loadTotp();
    const taken = await change((now) => {
      const state = now.passwordKey === passwordKey ? now.secondFactor : undefined;
      const result = state === undefined ? null : totp.takeCode(state, code, Date.now());
      return { next: result === null ? now : { ...now, secondFactor: result.next }, result };
    });
    if (taken?.kind === "recovery code")
      audit({ change: "recovery code used", left: taken.next.recoveryHashes.length });
    return taken !== null;
  }

  return {
    isOn: () => account.read()?.secondFactor !== undefined,
    async status(): Promise<SecondFactorStatus> {
      await account.refresh();
      const state = account.read()?.secondFactor;
      return { isOn: state !== undefined, recoveryCodesLeft: state?.recoveryHashes.length ?? 0 };
    },
    /** Takes a code once, over all processes. Every wrong code gets the same HttpError. */
    async check(code: string): Promise<void> {
      const passwordKey = account.read()?.passwordKey ?? "";
      // A new password begins a new count.
      const counted = hash("sha256", passwordKey, "base64url");
      const seconds = await limiter.consume(counted);
      if (seconds > 0) {
        audit({ change: "code refused", seconds });
        throw tooManyRequests(tooManyCodes(seconds), seconds);
      }
      const isRight = await takeCode(code, passwordKey).catch(async (error: unknown) => {
        await limiter.refund(counted);
        throw error;
      });
      if (!isRight) {
        audit({ change: "wrong code" });
        throw new HttpError(401, secondFactorMessages.wrongCode, { secondFactor: true });
      }
      await limiter.refund(counted);
    },
    async start(): Promise<SecondFactorStart> {
      const { makeSecret, uriOf } = await loadTotp();
      const secret = makeSecret();
      const { hostname } = new URL(siteUrl);
      return change((now) => {
        if (now.secondFactor !== undefined) throw new HttpError(409, secondFactorMessages.isOn);
        return {
          next: { ...now, newSecret: { secret, madeAt: Date.now() } },
          result: { secret, uri: uriOf(secret, now.username, hostname) },
        };
      });
    },
    async confirm(code: string): Promise<RecoveryCodes> {
      const { stepOf } = await loadTotp();
      const { codes, hashes } = makeRecoveryCodes();
      await change((now) => {
        const { newSecret } = now;
        if (newSecret === undefined || Date.now() - newSecret.madeAt > confirmWithinMs)
          throw new HttpError(409, secondFactorMessages.notStarted);
        const lastStep = stepOf(newSecret.secret, code, 0, Date.now());
        const { wrongCode } = secondFactorMessages;
        if (lastStep === null) throw new HttpError(400, wrongCode, { issues: { code: wrongCode } });
        const secondFactor = { secret: newSecret.secret, lastStep, recoveryHashes: hashes };
        return { next: { ...withoutSecondFactor(now), secondFactor }, result: null };
      });
      audit({ change: "on" });
      return { recoveryCodes: codes };
    },
    async turnOff(): Promise<void> {
      const wasOn = await change((now) => ({
        next: withoutSecondFactor(now),
        result: now.secondFactor !== undefined,
      }));
      if (wasOn) audit({ change: "off" });
    },
    async renewRecoveryCodes(): Promise<RecoveryCodes> {
      const { codes, hashes } = makeRecoveryCodes();
      await change((now) => {
        if (now.secondFactor === undefined) throw new HttpError(409, secondFactorMessages.isOff);
        return {
          next: { ...now, secondFactor: { ...now.secondFactor, recoveryHashes: hashes } },
          result: null,
        };
      });
      audit({ change: "new recovery codes" });
      return { recoveryCodes: codes };
    },
  };
}

function tooManyCodes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  return `Too many wrong codes. Please try again in ${wait}, or set a new password on the server.`;
}

/** At `warn`, so that a log without the usual requests has them too. No code and no secret is ever logged. */
function audit(line: { change: string; left?: number; seconds?: number }): void {
  log.warn(line, "second factor");
}
