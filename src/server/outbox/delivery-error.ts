const maxLength = 500;

/** A delivery did not arrive; the message tells the administrator why, and holds no secret. */
export class DeliveryError extends Error {
  /** Says the same for the log, without what visitors typed or a receiver wrote. */
  readonly code: string;
  /** Whom it reached all the same, where it was for several. */
  readonly reached: readonly string[];
  /** Whether its receiver will never take it, as a mail server says of an address that it does not know. */
  readonly isPermanent: boolean;

  constructor(message: string, code: string, reached: readonly string[] = [], isPermanent = false) {
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
  }
}
