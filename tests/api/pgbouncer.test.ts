import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { imageFiles } from "../../src/server/images/image-file-names.ts";
import { moveToDatabase, moveToFolder } from "../../src/server/move/move.ts";
import { jpeg } from "../support/inputs/sample-images.ts";
import { findPgbouncer, startPgbouncer } from "../support/postgres/pgbouncer.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import { cookiesOf } from "../support/server/account.ts";
import { article } from "../support/server/blog.ts";
import { imagesClient } from "../support/server/images.ts";
import { sharedPassword, startShared } from "../support/server/shared-site.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

vi.setConfig({ testTimeout: 60_000 });

const postgres = postgresForFile();

test.skipIf(findPgbouncer() === null)(
  "a site behind a pgbouncer by session signs in, saves, takes images, and is moved out and in again",
  async () => {
    const within1s = { timeout: 1_000, interval: 10 };
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
    await vi.waitFor(async () => expect((await other.app.ask(image.url)).status).toBe(200), within1s);
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
