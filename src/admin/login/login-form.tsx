import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { buttonClass } from "../../components/button/button.tsx";
import { Field } from "../../components/field/field.tsx";
import { authMessages } from "../../shared/auth.ts";
import { dashboardSearch } from "../../shared/dashboard-address.ts";
import { adminDashboardPath } from "../../shared/urls.ts";
import { adminApi, toApiError } from "../api.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { storedUser } from "../session/session.tsx";
import styles from "./login.module.css";

export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    const username = form.current?.querySelector<HTMLInputElement>("[name=username]");
    // Who came before the page hydrated may have typed, or be about to.
    if (username?.value !== "" || username === document.activeElement) return;
    username.value = storedUser.read()?.username ?? "";
  }, []);

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = event.currentTarget.elements;
    const username = fields.namedItem("username") as HTMLInputElement;
    const password = fields.namedItem("password") as HTMLInputElement;
    if (username.value === "" || password.value === "") {
      notifyError(authMessages.bothRequired);
      (username.value === "" ? username : password).focus();
      return;
    }
    setBusy(true);
    try {
      storedUser.write(await adminApi.login(username.value, password.value));
      notifySuccess("Login Successful", "You are now logged in as an admin");
      await navigate(adminDashboardPath + dashboardSearch(location.search), { replace: true });
    } catch (error) {
      const { status, message } = toApiError(error);
      notifyError(status === 401 || status === 400 ? authMessages.wrongLogin : message, "Login Failed");
      password.value = "";
      password.focus();
    } finally {
      setBusy(false);
    }
  }

  // Sent as a POST even where no script runs: a password must never stand in an address.
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={logIn}>
      <Field
        id="username"
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={busy}
      />
      <Field
        id="password"
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        readOnly={busy}
      />
      <button type="submit" className={buttonClass("primary")} aria-disabled={busy}>
        {busy ? "Logging in..." : "Login"}
      </button>
    </form>
  );
}
