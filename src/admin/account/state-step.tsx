import { buttonClass } from "../../components/button/button.tsx";
import { recoveryCodeCount } from "../../shared/second-factor.ts";
import { modalActionsClass } from "../components/modal.tsx";
import styles from "./second-factor.module.css";

interface StateStepProps {
  codesLeft: number;
  onRenew(): void;
  onTurnOff(): void;
  onClose(): void;
}

export function StateStep({ codesLeft, onRenew, onTurnOff, onClose }: StateStepProps) {
  return (
    <div className={styles.step}>
      <p>
        The second factor is on. {codesLeft} of {recoveryCodeCount} recovery codes are left.
      </p>
      <p>For another phone, turn it off and set it up again.</p>
      <div className={modalActionsClass}>
        <button type="button" className={buttonClass("ghost")} onClick={onTurnOff}>
          Turn off
        </button>
        <button type="button" className={buttonClass("ghost")} onClick={onRenew}>
          New recovery codes
        </button>
        <button type="button" className={buttonClass("primary")} onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}
