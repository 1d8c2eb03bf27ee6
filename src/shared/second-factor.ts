export const recoveryCodeCount = 10;

/** The answer of `GET /api/auth/second-factor`. */
export interface SecondFactorStatus {
  isOn: boolean;
  recoveryCodesLeft: number;
}

/** For an authenticator app: the secret in base32 for typing, and the address that its QR code holds. */
export interface SecondFactorStart {
  secret: string;
  uri: string;
}

export interface RecoveryCodes {
  recoveryCodes: string[];
}

export const secondFactorMessages = {
  codeNeeded: "Please enter the code that your authenticator app shows.",
  /** The same for a code that is wrong, over, used or of another secret. */
  wrongCode: "This code is not right, or was used already. Please enter the next one.",
  isOn: "The second factor is on already. Turn it off first.",
  isOff: "The second factor is off.",
  notStarted: "This was begun too long ago, or in another window. Please begin again.",
  othersMayGoOn:
    "The second factor is on, but sessions that began before it may go on, and there are no recovery codes yet. Make some here, and set a new password: that ends all sessions.",
  codeIsUsed: "The code was right, but no session could be saved. Please try again with the next one.",
} as const;
