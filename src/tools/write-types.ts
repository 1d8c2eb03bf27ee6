import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";

// Generates types in dist/types, so that a missing CSS class, icon or picture is a type error.

const projectDir = path.resolve(import.meta.dirname, "../..");
const typesDir = path.join(projectDir, "dist/types");

rmSync(typesDir, { recursive: true, force: true });
for (const file of globSync("src/**/*.module.css", { cwd: projectDir })) {
  const { exports } = transform({ filename: file, code: read(file), cssModules: true });
  const fields = Object.keys(exports ?? {})
    .toSorted()
    .map((name) => `  readonly ${JSON.stringify(name)}: string;\n`);
  write(`${file}.d.ts`, `declare const styles: {\n${fields.join("")}};\nexport default styles;\n`);
}
for (const file of globSync("src/**/*.picture.svg", { cwd: projectDir })) {
  const type = path.relative(path.dirname(file), "src/shared/drawing/picture.ts");
  write(`${file}.d.ts`, `export declare const picture: import(${JSON.stringify(type)}).Picture;\n`);
}
writeIconNames("src/components/icon/icons.svg", "src/shared/icon-name.d.ts", "IconName");
writeIconNames(
  "src/admin/components/admin-icons.svg",
  "src/admin/components/admin-icon-name.d.ts",
  "AdminIconName",
);

function writeIconNames(sprite: string, file: string, type: string): void {
  const ids = read(sprite)
    .toString()
    .matchAll(/(?<=<symbol id=)"[^"]+"/g);
  write(file, `export type ${type} = ${[...ids].join(" | ")};\n`);
}

function read(file: string): Buffer {
  return readFileSync(path.join(projectDir, file));
}

function write(file: string, declaration: string): void {
  const target = path.join(typesDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, declaration);
}
