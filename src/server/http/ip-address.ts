import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The IP address in a text, or null where it holds none. Proxies write a client's with its port, in brackets or in quotes;
 * an IPv4 address in an IPv6 one is given as IPv4.
 */
export function parseIpAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const plain = text.replace(/["\s]/g, "");
  for (const spelling of [plain, plain.replace(/:\d*$/, "")]) {
    const address = spelling.replace(/^\[(.*)\]$/, "$1");
    // Each of the two takes some that the other refuses: numbers such as 40000 here, ::192.0.2.1 there.
    if (isIP(address) !== 0 && ipaddr.isValid(address)) return ipaddr.process(address);
  }
  return null;
}
