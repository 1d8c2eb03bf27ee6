import { data, redirect, useActionData, useLoaderData } from "react-router";
import { afterSending } from "../../../content/form-fields.ts";
import { sandboxCheckout as content } from "../../../content/training/checkout.ts";
import { plans, priceWords } from "../../../content/training/plans.ts";
import type { SandboxCheckoutPage } from "../../../content/training/types.ts";
import { ButtonLink, buttonClass } from "../../components/button/button.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { MessageScreen } from "../../components/message-screen/message-screen.tsx";
import { PostFormScript } from "../../components/posted-form-parts.tsx";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import type { Picture } from "../../shared/drawing/picture.ts";
import { formTitle, typedFields, waitlistField } from "../../shared/forms/form.ts";
import type { RequestIntake } from "../../shared/forms/lead.ts";
import { type PlanKey, parsePlan, planKeys, sandboxCheckoutUrl } from "../../shared/forms/plans.ts";
import type { SiteApi, SiteFacts } from "../../shared/site-api.ts";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { Page as NotFound } from "../not-found/page.tsx";
import styles from "./checkout.module.css";
import { CheckoutForm } from "./checkout-form.tsx";
import { NoPlan } from "./no-plan.tsx";
import { arrived } from "./strands.picture.ts";

const { within, booking: bookingLabel } = afterSending;

const codeParameter = "code";

/** A 404 where a payment provider takes the money. */
export async function loadCheckout(facts: SiteFacts, api: SiteApi, request: Request) {
  const query = new URL(request.url).searchParams;
  const plan = parsePlan(query.get("plan"));
  const open = plan === null ? planKeys.some((key) => isOpen(facts, key)) : isOpen(facts, plan);
  const sent = sentForm(query.get("sent"));
  const offer = await api.findOffer(query.get(codeParameter) ?? "");
  return data({ plan, open, sent, offer, dates: await api.courseDates() }, { status: open ? 200 : 404 });
}

/** Redirects after a POST, so that a reload sends nothing twice. */
export async function sendEnrollment(intake: RequestIntake, facts: SiteFacts, request: Request) {
  const plan = parsePlan(new URL(request.url).searchParams.get("plan"));
  if (plan === null || !isOpen(facts, plan)) return data(null, { status: 404 });
  const typed = typedFields(await request.formData());
  const isWaitlist = typed[waitlistField] !== undefined;
  const outcome = await (isWaitlist ? intake.joinWaitlist(typed) : intake.sendEnrollment(plan, typed));
  if (outcome.accepted) {
    const sent = new URLSearchParams({ sent: isWaitlist ? "waitlist" : outcome.isChanged ? "changed" : "1" });
    if (outcome.offer !== undefined) sent.set(codeParameter, outcome.offer.code);
    return redirect(`${sandboxCheckoutUrl(plan)}&${sent}`, 303);
  }
  return data(outcome, { status: outcome.status });
}

/** The checkout while no payment provider is set: it takes a request to enroll, and no money. */
export function Page() {
  const { plan, open, sent, offer, dates } = useLoaderData<typeof loadCheckout>();
  const refused = useActionData<typeof sendEnrollment>() ?? null;
  const { answerWithin, bookingUrl } = useSiteFacts();
  if (!open) return <NotFound />;
  const { meta } = content;
  const title = sent === null ? formTitle(meta.title, refused) : thanksFor[sent].title;
  return (
    <>
      <PageHead {...meta} title={title} path={urls.checkout.path} indexed={false} />
      {plan === null ? (
        <NoPlan dates={dates} />
      ) : sent !== null ? (
        <>
          <PostFormScript />
          <Thanks
            {...thanksFor[sent]}
            description={[thanksFor[sent].description, answerWithin !== null && within(answerWithin)]
              .filter(Boolean)
              .join(" ")}
            booking={bookingUrl}
            picture={arrived}
            label={`${plans[plan].label}: ${priceWords(plan, offer)}`}
            starts={dates.next["no-code"].line.starts}
          />
        </>
      ) : (
        <CheckoutForm plan={plan} dates={dates} refused={refused} offer={refused?.offer ?? offer} />
      )}
    </>
  );
}

function isOpen({ checkoutUrls }: SiteFacts, plan: PlanKey): boolean {
  return checkoutUrls[plan] === sandboxCheckoutUrl(plan);
}

type ThanksProps = SandboxCheckoutPage["noPlan"] & {
  picture: Picture;
  starts: string;
  /** Where a call can be booked. */
  booking: string | null;
};

function Thanks({ link, starts, booking, ...words }: ThanksProps) {
  const { labels, course, charged } = content.summary;
  return (
    <MessageScreen {...words}>
      <div className={styles.summary}>
        <DescriptionList
          rows={[
            { term: labels.course, detail: course },
            { term: labels.starts, detail: starts },
            { term: labels.charged, detail: charged },
          ]}
        />
      </div>
      <ButtonLink to={link.href} variant="pine">
        {link.label}
      </ButtonLink>
      {booking !== null && (
        <a className={buttonClass("ghost")} href={booking}>
          {bookingLabel}
        </a>
      )}
    </MessageScreen>
  );
}

const thanksFor = {
  enrollment: content.thanks,
  changed: content.changedThanks,
  waitlist: content.waitlistThanks,
} as const;

function sentForm(sent: string | null): keyof typeof thanksFor | null {
  if (sent === null) return null;
  return sent === "waitlist" || sent === "changed" ? sent : "enrollment";
}
