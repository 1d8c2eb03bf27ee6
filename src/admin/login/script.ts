import { authMessages } from "../../shared/auth.ts";
import { dashboardSearch } from "../../shared/dashboard-address.ts";
import { showToast } from "../../widgets/toasts/toast-store.ts";

// The whole script of the login. Importing a module of the public site would load the app's chunk.

/** A submit event before this script ran, noted by an inline script (`earlySubmitScript`). */
declare const earlySubmit: EventListenerObject & { form?: HTMLFormElement };

const giveUpAfterMs = 60_000;
const unreachable = "The site cannot be reached. Please try again in a moment.";

const form = document.querySelector("form#sign-in") as HTMLFormElement;
const username = form.elements.namedItem("username") as HTMLInputElement;
const password = form.elements.namedItem("password") as HTMLInputElement;
const code = form.elements.namedItem("code") as HTMLInputElement;
const codePart = document.getElementById("second-factor") as HTMLElement;
const button = form.querySelector("button") as HTMLButtonElement;

// A visitor who came before this script may have typed already.
if (username.value === "" && username !== document.activeElement) username.value = storedName();

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (username.readOnly) return;
  if (username.value === "" || password.value === "") {
    sayError("Error", authMessages.bothRequired);
    (username.value === "" ? username : password).focus();
    return;
  }
  setBusy(true);
  const failure = await logIn();
  if (failure === null) return location.replace(form.dataset.next + dashboardSearch(location.search));
  setBusy(false);
  const wrong = failure.secondFactor ? code : password;
  wrong.value = "";
  // The first answer only asks for the code.
  if (failure.secondFactor && codePart.hidden) codePart.hidden = false;
  else sayError("Login Failed", failure.message);
  wrong.focus();
});

removeEventListener("submit", earlySubmit);
if (earlySubmit.form !== undefined) form.requestSubmit();

// The back/forward cache shows the page as it was left.
addEventListener("pageshow", ({ persisted }) => persisted && setBusy(false));

function setBusy(busy: boolean): void {
  username.readOnly = busy;
  password.readOnly = busy;
  code.readOnly = busy;
  button.setAttribute("aria-disabled", String(busy));
  button.textContent = busy ? "Logging in..." : "Login";
}

interface Failure {
  message: string;
  /** The password was right. */
  secondFactor?: boolean;
}

async function logIn(): Promise<Failure | null> {
  try {
    const answer = await fetch("/api/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        username: username.value,
        password: password.value,
        code: code.value || undefined,
      }),
      signal: AbortSignal.timeout(giveUpAfterMs),
    });
    const said = await answer.json();
    if (answer.ok) return remember(said);
    if (said.secondFactor) return said;
    return {
      message:
        answer.status === 401 || answer.status === 400
          ? authMessages.wrongLogin
          : (said.message ?? unreachable),
    };
  } catch {
    return { message: unreachable };
  }
}

function remember(user: unknown): null {
  try {
    localStorage.setItem("user", JSON.stringify(user));
  } catch {
    // Storage may be blocked or full; the next login then starts without the name.
  }
  return null;
}

function storedName(): string {
  try {
    const user = JSON.parse(localStorage.getItem("user") ?? "null");
    return typeof user?.username === "string" ? user.username : "";
  } catch {
    return "";
  }
}

function sayError(title: string, text: string): void {
  showToast({ title, text, tone: "destructive" });
}
