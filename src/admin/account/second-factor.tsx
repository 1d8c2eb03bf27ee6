import { useEffect, useEffectEvent, useState } from "react";
import type { SecondFactorStart } from "../../shared/second-factor.ts";
import { adminApi, toApiError } from "../api.ts";
import { Modal } from "../components/modal.tsx";
import { notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { PasswordStep } from "./password-step.tsx";
import { RecoveryCodesStep } from "./recovery-codes-step.tsx";
import { ScanStep } from "./scan-step.tsx";
import { StateStep } from "./state-step.tsx";

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
        <StateStep
          codesLeft={step.codesLeft}
          onRenew={() => setStep({ name: "renew" })}
          onTurnOff={() => setStep({ name: "turn off" })}
          onClose={onClose}
        />
      )}
      {step?.name === "start" && (
        <PasswordStep username={username} label="Continue" submit={start} onClose={onClose}>
          With a second factor, signing in takes your password and a code from an app on your phone. Any
          authenticator app works.
        </PasswordStep>
      )}
      {step?.name === "renew" && (
        <PasswordStep username={username} label="Make new codes" submit={renew} onClose={onClose}>
          You get ten new recovery codes. The old ones hold no more.
        </PasswordStep>
      )}
      {step?.name === "turn off" && (
        <PasswordStep username={username} label="Turn off" submit={turnOff} onClose={onClose}>
          From then on your password alone signs in.
        </PasswordStep>
      )}
      {step?.name === "scan" && (
        <ScanStep
          start={step.start}
          confirm={async (code) => {
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
