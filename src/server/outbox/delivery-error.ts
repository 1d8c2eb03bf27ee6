const maxLength = 500;

/** The message is shown to the admin and contains no secret. */
export class DeliveryError extends Error {
  readonly code: string;
  readonly reached: readonly string[];
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
