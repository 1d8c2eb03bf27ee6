import { type FormEvent, useRef } from "react";
import { desk as copy } from "../../../../content/home-desk.ts";
import { buttonClass } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import { lazyPart } from "../../../components/lazy-part.tsx";
import primitives from "../../../components/primitives.module.css";
import { partnershipPath } from "../../../shared/paths.ts";
import styles from "./desk.module.css";
import { useDesk } from "./use-desk.ts";

// Its styles are no part of the page's. What happens in it is in the chat too.
const Stage = lazyPart(
  async () => (await import("./stage.tsx")).Stage,
  ({ scrap }) => scrap && <a href={partnershipPath}>{copy.person.action}</a>,
);

const maxLength = 200;

/** A field for what is on the visitor's desk: it rides along the strands, and the assistant's answer leaves the arrow. */
export function Live() {
  const { stage, scrap, reply, put, clear } = useDesk();
  const inputRef = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = inputRef.current;
    const words = input?.value.trim() ?? "";
    if (input === null || words === "") return input?.focus();
    put({ icon: copy.icon, words });
    input.value = "";
    // A phone's keyboard would cover what follows.
    if (matchMedia("(pointer: coarse)").matches) input.blur();
  };
  const close = () => {
    clear();
    inputRef.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.desk} data-desk={stage === "empty" ? undefined : stage}>
      <a className={cx(styles.paper, styles.link)} href={partnershipPath}>
        {copy.toForm}
        <Icon name="arrow-right" />
      </a>
      <form className={styles.paper} action={partnershipPath} onSubmit={submit}>
        <label className={styles.field}>
          <input
            ref={inputRef}
            className={styles.input}
            placeholder=" "
            maxLength={maxLength}
            autoComplete="off"
            enterKeyHint="send"
          />
          <span>{copy.label}</span>
        </label>
        <button className={styles.send} type="submit" aria-label={copy.send}>
          <Icon name="arrow-right" />
        </button>
      </form>
      <ul className={cx(primitives.wrap, primitives.swipe, styles.scraps)}>
        {copy.scraps.map((scrap) => (
          <li key={scrap.words}>
            <button type="button" className={buttonClass("chip")} onClick={() => put(scrap)}>
              <Icon name={scrap.icon} />
              {scrap.words}
            </button>
          </li>
        ))}
      </ul>
      <Stage scrap={scrap} reply={reply} onClose={close} />
    </div>
  );
}
