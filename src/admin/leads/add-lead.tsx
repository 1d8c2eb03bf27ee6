import { useState } from "react";
import { Field } from "../../components/field/field.tsx";
import { maxLengthOf } from "../../shared/forms/form.ts";
import { handAddedFields } from "../../shared/forms/hand-added.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import { Modal } from "../components/modal.tsx";
import { RecordFormFoot } from "../components/record-form-foot.tsx";
import { useRecordForm } from "../use-record-form.ts";

const inputTypes = { text: "text", email: "email", tel: "tel", textarea: undefined } as const;

interface AddLeadProps {
  onAdded(lead: LeadEntry): void;
  onClose(): void;
}

/** A form for a lead that came by phone or in person. Nobody is told of it. */
export function AddLead({ onAdded, onClose }: AddLeadProps) {
  const [fields, setFields] = useState<Record<string, string>>({});
  const form = useRecordForm<LeadEntry>({
    record: null,
    save: async () => onAdded(await adminApi.addLead(fields)),
    load() {},
    done: "The lead is in the list",
    onChanged() {},
    onClose,
  });

  return (
    <Modal title="Add a lead" size="small" onClose={onClose}>
      <form noValidate onSubmit={form.submit}>
        {handAddedFields.map((field) => (
          <Field
            key={field.name}
            as={field.kind === "textarea" ? "textarea" : "input"}
            id={`record-${field.name}`}
            type={inputTypes[field.kind]}
            label={field.label}
            labelNote={field.name === "email" || field.name === "phone" ? "(one of the two)" : undefined}
            required={field.required}
            autoComplete="off"
            dir="auto"
            data-autofocus={field.name === "name" ? "" : undefined}
            maxLength={maxLengthOf(field)}
            value={fields[field.name] ?? ""}
            issue={form.issues[field.name]}
            onChange={(event) => setFields({ ...fields, [field.name]: event.currentTarget.value })}
          />
        ))}
        <RecordFormFoot form={form} mine={fields} textsOf={(lead) => lead.fields} onClose={onClose} />
      </form>
    </Modal>
  );
}
