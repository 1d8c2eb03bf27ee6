import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "../../src/server/logging/log.ts";
import { authMessages } from "../../src/shared/auth.ts";
import { secondFactorMessages } from "../../src/shared/second-factor.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import { cookiesOf, passwords, startWithAccount } from "../support/server/account.ts";
import type { RunningApp } from "../support/server/app.ts";
import {
  beforeNextSession,
  codeOf,
  type SignedIn,
  secondFactorClient,
} from "../support/server/second-factor.ts";
import { openShared, sharedPassword as password } from "../support/server/shared-site.ts";

const postgres = postgresForFile();
const noon = Date.parse("2026-05-04T12:00:15Z");

let one: RunningApp;
/** Another process over the same store, or the same one where there is only one. */
let other: RunningApp;
let admin: SignedIn;
let network = 0;

const client = secondFactorClient(() => one, password);
const { status, start, confirm, turnOff, renew, turnOn } = client;

/** From a network of its own for each try, so that only limits of the account count over several. */
const logIn = (body: object = {}, to = one): Promise<Response> =>
  client.logIn(body, { "X-Forwarded-For": `10.1.${network >> 8}.${network & 255}` }, to);

const ask = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  one.ask(`/api/auth${path}`, { method, body, headers });

const changePassword = (next: string) =>
  ask("POST", "/change-password", { currentPassword: password, newPassword: next }, { cookie: admin.cookie });

/** What a try got, in words. */
async function got(answer: Response | Promise<Response>): Promise<string> {
  const answered = await answer;
  const text = await answered.text();
  const { message = "", secondFactor }: { message?: string; secondFactor?: boolean } =
    text === "" ? {} : JSON.parse(text);
  const words: Record<string, string> = {
    [secondFactorMessages.codeNeeded]: "asked for the code",
    [secondFactorMessages.wrongCode]: "wrong code",
    [authMessages.wrongLogin]: "wrong login",
    "Please log in.": "no session",
  };
  if (answered.status !== 200) expect(answered.headers.getSetCookie().join()).not.toMatch(/session=[^;]/);
  expect(secondFactor).toBe(
    message === secondFactorMessages.codeNeeded ||
      (answered.status === 401 && message === secondFactorMessages.wrongCode)
      ? true
      : undefined,
  );
  return [answered.status, ...(words[message] === undefined ? [] : [words[message]])].join(" ");
}

/** Several at once: how many got what, the best first. */
async function gotAtOnce(answers: Promise<Response>[]): Promise<string> {
  const all = (await Promise.all(answers.map(got))).toSorted();
  return [...new Set(all)].map((each) => `${all.filter((one) => one === each).length} x ${each}`).join(", ");
}

const now = () => codeOf(admin.secret);
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const recovery = (nth: number) => admin.recoveryCodes[nth] ?? "";

type Try = [name: string, gets: string, act: () => Promise<string>];

const withoutSession: Try[] = [
  ["reads the state without a session", "401 no session", () => got(ask("GET", "/second-factor", undefined))],
  [
    "begins with the password alone",
    "401 no session",
    () => got(ask("POST", "/second-factor", { password })),
  ],
  [
    "confirms with password and code alone",
    "401 no session",
    () => got(ask("POST", "/second-factor/confirm", { password, code: now() })),
  ],
  [
    "turns it off with the password alone",
    "401 no session",
    () => got(ask("DELETE", "/second-factor", { password })),
  ],
  [
    "wants new recovery codes with the password alone",
    "401 no session",
    () => got(ask("POST", "/second-factor/recovery-codes", { password })),
  ],
  [
    "turns it off with a made-up cookie",
    "401 no session",
    () => got(turnOff("session=eyJpZCI6ImEifQ==; session.sig=AAAA")),
  ],
  [
    "turns it off with the cookie of a session that was signed out",
    "401 no session",
    async () => {
      await ask("POST", "/logout", {}, { cookie: admin.cookie });
      return got(turnOff(admin.cookie));
    },
  ],
  [
    "goes on with a session from before it was on",
    "401 no session",
    async () => {
      await turnOff(admin.cookie);
      const before = cookiesOf(await logIn());
      admin = await turnOn();
      return got(turnOff(before));
    },
  ],
];

const withSession: Try[] = [
  [
    "turns it off from a page of another site",
    "403",
    () =>
      got(
        ask("DELETE", "/second-factor", { password }, { cookie: admin.cookie, Origin: "https://evil.test" }),
      ),
  ],
  ["turns it off with a wrong password", "403", () => got(turnOff(admin.cookie, { password: "wrong" }))],
  ["turns it off without a password", "400", () => got(turnOff(admin.cookie, {}))],
  [
    "turns it off with a code in place of the password",
    "400",
    () => got(turnOff(admin.cookie, { code: now() })),
  ],
  [
    "wants new recovery codes with a wrong password",
    "403",
    () => got(renew(admin.cookie, { password: "wrong" })),
  ],
  ["begins anew while it is on", "409", () => got(start(admin.cookie))],
  ["confirms once more while it is on", "409", () => got(confirm(admin.cookie, now()))],
  [
    "looks for secrets in the state",
    "isOn, recoveryCodesLeft",
    async () => Object.keys((await status(admin.cookie)) as object).join(", "),
  ],
];

const atSignIn: Try[] = [
  ["has the password and no code", "401 asked for the code", () => got(logIn())],
  ["sends an empty code", "401 asked for the code", () => got(logIn({ code: "" }))],
  ["sends spaces for a code", "401 wrong code", () => got(logIn({ code: "   " }))],
  [
    "sends null, a number, a list and a set of fields",
    "400, 400, 400, 400",
    () => allOf([null, 123456, ["1"], { $ne: "" }]),
  ],
  [
    "sends 7 digits, letters, SQL, a NUL and a sign",
    "401 wrong code, 401 wrong code, 401 wrong code, 401 wrong code, 401 wrong code",
    () => allOf([`${now()}0`, "abcdef", "' OR 1=1 --", `${now()}\0x`, "-00001"]),
  ],
  ["sends 10,000 digits", "400", () => got(logIn({ code: "1".repeat(10_000) }))],
  ["says that there is no second factor", "400", () => got(logIn({ secondFactor: false }))],
  [
    "puts the code into the address",
    "401 asked for the code",
    () => got(ask("POST", `/login?code=${now()}`, { username: "admin", password })),
  ],
  [
    "has the code and a wrong password",
    "401 wrong login",
    () => got(logIn({ password: "wrong", code: now() })),
  ],
  ["has the code and a wrong name", "401 wrong login", () => got(logIn({ username: "root", code: now() }))],
  [
    "has the code of another secret",
    "401 wrong code",
    () => got(logIn({ code: codeOf("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP") })),
  ],
  [
    "has the code of a secret that was never confirmed",
    "401 wrong code",
    async () => {
      await turnOff(admin.cookie);
      const { secret: unconfirmed } = await (await start(admin.cookie)).json();
      admin = await turnOn();
      return got(logIn({ code: codeOf(unconfirmed) }));
    },
  ],
  [
    "has the code of the secret from before it was set up again",
    "401 wrong code",
    async () => {
      const { secret } = admin;
      await turnOff(admin.cookie);
      admin = await turnOn();
      return got(logIn({ code: codeOf(secret) }));
    },
  ],
  ["sends the secret as the code", "401 wrong code", () => got(logIn({ code: admin.secret }))],
];

const replays: Try[] = [
  [
    "plays back the code that turned it on",
    "401 wrong code",
    () => got(logIn({ code: codeOf(admin.secret, -1) })),
  ],
  ["uses a code twice", "200, 401 wrong code", () => twice(now(), one)],
  ["uses a code here and then at another process", "200, 401 wrong code", () => twice(now(), other)],
  [
    "uses a code twice at once",
    "1 x 200, 1 x 401 wrong code",
    () => gotAtOnce([logIn({ code: now() }), logIn({ code: now() })]),
  ],
  [
    "uses a code at two processes at once",
    "1 x 200, 1 x 401 wrong code",
    () => gotAtOnce([logIn({ code: now() }), logIn({ code: now() }, other)]),
  ],
  [
    "uses a code ten times at once",
    "1 x 200, 9 x 401 wrong code",
    () =>
      gotAtOnce(
        Array.from({ length: 10 }, (_, nth) => {
          network += 1;
          return logIn({ code: now() }, nth % 2 === 0 ? one : other);
        }),
      ),
  ],
  [
    "uses the code before the one that was used",
    "200, 401 wrong code",
    async () => {
      later(60);
      const before = codeOf(admin.secret, -1);
      return `${await got(logIn({ code: now() }))}, ${await got(logIn({ code: before }))}`;
    },
  ],
  ["uses a code of two steps ago", "401 wrong code", () => oldCode(120, -2)],
  ["uses the code of two steps ahead", "401 wrong code", () => oldCode(0, 2)],
  [
    "uses a code again after the clock was put back",
    "200, 401 wrong code",
    async () => {
      const code = now();
      const first = await got(logIn({ code }));
      later(-20);
      return `${first}, ${await got(logIn({ code }, other))}`;
    },
  ],
];

const recoveries: Try[] = [
  ["uses a recovery code twice", "200, 401 wrong code", () => twice(recovery(0), other)],
  [
    "uses a recovery code at two processes at once",
    "1 x 200, 1 x 401 wrong code",
    () => gotAtOnce([logIn({ code: recovery(1) }), logIn({ code: recovery(1) }, other)]),
  ],
  [
    "uses an old recovery code after new ones were made",
    "200, 401 wrong code",
    async () => `${await got(renew(admin.cookie))}, ${await got(logIn({ code: recovery(2) }, other))}`,
  ],
  [
    "uses a recovery code from before it was set up again",
    "401 wrong code",
    async () => {
      const code = recovery(3);
      await turnOff(admin.cookie);
      admin = await turnOn();
      return got(logIn({ code }));
    },
  ],
  [
    "sends the hash of a recovery code, as it is stored",
    "401 wrong code",
    () => got(logIn({ code: one.store.account.read()?.secondFactor?.recoveryHashes[0] })),
  ],
  ["guesses a recovery code", "401 wrong code", () => got(logIn({ code: "12345-67890-12345-67890" }))],
];

const underWay: Try[] = [
  [
    "is signing in with the password alone while another process turns it on",
    "401 asked for the code",
    async () => {
      await turnOff(admin.cookie);
      const { secret }: { secret: string } = await (await start(admin.cookie)).json();
      admin = { ...admin, secret };
      const body = { password, code: codeOf(secret) };
      beforeNextSession(one, () =>
        other.ask("/api/auth/second-factor/confirm", { body, headers: { cookie: admin.cookie } }),
      );
      return got(logIn());
    },
  ],
  [
    "is signing in with the old password and a right code while another process changes the password",
    "401 wrong login",
    async () => {
      const body = { currentPassword: password, newPassword: "another one" };
      beforeNextSession(one, () =>
        other.ask("/api/auth/change-password", { body, headers: { cookie: admin.cookie } }),
      );
      return got(logIn({ code: now() }));
    },
  ],
];

const afterwards: Try[] = [
  [
    "has the old password and a new code after a change of the password",
    "200, 401 wrong login",
    async () => `${await got(changePassword("another one"))}, ${await got(logIn({ code: now() }, other))}`,
  ],
  [
    "has the new password and a code that was used before the change",
    "200, 200, 401 wrong code",
    async () => {
      const code = now();
      const first = await got(logIn({ code }));
      const changed = await got(changePassword("another one"));
      await other.store.account.refresh();
      return `${first}, ${changed}, ${await got(logIn({ password: "another one", code }, other))}`;
    },
  ],
  [
    "goes on with a session from before the change of the password",
    "200, 401 no session",
    async () => `${await got(changePassword("another one"))}, ${await got(turnOff(admin.cookie))}`,
  ],
  [
    "guesses 30 codes from 30 networks at two processes, and then has the right one",
    "10 x 401 wrong code, 20 x 429, then 429",
    async () => {
      const tries: string[] = [];
      for (let nth = 0; nth < 30; nth += 1) {
        network += 1;
        tries.push(await got(logIn({ code: codeOf(admin.secret, 9 + nth) }, nth % 2 === 0 ? one : other)));
      }
      const count = (what: string) => `${tries.filter((each) => each === what).length} x ${what}`;
      network += 1;
      return `${count("401 wrong code")}, ${count("429")}, then ${await got(logIn({ code: now() }))}`;
    },
  ],
];

async function allOf(codes: unknown[]): Promise<string> {
  const all: string[] = [];
  for (const code of codes) {
    network += 1;
    all.push(await got(logIn({ code })));
  }
  return all.join(", ");
}

async function twice(code: string, second: RunningApp): Promise<string> {
  return `${await got(logIn({ code }))}, ${await got(logIn({ code }, second))}`;
}

async function oldCode(seconds: number, steps: number): Promise<string> {
  later(seconds);
  return got(logIn({ code: codeOf(admin.secret, steps) }));
}

describe.each([
  [
    "over a folder",
    async () => {
      one = await startWithAccount();
      other = one;
      return [one.stop];
    },
  ],
  [
    "over a database with two processes",
    async () => {
      const url = await postgres.createDatabase();
      const sites = [await openShared(url), await openShared(url)] as const;
      [one, other] = [sites[0].app, sites[1].app];
      return sites.map(({ close }) => close);
    },
  ],
])("%s, somebody who", (_store, open) => {
  beforeAll(async () => {
    vi.spyOn(log, "warn").mockReturnValue();
    const closes = await open();
    return async () => {
      for (const close of closes) await close();
      vi.restoreAllMocks();
    };
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
    network += 1;
    // Another hash of the same password, with which the limit of its wrong codes begins anew.
    const passwordKey = await passwords.hash(password);
    await one.store.account.update(() => ({ username: "admin", passwordKey }));
    await one.store.sessions.update(() => []);
    await other.store.account.refresh();
    await other.store.sessions.refresh();
    admin = await turnOn();
  });
  afterAll(() => vi.useRealTimers());

  test.each([
    ...withoutSession,
    ...withSession,
    ...atSignIn,
    ...replays,
    ...recoveries,
    ...underWay,
    ...afterwards,
  ])("%s gets %s", async (_name, gets, act) => {
    expect(await act()).toBe(gets);
    const account = one.store.account.read();
    expect(account?.secondFactor?.secret).toBe(admin.secret);
  });
});
