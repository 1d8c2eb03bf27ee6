import { data, redirect, useActionData, useLoaderData } from "react-router";
import { subscription } from "../../../../content/subscription.ts";
import { ButtonLink, buttonClass } from "../../../components/button/button.tsx";
import { MessageScreen } from "../../../components/message-screen/message-screen.tsx";
import { useSiteFacts } from "../../../hooks/use-site-facts.ts";
import { confirmPath, subscribePath } from "../../../shared/subscribers/paths.ts";
import type { LinkOutcome, Subscriptions } from "../../../shared/subscribers/subscriptions.ts";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { picture as broadcast } from "../broadcast.picture.svg";

/** A GET changes nothing: scanners of mails open every link. */
export async function loadLink(subscriptions: Subscriptions, token: string) {
  const state = await subscriptions.stateOf(token);
  return data({ state }, { status: state === null ? 404 : 200 });
}

/** Redirects after a POST, so that a reload sends nothing twice. */
export async function confirm(subscriptions: Subscriptions, token: string) {
  const outcome = await subscriptions.confirm(token);
  return outcome.done ? redirect(confirmPath(token), 303) : data(outcome, { status: outcome.status });
}

/** No redirect, which mail programs that leave with one click do not follow (RFC 8058). */
export async function leave(
  subscriptions: Subscriptions,
  token: string,
): Promise<ReturnType<typeof answerOf>> {
  return answerOf(await subscriptions.leave(token));
}

function answerOf(outcome: LinkOutcome) {
  return data(outcome, { status: outcome.done ? 200 : outcome.status });
}

/** What the link in a mail that asks for the confirmation opens. */
export function ConfirmPage() {
  const { state } = useLoaderData<typeof loadLink>();
  const outcome = useActionData<LinkOutcome>() ?? null;
  const { confirm: ask, confirmed, overConfirm } = subscription;
  const { takesSubscribers } = useSiteFacts();
  if (isFault(outcome)) return <Act {...subscription.failed} />;
  if (state === "subscribed") return <Told {...confirmed} />;
  if (state === "unconfirmed") return <Act {...ask} />;
  return <Told {...overConfirm} again={takesSubscribers} />;
}

/** What the link at the end of every mail opens. */
export function LeavePage() {
  const { state } = useLoaderData<typeof loadLink>();
  const outcome = useActionData<LinkOutcome>() ?? null;
  const { leave: ask, left, overLeave } = subscription;
  if (outcome?.done === true) return <Told {...left} />;
  if (isFault(outcome)) return <Act {...subscription.failed} />;
  return state === null ? <Told {...overLeave} /> : <Act {...ask} />;
}

function isFault(outcome: LinkOutcome | null): boolean {
  return outcome?.done === false && outcome.status !== 404;
}

interface Words {
  title: string;
  description: string;
}

function Act({ title, description, action }: Words & { action: string }) {
  return (
    <>
      <PageHead title={title} description={description} path={null} />
      <MessageScreen title={title} description={description} picture={broadcast}>
        {/* To the page's own address, which has the token. */}
        <form method="post">
          <button type="submit" className={buttonClass("primary")}>
            {action}
          </button>
        </form>
      </MessageScreen>
    </>
  );
}

function Told({ title, description, again = false }: Words & { again?: boolean }) {
  return (
    <>
      <PageHead title={title} description={description} path={null} />
      <MessageScreen title={title} description={description} picture={broadcast}>
        {again && (
          <a className={buttonClass("primary")} href={subscribePath}>
            {subscription.again}
          </a>
        )}
        <ButtonLink to={urls.blogs.path} variant={again ? "ghost" : "pine"}>
          {subscription.read}
        </ButtonLink>
      </MessageScreen>
    </>
  );
}
