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
  const [words, setWords] = useState<LoginPrompt | null>(null);
  const waiting = useRef<{ answered: Promise<boolean>; answer(loggedIn: boolean): void } | null>(null);
  const gone = useRef(false);

  function answer(loggedIn: boolean) {
    waiting.current?.answer(loggedIn);
    waiting.current = null;
    setWords(null);
  }

  // A navigation cancels the dialog.
  useAfterNavigation(() => answer(false));

  // A toast's Undo may be pressed after the dashboard was left.
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  async function ask(asking: LoginPrompt): Promise<boolean> {
    if (gone.current) return false;
    if (waiting.current === null) {
      let answer = (_loggedIn: boolean) => {};
      const answered = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      waiting.current = { answered, answer };
      setWords(asking);
    }
    return waiting.current.answered;
  }

  async function withSession<T>(call: () => Promise<T>, asking = anyCall): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (toApiError(error).status !== 401 || !(await ask(asking))) throw error;
      return call();
    }
  }

  return (
    <Session value={withSession}>
      {children}
      {words !== null && (
        <LoginDialog
          username={username}
          words={words}
          onCancel={() => answer(false)}
          onLoggedIn={() => answer(true)}
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
