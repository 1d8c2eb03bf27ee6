/**
 * Sends 60 logins at once, each from an address of its own, while visitors go on reading. Ends with 1 if a visitor
 * waited a second or longer, or if a login was answered in an unforeseen way. Needs the build.
 */
import { startSite } from "../support/server/site.ts";

const logins = 60;
const longestWaitMs = 1_000;
const paths = ["/", "/blogs", "/api/blogs?fields=summary", "/api/auth/status", "/favicon.svg"];

const site = await startSite({ ADMIN_PASSWORD: "correct horse battery" });
for (const path of paths) await timeOf(path);
let flooding = true;
const start = performance.now();
const flood = Promise.all(Array.from({ length: logins }, (_, i) => logIn(`10.2.0.${i}`))).finally(() => {
  flooding = false;
});
const waits: number[] = [];
while (flooding) waits.push(...(await Promise.all(paths.map(timeOf))));
const codes = await flood;
const seconds = ((performance.now() - start) / 1000).toFixed(1);
await site.stop();

const slowest = Math.max(...waits);
const counted = Object.entries(Object.groupBy(codes, String)).map(
  ([code, all]) => `${all?.length} x ${code}`,
);
console.info(
  `${logins} logins in ${seconds} s: ${counted.join(", ")}; ${waits.length} other requests, slowest ${slowest.toFixed(0)} ms`,
);
process.exitCode = slowest < longestWaitMs && codes.every((code) => code === 401 || code === 503) ? 0 : 1;

async function logIn(address: string): Promise<number> {
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify({ username: "admin", password: "wrong" }),
  });
  await answer.text();
  return answer.status;
}

async function timeOf(path: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(site.url + path);
  await answer.text();
  return performance.now() - begun;
}
