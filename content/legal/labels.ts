/** What the three legal pages share. */
export const legalLabels = {
  backToHome: "Back to Home",
  contentsTitle: "Contents",
  effectiveDate: "Effective date",
};
