import { Icon } from "../../components/icon/icon.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import styles from "./login.module.css";
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
        <div className={styles.picture} data-tone="night">
          <Illustration
            className={styles.illustration}
            shape={{
              seed: 71,
              width: 520,
              height: 420,
              strands: 18,
              knot: [0.52, 0.6],
              tip: [0.93, 0.16],
              scatter: 0.7,
            }}
          />
        </div>
        <div className={styles.side}>
          <h1 className={styles.title}>Admin Login</h1>
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
