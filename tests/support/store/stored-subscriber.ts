import { randomUUID } from "node:crypto";
import { newToken, type StoredSubscriber } from "../../../src/server/subscribers/stored-subscribers.ts";

export function storedSubscriber(given: Partial<StoredSubscriber> = {}): StoredSubscriber {
  const createdAt = given.createdAt ?? "2026-05-01T10:00:00.000Z";
  return {
    id: randomUUID(),
    email: "ann@example.com",
    state: "subscribed",
    page: null,
    source: null,
    token: newToken(),
    createdAt,
    askedAt: createdAt,
    confirmedAt: given.state === "unconfirmed" ? null : createdAt,
    deliveries: [],
    ...given,
  };
}

/** With the addresses reader1@example.com and so on, who confirmed one after the other. */
export function manySubscribers(count: number): StoredSubscriber[] {
  const first = Date.parse("2026-01-01T00:00:00Z");
  return Array.from({ length: count }, (_, index) =>
    storedSubscriber({
      email: `reader${index + 1}@example.com`,
      createdAt: new Date(first + index * 1_000).toISOString(),
    }),
  );
}
