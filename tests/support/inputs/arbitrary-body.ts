import fc from "fast-check";
import { arbitraryText } from "./arbitrary-text.ts";

/** The type that a body says it is of, and the body. */
export type TypedBody = readonly [type: string, text: string];

/** The usual in three of four. */
export function often<T, U = T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<U>): fc.Arbitrary<T | U> {
  return fc.oneof<fc.MaybeWeightedArbitrary<T | U>[]>(
    { weight: 3, arbitrary: usual },
    { weight: 1, arbitrary: other },
  );
}

const field = fc.oneof(
  arbitraryText,
  fc.jsonValue(),
  fc.constantFrom("AI", "https://example.com/a.png", "", true),
);

const day = often(
  fc.constantFrom("2027-03-01", "2027-04-01"),
  fc.oneof(fc.constantFrom("2027-02-30", "0000-00-00"), arbitraryText),
);

const cohort = often(
  fc.record({
    course: fc.constantFrom("no-code", "engineer", "webinar"),
    startsOn: fc.constantFrom("2027-03-01", "2027-04-01"),
    endsOn: fc.constantFrom("2027-04-01", "2027-06-01"),
    days: fc.constant(["mon", "thu"]),
    time: fc.constant("19:45"),
    minutes: fc.integer({ min: 1, max: 1_440 }),
    timeZone: fc.constantFrom("America/Chicago", "Asia/Kathmandu"),
    seats: fc.oneof(fc.constant(null), fc.nat(20)),
  }),
  fc.record({
    course: fc.constantFrom("no-code", "engineer", "webinar", "constructor"),
    startsOn: day,
    endsOn: day,
    days: fc.array(fc.constantFrom("mon", "wed", "noday"), { maxLength: 3 }),
    time: fc.constantFrom("19:45", "24:00"),
    minutes: fc.oneof(fc.constant(90), fc.double()),
    timeZone: fc.oneof(fc.constantFrom("America/Chicago", "Nowhere/Town"), arbitraryText),
    seats: fc.oneof(fc.constant(null), fc.nat(20), fc.integer()),
  }),
);

const link = often(fc.constantFrom("/contact", null), fc.oneof(fc.constant("//evil.test"), arbitraryText));

const intent = often(fc.constantFrom("pi_1", "pi_2", "pi_3"), fc.oneof(fc.constant(null), arbitraryText));

/** Events as Stripe sends them, in any order, and others. */
const paymentEvent = often(
  fc.record({
    id: fc.uuid(),
    type: often(
      fc.constantFrom(
        "checkout.session.completed",
        "checkout.session.async_payment_succeeded",
        "charge.refunded",
        "refund.failed",
        "charge.dispute.created",
        "charge.dispute.closed",
      ),
      arbitraryText,
    ),
    created: often(fc.nat(2_000_000_000), fc.oneof(fc.double(), fc.constant(1e15))),
    data: fc.record({
      object: fc.record(
        {
          id: often(fc.uuid(), arbitraryText),
          client_reference_id: fc.oneof(fc.constant(null), fc.uuid(), field),
          payment_intent: intent,
          payment_status: fc.constantFrom("paid", "unpaid", "no_payment_required"),
          amount_total: often(fc.constantFrom(79_900, 0), fc.oneof(fc.integer(), fc.double())),
          currency: often(fc.constant("usd"), arbitraryText),
          metadata: often(fc.constantFrom({}, { course: "no-code" }), field),
          customer_details: fc.oneof(
            fc.constant(null),
            fc.record({ name: arbitraryText, email: arbitraryText, phone: field }),
          ),
          refunded: fc.boolean(),
          status: fc.constantFrom("won", "lost", "needs_response"),
        },
        { requiredKeys: ["id", "payment_status"] },
      ),
    }),
  }),
  fc.jsonValue(),
);

const unsavedInput = fc.record({
  title: arbitraryText,
  summary: arbitraryText,
  content: arbitraryText,
  imageUrl: arbitraryText,
  category: arbitraryText,
  slug: arbitraryText,
  status: fc.constantFrom("draft", "published", "scheduled"),
  publishAt: fc.oneof(fc.constant(null), arbitraryText),
});

/** What an address takes, with any text where a text may stand; the first pattern that fits. */
const fitting: [address: RegExp, body: fc.Arbitrary<unknown>][] = [
  [
    /^\/api\/auth\/login/,
    fc.record({ username: often(fc.constant("admin"), arbitraryText), password: arbitraryText }),
  ],
  [
    /^\/api\/auth\/second-factor/,
    fc.record({ password: arbitraryText, code: often(fc.constant("123456"), field) }),
  ],
  [/^\/api\/payments/, paymentEvent],
  [
    /^\/api\/acceptances/,
    fc.record({
      id: often(fc.uuid(), arbitraryText),
      plan: often(fc.constantFrom("students", "professionals"), arbitraryText),
      cohort: often(fc.constant(null), fc.oneof(fc.uuid(), arbitraryText)),
      agreementVersion: often(fc.constant("2026-01"), arbitraryText),
      source: fc.oneof(fc.constant(null), field),
    }),
  ],
  [
    /^\/api\/subscribers/,
    fc.record({
      email: often(fc.emailAddress(), arbitraryText),
      page: fc.oneof(fc.constant("/blogs"), field),
      visit_source: field,
    }),
  ],
  [/^\/api\/blogs\/.+\/unsaved/, fc.record({ input: often(unsavedInput, field) })],
  [/^\/api\/blogs\/preview/, fc.record({ content: arbitraryText })],
  [
    /^\/api\/blogs/,
    fc.record(
      {
        title: arbitraryText,
        content: arbitraryText,
        category: fc.constantFrom("", "AI"),
        summary: arbitraryText,
        status: fc.constantFrom("draft", "published", "scheduled"),
        publishAt: fc.constantFrom("2027-01-01T00:00:00Z", "2020-01-01T00:00:00Z", "never"),
        slug: often(fc.constantFrom("a", "b"), arbitraryText),
        sendToSubscribers: fc.boolean(),
      },
      { requiredKeys: ["title", "content"] },
    ),
  ],
  [
    /^\/api\/chat\/person/,
    fc.record({
      name: arbitraryText,
      email: fc.constantFrom("a@example.com", "a"),
      message: arbitraryText,
      page: fc.oneof(fc.constant(null), arbitraryText),
    }),
  ],
  [/^\/api\/chat/, fc.record({ message: arbitraryText, sessionId: fc.constantFrom("a", "b", "") })],
  [/^\/api\/visits/, fc.record({ path: fc.constantFrom("/", "/about"), referrer: field, query: field })],
  [
    /^\/api\/leads\/bulk/,
    fc.record(
      {
        ids: fc.array(fc.constantFrom("1", "2", "gone"), { maxLength: 3 }),
        state: fc.constantFrom("new", "won", "answered"),
        delete: fc.boolean(),
      },
      { requiredKeys: ["ids"] },
    ),
  ],
  [
    /^\/api\/leads$/,
    fc.record({
      fields: fc.record(
        { name: arbitraryText, email: field, phone: field, company: field, message: arbitraryText },
        { requiredKeys: [] },
      ),
    }),
  ],
  [
    /^\/api\/leads\//,
    fc.record(
      {
        state: often(fc.constantFrom("new", "won", "lost", "suspected"), fc.constant("answered")),
        note: arbitraryText,
        handled: fc.boolean(),
        notes: fc.array(fc.record({ at: arbitraryText, text: fc.oneof(arbitraryText, fc.constant(null)) }), {
          maxLength: 3,
        }),
        nextStep: fc.oneof(fc.constant(null), fc.record({ text: arbitraryText, on: day })),
      },
      { requiredKeys: [] },
    ),
  ],
  [/^\/api\/cohorts/, cohort],
  [
    /^\/api\/offers/,
    fc.record({ amount: often(fc.nat(200), fc.double()), lastDay: fc.oneof(day, fc.constant(null)) }),
  ],
  [
    /^\/api\/(?:answers|questions)/,
    fc.record({
      questions: fc.array(
        often(
          arbitraryText.map((text) => `Why ${text}`),
          arbitraryText,
        ),
        { maxLength: 3 },
      ),
      reply: often(
        arbitraryText.map((text) => `So ${text}`),
        arbitraryText,
      ),
      link,
      text: arbitraryText,
    }),
  ],
  [/^\/api\/images\/check/, fc.record({ url: fc.oneof(fc.constant("https://127.0.0.1:9/a.png"), field) })],
];

const otherValue = fc.oneof(
  fc.record(
    { title: field, content: field, summary: field, category: field, imageUrl: field },
    { requiredKeys: [] },
  ),
  fc.record({ message: field, sessionId: field }, { requiredKeys: [] }),
  fc.record({ username: field, password: field }, { requiredKeys: [] }),
  fc.record({ currentPassword: field, newPassword: field }, { requiredKeys: [] }),
  fc.record({ handled: field, note: field, state: field }, { requiredKeys: [] }),
  fc.jsonValue(),
);

const form = fc
  .record(
    {
      firstName: arbitraryText,
      lastName: arbitraryText,
      email: often(fc.constant("a@example.com"), arbitraryText),
      message: arbitraryText,
      name: arbitraryText,
      plan: arbitraryText,
      agreement: arbitraryText,
      cohort: arbitraryText,
      code: arbitraryText,
      page: arbitraryText,
      visit_source: arbitraryText,
    },
    { requiredKeys: [] },
  )
  .map((fields): TypedBody => ["application/x-www-form-urlencoded", String(new URLSearchParams(fields))]);

const boundary = "part";
const upload = fc
  .record({
    field: fc.constantFrom("file", "files", '"'),
    name: arbitraryText,
    type: fc.constantFrom("image/png", "image/svg+xml", "text/html", ""),
    bytes: fc.oneof(
      fc.constantFrom("<svg onload=alert(1)>", "GIF89a", "RIFF\u0000\u0000\u0000\u0000WEBP"),
      arbitraryText,
    ),
    end: fc.constantFrom(`--${boundary}--`, `--${boundary}`, ""),
  })
  .map((part): TypedBody => {
    const head = `Content-Disposition: form-data; name="${part.field}"; filename="${part.name}"\r\nContent-Type: ${part.type}`;
    const text = `--${boundary}\r\n${head}\r\n\r\n${part.bytes}\r\n${part.end}`;
    return [`multipart/form-data; boundary=${boundary}`, text];
  });

const nonsense = fc.tuple(
  fc.constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data; boundary",
  ),
  fc.oneof(
    arbitraryText,
    fc.constantFrom(
      '{"__proto__":{"status":200}}',
      '{"title":"a","content":"b","toString":1}',
      "{",
      "\u0000",
      '"\\ud800"',
      "[".repeat(5_000),
      "a=%E0%A4%A&a=%00&__proto__=1",
    ),
  ),
);

/** Bodies for an address: mostly such as it takes, else any other. */
export function arbitraryBody(address: string): fc.Arbitrary<TypedBody> {
  const own = fitting.find(([pattern]) => pattern.test(address))?.[1];
  const json = (own === undefined ? otherValue : often(own, otherValue)).map(
    (value): TypedBody => ["application/json", JSON.stringify(value)],
  );
  if (/^\/api\/images\/?$/.test(address)) return often(upload, nonsense);
  return often(address.startsWith("/api") ? json : form, fc.oneof(json, form, upload, nonsense));
}
