import { cookiePolicy } from "../../../../content/legal/cookie-policy.ts";
import { urls } from "../../../shared/urls.ts";
import { LegalPage } from "../legal-page.tsx";
import { picture as lifetimes } from "./lifetimes.picture.svg";

export function Page() {
  return <LegalPage content={cookiePolicy} path={urls.cookiePolicy.path} picture={lifetimes} />;
}
