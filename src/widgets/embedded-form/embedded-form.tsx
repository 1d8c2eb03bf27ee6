import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { noteInView } from "../../browser/seen.ts";
import { withCampaign } from "../../browser/visit-source.ts";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { frameHeights } from "../../shared/forms/frame-heights.ts";
import type { EmbeddableForm } from "../../shared/forms/lead.ts";
import { formFramePath } from "../../shared/urls.ts";
import styles from "./embedded-form.module.css";
import { keepFrameHeight } from "./frame-height.ts";

/**
 * A lead form in a frame, from the provider or from the site itself, with the attributes that the provider's script
 * looks for. Its height is reserved by CSS; the frame may grow and never shrinks below it.
 */
export function EmbeddedForm({ form }: { form: EmbeddableForm }) {
  const { formProviderUrl } = useSiteFacts();
  const { pathname } = useLocation();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const host = formProviderUrl ?? "";
  const src = host + formFramePath(form.id) + (host ? "" : `?page=${pathname}`);
  const frameId = `inline-${form.id}`;
  // The server does not know the campaign.
  const formUrl = useHydrated() ? withCampaign(src) : src;

  useEffect(() => (frameRef.current === null ? undefined : keepFrameHeight(frameRef.current)), []);
  useEffect(
    () => (frameRef.current === null ? undefined : noteInView(frameRef.current, formFramePath(form.id))),
    [form.id],
  );
  // The provider's script collects the frames that are there when it runs, so it comes after them, and once for each entry.
  // The site's own, public/js/form_embed.js, lets a frame grow; it is a visitor's load on each such page, so it is bare.
  useEffect(() => {
    const script = document.createElement("script");
    script.src = `${host}/js/form_embed.js`;
    script.async = true;
    document.body.append(script);
    return () => script.remove();
  }, [host]);

  return (
    <div>
      {/* The provider's script may wrap the frame in elements of its own: this box leaves the page as a whole. */}
      <div className={cx(primitives.card, styles.box)}>
        <iframe
          ref={frameRef}
          className={cx(styles.frame, styles[form.frame])}
          src={withCampaign(src)}
          // The entry script has added the campaign already; the same address again would load the frame anew.
          suppressHydrationWarning
          id={frameId}
          title={form.name}
          loading="lazy"
          data-layout="{'id':'INLINE'}"
          data-trigger-type="alwaysShow"
          data-trigger-value=""
          data-activation-type="alwaysActivated"
          data-activation-value=""
          data-deactivation-type="neverDeactivate"
          data-deactivation-value=""
          data-form-name={form.name}
          data-height={frameHeights[form.frame]}
          data-layout-iframe-id={frameId}
          data-form-id={form.id}
        />
      </div>
      <p className={cx(primitives.meta, styles.help)}>
        Form not showing?{" "}
        {/* A tab that our own page opened has its session storage, and so the form has the source. */}
        <a href={formUrl} target="_blank" rel={host === "" ? "opener" : "noopener"}>
          Open it in a new tab
        </a>{" "}
        or write to <a href={`mailto:${form.email}`}>{form.email}</a>.
      </p>
    </div>
  );
}
