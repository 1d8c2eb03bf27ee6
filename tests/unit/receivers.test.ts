import { describe, expect, test } from "vitest";
import { forms } from "../../content/forms.ts";
import { allReceivers, receiversOf } from "../../src/server/outbox/receivers.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import { urls } from "../../src/shared/urls.ts";
import { storedRequest } from "../support/store/stored-request.ts";

function mailOf(given: Record<string, string>) {
  const { mail } = readEnv(
    { SMTP_URL: "smtp://localhost", LEADS_TO: "sales@example.com", ...given },
    "/srv/site",
  );
  if (mail === null) throw new Error("No mail is set.");
  return mail;
}

const bothTeams = mailOf({
  LEADS_TO_TRAINING: "train@example.com, second@example.com",
  LEADS_TO_TALENT: "talent@example.com",
});
const training = ["train@example.com", "second@example.com"];
const talent = ["talent@example.com"];
const others = ["sales@example.com"];

describe("a lead goes to the team", () => {
  const ofForm = { partnership: others, contact: others, services: others, client: talent, talent };

  test.each(Object.entries(forms))("of its form: %s", (key, { id }) => {
    const receivers = ofForm[key as keyof typeof ofForm] ?? training;
    expect(receiversOf(storedRequest({ formId: id, page: urls.home.path }), bothTeams)).toEqual(receivers);
  });

  test.each([
    [urls.noCodeAgenticAi.path, training],
    [urls.corporateTraining.path, training],
    [urls.checkout.path, training],
    [urls.talentForClients.path, talent],
    [urls.talentForTalents.path, talent],
    [urls.contact.path, others],
    ["/blogs/training-people", others],
    ["/trainings", others],
    [null, others],
  ])("of its page, for the chat and forms that stand on many pages: %s", (page, receivers) => {
    for (const formId of ["chat", forms.partnership.id, "a-form-of-before"])
      expect(receiversOf(storedRequest({ formId, page }), bothTeams)).toEqual(receivers);
  });

  test("of trainings, for enrollments and payments", () => {
    const enrollment = { kind: "enrollment", formId: "enrollment" } as const;
    for (const page of [urls.checkout.path, urls.agreement.path, null])
      expect(receiversOf(storedRequest({ ...enrollment, page }), bothTeams)).toEqual(training);
  });
});

test("a team without addresses of its own gets its leads at those of all", () => {
  const request = storedRequest({ formId: forms.talent.id });
  expect(receiversOf(request, mailOf({ LEADS_TO_TRAINING: "train@example.com" }))).toEqual(others);
  expect(receiversOf(request, mailOf({}))).toEqual(others);
});

test("everybody is named once", () => {
  expect(allReceivers(mailOf({}))).toEqual(others);
  expect(allReceivers(mailOf({ LEADS_TO_TALENT: "sales@example.com, x@example.com" }))).toEqual([
    "sales@example.com",
    "x@example.com",
  ]);
});
