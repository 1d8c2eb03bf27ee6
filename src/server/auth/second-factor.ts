import { hash, randomInt } from "node:crypto";
import * as v from "valibot";
import { site } from "../../../content/site.ts";
import { recoveryCodeCount } from "../../shared/second-factor.ts";

/** The state of TOTP (RFC 6238) with SHA-1, 6 digits and 30 s, which every authenticator app knows. */
export const secondFactorSchema = v.object({
  /** In base32. It cannot be hashed: each code is computed from it. */
  secret: v.string(),
  /** The time step of the last code that was taken. No code of it or of an earlier one is taken again. */
  lastStep: v.number(),
  recoveryHashes: v.array(v.string()),
});

export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

/** Takes a code once: the state without it, or null where it is wrong. */
export type TakeCode = (state: SecondFactor, code: string, now: number) => TakenCode | null;

interface TakenCode {
  next: SecondFactor;
  kind: "code" | "recovery code";
}

const secretBytes = 20;
const stepMs = 30_000;
// A clock that is one step off is accepted, as RFC 6238 (section 5.2) recommends.
const stepsOff = [0, -1, 1];
const codePattern = /^\d{6}$/;
const recoveryCodePattern = /^\d{20}$/;
const recoveryHalf = 10 ** 10;

/** Loads the package, which only sites with a second factor need. */
export async function loadTotp() {
  const { HOTP, Secret, TOTP } = await import("otpauth");

  /** Finds the time step of a code, after `lastStep` and at most one off; else null. */
  function stepOf(secret: string, code: string, lastStep: number, now: number): number | null {
    const token = plainDigits(code);
    if (!codePattern.test(token)) return null;
    const key = Secret.fromBase32(secret);
    const current = Math.floor(now / stepMs);
    const steps = stepsOff.map((off) => current + off).filter((step) => step > lastStep);
    return steps.find((counter) => HOTP.validate({ token, secret: key, counter, window: 0 }) === 0) ?? null;
  }

  const takeCode: TakeCode = (state, code, now) => {
    const token = plainDigits(code);
    if (recoveryCodePattern.test(token)) {
      const used = hashOf(token);
      const recoveryHashes = state.recoveryHashes.filter((one) => one !== used);
      if (recoveryHashes.length === state.recoveryHashes.length) return null;
      return { next: { ...state, recoveryHashes }, kind: "recovery code" };
    }
    const lastStep = stepOf(state.secret, code, state.lastStep, now);
    return lastStep === null ? null : { next: { ...state, lastStep }, kind: "code" };
  };

  return {
    makeSecret: () => new Secret({ size: secretBytes }).base32,
    /** The account's name has the host, which tells the entries of two sites apart. */
    uriOf: (secret: string, username: string, host: string) =>
      new TOTP({ issuer: site.name, label: `${username}@${host}`, secret }).toString(),
    stepOf,
    takeCode,
  };
}

/** Of 20 digits (66 bits): a phone shows the same keys for them as for the other codes. */
export function makeRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const half = () => String(randomInt(recoveryHalf)).padStart(10, "0");
  const digits = Array.from({ length: recoveryCodeCount }, () => half() + half());
  return {
    codes: digits.map((code) => code.replace(/\d{5}(?=\d)/g, "$&-")),
    hashes: digits.map(hashOf),
  };
}

/** People type and paste codes with spaces and dashes, and some keyboards write wide digits. */
function plainDigits(code: string): string {
  return code.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
}

function hashOf(digits: string): string {
  return hash("sha256", digits, "base64url");
}
