import { Banner } from "../../components/banner/banner.tsx";
import { buttonClass } from "../../components/button/button.tsx";
import { PartnerLink } from "../partner-link/partner-link.tsx";

interface PartnerBannerProps {
  title: string;
  description: string;
  action: string;
}

export function PartnerBanner({ action, ...banner }: PartnerBannerProps) {
  return (
    <Banner tone="night" {...banner}>
      <PartnerLink className={buttonClass("primary")}>{action}</PartnerLink>
    </Banner>
  );
}
