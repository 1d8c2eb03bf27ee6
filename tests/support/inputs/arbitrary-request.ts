import fc from "fast-check";
import { signatureFor } from "../../../src/tools/stripe-events.ts";
import type { PlainRequest } from "../server/http-request.ts";
import { arbitraryAddress, type KnownNames } from "./arbitrary-address.ts";
import { arbitraryBody, often } from "./arbitrary-body.ts";

/** What the requests may know of the site that they are sent to. */
interface Known extends KnownNames {
  /** The admin's, sent with some of them. */
  cookie: string;
  /** Signs payments. */
  paymentSecret: string;
}

/** The host in targets of the absolute form, and nowhere else. */
export const absoluteHost = "absolute-form.test";

const anyMethod = fc.constantFrom(
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "QUERY",
);

/** Methods that an address takes, the first pattern that fits. */
const methods: [address: RegExp, methods: string[]][] = [
  [/^\/api\/auth\/second-factor$/, ["GET", "POST", "DELETE"]],
  [/^\/api\/(?:payments|acceptances)/, ["POST"]],
  [/^\/api\/blogs\/.+\/unsaved/, ["PUT", "PUT", "PUT", "GET", "DELETE"]],
  [/^\/api\/subscribers\//, ["DELETE"]],
  [/^\/api\/(?:chat|visits|auth\/(?!status)|images\/check|blogs\/preview$|blogs\/.+\/restore)/, ["POST"]],
  [/^\/api\/(?:leads\/.+\/(?:restore|deliveries)|leads\/bulk)/, ["POST"]],
  [/^\/api\/blogs\/.+\/preview/, ["POST", "DELETE"]],
  [/^\/api\/blogs\/.+\/versions/, ["GET"]],
  [/^\/api\/blogs\/preview\//, ["GET"]],
  [/^\/api\/(?:blogs|cohorts|offers|answers)\//, ["PUT", "PUT", "DELETE"]],
  [/^\/api\/leads\//, ["PATCH", "PATCH", "DELETE"]],
  [/^\/api\/(?:images|people)\//, ["DELETE"]],
  [/^\/api\/questions/, ["GET", "DELETE"]],
  [
    /^\/(?:api\/(?:blogs|cohorts|answers|images|leads|subscribers)|widget|checkout|subscribe|unsubscribe)/,
    ["GET", "POST"],
  ],
  [/^/, ["GET", "GET", "HEAD"]],
];

function methodOf(address: string): fc.Arbitrary<string> {
  return fc.constantFrom(...(methods.find(([pattern]) => pattern.test(address))?.[1] ?? []));
}

const header = fc.constantFrom<[string, string][]>(
  ["Content-Type", "text/plain"],
  ["Content-Type", "application/json; charset=utf-16"],
  ["Content-Encoding", "gzip"],
  ["Content-Encoding", "br"],
  ["If-Match", '"x", *, W/"'],
  ["If-None-Match", '"'],
  ["If-None-Match", "*"],
  ["If-Modified-Since", "never"],
  ["Range", "bytes=5-2"],
  ["Accept-Encoding", "br;q=0, *;q=2"],
  ["Accept-Encoding", "gzip, br"],
  ["Host", "evil.test:99999"],
  ["X-Forwarded-Host", "evil.test"],
  ["X-Forwarded-Proto", "https, javascript"],
  ["Origin", "null"],
  ["Sec-Fetch-Site", "cross-site"],
  ["Expect", "100-continue"],
  ["Upgrade", "websocket"],
  ["Cookie", "session=e30=; session.sig=x; a=%E0%A4%A"],
  ["X-HTTP-Method-Override", "DELETE"],
);

/** How proxies write whom a request is from. */
const senders: ((address: string, port: number) => string)[] = [
  (address) => address,
  (address, port) => (address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`),
  (address, port) => (address.includes(":") ? `"[${address}]:${port}"` : `"${address}:${port}"`),
  (address, port) => `198.51.100.${port % 256}, ${address}`,
];

const now = () => Math.floor(Date.now() / 1000);

/** What a payment's body is signed with: mostly the secret itself. */
const signatures: ((body: string, secret: string) => string)[] = [
  (body, secret) => signatureFor(body, secret),
  (body, secret) => signatureFor(body, secret),
  (body, secret) => signatureFor(body, secret),
  (body, secret) => signatureFor(body, `${secret}x`),
  (body, secret) => signatureFor(body, secret, now() - 600),
  (body, secret) => signatureFor(body, secret, now() + 1e9),
  (body, secret) => signatureFor(`${body} `, secret),
  () => "",
  () => "t=,v1=",
  () => `t=${now()},v1=${"0".repeat(64)}`,
  () => `t=NaN,v1=${"f".repeat(63)},v1=zz,v0=1,t=1,=,,`,
  () => "v1=".repeat(2_000),
];

/** Requests of every kind: to each address of the site with what it takes, and with anything else. */
export function arbitraryRequest(known: Known): fc.Arbitrary<PlainRequest> {
  return arbitraryAddress(known).chain((address) => {
    const target = address.replace(/[^\x21-\x7e]/g, "x");
    const signsIn = target.startsWith("/api/auth/");
    return fc
      .record({
        method: often(methodOf(target), anyMethod),
        spelled: often(fc.constant(target), fc.constantFrom(...spellingsOf(target))),
        content: arbitraryBody(target),
        more: fc.array(header, { maxLength: 3 }),
        asAdmin: fc.boolean(),
        // Each password that is tried from a new address would cost a third of a second.
        from: signsIn ? fc.constant("198.51.100.1") : fc.oneof(fc.ipV4(), fc.ipV6()),
        sentBy: fc.constantFrom(...senders),
        port: fc.nat(65_535),
        sign: fc.constantFrom(...signatures),
      })
      .map(({ method, spelled, content: [type, body], more, asAdmin, from, sentBy, port, sign }) => ({
        method,
        path: spelled,
        headers: {
          "Content-Type": type,
          "X-Forwarded-For": sentBy(from, port),
          // Signing out would end the session for the requests to come.
          ...(asAdmin && !target.includes("logout") && { Cookie: known.cookie }),
          ...(target.startsWith("/api/payments") && {
            "Stripe-Signature": sign(body.toWellFormed(), known.paymentSecret),
          }),
          ...Object.fromEntries(more),
        },
        ...(method !== "GET" && method !== "HEAD" && { body: body.toWellFormed() }),
      }));
  });
}

/** Other ways to write a target: RFC 9112's absolute form, dot segments, letter case, slashes, encoded letters. */
function spellingsOf(target: string): string[] {
  const [, path = "", query = ""] = /^([^?]*)(.*)$/.exec(target) ?? [];
  const letter = /(?<!%[0-9a-f]?)[a-z]/i;
  return [
    `http://${absoluteHost}${target}`,
    `HTTPS://${absoluteHost}:8443/x/../${target}`,
    `http://user@${absoluteHost}${target}`,
    `/x/..${target}`,
    `/blogs/%2e%2E${target}`,
    `/./${target}`,
    `/..${path}/.${query}`,
    path.replaceAll("/", "\\").replace(/^\\?/, "/\\") + query,
    path.replaceAll("/", "//") + query,
    `${path}/${query}`,
    path.toUpperCase() + query,
    path.replace(letter, (found) => found.toUpperCase()) + query,
    path.replace(letter, (found) => `%${found.charCodeAt(0).toString(16)}`) + query,
    path.replace(/(?<=.)\//g, "%2f") + query,
    `${target}#part`,
  ];
}
