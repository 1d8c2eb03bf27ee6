import { useEffect, useEffectEvent, useState } from "react";
import { recoveryCodeCount, type SecondFactorStart } from "../../shared/second-factor.ts";
import { adminApi, toApiError } from "../api.ts";
import { Button } from "../components/button.tsx";
import { Modal, modalActionsClass } from "../components/modal.tsx";
import { notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import styles from "./second-factor.module.css";
import { PasswordStep, RecoveryCodesStep, ScanStep } from "./second-factor-steps.tsx";

type Step =
  | { name: "start" | "renew" | "turn off" }
  | { name: "state"; codesLeft: number }
  | { name: "scan"; password: string; start: SecondFactorStart }
  | { name: "codes"; codes: readonly string[] };

/** Sets up the second factor of the account, or changes it, in steps. */
export function SecondFactor({ username, onClose }: { username: string; onClose(): void }) {
  const [step, setStep] = useState<Step | null>(null);
  const [failure, setFailure] = useState("");
  const withSession = useSession();

  const readState = useEffectEvent(async () => {
    try {
      const { isOn, recoveryCodesLeft } = await withSession(adminApi.secondFactorStatus);
      setStep(isOn ? { name: "state", codesLeft: recoveryCodesLeft } : { name: "start" });
    } catch (error) {
      setFailure(toApiError(error).message);
    }
  });

  useEffect(() => {
    readState();
  }, []);

  async function start(password: string) {
    setStep({ name: "scan", password, start: await withSession(() => adminApi.startSecondFactor(password)) });
  }

  async function renew(password: string) {
    const { recoveryCodes } = await withSession(() => adminApi.renewRecoveryCodes(password));
    setStep({ name: "codes", codes: recoveryCodes });
  }

  async function turnOff(password: string) {
    await withSession(() => adminApi.turnOffSecondFactor(password));
    notifySuccess("Success", "The second factor is off");
    onClose();
  }

  return (
    <Modal title="Second factor" size="small" onClose={onClose}>
      {step === null && <p role="status">{failure === "" ? "Loading..." : failure}</p>}
      {step?.name === "state" && (
        <div className={styles.step}>
          <p>
            The second factor is on. {step.codesLeft} of {recoveryCodeCount} recovery codes are left.
          </p>
          <p>For another phone, turn it off and set it up again.</p>
          <div className={modalActionsClass}>
            <Button onClick={() => setStep({ name: "turn off" })}>Turn off</Button>
            <Button onClick={() => setStep({ name: "renew" })}>New recovery codes</Button>
            <Button look="primary" onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      )}
      {step?.name === "start" && (
        <PasswordStep username={username} action="Continue" send={start} onClose={onClose}>
          With a second factor, signing in takes your password and a code from an app on your phone. Any
          authenticator app works.
        </PasswordStep>
      )}
      {step?.name === "renew" && (
        <PasswordStep username={username} action="Make new codes" send={renew} onClose={onClose}>
          You get ten new recovery codes. The old ones hold no more.
        </PasswordStep>
      )}
      {step?.name === "turn off" && (
        <PasswordStep username={username} action="Turn off" send={turnOff} onClose={onClose}>
          From then on your password alone signs in.
        </PasswordStep>
      )}
      {step?.name === "scan" && (
        <ScanStep
          start={step.start}
          send={async (code) => {
            const { recoveryCodes } = await withSession(() =>
              adminApi.confirmSecondFactor(step.password, code),
            );
            notifySuccess("Success", "The second factor is on. All other sessions have ended.");
            setStep({ name: "codes", codes: recoveryCodes });
          }}
          onClose={onClose}
        />
      )}
      {step?.name === "codes" && <RecoveryCodesStep codes={step.codes} onClose={onClose} />}
    </Modal>
  );
}
