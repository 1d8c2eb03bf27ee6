import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Accepts ports, brackets and quotes, as proxies write them. Maps IPv4-mapped IPv6 addresses to IPv4. */
export function parseIpAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const plain = text.replace(/["\s]/g, "");
  for (const spelling of [plain, plain.replace(/:\d*$/, "")]) {
    const address = spelling.replace(/^\[(.*)\]$/, "$1");
    // Either parser accepts some that the other refuses: ipaddr takes 40000, Node takes ::192.0.2.1.
    if (isIP(address) !== 0 && ipaddr.isValid(address)) return ipaddr.process(address);
  }
  return null;
}
