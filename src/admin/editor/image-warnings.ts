// No part of the pattern may run past a bracket: texts are long.
const images = /!\[[^[\]\n]*\]\(\s?<?(https?:\/\/[^\s<>()]{1,2000})/gi;

/** Hosts that show a picture only for a while, or only to who is signed in there: of documents, mails, chats and networks. */
const passing =
  /^https:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|docs\.google\.com|attachments\.office(?:365)?\.(?:net|com)|sharepoint\.com|files\.slack\.com|discordapp\.(?:com|net)|fbcdn\.net|cdninstagram\.com|licdn\.com)\//i;

/** What an address says that ends by itself, as stores of files sign them. */
const ending = /[?&](?:X-Amz-Expires|X-Goog-Expires|Expires|se|exp|oe)=/i;

/** What the author has to know of the addresses of images in a text, in sentences; "" for nothing. */
export function imageWarning(content: string): string {
  const addresses = [...content.matchAll(images)].map(([, address = ""]) => address);
  const isOpen = addresses.some((address) => /^http:/i.test(address));
  const isPassing = addresses.some((address) => passing.test(address) || ending.test(address));
  return [isOpen && openWarning, isPassing && passingWarning].filter(Boolean).join(" ");
}

// The content policy takes no image over http.
const openWarning =
  "The text has an image with an http:// address. Pages show images from https:// addresses only: readers see its description instead.";

const passingWarning =
  "The text has an image at an address that works only for a while, or only for you, as those of documents, mails and chats do. Please save the image, and upload it here in its place.";
