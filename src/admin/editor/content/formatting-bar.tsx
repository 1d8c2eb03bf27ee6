import { type KeyboardEvent, useRef, useState } from "react";
import { plainKey } from "../../../browser/modifiers.ts";
import { AdminIcon } from "../../components/admin-icon.tsx";
import type { AdminIconName } from "../../components/admin-icon-name.d.ts";
import ui from "../../components/ui.module.css";
import styles from "./content-field.module.css";
import type { TextCommand } from "./edit.ts";
import { insertFigure, insertLink, insertTable } from "./insert-commands.ts";
import { toggleMark } from "./mark-commands.ts";
import { cycleHeading, toggleBullets, toggleCode, toggleNumbers, toggleQuote } from "./text-commands.ts";

interface Tool {
  name: string;
  symbol: AdminIconName;
  keys?: string;
  command: TextCommand;
}

const tools: Tool[] = [
  { name: "Bold", symbol: "bold", keys: "Control+B", command: toggleMark("**") },
  { name: "Italic", symbol: "italic", keys: "Control+I", command: toggleMark("*") },
  { name: "Heading", symbol: "heading", command: cycleHeading },
  { name: "Bulleted list", symbol: "list", command: toggleBullets },
  { name: "Numbered list", symbol: "list-numbered", command: toggleNumbers },
  { name: "Quote", symbol: "quote", command: toggleQuote },
  { name: "Code", symbol: "code", command: toggleCode },
  { name: "Link", symbol: "link", keys: "Control+K", command: insertLink },
  { name: "Table", symbol: "table", command: insertTable(3, 2) },
  { name: "Figure", symbol: "figure", command: insertFigure },
];

interface FormattingBarProps {
  onRun(command: TextCommand): void;
  onImage(): void;
  onFind(): void;
}

/** A toolbar with roving tabindex: Tab stops once, the arrow keys move between the tools. */
export function FormattingBar({ onRun, onImage, onFind }: FormattingBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const buttons = [
    ...tools.map(({ command, ...tool }) => ({ ...tool, act: () => onRun(command) })),
    { name: "Image", symbol: "image", keys: undefined, act: onImage } as const,
    { name: "Find", symbol: "search", keys: "Control+F", act: onFind } as const,
  ];

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[
      plainKey(event.nativeEvent)
    ];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label="Formatting" ref={bar} onKeyDown={onKeyDown}>
      {buttons.map(({ name, symbol, keys, act }, index) => (
        <button
          type="button"
          key={name}
          className={ui.square}
          aria-label={name}
          aria-keyshortcuts={keys}
          title={keys === undefined ? name : `${name} (${keys.replace("Control", "Ctrl")})`}
          tabIndex={index === current ? 0 : -1}
          // Keeps the focus in the text, and with it a phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={act}
        >
          <AdminIcon name={symbol} />
        </button>
      ))}
    </div>
  );
}
