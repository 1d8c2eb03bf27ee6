/** Writes to the blog until it is killed, and logs each change: `try {writer} {title} {version or gone}`, `done {writer}`. */
import { writeSync } from "node:fs";
import path from "node:path";
import { systemClock } from "../../../src/server/clock/clock.ts";
import { openSiteStore } from "../../../src/server/collections.ts";
import { createPosts } from "../../../src/server/posts/posts.ts";
import { versionFolder } from "../../../src/server/posts/stored-versions.ts";
import { createPostVersions } from "../../../src/server/posts/versions.ts";

const [dataDir = "", maxWholeBytes, writers] = process.argv.slice(2);
const store = await openSiteStore(dataDir, { maxWholeBytes: Number(maxWholeBytes) });
const posts = createPosts(
  store.posts,
  createPostVersions(versionFolder(path.join(dataDir, "versions"))),
  30 * 24 * 60 * 60 * 1000,
  systemClock,
);
const filler = "word ".repeat(400);

say("ready");
for (let writer = 0; writer < Number(writers); writer++) void write(writer);
if (writers === "0") await store.close();

async function write(writer: number): Promise<never> {
  for (let step = 0; ; step++) {
    const { posts: present, deleted } = store.posts.read();
    const own = present.filter(({ title }) => title.startsWith(`w${writer}-`));
    const aside = deleted.filter(({ post }) => post.title.startsWith(`w${writer}-`));
    const one = own[Math.floor(Math.random() * own.length)];
    const gone = aside[Math.floor(Math.random() * Math.min(aside.length, 3))];
    const version = `${process.pid}.${step}`;
    const content = `${version} ${filler}`;
    if (one === undefined || own.length < 4) {
      const title = gone === undefined || Math.random() < 0.5 ? `w${writer}-${version}` : gone.post.title;
      if (gone?.post.title === title) {
        await acknowledged(writer, title, versionOf(gone.post.content), posts.restore(gone.post.id));
      } else {
        await acknowledged(
          writer,
          title,
          version,
          posts.create({ title, content, summary: "", category: "", imageUrl: "" }),
        );
      }
    } else if (Math.random() < 0.3) {
      await acknowledged(writer, one.title, "gone", posts.remove(one.id));
    } else {
      const input = { title: one.title, content, summary: "", category: "", imageUrl: "" } as const;
      await acknowledged(
        writer,
        one.title,
        version,
        posts.update(one.id, input, () => true),
      );
    }
  }
}

async function acknowledged(
  writer: number,
  title: string,
  version: string,
  change: Promise<unknown>,
): Promise<void> {
  say(`try ${writer} ${title} ${version}`);
  await change;
  say(`done ${writer}`);
}

function versionOf(content: string): string {
  return content.split(" ")[0] ?? "";
}

// Writes synchronously, so that the line has left the process before the next change.
function say(line: string): void {
  writeSync(1, `${line}\n`);
}
