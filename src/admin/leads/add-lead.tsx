import { Field } from "../../components/field/field.tsx";
import { maxLengthOf } from "../../shared/forms/form.ts";
import { type HandAddedFields, handAddedFields } from "../../shared/forms/hand-added.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { adminApi } from "../api.ts";
import { Modal } from "../components/modal.tsx";
import { RecordFormFoot } from "../components/record-form-foot.tsx";
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
            onChange={(event) => onType({ ...fields, [field.name]: event.currentTarget.value })}
          />
        ))}
        <RecordFormFoot form={form} mine={fields} textsOf={(lead) => lead.fields} onClose={discard} />
      </form>
    </Modal>
  );
}
