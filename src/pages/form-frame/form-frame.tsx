import { data, redirect, useActionData, useLoaderData } from "react-router";
import { afterSending, formFields } from "../../../content/form-fields.ts";
import { stepsOfPages } from "../../../content/form-steps.ts";
import { forms } from "../../../content/forms.ts";
import { site } from "../../../content/site.ts";
import counted from "../../components/counted.module.css";
import { cx } from "../../components/cx.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { PostForm } from "../../components/post-form/post-form.tsx";
import primitives from "../../components/primitives.module.css";
import { formTitle, typedFields, waitlistField } from "../../shared/forms/form.ts";
import { frameHeights } from "../../shared/forms/frame-heights.ts";
import type { FramedForm, RequestIntake } from "../../shared/forms/lead.ts";
import { phoneHref } from "../../shared/phone.ts";
import type { SiteApi, SiteFacts } from "../../shared/site-api.ts";
import { urls } from "../../shared/urls.ts";
import { Head } from "../../widgets/page-head/head.ts";
import { footOf } from "./feet.picture.ts";
import styles from "./form-frame.module.css";
import { Thanks } from "./thanks.tsx";

const formKeys = Object.keys(forms) as (keyof typeof forms)[];
const formsById = new Map<string, FramedForm>(
  formKeys.map((key) => [forms[key].id, { ...forms[key], ...formFields[key] }]),
);

/** Follows a registration that the same address had sent for the same date before. */
const changedParameter = "changed";

/** Throws a 404 for an unknown form, and where a provider answers the forms. `sent` in the query shows the thanks. */
export async function loadForm(facts: SiteFacts, api: SiteApi, formId: string | undefined, request: Request) {
  if (facts.formProviderUrl !== null) throw notFound();
  const { id } = findForm(formId);
  const { searchParams } = new URL(request.url);
  const sent = searchParams.get("sent");
  const page = searchParams.get("page");
  const { bookingUrl, answerWithin } = facts;
  const answers = { bookingUrl, answerWithin };
  if (id !== forms.webinar.id)
    return { formId: id, page, cohort: undefined, isWaitlist: false, sent, answers };
  // The date on the page around the frame. Once it is full, the frame becomes the waitlist's.
  const cohort = (await api.courseDates()).next.webinar.open?.id;
  const isWaitlist = sent === null ? cohort === undefined : sent === waitlistField;
  return { formId: isWaitlist ? forms.webinarWaitlist.id : id, page, cohort, isWaitlist, sent, answers };
}

/** Redirects after a POST, so that a reload sends nothing twice. The page around the frame is in the form's address. */
export async function sendForm(intake: RequestIntake, formId: string | undefined, request: Request) {
  const typed = typedFields(await request.formData());
  const isWaitlist = formId === forms.webinar.id && typed[waitlistField] !== undefined;
  const form = findForm(isWaitlist ? forms.webinarWaitlist.id : formId);
  const page = new URL(request.url).searchParams.get("page");
  const outcome = await intake.sendLead(form, typed, page);
  if (outcome.accepted)
    return redirect(`?sent=${isWaitlist ? waitlistField : outcome.isChanged ? changedParameter : 1}`, 303);
  return data(outcome, { status: outcome.status });
}

/** A built-in form as a document in a frame; it works without JavaScript. */
export function FormFrame() {
  const { formId, page, cohort, isWaitlist, sent, answers } = useLoaderData<typeof loadForm>();
  const refused = useActionData<typeof sendForm>() ?? null;
  const form = findForm(formId);
  if (sent !== null) return <Thanks form={form} isChanged={sent === changedParameter} {...answers} />;
  return (
    <main className={styles.frame} aria-label={form.name}>
      <Head>
        <title>{formTitle(form.name, refused)}</title>
      </Head>
      <h1 className="visually-hidden">{form.name}</h1>
      <PostForm
        fields={form.fields}
        more={form.more}
        refused={refused}
        action={form.action}
        hidden={isWaitlist ? { [waitlistField]: "1" } : cohort === undefined ? {} : { cohort }}
        phone={site.phone}
      >
        We use what you send to answer you, as our{" "}
        <a href={urls.privacyPolicy.path} target="_top">
          Privacy Policy
        </a>{" "}
        says.
      </PostForm>
      <NextSteps form={form} page={page} />
    </main>
  );
}

/** What becomes of the form, in the height that the frame has left; a high one has room for the phone number too. */
function NextSteps({ form, page }: { form: FramedForm; page: string | null }) {
  const steps = stepsOfPages.get(page ?? "") ?? form.steps;
  return (
    <section className={styles.way} data-tone="night">
      <h2 className={styles.wayTitle}>{afterSending.title}</h2>
      <ol className={cx(primitives.path, counted.counted, styles.steps, styles.coming)}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.rest}>
        <div className={styles.foot}>
          {footOf(form, page).map((thing, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: like things in a row are never moved.
            <Illustration key={at} picture={thing} />
          ))}
        </div>
      </div>
      {frameHeights[form.frame] > 900 && (
        <p className={styles.call}>
          {afterSending.call}{" "}
          <a className={styles.link} href={phoneHref(site.phone)} target="_top">
            {site.phone}
          </a>
        </p>
      )}
    </section>
  );
}

export function FormMissing() {
  return (
    <main className={styles.frame}>
      <Head>
        <title>Form not found</title>
      </Head>
      <h1 className={styles.missing}>This form is not here</h1>
      <p>
        Please write to us from the{" "}
        <a href={urls.contact.path} target="_top">
          contact page
        </a>
        .
      </p>
    </main>
  );
}

function findForm(formId: string | undefined): FramedForm {
  const form = formsById.get(formId ?? "");
  if (form === undefined) throw notFound();
  return form;
}

function notFound() {
  return data(null, { status: 404, statusText: "Not Found" });
}
