const maxLength = 500;

/** The message is shown to the admin and contains no secret. */
export class DeliveryError extends Error {
  /** A summary for the log, without personal data. */
  readonly code: string;
  /** The receivers that have the mail, if others failed. */
  readonly reached: readonly string[];
  /** Whether the receiver will never accept it, such as an unknown address. */
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
