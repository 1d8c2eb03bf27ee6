export const legalLabels = {
  backToHome: "Back to Home",
  contentsTitle: "Contents",
  effectiveDate: "Effective date",
};
