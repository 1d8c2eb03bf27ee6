import { privacyPolicy } from "../../../../content/legal/privacy-policy.ts";
import { urls } from "../../../shared/urls.ts";
import { shelter } from "../legal.picture.ts";
import { LegalPage } from "../legal-page.tsx";

export function Page() {
  return <LegalPage content={privacyPolicy} path={urls.privacyPolicy.path} picture={shelter} />;
}
