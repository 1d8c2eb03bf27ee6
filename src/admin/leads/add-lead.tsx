import { Field } from "../../components/field/field.tsx";
import { maxLengthOf } from "../../shared/forms/form.ts";
import { type HandAddedFields, handAddedFields } from "../../shared/forms/hand-added.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import { RecordDialog } from "../components/record-dialog.tsx";
import { useRecordForm } from "../use-record-form.ts";

const inputTypes = { text: "text", email: "email", tel: "tel", textarea: undefined } as const;

interface AddLeadProps {
  fields: HandAddedFields;
  onType(fields: HandAddedFields): void;
  onAdded(lead: LeadEntry): void;
  onClose(): void;
}

/** A form for a lead that came by phone or in person. Nobody is told of it. What is typed outlives Escape. */
export function AddLead({ fields, onType, onAdded, onClose }: AddLeadProps) {
  const form = useRecordForm<LeadEntry>({
    record: null,
    save: async () => {
      onAdded(await adminApi.addLead(fields));
      onType({});
    },
    load() {},
    done: "The lead is in the list",
    onChanged() {},
    onClose,
  });

  function discard() {
    onType({});
    onClose();
  }

  return (
    <RecordDialog
      title="Add a lead"
      form={form}
      mine={fields}
      textsOf={(lead) => lead.fields}
      onClose={onClose}
      onCancel={discard}
    >
      {handAddedFields.map((field) => (
        <Field
          key={field.name}
          as={field.kind === "textarea" ? "textarea" : "input"}
          {...form.field(field.name)}
          type={inputTypes[field.kind]}
          label={field.label}
          labelNote={field.name === "email" || field.name === "phone" ? "(one of the two)" : undefined}
          required={field.required}
          autoComplete="off"
          dir="auto"
          data-autofocus={field.name === "name" ? "" : undefined}
          maxLength={maxLengthOf(field)}
          value={fields[field.name] ?? ""}
          onChange={(event) => onType({ ...fields, [field.name]: event.currentTarget.value })}
        />
      ))}
    </RecordDialog>
  );
}
