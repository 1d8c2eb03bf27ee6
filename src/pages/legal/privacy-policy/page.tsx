import { privacyPolicy } from "../../../../content/legal/privacy-policy.ts";
import { urls } from "../../../shared/urls.ts";
import { LegalPage } from "../legal-page.tsx";
import { Kept } from "./kept.tsx";
import { picture as shelter } from "./shelter.picture.svg";

export function Page() {
  return (
    <LegalPage content={privacyPolicy} path={urls.privacyPolicy.path} picture={shelter} summary={<Kept />} />
  );
}
