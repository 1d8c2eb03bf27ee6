import type { ComponentProps } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import ui from "./ui.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** "quiet" is words alone. */
  look?: "primary" | "ghost" | "pine" | "quiet";
}

/** A button of words. It sends no form unless `type` says so. */
export function Button({ look = "ghost", className, ...props }: ButtonProps) {
  const ofLook = look === "quiet" ? ui.quiet : buttonClass(look);
  return <button type="button" {...props} className={cx(ofLook, className)} />;
}
