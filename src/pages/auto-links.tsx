import { Fragment } from "react";
import { useLocation } from "react-router";
import { site } from "../../content/site.ts";
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

export function AutoLinks({ text }: { text: string }) {
  const { pathname } = useLocation();
  return splitAtTargets(text).map((part, at) => {
    const href = targets.get(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    if (href === undefined || href === pathname) return <Fragment key={at}>{part}</Fragment>;
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
