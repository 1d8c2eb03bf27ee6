import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasOpenssl, makeCertificate } from "./certificate.ts";

export interface TlsProxy {
  certificate: string;
  stop(): Promise<void>;
}

export function hasTlsProxy(): boolean {
  return hasOpenssl() && spawnSync("haproxy", ["-v"]).error === undefined;
}

/** HAProxy forwards request targets unchanged, unlike other proxies. */
export async function startTlsProxy(port: number, sitePort: number): Promise<TlsProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), "tls-"));
  const { file, cert } = await makeCertificate(folder);
  const config = path.join(folder, "haproxy.cfg");
  await writeFile(config, configOf(port, sitePort, file));
  const proxy = spawn("haproxy", ["-db", "-q", "-f", config], { stdio: "inherit" });
  const gone = once(proxy, "exit");
  await untilOpen(port, () => proxy.exitCode !== null);
  return {
    certificate: cert,
    async stop() {
      proxy.kill("SIGKILL");
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

// Without the option, HAProxy refuses a target with another host. HAProxy 2.6 hangs in long answers after a 100, so
// Expect is removed.
function configOf(port: number, sitePort: number, certificate: string): string {
  return `defaults
  mode http
  timeout connect 5s
  timeout client 100s
  timeout server 100s
frontend visitors
  bind 127.0.0.1:${port} ssl crt ${certificate} alpn h2,http/1.1
  option accept-invalid-http-request
  option forwardfor
  http-request set-header X-Forwarded-Proto https
  http-request del-header Expect
  default_backend site
backend site
  server site 127.0.0.1:${sitePort}
`;
}

async function untilOpen(port: number, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const socket = connect(port, "127.0.0.1");
    const open = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await wait(50);
  }
  throw new Error("HAProxy did not start");
}
