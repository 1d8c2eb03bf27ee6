import { blog } from "../../../content/blog.ts";
import { Island } from "../../islands/island.tsx";
import { Live } from "./failure-toast.island.tsx";

export function FailureToast({ of }: { of: "list" | "post" }) {
  return (
    <Island
      name="failure-toast"
      component={Live}
      props={{ title: blog.errors.title, text: blog.errors[of] }}
    />
  );
}
