import { execFileSync, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";

export function hasOpenssl(): boolean {
  return spawnSync("openssl", ["-v"]).error === undefined;
}

export async function makeCertificate(folder: string): Promise<{ file: string; cert: string; key: string }> {
  const file = path.join(folder, "site.pem");
  const options = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const out = ["-keyout", `${file}.key`, "-out", file];
  execFileSync("openssl", ["req", "-x509", ...options, ...subject, ...out], { stdio: "ignore" });
  return { file, cert: await readFile(file, "utf8"), key: await readFile(`${file}.key`, "utf8") };
}
