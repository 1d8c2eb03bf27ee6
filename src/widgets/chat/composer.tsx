import { type FormEvent, useEffect, useRef } from "react";
import { Icon } from "../../components/icon/icon.tsx";
import { maxMessageLength } from "../../shared/chat.ts";
import styles from "./composer.module.css";
import type { Conversation } from "./conversation.ts";
import type { PanelCopy } from "./copy.ts";

interface ComposerProps {
  copy: Pick<PanelCopy, "input" | "placeholder" | "send">;
  talk: Conversation;
  takesFocus?: boolean;
}

export function Composer({ copy, talk, takesFocus }: ComposerProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) inputRef.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = inputRef.current;
    if (input === null || !talk.send(input.value)) return;
    input.value = "";
    talk.draft = "";
    input.focus();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <input
        ref={inputRef}
        className={styles.input}
        type="text"
        aria-label={copy.input}
        placeholder={copy.placeholder}
        defaultValue={talk.draft}
        onChange={(event) => {
          talk.draft = event.target.value;
        }}
        maxLength={maxMessageLength}
        enterKeyHint="send"
        autoComplete="off"
      />
      <button type="submit" className={styles.send} aria-label={copy.send}>
        <Icon name="arrow-up" />
      </button>
    </form>
  );
}
