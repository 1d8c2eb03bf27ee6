import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { refusalOf } from "../api.ts";
import { SessionEnded, type SessionWords } from "./session-ended.tsx";

/** Makes a call of the API; where the session has ended, asks for the password in place and makes it again. */
type InSession = <T>(call: () => Promise<T>, words?: SessionWords) => Promise<T>;

const Session = createContext<InSession>((call) => call());

/** For every call that only the admin may make: it fails with a 401 only if nobody signs in. */
export function useSession(): InSession {
  return useContext(Session);
}

const anyCall: SessionWords = {
  text: "Log in to go on. Everything stays as it is on your screen.",
  button: "Login",
};

/** Asks for the password over whatever is open, once for all calls that are waiting for it. */
export function SessionProvider({ username, children }: { username: string; children: ReactNode }) {
  const [words, setWords] = useState<SessionWords | null>(null);
  const waiting = useRef<PromiseWithResolvers<boolean> | null>(null);
  const { key } = useLocation();

  function answer(loggedIn: boolean) {
    waiting.current?.resolve(loggedIn);
    waiting.current = null;
    setWords(null);
  }

  // Whoever leaves the place does not sign in there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is a place
  useEffect(() => () => answer(false), [key]);

  function ask(asking: SessionWords): Promise<boolean> {
    if (waiting.current === null) {
      waiting.current = Promise.withResolvers();
      setWords(asking);
    }
    return waiting.current.promise;
  }

  async function inSession<T>(call: () => Promise<T>, asking = anyCall): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (refusalOf(error).status !== 401 || !(await ask(asking))) throw error;
      return call();
    }
  }

  return (
    <Session value={inSession}>
      {children}
      {words !== null && (
        <SessionEnded
          username={username}
          words={words}
          onCancel={() => answer(false)}
          onLoggedIn={() => answer(true)}
        />
      )}
    </Session>
  );
}
