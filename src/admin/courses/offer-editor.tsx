import { useState } from "react";
import { Field } from "../../components/field/field.tsx";
import type { Offer } from "../../shared/cohorts/cohort.ts";
import type { OfferInput } from "../../shared/cohorts/cohort-input.ts";
import { adminApi } from "../api.ts";
import type { FieldTexts } from "../components/conflict.tsx";
import { RecordDialog } from "../components/record-dialog.tsx";
import { useRecordForm } from "../use-record-form.ts";

interface OfferEditorProps {
  offer: Offer | null;
  offers: readonly Offer[];
  onChanged(): void;
  onClose(): void;
}

export function OfferEditor({ offer, offers, onChanged, onClose }: OfferEditorProps) {
  const [code, setCode] = useState(offer?.code ?? "");
  const [amount, setAmount] = useState(offer?.amount ?? 100);
  const [lastDay, setLastDay] = useState(offer?.lastDay ?? null);
  const known = offers.find((other) => other.code === code) ?? null;
  const form = useRecordForm({
    record: offer,
    // A new code may exist already, according to the list or a refused save.
    save: (shown) => adminApi.saveOffer(code, { amount, lastDay }, shown?.code === code ? shown : known),
    load(saved) {
      setCode(saved.code);
      setAmount(saved.amount);
      setLastDay(saved.lastDay);
    },
    done: "Pages, the checkout and the chat name the code that takes off most",
    onChanged,
    onClose,
  });

  return (
    <RecordDialog
      title={offer === null ? "New code" : `Edit ${offer.code}`}
      form={form}
      mine={textsOf({ amount, lastDay })}
      textsOf={textsOf}
      onClose={onClose}
    >
      {offer === null && (
        <Field
          {...form.field("code")}
          label="Code"
          hint="Capital letters, digits and hyphens."
          required
          data-autofocus=""
          autoComplete="off"
          value={code}
          {...(known !== null && { warning: "This code exists already, and saving changes it." })}
          onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
        />
      )}
      <Field
        {...form.field("amount")}
        label="Dollars off"
        type="number"
        min={1}
        required
        data-autofocus={offer === null ? undefined : ""}
        value={Number.isNaN(amount) ? "" : amount}
        onChange={(event) => setAmount(event.currentTarget.valueAsNumber)}
      />
      <Field
        {...form.field("lastDay")}
        label="Last day"
        labelNote="(empty: no end)"
        type="date"
        value={lastDay ?? ""}
        onChange={(event) => setLastDay(event.currentTarget.value || null)}
      />
    </RecordDialog>
  );
}

function textsOf({ amount, lastDay }: OfferInput): FieldTexts {
  return { "Dollars off": Number.isNaN(amount) ? "" : `${amount}`, "Last day": lastDay ?? "no end" };
}
