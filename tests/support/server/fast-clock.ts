// Loaded before a site, by `--import`: a timer of a minute or more ends after 50 ms, and the clock leaps to the time that it
// was set for. What waits for a receiver for some seconds does so. CLOCK_FILE keeps how far the clock is ahead, as a
// machine's clock goes on when a process is killed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const file = process.env.CLOCK_FILE ?? "";
// Some milliseconds less than a minute, too.
const leapsFrom = 45_000;
const RealDate = Date;
let ahead = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

globalThis.setTimeout = new Proxy(setTimeout, {
  apply(target, self, [callback, ms, ...rest]) {
    if (!(ms >= leapsFrom)) return Reflect.apply(target, self, [callback, ms, ...rest]);
    const end = now() + ms;
    const leap = () => {
      ahead = Math.max(ahead, end - RealDate.now());
      writeFileSync(file, String(ahead));
      callback(...rest);
    };
    return Reflect.apply(target, self, [leap, 50]);
  },
});
