import { encodeQR } from "qr";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { site } from "../../../content/site.ts";
import { Field } from "../../components/field/field.tsx";
import { maxPasswordLength } from "../../shared/auth.ts";
import type { SecondFactorStart } from "../../shared/second-factor.ts";
import { toApiError } from "../api.ts";
import { Button } from "../components/button.tsx";
import { CodeField } from "../components/code-field.tsx";
import { FormFoot } from "../components/form-foot.tsx";
import { modalActionsClass } from "../components/modal.tsx";
import { copyAndNotify } from "../notify.ts";
import { saveFile } from "../save-file.ts";
import styles from "./second-factor.module.css";

interface StepFormProps {
  /** The id of its one field. */
  field: string;
  action: string;
  send(): Promise<void>;
  onClose(): void;
  /** Gets the issue of the field. */
  children(issue: string | undefined): ReactNode;
}

/** A step that makes one call. */
function StepForm({ field, action, send, onClose, children }: StepFormProps) {
  const [issue, setIssue] = useState<string>();
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setIssue(undefined);
    setFailure("");
    try {
      await send();
    } catch (error) {
      const { issues, message } = toApiError(error);
      setBusy(false);
      setIssue(issues[field]);
      if (issues[field] === undefined) setFailure(message);
      else document.getElementById(field)?.focus();
    }
  }

  return (
    <form noValidate onSubmit={submit}>
      {children(issue)}
      <FormFoot failure={failure} action={action} isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}

interface PasswordStepProps {
  username: string;
  action: string;
  send(password: string): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** Each change of the second factor takes the password again. */
export function PasswordStep({ username, action, send, onClose, children }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  return (
    <StepForm field="password" action={action} send={() => send(password)} onClose={onClose}>
      {(issue) => (
        <>
          <p>{children}</p>
          {/* Tells a password manager whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <Field
            id="password"
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            maxLength={maxPasswordLength}
            required
            autoFocus
            issue={issue}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
    </StepForm>
  );
}

interface ScanStepProps {
  start: SecondFactorStart;
  send(code: string): Promise<void>;
  onClose(): void;
}

/** Shows the secret to an authenticator app, and takes the first code of it. */
export function ScanStep({ start: { secret, uri }, send, onClose }: ScanStepProps) {
  const [code, setCode] = useState("");
  return (
    <StepForm field="code" action="Turn on" send={() => send(code)} onClose={onClose}>
      {(issue) => (
        <>
          <p>
            Scan this with your authenticator app, <a href={uri}>open it in the app</a> of this device, or
            type the key into the app.
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
        </>
      )}
    </StepForm>
  );
}

/** Dark on white in every mode: cameras do not read it otherwise. */
function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={dark.join("")} />
    </svg>
  );
}

/** The one time that the recovery codes are shown: the server keeps their hashes alone. */
export function RecoveryCodesStep({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const words = useRef<HTMLParagraphElement>(null);
  const text = codes.join("\n");

  useEffect(() => words.current?.focus(), []);

  return (
    <div className={styles.step}>
      <p ref={words} tabIndex={-1}>
        Without your phone, each of these codes signs you in once. They are shown only now: keep them where
        you find them without the phone.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={modalActionsClass}>
        <Button onClick={() => copyAndNotify(text, "The list")}>Copy</Button>
        <Button onClick={() => saveFile(new Blob([`${text}\n`]), `${site.name}-recovery-codes.txt`)}>
          Save as a file
        </Button>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
