import { useState } from "react";
import type { SecondFactorStart } from "../../shared/second-factor.ts";
import { Button } from "../components/button.tsx";
import { CodeField } from "../components/code-field.tsx";
import { modalActionsClass } from "../components/modal.tsx";
import ui from "../components/ui.module.css";
import { copyAndNotify } from "../notify.ts";
import { QrCode } from "./qr-code.tsx";
import styles from "./second-factor.module.css";
import { useStepForm } from "./use-step-form.ts";

interface ScanStepProps {
  start: SecondFactorStart;
  confirm(code: string): Promise<void>;
  onClose(): void;
}

/** Shows the secret to an authenticator app, and takes the first code of it. */
export function ScanStep({ start: { secret, uri }, confirm, onClose }: ScanStepProps) {
  const [code, setCode] = useState("");
  const { onSubmit, busy, issue, failure } = useStepForm("code", () => confirm(code));
  return (
    <form noValidate onSubmit={onSubmit}>
      <p>
        Scan this with your authenticator app, <a href={uri}>open it in the app</a> of this device, or type
        the key into the app.
      </p>
      <QrCode text={uri} label="QR code of the key below" />
      <p>
        Key: <span className={styles.secret}>{secret.match(/.{4}/g)?.join(" ")}</span>{" "}
        <Button look="quiet" onClick={() => copyAndNotify(secret, "The key")}>
          Copy the key
        </Button>
      </p>
      <CodeField
        id="code"
        hint="The 6 digits that the app shows now."
        autoFocus
        issue={issue}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {failure !== "" && (
        <p className={ui.error} role="alert">
          {failure}
        </p>
      )}
      <div className={modalActionsClass}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" aria-disabled={busy}>
          Turn on
        </Button>
      </div>
    </form>
  );
}
