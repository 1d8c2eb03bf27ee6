export interface UploadFailure {
  name: string;
  /** The server's message, or "tooLarge" where the file was not sent. */
  reason: string;
}

// More names would be too long for a toast.
const namesAtOnce = 10;

export function failedUploads(failures: readonly UploadFailure[], count: number): string {
  const [first] = failures;
  if (first === undefined) return "";
  if (failures.length === 1) {
    return first.reason === "tooLarge"
      ? `${first.name} has more than 20 MB. Please make it smaller and try again.`
      : `${first.name}: ${first.reason}`;
  }
  const said = `${failures.length} of ${count} images were not uploaded`;
  const parts = [...new Set(failures.map(({ reason }) => reason))].map((reason) => {
    const files = failures.filter((failure) => failure.reason === reason);
    return [namesOf(files), wordsOf(reason)] as const;
  });
  if (parts.length === 1) return `${said}: ${parts[0]?.join(". ")}`;
  return `${said}. ${parts.map((part) => part.join(": ")).join(" ")}`;
}

function wordsOf(reason: string): string {
  return reason === "tooLarge"
    ? "An image may have 20 MB at most: please make it smaller and try again."
    : reason;
}

function namesOf(files: readonly UploadFailure[]): string {
  const names = files.slice(0, namesAtOnce).map(({ name }) => name);
  const rest = files.length - names.length;
  return names.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
