import { Banner } from "../../components/banner/banner.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import { partnershipPath } from "../../shared/paths.ts";

interface PartnerBannerProps {
  title: string;
  description: string;
  action: string;
  ending: Picture;
}

export function PartnerBanner(banner: PartnerBannerProps) {
  return <Banner tone="night" {...banner} href={partnershipPath} />;
}
