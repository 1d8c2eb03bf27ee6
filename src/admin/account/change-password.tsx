import { type FormEvent, useState } from "react";
import { Field } from "../../components/field/field.tsx";
import {
  authMessages,
  maxPasswordLength,
  minPasswordLength,
  savedPasswordMessages,
} from "../../shared/auth.ts";
import { adminApi, toApiError } from "../api.ts";
import { FormFoot } from "../components/form-foot.tsx";
import { Modal } from "../components/modal.tsx";
import ui from "../components/ui.module.css";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";

const fields = [
  { name: "currentPassword", label: "Current password", autoComplete: "current-password" },
  { name: "newPassword", label: "New password", autoComplete: "new-password" },
  { name: "confirmPassword", label: "Confirm new password", autoComplete: "new-password" },
] as const;

type Passwords = Record<(typeof fields)[number]["name"], string>;

export function ChangePassword({ username, onClose }: { username: string; onClose(): void }) {
  const [values, setValues] = useState<Passwords>({
    currentPassword: "",
    newPassword: "",
    confirmPassword: "",
  });
  const [issues, setIssues] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState("");
  const [busy, setBusy] = useState(false);
  const withSession = useSession();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = findIssue(values);
    setFailure("");
    setIssues(found === null ? {} : { [found.field]: found.message });
    if (found !== null) {
      notifyError(found.message);
      document.getElementById(found.field)?.focus();
      return;
    }
    setBusy(true);
    try {
      await withSession(() => adminApi.changePassword(values.currentPassword, values.newPassword));
      notifySuccess("Success", "Password changed successfully");
      onClose();
    } catch (error) {
      const { issues, message } = toApiError(error);
      setIssues(issues);
      if (Object.keys(issues).length === 0) setFailure(message);
      const wrong = "currentPassword" in issues;
      if (wrong) document.getElementById("currentPassword")?.focus();
      // The server may have saved it before a later step failed.
      const isSaved = Object.values<string>(savedPasswordMessages).includes(message);
      if (isSaved) notifyError(message, "Change password");
      else
        notifyError(`Failed to change password. ${wrong ? "Please check your current password." : message}`);
      setBusy(false);
    }
  }

  return (
    <Modal title="Change Password" size="small" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        {fields.map(({ name, label, autoComplete }) => (
          <Field
            key={name}
            id={name}
            name={name}
            label={label}
            hint={name === "newPassword" ? `At least ${minPasswordLength} characters.` : undefined}
            issue={issues[name]}
            type="password"
            autoComplete={autoComplete}
            maxLength={maxPasswordLength}
            required
            data-autofocus={name === "currentPassword" ? "" : undefined}
            value={values[name]}
            onChange={(event) => {
              setValues({ ...values, [name]: event.target.value });
              setIssues({ ...issues, [name]: undefined });
            }}
          />
        ))}
        {failure !== "" && <p className={ui.error}>{failure}</p>}
        <FormFoot action={busy ? "Changing..." : "Change Password"} isBusy={busy} onCancel={onClose} />
      </form>
    </Modal>
  );
}

function findIssue(values: Passwords): { field: keyof Passwords; message: string } | null {
  const empty = fields.find(({ name }) => values[name] === "");
  if (empty !== undefined) return { field: empty.name, message: authMessages.allRequired };
  if (values.newPassword !== values.confirmPassword) {
    return { field: "confirmPassword", message: authMessages.passwordsDiffer };
  }
  if (values.newPassword.length < minPasswordLength) {
    return { field: "newPassword", message: authMessages.passwordTooShort };
  }
  return null;
}
