import { expect, test } from "vitest";
import { outcomeOf } from "../../src/server/mailings/outcome.ts";
import { DeliveryError, type Refusal } from "../../src/server/outbox/delivery-error.ts";

function refusedWith(command: Refusal["command"], response: string): DeliveryError {
  const code = Number(response.slice(0, 3));
  return new DeliveryError("Refused", "EENVELOPE", [], code >= 500, { command, code, response });
}

test.each([
  ["RCPT TO", "550 5.1.1 <a@example.com>: Recipient address rejected: User unknown", "refused"],
  ["RCPT TO", "550-5.1.1 The email account that you tried to reach does not exist.", "refused"],
  ["RCPT TO", "550 No such user", "refused"],
  ["RCPT TO", "554 no", "refused"],
  ["RCPT TO", "550 5.2.1 The mailbox is disabled", "refused"],
  ["DATA", "550 5.1.6 The mailbox has moved", "refused"],
  ["DATA", "550 No such user here", "refused"],
  ["DATA", "550 sorry, no mailbox here by that name. (#5.1.1)", "refused"],
  ["RCPT TO", "556 5.1.10 The domain takes no mail", "refused"],
  // A full mailbox, and what the server says of the sender, its network or the mail.
  ["RCPT TO", "552 5.2.2 Over quota", "failed"],
  ["RCPT TO", "554 5.7.1 Client host blocked by a list", "failed"],
  ["RCPT TO", "550 5.7.1 Relaying denied", "failed"],
  ["RCPT TO", "550 5.1.8 <news@corvanta.example>: Sender address rejected: Domain not found", "failed"],
  ["RCPT TO", "501 5.1.7 Bad sender address syntax", "failed"],
  ["RCPT TO", "552 5.2.3 Message too long for this mailbox", "failed"],
  ["RCPT TO", "530 Authentication required", "failed"],
  ["DATA", "554 Mail from 10.5.1.1 is blocked", "failed"],
  ["DATA", "554 Mail from 5.1.22.3 is blocked", "failed"],
  ["DATA", "550-5.7.26 Your email has been blocked because the sender is unauthenticated", "failed"],
  ["DATA", "552 5.3.4 Message too big", "failed"],
  ["DATA", "554 Transaction failed", "failed"],
  ["RCPT TO", "450 4.2.0 Greylisted", "later"],
  ["DATA", "451 Try again", "later"],
  ["RCPT TO", "421 4.7.0 Too many connections", "fault"],
] as const)("%s answered with %s is %s", (command, response, kind) => {
  expect(outcomeOf(refusedWith(command, response)).kind).toBe(kind);
});

test("what says nothing of the address is a fault, with its sentence where that names no one", () => {
  expect(outcomeOf(new DeliveryError("The mail server could not be reached", "ESOCKET"))).toEqual({
    kind: "fault",
    problem: "The mail server could not be reached",
  });
  const pause = new DeliveryError("refused the mail to ada@example.com: 421", "EENVELOPE 421", [], false, {
    command: "RCPT TO",
    code: 421,
    response: "421 Too many",
  });
  expect(JSON.stringify(outcomeOf(pause))).not.toContain("ada@");
  expect(outcomeOf(new TypeError("x of undefined"))).toEqual({
    kind: "fault",
    problem: "The site could not make this mail. Its log says why.",
  });
});
