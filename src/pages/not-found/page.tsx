import { ButtonLink } from "../../components/button/button.tsx";
import { MessageScreen } from "../../components/message-screen/message-screen.tsx";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";

export function Page() {
  return (
    <>
      <PageHead
        title="404 Page Not Found"
        description="There is no page at this address. Go on from the home page, or tell us what you were looking for."
        path={null}
      />
      <MessageScreen
        label="Nothing at this address"
        title="404 Page Not Found"
        description="Did you forget to add the page to the router?"
      >
        <ButtonLink to={urls.home.path} variant="pine">
          Go to the home page
        </ButtonLink>
        <ButtonLink to={urls.contact.path} variant="ghost">
          Tell us what is missing
        </ButtonLink>
      </MessageScreen>
    </>
  );
}
