import { Banner } from "./banner.tsx";
import type { Ending } from "./ending.ts";

interface MailBannerProps {
  title: string;
  description: string;
  action: string;
  email: string;
  ending: Ending;
}

export function MailBanner({ email, ...banner }: MailBannerProps) {
  return <Banner tone="light" {...banner} href={`mailto:${email}`} note={email} />;
}
