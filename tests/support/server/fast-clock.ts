// Preloaded: timers of a minute or more fire after 50 ms and advance the clock. CLOCK_FILE keeps the offset across kills.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const file = process.env.CLOCK_FILE ?? "";
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
