import { Banner } from "../../components/banner/banner.tsx";
import { buttonClass } from "../../components/button/button.tsx";
import { partnershipPath } from "../../shared/paths.ts";

interface PartnerBannerProps {
  title: string;
  description: string;
  action: string;
}

export function PartnerBanner({ action, ...banner }: PartnerBannerProps) {
  return (
    <Banner tone="night" {...banner}>
      <a href={partnershipPath} className={buttonClass("primary")}>
        {action}
      </a>
    </Banner>
  );
}
