import { FormField } from "../components/form-field.tsx";
import { useImageCheck } from "./use-image-check.ts";

interface ImageFieldProps {
  imageUrl: string;
  issue: string | undefined;
  onChange(imageUrl: string): void;
}

/** The address of a post's picture; says while it is typed whether pages will show anything of it. */
export function ImageField({ imageUrl, issue, onChange }: ImageFieldProps) {
  const note = useImageCheck(imageUrl.trim());
  return (
    <FormField
      id="post-imageUrl"
      label="Image URL"
      hint="Left empty, a cover is drawn."
      note={issue === undefined ? note : ""}
      issue={issue}
    >
      {(control) => (
        <input
          {...control}
          type="url"
          placeholder="https://"
          value={imageUrl}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
