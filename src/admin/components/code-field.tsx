import type { ComponentProps } from "react";
import { Field } from "../../components/field/field.tsx";

type CodeFieldProps = Omit<ComponentProps<typeof Field>, "label">;

/** The code of the second factor. Longer than 6 digits: recovery codes go here too, and codes are pasted with spaces. */
export function CodeField(props: CodeFieldProps) {
  return (
    <Field
      name="code"
      label="Code"
      hint="The 6 digits that your authenticator app shows, or one of your recovery codes."
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={100}
      required
      {...props}
    />
  );
}
