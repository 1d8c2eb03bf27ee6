import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { createServer, get, type IncomingMessage, type RequestListener } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { createFetchImage } from "../../src/tools/import/fetch-image.ts";

/** A server on this machine, which imports must never ask. */
async function privateServer(answer: RequestListener = (_req, res) => res.end("secret")) {
  const asked = vi.fn(answer);
  const server = createServer(asked).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The port is not known");
  return { asked, port: address.port };
}

test("private addresses are asked for nothing, in whatever spelling", async () => {
  const { asked, port } = await privateServer();
  const fetchImage = createFetchImage();
  for (const host of [
    "127.0.0.1",
    "localhost",
    "x.localhost",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "2130706433",
    "0x7f.1",
    "0",
  ])
    await expect(fetchImage(`http://${host}:${port}/a.png`)).rejects.toThrow(
      "its host has no public address",
    );
  for (const host of ["10.0.0.1", "169.254.169.254", "192.168.1.1", "[fe80::1]", "[fc00::1]", "100.64.0.1"])
    await expect(fetchImage(`https://${host}/a.png`)).rejects.toThrow("its host has no public address");
  expect(asked).not.toHaveBeenCalled();
});

test("a public name with a private address is asked for nothing", async () => {
  const { asked, port } = await privateServer();
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(Resolver.prototype, "resolve4").mockResolvedValue(["127.0.0.1"] as never);
  vi.spyOn(Resolver.prototype, "resolve6").mockRejectedValue(new Error("none"));
  await expect(createFetchImage()(`http://photos.example.com:${port}/a.png`)).rejects.toThrow(
    "its host has no public address",
  );
  expect(asked).not.toHaveBeenCalled();
});

test("a host that fails three times is asked no more, and others are", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const looked = vi.spyOn(Resolver.prototype, "resolve4").mockRejectedValue(new Error("none"));
  vi.spyOn(Resolver.prototype, "resolve6").mockRejectedValue(new Error("none"));
  const fetchImage = createFetchImage();
  for (const at of [1, 2, 3])
    await expect(fetchImage(`https://gone.example.com/${at}.png`)).rejects.toThrow("its host did not answer");
  await expect(fetchImage("https://gone.example.com/4.png")).rejects.toThrow("its host did not answer");
  expect(looked).toHaveBeenCalledTimes(3);
  await expect(fetchImage("https://other.example.com/4.png")).rejects.toThrow("its host did not answer");
  expect(looked).toHaveBeenCalledTimes(4);
});

test("redirects are followed, too much is cut off, and an answer without a picture is said", async () => {
  const { port } = await privateServer((req, res) => {
    const { pathname } = new URL(req.url ?? "", "http://a.test");
    if (pathname === "/a.png") res.end("picture");
    else if (pathname === "/moved") res.writeHead(302, { Location: "/a.png" }).end();
    else if (pathname === "/round") res.writeHead(301, { Location: "/round" }).end();
    else if (pathname === "/file") res.writeHead(301, { Location: "file:///etc/passwd" }).end();
    else if (pathname === "/endless") {
      const write = () => {
        while (!res.destroyed && res.write(Buffer.alloc(1_000_000)));
      };
      res.on("drain", write);
      write();
    } else res.writeHead(pathname === "/gone" ? 404 : 500).end();
  });
  const fetchImage = createFetchImage(async (url, signal) => {
    const [answer] = (await once(get(url, { signal }), "response")) as [IncomingMessage];
    return answer;
  });
  const at = (path: string) => fetchImage(`http://127.0.0.1:${port}${path}`);
  expect((await at("/moved")).toString()).toBe("picture");
  await expect(at("/round")).rejects.toThrow("it redirects to nowhere");
  await expect(at("/file")).rejects.toThrow("it redirects to nowhere");
  await expect(at("/endless")).rejects.toThrow("it is larger than 20 MB");
  await expect(at("/gone")).rejects.toThrow("it is gone (404)");
  await expect(at("/broken")).rejects.toThrow("its host answered 500");
});
