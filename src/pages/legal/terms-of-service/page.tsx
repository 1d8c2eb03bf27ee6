import { termsOfService } from "../../../../content/legal/terms-of-service.ts";
import { urls } from "../../../shared/urls.ts";
import { agreement } from "../legal.picture.ts";
import { LegalPage } from "../legal-page.tsx";

export function Page() {
  return <LegalPage content={termsOfService} path={urls.termsOfService.path} picture={agreement} />;
}
