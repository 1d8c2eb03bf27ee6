import { randomUUID } from "node:crypto";
import { mail } from "../../content/mail.ts";
import { site } from "../../content/site.ts";
import { DeliveryError } from "../server/outbox/delivery-error.ts";
import { createMailer } from "../server/outbox/mailer.ts";
import { allReceivers } from "../server/outbox/receivers.ts";
import { runTool, ToolError } from "./run-tool.ts";

await runTool(async (_dataDir, settings) => {
  if (settings.mail === null)
    throw new ToolError("SMTP_URL and LEADS_TO are not set, so no mail can be sent.");
  const receivers = allReceivers(settings.mail);
  const { subject, text } = mail.test;
  const mailer = createMailer(settings.mail);
  const waiting = setTimeout(() => console.info("Waiting for the mail server ..."), 10_000);
  try {
    const answer = await mailer.send(
      {
        to: receivers,
        subject,
        headers: { "Auto-Submitted": "auto-generated" },
        letter: { title: subject, blocks: [{ kind: "paragraph", text }] },
      },
      `<${randomUUID()}.test@${site.domain}>`,
    );
    console.info(`The mail server took a mail to ${receivers.join(", ")} and answered: ${answer}`);
  } catch (error) {
    throw error instanceof DeliveryError ? new ToolError(error.message) : error;
  } finally {
    clearTimeout(waiting);
    mailer.close();
  }
});
