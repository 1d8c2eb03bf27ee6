import { site } from "../../../content/site.ts";
import type { MailSettings } from "../settings/env.ts";
import type { SendDue } from "./morning-mail.ts";

export function createSendDue(mail: MailSettings, siteUrl: string): SendDue {
  return async (due, day, reached) => {
    const [{ createMailer }, { dueMail }] = await Promise.all([
      import("./mailer.ts"),
      import("./due-mail.ts"),
    ]);
    const mailer = createMailer(mail);
    try {
      // A stable Message-ID lets mailboxes detect a mail whose success could not be stored.
      await mailer.send(dueMail(due, day, mail.leadsTo, siteUrl), `<due.${day}@${site.domain}>`, reached);
    } finally {
      mailer.close();
    }
  };
}
