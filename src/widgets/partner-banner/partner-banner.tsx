import { Banner } from "../../components/banner/banner.tsx";
import type { Ending } from "../../components/banner/ending.ts";
import { partnershipPath } from "../../shared/paths.ts";

interface PartnerBannerProps {
  title: string;
  description: string;
  action: string;
  ending: Ending;
}

export function PartnerBanner(banner: PartnerBannerProps) {
  return <Banner tone="night" {...banner} href={partnershipPath} />;
}
