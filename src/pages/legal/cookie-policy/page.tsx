import { cookiePolicy } from "../../../../content/legal/cookie-policy.ts";
import { urls } from "../../../shared/urls.ts";
import { lifetimes } from "../legal.picture.ts";
import { LegalPage } from "../legal-page.tsx";

export function Page() {
  return <LegalPage content={cookiePolicy} path={urls.cookiePolicy.path} picture={lifetimes} />;
}
