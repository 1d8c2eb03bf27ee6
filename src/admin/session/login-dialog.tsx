import { type FormEvent, useState } from "react";
import { Field } from "../../components/field/field.tsx";
import { authMessages } from "../../shared/auth.ts";
import { adminApi, toApiError } from "../api.ts";
import { CodeField } from "../components/code-field.tsx";
import { FormFoot } from "../components/form-foot.tsx";
import { Modal } from "../components/modal.tsx";

export interface LoginPrompt {
  text: string;
  button: string;
}

interface LoginDialogProps {
  username: string;
  words: LoginPrompt;
  onCancel(): void;
  onLoggedIn(): void;
}

export function LoginDialog({ username, words, onCancel, onLoggedIn }: LoginDialogProps) {
  const [password, setPassword] = useState("");
  const [issue, setIssue] = useState<string>();
  const [code, setCode] = useState("");
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const [codeIssue, setCodeIssue] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function logIn(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (password === "") return setIssue("Please enter your password.");
    setBusy(true);
    try {
      await adminApi.login(username, password, code);
      onLoggedIn();
    } catch (error) {
      const { status, message, secondFactor = false } = toApiError(error);
      setBusy(false);
      const isWrongLogin = !secondFactor && (status === 401 || status === 400);
      const isAboutCode = secondFactor || (isCodeAsked && !isWrongLogin);
      // The first answer only asks for the code.
      setCodeIssue(isAboutCode && isCodeAsked ? message : undefined);
      if (!isAboutCode) return setIssue(isWrongLogin ? authMessages.wrongLogin : message);
      setIssue(undefined);
      setCode("");
      setIsCodeAsked(true);
      document.getElementById("session-code")?.focus();
    }
  }

  return (
    <Modal title="Your session has ended" size="small" onClose={onCancel}>
      <form noValidate onSubmit={logIn}>
        <p>{words.text}</p>
        <Field id="session-username" label="Username" autoComplete="username" value={username} readOnly />
        <Field
          id="session-password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          data-autofocus=""
          issue={issue}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {isCodeAsked && (
          <CodeField
            id="session-code"
            autoFocus
            issue={codeIssue}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <FormFoot
          cancel="Not now"
          action={busy ? "Logging in..." : words.button}
          isBusy={busy}
          onCancel={onCancel}
        />
      </form>
    </Modal>
  );
}
