import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { licensesPage } from "./licenses.ts";

const root = path.resolve(import.meta.dirname, "../..");
const lock = readFileSync(path.join(root, "package-lock.json"), "utf8");
writeFileSync(path.join(root, "docs/licenses.md"), licensesPage(JSON.parse(lock)));
