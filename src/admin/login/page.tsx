import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import primitives from "../../components/primitives.module.css";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import styles from "./login.module.css";
import { picture as signals } from "./login.picture.svg";
import { LoginForm } from "./login-form.tsx";

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
        <div className={cx(primitives.wideOnly, styles.picture)} data-tone="night">
          <Illustration className={styles.illustration} picture={signals} />
          <p className={styles.motto}>Insights to Action.</p>
        </div>
        <div className={styles.side}>
          <h1 className={styles.title}>Admin Login</h1>
          <noscript>
            <p className={styles.note}>Signing in needs JavaScript, which is off in your browser.</p>
          </noscript>
          <LoginForm />
          <p className={styles.note}>
            <Icon name="lock" />
            This area is restricted to authorized personnel only
          </p>
        </div>
      </div>
    </>
  );
}
