import { data, redirect, useActionData, useLoaderData } from "react-router";
import { sandboxCheckout as content } from "../../../content/training/checkout.ts";
import { plans } from "../../../content/training/plans.ts";
import type { SandboxCheckoutPage } from "../../../content/training/types.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { MessageScreen } from "../../components/message-screen/message-screen.tsx";
import { PostFormScript } from "../../components/post-form/post-form.tsx";
import type { Picture } from "../../shared/drawing/picture.ts";
import { typedFields, waitlistField } from "../../shared/forms/form.ts";
import type { RequestIntake } from "../../shared/forms/lead.ts";
import { type PlanKey, parsePlan, planKeys, sandboxCheckoutUrl } from "../../shared/forms/plans.ts";
import type { SiteApi, SiteFacts } from "../../shared/site-api.ts";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { Page as NotFound } from "../not-found/page.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import { arrived, waiting } from "./strands.picture.ts";

/** A 404 where a payment provider takes the money. */
export async function loadCheckout(facts: SiteFacts, api: SiteApi, request: Request) {
  const query = new URL(request.url).searchParams;
  const plan = parsePlan(query.get("plan"));
  const open = plan === null ? planKeys.some((key) => isOpen(facts, key)) : isOpen(facts, plan);
  const sent = sentForm(query.get("sent"));
  return data({ plan, open, sent, dates: await api.courseDates() }, { status: open ? 200 : 404 });
}

/** Redirects after a POST, so that a reload sends nothing twice. */
export async function sendEnrollment(intake: RequestIntake, facts: SiteFacts, request: Request) {
  const plan = parsePlan(new URL(request.url).searchParams.get("plan"));
  if (plan === null || !isOpen(facts, plan)) return data(null, { status: 404 });
  const typed = typedFields(await request.formData());
  const isWaitlist = typed[waitlistField] !== undefined;
  const outcome = await (isWaitlist ? intake.joinWaitlist(typed) : intake.sendEnrollment(plan, typed));
  if (outcome.accepted)
    return redirect(`${sandboxCheckoutUrl(plan)}&sent=${isWaitlist ? "waitlist" : 1}`, 303);
  return data(outcome, { status: outcome.status });
}

/** The checkout while no payment provider is set: it takes a request to enroll, and no money. */
export function Page() {
  const { plan, open, sent, dates } = useLoaderData<typeof loadCheckout>();
  const refused = useActionData<typeof sendEnrollment>() ?? null;
  if (!open) return <NotFound />;
  return (
    <>
      <PageHead {...content.meta} path={urls.checkout.path} indexed={false} />
      {plan === null ? (
        <Message {...content.noPlan} picture={waiting} variant="primary" />
      ) : sent !== null ? (
        <>
          <PostFormScript />
          <Message
            {...(sent === "waitlist" ? content.waitlistThanks : content.thanks)}
            picture={arrived}
            label={`${plans[plan].label}: ${plans[plan].priceDisplay}`}
            variant="pine"
          />
        </>
      ) : (
        <CheckoutForm plan={plan} dates={dates} refused={refused} />
      )}
    </>
  );
}

function isOpen({ checkoutUrls }: SiteFacts, plan: PlanKey): boolean {
  return checkoutUrls[plan] === sandboxCheckoutUrl(plan);
}

type MessageProps = SandboxCheckoutPage["noPlan"] & { picture: Picture; variant: "primary" | "pine" };

function Message({ link, variant, ...words }: MessageProps) {
  return (
    <MessageScreen {...words}>
      <ButtonLink to={link.href} variant={variant}>
        {link.label}
      </ButtonLink>
    </MessageScreen>
  );
}

function sentForm(sent: string | null): "enrollment" | "waitlist" | null {
  if (sent === null) return null;
  return sent === "waitlist" ? "waitlist" : "enrollment";
}
