import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";

// Writes a declaration for every CSS module, so that a class that its sheet does not have is a type error.
// They stand in dist/css-types, which `rootDirs` in tsconfig.base.json lays over the project.

const projectDir = path.resolve(import.meta.dirname, "../..");
const typesDir = path.join(projectDir, "dist/css-types");

rmSync(typesDir, { recursive: true, force: true });
for (const file of globSync("src/**/*.module.css", { cwd: projectDir })) {
  const code = readFileSync(path.join(projectDir, file));
  const { exports } = transform({ filename: file, code, cssModules: true });
  const fields = Object.keys(exports ?? {}).map((name) => `  readonly ${JSON.stringify(name)}: string;\n`);
  const declaration = path.join(typesDir, `${file}.d.ts`);
  mkdirSync(path.dirname(declaration), { recursive: true });
  writeFileSync(declaration, `declare const styles: {\n${fields.join("")}};\nexport default styles;\n`);
}
