import { recoveryCodeCount } from "../../shared/second-factor.ts";
import { Button } from "../components/button.tsx";
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
        <Button onClick={onTurnOff}>Turn off</Button>
        <Button onClick={onRenew}>New recovery codes</Button>
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
