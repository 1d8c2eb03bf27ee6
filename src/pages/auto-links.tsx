import { useLocation } from "react-router";
import { site } from "../../content/site.ts";
import { Unbroken } from "../components/unbroken/unbroken.tsx";
import { phoneHref } from "../shared/phone.ts";
import { urls } from "../shared/urls.ts";

/** What the legal texts name and readers may want to follow. */
const targets: ReadonlyMap<string, string> = new Map([
  [site.email, `mailto:${site.email}`],
  [site.trainingsEmail, `mailto:${site.trainingsEmail}`],
  [site.phone, phoneHref(site.phone)],
  ["Cookie Policy", urls.cookiePolicy.path],
  ["Privacy Policy", urls.privacyPolicy.path],
  ["Terms of Service", urls.termsOfService.path],
  ["Live Online Training Program Agreement", urls.agreement.path],
]);

/** A day such as "Oct 6th, 2027", an hour, and words with a hyphen: each stays in one line. */
const whole = /([A-Z][a-z]{2} \d{1,2}(?:st|nd|rd|th)(?:, \d{4})?|\d{1,2}:\d\d [AP]M|[\w:]+(?:-[\w:]+)+)/;

/** A text whose named addresses and documents are links. */
export function AutoLinks({ text }: { text: string }) {
  const { pathname } = useLocation();
  return splitAtTargets(text).map((part, at) => {
    const href = targets.get(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    if (href === undefined || href === pathname) return <Unbroken key={at} text={part} parts={whole} />;
    return (
      <a key={part} href={href}>
        {part}
      </a>
    );
  });
}

function splitAtTargets(text: string): string[] {
  const names = [...targets.keys()].map((name) => name.replace(/[.()]/g, "\\$&"));
  return text.split(new RegExp(`(${names.join("|")})`)).filter((part) => part !== "");
}
