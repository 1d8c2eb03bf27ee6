import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Field } from "../../components/field/field.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import primitives from "../../components/primitives.module.css";
import { adminDashboardPath } from "../../shared/paths.ts";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { CodeField } from "../components/code-field.tsx";
import "../../widgets/toasts/toasts.module.css";
import styles from "./login.module.css";
import { picture as signals } from "./login.picture.svg";

/** The login: a document without the app, in which only `script.ts` runs. */
export function Page() {
  return (
    <>
      <PageHead
        title="Admin Login"
        description="The sign-in of the administrator of this site. Everything for visitors is public and needs no account."
        path={urls.adminLogin.path}
        indexed={false}
      />
      <div className={styles.screen}>
        <div className={styles.picture} data-tone="night">
          <Illustration className={styles.illustration} picture={signals} />
          <p className={cx(primitives.wideOnly, styles.motto)}>Insights to Action.</p>
        </div>
        <div className={styles.side}>
          <h1 className={styles.title}>Admin Login</h1>
          <noscript>
            <p className={styles.note}>Signing in needs JavaScript, which is off in your browser.</p>
          </noscript>
          {/* A POST even without scripts, so that the password never gets into an address. */}
          <form id="sign-in" className={styles.form} method="post" noValidate data-next={adminDashboardPath}>
            <Field
              id="username"
              name="username"
              label="Username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <Field
              id="password"
              name="password"
              label="Password"
              type="password"
              autoComplete="current-password"
              required
            />
            {/* Shown once the server asks for it. */}
            <div id="second-factor" hidden>
              <CodeField id="code" />
            </div>
            <button type="submit" className={buttonClass("primary")}>
              Login
            </button>
          </form>
          <p className={styles.note}>
            <Icon name="lock" />
            This area is restricted to authorized personnel only
          </p>
        </div>
      </div>
    </>
  );
}
