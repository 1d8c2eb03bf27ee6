import { once } from "node:events";
import { createServer } from "node:http";

export interface Provider {
  url: string;
  stop(): Promise<void>;
}

export async function startProvider(): Promise<Provider> {
  const server = createServer((req, res) => {
    if (req.url === "/js/form_embed.js") {
      res.writeHead(200, {
        "Content-Type": "text/javascript",
        "Cross-Origin-Resource-Policy": "cross-origin",
      });
      res.end(embedScript);
      return;
    }
    res.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    res.end(`<!doctype html><title>Provider</title><p>The provider's form at ${req.url}</p>${frameScript}`);
  });
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The port is not known");
  return {
    url: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const embedScript = `(() => {
  for (const frame of document.querySelectorAll("iframe[data-layout-iframe-id]")) {
    const wrapper = document.createElement("div");
    wrapper.id = frame.id + "-wrapper";
    frame.replaceWith(wrapper);
    wrapper.append(frame);
  }
  const style = document.createElement("style");
  style.textContent = "[id$=-wrapper] { display: block }";
  document.head.append(style);
  window.onmessage = (event) => {
    const [, id, height] = /^\\[iFrameSizer\\]([^:]+):(\\d+)/.exec(String(event.data)) ?? [];
    if (id) document.getElementById(id).style.height = height + "px";
  };
})();`;

const frameScript = `<script>
  const id = "inline-" + location.pathname.split("/").pop();
  setTimeout(() => parent.postMessage("[iFrameSizer]" + id + ":1500:600:init", "*"), 50);
</script>`;
