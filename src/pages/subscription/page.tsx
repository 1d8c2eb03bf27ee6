import { data, redirect, useActionData, useLoaderData } from "react-router";
import { site } from "../../../content/site.ts";
import { subscription } from "../../../content/subscription.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { MessageScreen } from "../../components/message-screen/message-screen.tsx";
import { PostForm } from "../../components/post-form/post-form.tsx";
import { PostFormScript } from "../../components/posted-form-parts.tsx";
import { formTitle, typedFields } from "../../shared/forms/form.ts";
import type { SiteFacts } from "../../shared/site-api.ts";
import type { Subscriptions } from "../../shared/subscribers/subscriptions.ts";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";
import { Page as NotFound } from "../not-found/page.tsx";
import { picture as broadcast } from "./broadcast.picture.svg";
import styles from "./subscription.module.css";

/** A 404 where no mail is set up. `sent` in the query shows the thanks. */
export function loadForm({ takesSubscribers }: SiteFacts, request: Request) {
  const isSent = new URL(request.url).searchParams.has("sent");
  return data({ isOpen: takesSubscribers, isSent }, { status: takesSubscribers ? 200 : 404 });
}

/** Redirects after a POST, so that a reload sends nothing twice. */
export async function sendForm(
  subscriptions: Subscriptions,
  { takesSubscribers }: SiteFacts,
  request: Request,
) {
  if (!takesSubscribers) return data(null, { status: 404 });
  const outcome = await subscriptions.ask(typedFields(await request.formData()));
  return outcome.accepted ? redirect("?sent=1", 303) : data(outcome, { status: outcome.status });
}

/** Where the forms under articles lead: the thanks, or what was wrong with the address. */
export function Page() {
  const { isOpen, isSent } = useLoaderData<typeof loadForm>();
  const refused = useActionData<typeof sendForm>() ?? null;
  const { page, sent, fields, read } = subscription;
  if (!isOpen) return <NotFound />;
  if (isSent && refused === null)
    return (
      <>
        <PageHead {...sent} path={null} />
        <PostFormScript />
        <MessageScreen {...sent} picture={broadcast}>
          <ButtonLink to={urls.blogs.path} variant="pine">
            {read}
          </ButtonLink>
        </MessageScreen>
      </>
    );
  return (
    <>
      <PageHead title={formTitle(page.title, refused)} description={page.description} path={null} />
      <MessageScreen title={page.title} description={page.lead} picture={broadcast}>
        <div className={styles.form}>
          <PostForm fields={fields} refused={refused} action={page.action} phone={site.phone}>
            {page.note} <a href={urls.privacyPolicy.path}>{page.policy}</a> {page.noteEnd}
          </PostForm>
        </div>
      </MessageScreen>
    </>
  );
}
