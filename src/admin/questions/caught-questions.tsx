import { useEffect, useState } from "react";
import { adminApi } from "../api.ts";
import ui from "../components/ui.module.css";

/** A debounce of the server's check. */
const pauseMs = 600;
const maxShown = 8;

export function CaughtQuestions({ id, questions }: { id: string; questions: readonly string[] }) {
  const [caught, setCaught] = useState<readonly string[] | null>(null);
  const questionsText = questions.filter((question) => question.trim() !== "").join("\n");
  useEffect(() => {
    setCaught(null);
    if (questionsText === "") return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // A failed check must not keep the answer from being saved.
      const found = await adminApi.findCaughtQuestions(id, questionsText.split("\n")).catch(() => null);
      if (isCurrent) setCaught(found);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, questionsText]);

  return (
    <div role="status" className={ui.meta}>
      {caught !== null &&
        (caught.length === 0 ? (
          <p>No other known question gets this answer.</p>
        ) : (
          <>
            <p>These get this answer too:</p>
            <ul>
              {caught.slice(0, maxShown).map((question) => (
                <li key={question}>“{question}”</li>
              ))}
              {caught.length > maxShown && <li>and {caught.length - maxShown} more</li>}
            </ul>
          </>
        ))}
    </div>
  );
}
