import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { blog } from "../../../../content/blog.ts";
import { copyText } from "../../../browser/copy-text.ts";
import { Icon } from "../../../components/icon/icon.tsx";
import styles from "./copy-code.module.css";

type Words = typeof blog.post.code;

/** A button on each block of code of the article. */
export function CopyButtons({ words }: { words: Words }) {
  const [blocks, setBlocks] = useState<HTMLElement[]>([]);
  useEffect(() => {
    setBlocks([...document.querySelectorAll<HTMLElement>("article figure:has(> pre)")]);
  }, []);
  return blocks.map((block) => createPortal(<CopyButton block={block} words={words} />, block));
}

function CopyButton({ block, words }: { block: HTMLElement; words: Words }) {
  const [outcome, setOutcome] = useState<"copied" | "selected" | null>(null);
  const copy = async () => {
    // A live region says the same words again only after it was empty.
    setOutcome(null);
    const code = block.querySelector("code") as HTMLElement;
    const isCopied = await copyText(code.textContent);
    // The selected code is one key press away from the clipboard.
    if (!isCopied) getSelection()?.selectAllChildren(code);
    setOutcome(isCopied ? "copied" : "selected");
  };
  return (
    <div className={styles.place}>
      <span className={outcome === "selected" ? undefined : "visually-hidden"} role="status">
        {outcome !== null && words[outcome]}
      </span>
      <button type="button" className={styles.copy} onClick={copy}>
        <Icon name={outcome === "copied" ? "check" : "copy"} />
        {words.copy}
      </button>
    </div>
  );
}
