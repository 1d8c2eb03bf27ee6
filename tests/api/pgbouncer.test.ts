import { readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { imageFiles } from "../../src/server/images/image-file-names.ts";
import { moveToDatabase, moveToFolder } from "../../src/server/move/move.ts";
import { jpeg } from "../support/inputs/sample-images.ts";
import { ownMsOf } from "../support/own-time.ts";
import { findPgbouncer, startPgbouncer } from "../support/postgres/pgbouncer.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import { cookiesOf } from "../support/server/account.ts";
import { article } from "../support/server/blog.ts";
import { imagesClient } from "../support/server/images.ts";
import { sharedPassword, startShared } from "../support/server/shared-site.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const postgres = postgresForFile();

test.skipIf(findPgbouncer() === null)(
  "a site behind a pgbouncer by session signs in, saves, takes images, and is moved out and in again",
  async () => {
    const pgbouncer = await startPgbouncer(await postgres.createDatabase(), "session", [
      "default_pool_size = 40",
    ]);
    onTestFinished(pgbouncer.stop);
    const one = await startShared(pgbouncer.url);
    const other = await startShared(pgbouncer.url);
    const answer = await one.app.ask("/api/auth/login", {
      body: { username: "admin", password: sharedPassword },
    });
    expect(answer.status).toBe(200);
    const headers = { Cookie: cookiesOf(answer) };
    expect((await one.app.ask("/api/blogs", { body: article, headers })).status).toBe(201);
    const form = new FormData();
    form.append("file", new Blob([(await jpeg({ width: 900, height: 600 })) as Uint8Array<ArrayBuffer>]));
    const sent = await imagesClient(() => one.app).send(form, headers);
    const image: { id: string; url: string } = await sent.json();
    await postgres.within(1, async () => expect((await other.app.ask(image.url)).status).toBe(200));
    expect((await one.app.ask("/readyz")).status).toBe(200);
    await expect(moveToFolder(pgbouncer.url, path.join(await temporaryFolder(), "data"))).rejects.toThrow(
      "Processes of the site use the database: stop them first.",
    );
    await one.app.store.close();
    await other.app.store.close();

    const folder = path.join(await temporaryFolder(), "data");
    const parts = await moveToFolder(pgbouncer.url, folder);
    expect((await readdir(path.join(folder, "images", image.id))).toSorted()).toEqual(imageFiles.toSorted());
    const second = await startPgbouncer(await postgres.createDatabase(), "session");
    onTestFinished(second.stop);
    expect(await moveToDatabase(folder, second.url)).toEqual(parts);
  },
);

test.skipIf(findPgbouncer() === null)(
  "behind a pgbouncer by session, a database that goes away and comes back is noticed as without one",
  async () => {
    const pgbouncer = await startPgbouncer(await postgres.createDatabase(), "session", [
      "default_pool_size = 40",
      "server_login_retry = 1",
    ]);
    onTestFinished(pgbouncer.stop);
    const { app } = await startShared(pgbouncer.url, { render });
    const logIn = () => app.ask("/api/auth/login", { body: { username: "admin", password: sharedPassword } });
    const headers = { Cookie: cookiesOf(await logIn()) };
    expect((await app.ask("/api/blogs", { body: article, headers })).status).toBe(201);
    await postgres.stop("fast");
    await wait(2_100);
    const ask = () =>
      Promise.all([
        app.ask("/blogs"),
        app.ask("/api/blogs", { body: { ...article, title: "Lost" }, headers }),
        logIn(),
        app.ask("/readyz"),
      ]);
    expect(
      await ownMsOf(async () => {
        expect((await ask()).map(({ status }) => status)).toEqual([200, 503, 503, 503]);
      }),
    ).toBeLessThan(5_000);
    await postgres.start();
    await postgres.within(10, async () => expect((await app.ask("/readyz")).status).toBe(200));
    expect((await logIn()).status).toBe(200);
    expect(await (await app.ask("/api/blogs")).text()).not.toContain("Lost");
  },
);

test.skipIf(findPgbouncer() === null)(
  "behind a pgbouncer by session, processes are replaced one by one, and none loses a write or holds a lock",
  async () => {
    const pgbouncer = await startPgbouncer(await postgres.createDatabase(), "session", [
      "default_pool_size = 40",
    ]);
    onTestFinished(pgbouncer.stop);
    const first = await startShared(pgbouncer.url);
    let running = first;
    let headers = { Cookie: "" };
    const titles: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const next = await startShared(pgbouncer.url);
      if (nth === 0) {
        const body = { username: "admin", password: sharedPassword };
        headers = { Cookie: cookiesOf(await first.app.ask("/api/auth/login", { body })) };
      }
      for (const { app } of [running, next]) {
        const title = `Post ${titles.length}`;
        expect((await app.ask("/api/blogs", { body: { ...article, title }, headers })).status).toBe(201);
        titles.push(title);
      }
      expect(await running.storage.claim("mail")).not.toBeNull();
      expect(await next.storage.claim("mail")).toBeNull();
      await running.app.store.close();
      await vi.waitFor(
        async () => {
          const release = await next.storage.claim("mail");
          expect(release).not.toBeNull();
          await release?.();
        },
        { interval: 20 },
      );
      running = next;
    }
    const kept = running.app.store.posts.read().posts.map(({ title }) => title);
    expect(kept.toSorted()).toEqual(titles.toSorted());
  },
);
