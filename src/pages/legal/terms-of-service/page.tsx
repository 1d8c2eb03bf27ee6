import { termsOfService } from "../../../../content/legal/terms-of-service.ts";
import { urls } from "../../../shared/urls.ts";
import { LegalPage } from "../legal-page.tsx";
import { picture as agreement } from "./agreement.picture.svg";

export function Page() {
  return <LegalPage content={termsOfService} path={urls.termsOfService.path} picture={agreement} />;
}
