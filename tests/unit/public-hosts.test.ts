import { expect, test } from "vitest";
import { NotPublicError, refusePrivateHost } from "../../src/server/http/public-hosts.ts";

// The first and the last address of each range that is not globally reachable:
// https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry.
test.each([
  ["this network", "0.0.0.0", "0.255.255.255"],
  ["private use", "10.0.0.0", "10.255.255.255"],
  ["shared address space", "100.64.0.0", "100.127.255.255"],
  ["loopback", "127.0.0.0", "127.255.255.255"],
  ["link local", "169.254.0.0", "169.254.255.255"],
  ["private use", "172.16.0.0", "172.31.255.255"],
  ["IETF protocols", "192.0.0.0", "192.0.0.255"],
  ["documentation 1", "192.0.2.0", "192.0.2.255"],
  ["6to4 relays", "192.88.99.0", "192.88.99.255"],
  ["private use", "192.168.0.0", "192.168.255.255"],
  ["benchmarks", "198.18.0.0", "198.19.255.255"],
  ["documentation 2", "198.51.100.0", "198.51.100.255"],
  ["documentation 3", "203.0.113.0", "203.0.113.255"],
  ["multicast", "224.0.0.0", "239.255.255.255"],
  ["reserved", "240.0.0.0", "255.255.255.254"],
  ["broadcast", "255.255.255.255", "255.255.255.255"],
  ["unspecified and loopback", "[::]", "[::1]"],
  ["IPv4-compatible", "[::7f00:1]", "[::ffff:ffff]"],
  ["IPv4-mapped", "[::ffff:a00:1]", "[::ffff:c612:1]"],
  ["IPv4-translated", "[::ffff:0:7f00:1]", "[::ffff:0:ffff:ffff]"],
  ["NAT64, with a private and with any address", "[64:ff9b::a00:1]", "[64:ff9b::ffff:ffff]"],
  ["local NAT64", "[64:ff9b:1::]", "[64:ff9b:1:ffff:ffff:ffff:ffff:ffff]"],
  ["discard", "[100::]", "[100::ffff:ffff:ffff:ffff]"],
  ["dummy", "[100:0:0:1::]", "[100:0:0:1:ffff:ffff:ffff:ffff]"],
  ["IETF protocols, Teredo first", "[2001::]", "[2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["benchmarks", "[2001:2::]", "[2001:2:0:ffff:ffff:ffff:ffff:ffff]"],
  ["documentation", "[2001:db8::]", "[2001:db8:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["6to4", "[2002::]", "[2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["documentation", "[3fff::]", "[3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["segment routing", "[5f00::]", "[5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["unique local", "[fc00::]", "[fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["link local", "[fe80::]", "[febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["site local", "[fec0::]", "[feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
  ["multicast", "[ff00::]", "[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]"],
])("%s is not public: %s to %s", (_what, ...hosts) => {
  for (const host of hosts) expect(() => refusePrivateHost(host)).toThrow(NotPublicError);
});

test.each([
  ...[
    "1.0.0.0",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
  ],
  ...[
    "172.15.255.255",
    "172.32.0.0",
    "192.0.1.0",
    "192.0.3.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
  ],
  ...[
    "[2000::]",
    "[2001:200::]",
    "[2001:db7::1]",
    "[2001:db9::1]",
    "[2003::1]",
    "[2606:4700::1111]",
    "[3ffe::1]",
  ],
  ...["[::ffff:808:808]", "example.com"],
])("%s is public", (host) => {
  expect(() => refusePrivateHost(host)).not.toThrow();
});
