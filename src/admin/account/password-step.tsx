import { type ReactNode, useState } from "react";
import { Field } from "../../components/field/field.tsx";
import { maxPasswordLength } from "../../shared/auth.ts";
import { Button } from "../components/button.tsx";
import { modalActionsClass } from "../components/modal.tsx";
import ui from "../components/ui.module.css";
import { useStepForm } from "./use-step-form.ts";

interface PasswordStepProps {
  username: string;
  /** What the button does. */
  label: string;
  submit(password: string): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** Each change of the second factor takes the password again. */
export function PasswordStep({ username, label, submit, onClose, children }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const { onSubmit, busy, issue, failure } = useStepForm("password", () => submit(password));
  return (
    <form noValidate onSubmit={onSubmit}>
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
      {failure !== "" && (
        <p className={ui.error} role="alert">
          {failure}
        </p>
      )}
      <div className={modalActionsClass}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {label}
        </Button>
      </div>
    </form>
  );
}
