import { Banner } from "./banner.tsx";
import type { Ending } from "./ending.ts";
import { grow } from "./grow.ts";

interface MailBannerProps {
  title: string;
  description: string;
  action: string;
  email: string;
  ending?: Ending;
}

export function MailBanner({ email, ending, ...banner }: MailBannerProps) {
  return (
    <Banner
      tone="light"
      {...banner}
      ending={ending ?? grow(banner.title, 24, 4)}
      href={`mailto:${email}`}
      note={email}
    />
  );
}
