import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
import { browserFloor } from "../../../src/tools/browser-floor.ts";

const { ios, ...desktop } = browserFloor;
const floor = { ...desktop, safari_ios: ios };

/** The browser's own interfaces that scripts use without one that is newer; others share too many words with packages. */
const commonInterfaces =
  /^(?:Window|Document|Node|Element|HTML(?:Button|Details|Dialog|Form|IFrame|Input|Select|Template|TextArea)?Element|Navigator|Selection|Range|Event|EventTarget|URL|AbortSignal|Response|Request|Blob|File|FormData|Headers)$/;

/** What at least one of the oldest supported browsers does not have. */
export interface NewerThanFloor {
  /** Globals, such as `Iterator` and `requestIdleCallback`. */
  globals: string[];
  members: NewerMember[];
  /** Pseudo-classes and pseudo-elements, without their colons. */
  selectors: string[];
}

interface NewerMember {
  owner: string;
  member: string;
  /** Whether the owner itself has it, as `URL.canParse`, and not what it makes, as `Element.checkVisibility`. */
  isStatic: boolean;
  /** Whether nothing older has a member of this name. */
  isDistinct: boolean;
}

/** Reads MDN's tables of what each browser has since when. */
export function newerThanFloor(): NewerThanFloor {
  const interfaces = namesOf(data.api);
  const builtins = namesOf(data.javascript.builtins);
  const older = new Set(
    [...interfaces, ...builtins].flatMap(([, { compat }]) =>
      namesOf(compat).flatMap(([member, { isNewer }]) => (isNewer ? [] : [member])),
    ),
  );
  // What a newer interface has nobody comes to without its name.
  const known = [...interfaces.filter(([name]) => commonInterfaces.test(name)), ...builtins];
  const members = known
    .filter(([, { isNewer }]) => !isNewer)
    .flatMap(([owner, { compat }]) =>
      namesOf(compat)
        .filter(([member, { isNewer }]) => isNewer && member !== owner && !/_event$|^@@/.test(member))
        .map(([name]) => {
          const member = name.replace(/_static$/, "");
          // Of what is the language's own, the tables do not say which it is.
          return {
            owner,
            member,
            isDistinct: !older.has(member),
            isStatic: name !== member || member in (Reflect.get(globalThis, owner) ?? {}),
          };
        }),
    );
  const isGlobal = ({ owner }: NewerMember) => owner === "Window" || owner === "globalThis";
  return {
    globals: [
      ...[...interfaces, ...builtins].filter(([, { isNewer }]) => isNewer).map(([name]) => name),
      ...members.filter(isGlobal).map(({ member }) => member),
    ],
    members: members.filter((member) => !isGlobal(member)),
    selectors: namesOf(data.css.selectors)
      .filter(([, { isNewer }]) => isNewer)
      .map(([name]) => name),
  };
}

function namesOf(table: Identifier | undefined) {
  return Object.keys(table ?? {}).flatMap((name) => {
    const compat = table?.[name];
    if (name === "__compat" || compat?.__compat === undefined) return [];
    return [[name, { compat, isNewer: isNewer(compat.__compat) }] as const];
  });
}

function isNewer({ support }: CompatStatement): boolean {
  return Object.entries(floor).some(
    ([browser, oldest]) =>
      ![support[browser as keyof typeof floor] ?? []]
        .flat()
        .some(
          ({ version_added, version_removed, flags, prefix, alternative_name }) =>
            !flags &&
            !prefix &&
            !alternative_name &&
            isUpTo(version_added, oldest) &&
            !isUpTo(version_removed, oldest),
        ),
  );
}

/** Whether a browser's version, such as "16.4" or "≤37", is not above another; one that is false or unknown never is. */
function isUpTo(version: string | boolean | undefined, most: string): boolean {
  if (typeof version !== "string" || version === "preview") return false;
  return version.replace("≤", "").localeCompare(most, "en", { numeric: true }) <= 0;
}

/**
 * Runs in a page before its own scripts: takes away what is newer, and lets selectors that are newer fail, as an old browser
 * does.
 */
export function takeNewerAway({ globals, members, selectors }: NewerThanFloor): void {
  // Chromium goes on to use the window of a frame's first, empty document, and crashes now and then where it was changed.
  if (location.href === "about:blank") return;
  for (const { owner, member, isStatic } of members) {
    const object = Reflect.get(globalThis, owner);
    const holder = isStatic ? object : object?.prototype;
    if (holder !== undefined) Reflect.deleteProperty(holder, member);
  }
  for (const name of globals) {
    Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Window.prototype, name);
  }
  const newer = new RegExp(`:(?:${selectors.join("|")})(?![\\w-])`);
  const asked: [object, string[]][] = [
    [Element.prototype, ["querySelector", "querySelectorAll", "matches", "closest"]],
    [Document.prototype, ["querySelector", "querySelectorAll"]],
    [DocumentFragment.prototype, ["querySelector", "querySelectorAll"]],
  ];
  for (const [prototype, methods] of asked) {
    for (const method of methods) {
      const real = Reflect.get(prototype, method);
      Reflect.set(prototype, method, function (this: unknown, selector: string) {
        if (newer.test(selector)) throw new SyntaxError(`'${selector}' is not a valid selector`);
        return real.call(this, selector);
      });
    }
  }
}
