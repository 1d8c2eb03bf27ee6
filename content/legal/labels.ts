import type { LegalLabels } from "./types.ts";

export const legalLabels: LegalLabels = {
  backToHome: "Back to Home",
  contentsTitle: "Contents",
  effectiveDate: "Effective date",
};
