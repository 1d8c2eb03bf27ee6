/** The browser's locks, which the tests' document has none of, as far as this asks for them; `held` are those that are held. */
export function heldLocks() {
  const held = new Set<string>();
  return {
    held,
    async request(name: string, _how: { ifAvailable: true }, act: (lock: object | null) => unknown) {
      if (held.has(name)) return act(null);
      held.add(name);
      await act({ name });
      held.delete(name);
    },
  };
}
