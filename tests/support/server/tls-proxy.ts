import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasOpenssl, makeCertificate } from "./certificate.ts";

export interface TlsProxy {
  /** Its certificate, which no authority has signed. */
  certificate: string;
  stop(): Promise<void>;
}

/** Whether HAProxy, and OpenSSL for its certificate, are installed. */
export function hasTlsProxy(): boolean {
  return hasOpenssl() && spawnSync("haproxy", ["-v"]).error === undefined;
}

/**
 * Starts HAProxy on a port, in front of the site on another. Unlike other proxies it passes each target on as it came:
 * no dot segment resolved, no absolute form cut short.
 */
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

// A host in the target that is not the Host header's is refused without the option. HAProxy 2.6 stops in the midst of an
// answer of more than 16 kB that follows a 100, whatever server stands behind it.
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
