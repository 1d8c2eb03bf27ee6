const maxLength = 500;

/** What a mail server answered to the address (`RCPT TO`) or to the mail (`DATA`), with its reply code. */
export interface Refusal {
  command: "RCPT TO" | "DATA";
  code: number;
  response: string;
}

/** The message is shown to the admin and contains no secret. */
export class DeliveryError extends Error {
  readonly code: string;
  readonly reached: readonly string[];
  readonly isPermanent: boolean;
  /** Null where the server said nothing of this address or this mail. */
  readonly refusal: Refusal | null;

  constructor(
    message: string,
    code: string,
    reached: readonly string[] = [],
    isPermanent = false,
    refusal: Refusal | null = null,
  ) {
    super(
      message
        .replace(/\p{Cc}+/gu, " ")
        .trim()
        .slice(0, maxLength)
        .toWellFormed(),
    );
    this.code = code;
    this.reached = reached;
    this.isPermanent = isPermanent;
    this.refusal = refusal;
  }
}
