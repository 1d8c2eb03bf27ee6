import type { Picture } from "../../shared/drawing/picture.ts";
import { Banner } from "./banner.tsx";

interface MailBannerProps {
  title: string;
  description: string;
  action: string;
  email: string;
  ending: Picture;
}

export function MailBanner({ email, ...banner }: MailBannerProps) {
  return <Banner tone="light" {...banner} href={`mailto:${email}`} note={email} />;
}
