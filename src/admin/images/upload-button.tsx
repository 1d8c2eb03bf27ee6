import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import styles from "./upload-button.module.css";

interface UploadButtonProps {
  look: "primary" | "ghost";
  label: string;
  isBusy: boolean;
  multiple?: boolean;
  onChoose(files: File[]): void;
}

/** Opens the file dialog for images. The server checks what they are. */
export function UploadButton({ look, label, isBusy, multiple = false, onChoose }: UploadButtonProps) {
  return (
    <label className={cx(buttonClass(look), styles.upload)}>
      {isBusy ? "Uploading..." : label}
      <input
        type="file"
        multiple={multiple}
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="visually-hidden"
        aria-disabled={isBusy}
        data-autofocus=""
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </label>
  );
}
