import { buttonClass } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Banner } from "./banner.tsx";

interface MailBannerProps {
  title: string;
  description: string;
  action: string;
  email: string;
}

export function MailBanner({ action, email, ...banner }: MailBannerProps) {
  return (
    <Banner tone="light" {...banner} note={email}>
      <a className={buttonClass("primary")} href={`mailto:${email}`}>
        <Icon name="mail" />
        {action}
      </a>
    </Banner>
  );
}
