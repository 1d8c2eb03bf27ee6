import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { isRecord, storedValue } from "../../browser/storage.ts";
import { useAfterNavigation } from "../../hooks/use-after-navigation.ts";
import type { SessionUser } from "../../shared/auth.ts";
import { toApiError } from "../api.ts";
import { LoginDialog, type LoginPrompt } from "./login-dialog.tsx";

/** Makes an API call. Where the session has ended, asks for the password in place and repeats the call. */
type WithSession = <T>(call: () => Promise<T>, words?: LoginPrompt) => Promise<T>;

const Session = createContext<WithSession>((call) => call());

/** Every call that needs the admin's session goes through this. It rejects with a 401 only if nobody signs in. */
export function useSession(): WithSession {
  return useContext(Session);
}

const anyCall: LoginPrompt = {
  text: "Log in to go on. Everything stays as it is on your screen.",
  button: "Login",
};

/** Shows one password dialog for all calls that wait for a session. */
export function SessionProvider({ username, children }: { username: string; children: ReactNode }) {
  const [prompt, setPrompt] = useState<LoginPrompt | null>(null);
  const pending = useRef<{ isLoggedIn: Promise<boolean>; resolve(isLoggedIn: boolean): void } | null>(null);
  const isUnmounted = useRef(false);

  async function withSession<T>(call: () => Promise<T>, words = anyCall): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (toApiError(error).status !== 401 || !(await askForPassword(words))) throw error;
      return call();
    }
  }

  async function askForPassword(words: LoginPrompt): Promise<boolean> {
    if (isUnmounted.current) return false;
    if (pending.current === null) {
      let resolve = (_isLoggedIn: boolean) => {};
      const isLoggedIn = new Promise<boolean>((settled) => {
        resolve = settled;
      });
      pending.current = { isLoggedIn, resolve };
      setPrompt(words);
    }
    return pending.current.isLoggedIn;
  }

  function closeDialog(isLoggedIn: boolean) {
    pending.current?.resolve(isLoggedIn);
    pending.current = null;
    setPrompt(null);
  }

  // A navigation cancels the dialog.
  useAfterNavigation(() => closeDialog(false));

  // A toast's Undo may be pressed after the dashboard was left.
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  return (
    <Session value={withSession}>
      {children}
      {prompt !== null && (
        <LoginDialog
          username={username}
          words={prompt}
          onCancel={() => closeDialog(false)}
          onLoggedIn={() => closeDialog(true)}
        />
      )}
    </Session>
  );
}

/** The last user in this browser, for the greeting. It grants no rights. */
export const storedUser = storedValue("localStorage", "user", isUser);

function isUser(value: unknown): value is SessionUser {
  return isRecord(value) && typeof value.username === "string" && "isAdmin" in value;
}
