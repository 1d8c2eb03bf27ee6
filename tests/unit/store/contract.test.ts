import * as fs from "node:fs/promises";
import * as v from "valibot";
import { describe, expect, onTestFinished, test } from "vitest";
import type { CollectionDefinition, OpenCollection } from "../../../src/server/store/collection.ts";
import { StoreWriteError } from "../../../src/server/store/errors.ts";
import { openDatabaseStore } from "../../../src/server/store/postgres/database-store.ts";
import { randomFrom } from "../../../src/shared/drawing/random.ts";
import { postgresForFile } from "../../support/postgres/postgres-for-file.ts";
import { openCollection } from "../../support/store/open-collection.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

const thingSchema = v.strictObject({ id: v.string(), text: v.string() });
const schema = v.strictObject({
  title: v.string(),
  things: v.array(thingSchema),
  gone: v.array(thingSchema),
});
type Thing = v.InferOutput<typeof thingSchema>;
type State = v.InferOutput<typeof schema>;

const first: State = { title: "a", things: [], gone: [] };
const definition: CollectionDefinition<State> = {
  schema,
  first,
  keys: { things: ({ id }: Thing) => id, gone: ({ id }: Thing) => id },
};

type Collection<T> = Pick<OpenCollection<T>, "read" | "update" | "onChange" | "close">;

/** Opens the same collection each time. */
type Opener = <T>(definition: CollectionDefinition<T>) => Promise<Collection<T>>;

const postgres = postgresForFile();

const drivers: Record<string, () => Promise<Opener>> = {
  async files() {
    const folder = await temporaryFolder();
    return (of) => openCollection(fs, folder, "things", of);
  },
  async PostgreSQL() {
    const url = await postgres.createDatabase();
    return async (of) => {
      const { store } = await openDatabaseStore({ url, report: fail }, { things: of });
      let isOpen = true;
      const close = async () => {
        if (isOpen) await store.close();
        isOpen = false;
      };
      onTestFinished(close);
      return { ...store.things, close };
    };
  },
};

describe.each(Object.keys(drivers))("over %s", (name) => {
  async function setUp() {
    const open = await drivers[name]?.();
    if (open === undefined) throw new Error("There is no such driver");
    const collection = await open(definition);
    return {
      open,
      collection,
      add: (id: string, text = "") =>
        collection.update((state) => ({ ...state, things: [...state.things, { id, text }] })),
      ids: () => collection.read().things.map(({ id }) => id),
    };
  }

  test("an empty store begins with its first state, and is not given it again", async () => {
    const { open, collection } = await setUp();
    expect(collection.read()).toEqual(first);
    await collection.update((state) => ({ ...state, title: "b" }));
    await collection.close();
    expect((await open({ ...definition, first: { ...first, title: "c" } })).read().title).toBe("b");
  });

  test.each([
    ["a list", v.array(thingSchema), [{ id: "a", text: "1" }], { "": ({ id }: Thing) => id }],
    ["nothing", v.null(), null, undefined],
    ["one record", v.object({ user: v.string() }), { user: "x" }, undefined],
  ])("%s is a state", async (_, of, begun, keys) => {
    const { open, collection } = await setUp();
    await collection.close();
    const other = await drivers[name]?.();
    const one = { schema: of, first: begun, ...(keys && { keys }) } as CollectionDefinition<unknown>;
    const opened = await (other ?? open)(one);
    expect(opened.read()).toEqual(begun);
    await opened.close();
    expect((await (other ?? open)(one)).read()).toEqual(begun);
  });

  test("any text is kept as it is, and the keys of an object in their order", async () => {
    const { open, collection, add } = await setUp();
    const texts = [
      "\0",
      "\ud800",
      "\u2028 \u{1f600} </script>",
      '\\"\\u0000',
      "",
      "'; DROP TABLE records; --",
    ];
    for (const [index, text] of texts.entries()) await add(`${index} ${text}`, text);
    await collection.close();
    const { things } = (await open(definition)).read();
    expect(things).toEqual(texts.map((text, index) => ({ id: `${index} ${text}`, text })));
    expect(Object.keys(things[0] ?? {})).toEqual(["id", "text"]);
  });

  test("whatever is put, moved, changed and removed where, it is there in its order at the next start", async () => {
    const { open, collection } = await setUp();
    const random = randomFrom(1);
    const below = (count: number) => Math.floor(random() * count);
    const movedTo = (things: Thing[], from: number, to: number) => {
      const moved = things.toSpliced(from, 1);
      return moved.toSpliced(to, 0, ...things.slice(from, from + 1));
    };
    let made = 0;
    const changes: ((things: Thing[]) => Thing[])[] = [
      (things) => things.toSpliced(below(things.length + 1), 0, { id: `new ${made++}`, text: "" }),
      (things) => [...things, { id: `new ${made++}`, text: "" }, { id: `new ${made++}`, text: "" }],
      (things) => [{ id: `new ${made++}`, text: "" }, ...things],
      (things) => things.map((thing, index) => (index % 3 === 1 ? { ...thing, text: `${made++}` } : thing)),
      (things) => things.toSpliced(below(things.length), 1),
      (things) => movedTo(things, below(things.length), below(things.length)),
      (things) => things.toReversed(),
      (things) => things.filter((_, index) => index % 4 !== below(4)),
    ];
    for (let nth = 0; nth < 150; nth += 1) {
      const change = changes[below(changes.length)] ?? ((things) => things);
      await collection.update((state) => {
        const things = change(state.things);
        const left = new Set(things.map(({ id }) => id));
        const gone = [...state.gone, ...state.things.filter(({ id }) => !left.has(id))].slice(-20);
        return { title: `${nth}`, things, gone };
      });
    }
    const last = collection.read();
    await collection.close();
    expect((await open(definition)).read()).toEqual(last);
    expect(last.title).toBe("149");
  });

  test("a hundred records put between the same two stay in their order", async () => {
    const { open, collection, add } = await setUp();
    await add("first");
    await add("last");
    for (let nth = 0; nth < 100; nth += 1)
      await collection.update((state) => ({
        ...state,
        things: state.things.toSpliced(1, 0, { id: `${nth}`, text: "" }),
      }));
    const last = collection.read();
    await collection.close();
    expect((await open(definition)).read()).toEqual(last);
  });

  test("two records that nothing tells apart are both kept", async () => {
    const { open, collection, add } = await setUp();
    await add("same");
    await collection.update((state) => {
      const twin = { id: "same", text: "2" };
      return { ...state, things: [...state.things, twin, { ...twin, text: "3" }] };
    });
    const last = collection.read();
    await collection.close();
    expect((await open(definition)).read()).toEqual(last);
    expect(last.things).toHaveLength(3);
  });

  test("a change that throws fails alone", async () => {
    const { collection, add, ids } = await setUp();
    const outcomes = await Promise.allSettled([
      add("a"),
      collection.update(() => {
        throw new RangeError("no");
      }),
      add("b"),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(outcomes[1]).toMatchObject({ reason: new RangeError("no") });
    expect(ids()).toEqual(["a", "b"]);
  });

  test.each<[string, (state: State) => unknown]>([
    ["changes the state in place", (state) => Object.assign(state, { title: "b" })],
    ["takes its time", async (state) => state],
    ["does not fit the schema", (state) => ({ ...state, things: [5] })],
    ["gives nothing", () => undefined],
  ])("a change is refused that %s", async (_, change) => {
    const { open, collection, add, ids } = await setUp();
    await add("a");
    await expect(collection.update(change as never)).rejects.toThrow(TypeError);
    expect(ids()).toEqual(["a"]);
    await collection.close();
    expect((await open(definition)).read()).toEqual({ ...first, things: [{ id: "a", text: "" }] });
  });

  test("of changes at once each sees those before it", async () => {
    const { collection, add, ids } = await setUp();
    await Promise.all(Array.from({ length: 50 }, (_, index) => add(String(index))));
    expect(ids()).toEqual(Array.from({ length: 50 }, (_, index) => String(index)));
    await collection.update((state) => ({ ...state, things: [] }));
    expect(ids()).toEqual([]);
  });

  test("what has not changed stays the same object, and listeners are told before the callers", async () => {
    const { collection, add, ids } = await setUp();
    await add("a");
    const [a] = collection.read().things;
    const told: unknown[] = [];
    collection.onChange(() => told.push(ids()));
    await add("b").then(() => told.push("acknowledged"));
    await collection.update((state) => state);
    expect(collection.read().things[0]).toBe(a);
    expect(told).toEqual([["a", "b"], "acknowledged"]);
  });

  test("closing waits for what was taken, and takes no more", async () => {
    const { open, collection, add } = await setUp();
    const saved = Promise.all([add("a"), add("b")]);
    const closed = collection.close();
    await expect(add("late")).rejects.toThrow(StoreWriteError);
    await saved;
    await closed;
    await expect(add("later")).rejects.toMatchObject({ status: 503 });
    expect((await open(definition)).read().things).toHaveLength(2);
  });
});

function fail(error: unknown): never {
  throw error;
}
