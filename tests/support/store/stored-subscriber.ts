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
