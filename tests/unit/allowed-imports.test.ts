import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** The architecture: what a folder (or one file of it) may import from outside itself. */
const mayImport: Record<string, readonly string[]> = {
  content: ["src/shared"],
  "src/shared": [],
  "src/browser": ["src/shared"],
  "src/hooks": ["src/browser", "src/shared"],
  "src/islands": ["src/browser"],
  "src/components": ["src/hooks/use-hydrated.ts", "src/shared"],
  "src/widgets": ["src/components", "src/islands", "src/hooks", "src/browser", "src/shared"],
  "src/pages": [
    "src/islands",
    "src/widgets",
    "src/components",
    "src/hooks",
    "src/browser",
    "content",
    "src/shared",
    "src/hydration",
  ],
  "src/admin": [
    "src/widgets",
    "src/components",
    "src/hooks",
    "src/browser",
    "content/site.ts",
    "content/form-names.ts",
    "content/chat/person.ts",
    "src/shared",
  ],
  "src/hydration": ["src/browser", "src/shared"],
  "src/route-layout.tsx": ["src/pages/layout", "src/shared", "src/styles"],
  "src/page-routes.tsx": ["src/route-layout.tsx", "src/pages", "src/admin/login", "src/shared"],
  // The renderer is typed by the server that calls it.
  "src/entry-server.tsx": [
    "src/route-layout.tsx",
    "src/page-routes.tsx",
    "src/admin/route.ts",
    "src/pages/html-page.tsx",
    "src/pages/layout",
    "src/server/pages/render.ts",
    "src/components/article",
    "src/shared",
  ],
  "src/entry-client.ts": ["src/hydrate-app.tsx", "src/hydration", "src/browser"],
  "src/hydrate-app.tsx": [
    "src/route-layout.tsx",
    "src/pages/html-page.tsx",
    "src/pages/layout",
    "src/islands",
    "src/hydration",
    "src/browser",
    "src/admin/route.ts",
    "src/widgets/toasts",
    "src/shared",
  ],

  "src/server/settings": serverFolder("logging"),
  "src/server/logging": serverFolder(),
  "src/server/store": [],
  "src/server/cache": serverFolder(),
  "src/server/clock": serverFolder("logging"),
  "src/server/http": serverFolder("cache", "logging", "settings", "store"),
  "src/server/auth": serverFolder("http", "logging", "settings", "store"),
  "src/server/threads": serverFolder(),
  "src/server/articles": serverFolder("logging", "threads"),
  "src/server/posts": serverFolder("articles", "cache", "clock", "http", "logging", "store"),
  "src/server/requests": serverFolder("cache", "clock", "cohorts", "http", "logging", "store"),
  // Of the package, the files of its webhooks alone: the whole takes 37 MB of memory.
  "src/server/payments": [
    ...serverFolder("clock", "cohorts", "http", "logging", "requests", "store"),
    "node_modules/stripe/esm",
  ],
  "src/server/subscribers": serverFolder("clock", "http", "logging", "requests", "store"),
  "src/server/outbox": serverFolder(
    "cache",
    "cohorts",
    "logging",
    "requests",
    "settings",
    "store",
    "subscribers",
  ),
  "src/server/mailings": serverFolder(
    "articles",
    "cache",
    "clock",
    "logging",
    "outbox",
    "pages",
    "posts",
    "requests",
    "settings",
    "store",
    "subscribers",
  ),
  "src/server/people": serverFolder(
    "backup",
    "clock",
    "http",
    "logging",
    "payments",
    "questions",
    "requests",
    "store",
    "subscribers",
  ),
  "src/server/pages": serverFolder("cache", "clock", "http", "logging", "posts", "requests", "settings"),
  "src/server/images": serverFolder("cache", "http", "logging", "store"),
  "src/server/cards": serverFolder("articles", "http", "logging", "posts", "store", "threads"),
  "src/server/feeds": serverFolder("articles", "cache", "http", "pages", "posts"),
  "src/server/chat": serverFolder("cache", "http", "logging", "questions", "settings", "threads"),
  "src/server/questions": serverFolder("clock", "http", "logging", "store"),
  "src/server/visits": serverFolder(
    "auth",
    "clock",
    "http",
    "logging",
    "requests",
    "settings",
    "store",
    "subscribers",
  ),
  "src/server/move": [...serverFolder("auth", "images", "posts", "store"), "src/server/collections.ts"],
  "src/server/backup": [...serverFolder("clock", "logging", "store"), "src/server/collections.ts"],
  "src/server/cohorts": serverFolder("cache", "clock", "http", "store"),
  "src/server/collections.ts": serverFolder(
    "auth",
    "cohorts",
    "images",
    "mailings",
    "payments",
    "posts",
    "questions",
    "requests",
    "store",
    "subscribers",
    "visits",
  ),
  "src/server/site-storage.ts": ["src/server"],
  "src/server/admin-routes.ts": ["src/server", "src/shared"],
  "src/server/app.ts": ["src/server", "src/shared", "content"],
  "src/tools": ["src/server", "src/shared", "content"],
  "server.ts": ["src/server", "src/shared"],
};

/** What a folder of the server may import: what both sides run, the copy, and the folders that it is built on. */
function serverFolder(...folders: string[]): string[] {
  return ["src/shared", "content", ...folders.map((folder) => `src/server/${folder}`)];
}

/** What folders may not import from packages and from Node. */
const mayNotImport: Record<string, RegExp> = {
  content: /./,
  // mdast and hast are types alone; the others turn HTML into Markdown, in the editor and in imports.
  "src/shared": /^(?!(valibot|mdast|hast|unified|rehype-remark|remark-gfm|remark-stringify)$)/,
  "src/browser": /^node:/,
  "src/hooks": /^node:/,
  "src/hydration": /^node:/,
  "src/islands": /^node:/,
  "src/components": /^node:/,
  "src/widgets": /^node:/,
  "src/pages": /^node:/,
  "src/admin": /^node:/,
};

const files = ["content", "src", "server.ts"].flatMap(sourcesUnder);

test("every source file stands in a folder of the table", () => {
  expect(files.filter((file) => folderOf(file) === undefined)).toEqual([]);
});

test("imports go only where the table allows", () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !isAllowed(file, target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test("a page imports from its own folder and the folders above, not from another page's", () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => isOtherPage(file, target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
  expect(isOtherPage("src/pages/blog/post/page.tsx", "src/pages/blog/list/empty-state.tsx")).toBe(true);
});

test("the check sees a forbidden import", () => {
  expect(isAllowed("src/components/a.tsx", "src/widgets/b.tsx")).toBe(false);
  expect(isAllowed("src/shared/a.ts", "react")).toBe(false);
  expect(isAllowed("src/pages/a.tsx", "node:fs")).toBe(false);
  expect(isAllowed("content/a.ts", "content/types.ts")).toBe(true);
});

test("no files import each other in a circle, nor do the folders of the server", () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  expect(circleIn(imports)).toBeNull();
  const folders = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    const folder = serverFolderOf(file);
    if (folder !== undefined) {
      const others = targets
        .flatMap((target) => serverFolderOf(target) ?? [])
        .filter((other) => other !== folder);
      folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
    }
  }
  expect(folders.size).toBeGreaterThan(10);
  expect(circleIn(folders)).toBeNull();
  expect(
    circleIn(
      new Map([
        ["a", ["b"]],
        ["b", ["c"]],
        ["c", ["b"]],
      ]),
    ),
  ).toEqual(["b", "c", "b"]);
});

test("copy takes no code from elsewhere but the URL table", () => {
  const taken = files
    .filter((file) => file.startsWith("content/"))
    .flatMap((file) => importsOf(file, "values"))
    .filter((target) => !target.startsWith("content/"));
  expect([...new Set(taken)]).toEqual(["src/shared/urls.ts"]);
});

test("pages for visitors do without the schema library", () => {
  const reached = new Set(files.filter((file) => /^src\/(entry-client\.|pages\/)/.test(file)));
  for (const file of reached) {
    for (const target of importsOf(file, "values"))
      if (files.includes(target) && !target.startsWith("src/admin/")) reached.add(target);
  }
  expect([...reached].filter((file) => importsOf(file, "values").includes("valibot"))).toEqual([]);
  expect(importsOf("src/admin/editor/editor-machine.ts", "values")).toContain("valibot");
});

function sourcesUnder(place: string): string[] {
  if (place.endsWith(".ts")) return [place];
  return readdirSync(path.join(root, place), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(place, name.split(path.sep).join("/")));
}

/** Files of this project as paths from its folder, packages by their names; types alone are no code. */
function importsOf(file: string, what: "all" | "values" = "all"): string[] {
  const text = readFileSync(path.join(root, file), "utf8");
  const source = what === "all" ? text : text.replace(/^(?:import|export) type\b/gm, "");
  const found = source.matchAll(/^(?:import|export)\s(?:[^"';]*\sfrom\s)?"([^"]+)"|\bimport\(\s*"([^"]+)"/gm);
  return [...found].map(([, fixed, dynamic]) => {
    const target = fixed ?? dynamic ?? "";
    return target.startsWith(".") ? path.posix.join(path.posix.dirname(file), target) : target;
  });
}

function isOtherPage(file: string, target: string): boolean {
  if (!file.startsWith("src/pages/") || !target.startsWith("src/pages/")) return false;
  // The layout is around all pages; any page may find that there is nothing at its address.
  if (file.startsWith("src/pages/layout/") || target === "src/pages/not-found/page.tsx") return false;
  const [own, other] = [path.posix.dirname(file), path.posix.dirname(target)];
  return !`${own}/`.startsWith(`${other}/`) && !other.startsWith(`${own}/`);
}

function folderOf(file: string): string | undefined {
  return Object.keys(mayImport)
    .filter((folder) => file === folder || file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** Folders in `src/server/`; what stands beside them composes them. */
function serverFolderOf(file: string): string | undefined {
  return /^src\/server\/([^/]+)\//.exec(file)?.[1];
}

/** The first circle of a graph as the way around it, or null. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  function visit(node: string, way: readonly string[]): string[] | null {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...way, node]);
      if (circle !== null) return circle;
    }
    done.add(node);
    return null;
  }
  for (const node of graph.keys()) {
    const circle = visit(node, []);
    if (circle !== null) return circle;
  }
  return null;
}

function isAllowed(file: string, target: string): boolean {
  const folder = folderOf(file) ?? "";
  const inside = files.includes(target) || /^(src|content)\//.test(target);
  if (!inside) return !mayNotImport[folder]?.test(target);
  if (target.startsWith(`${folder}/`)) return true;
  return (mayImport[folder] ?? []).some((place) => target === place || target.startsWith(`${place}/`));
}
