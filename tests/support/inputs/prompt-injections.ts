import stored from "./prompt-injections.json" with { type: "json" };

/** Each order with each address that the site does not have: texts that try to make a model say what the site does not. */
export const promptInjections: readonly string[] = stored.orders.flatMap((order) =>
  stored.links.map((link) => order.replace("<link>", () => link)),
);
