import { termsOfService } from "../../../../content/legal/terms-of-service.ts";
import { urls } from "../../../shared/urls.ts";
import { drawAgreement } from "../drawings.ts";
import { LegalPage } from "../legal-page.tsx";

export function Page() {
  return <LegalPage content={termsOfService} path={urls.termsOfService.path} picture={drawAgreement()} />;
}
