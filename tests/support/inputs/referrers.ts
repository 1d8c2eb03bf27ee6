/** What `document.referrer` may say to a page of `www.example.test`, and the host that led there; "" for none. */
export const referrers: [referrer: string, host: string][] = [
  ["", ""],
  ["https://www.google.com/", "www.google.com"],
  ["https://news.example:8443/a?b#c", "news.example:8443"],
  ["http://xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["http://[2001:db8::1]:8080/", "[2001:db8::1]:8080"],
  ["android-app://com.google.android.gm/", ""],
  ["android-app://com.slack", ""],
  ["ios-app://544007664/vnd.youtube", ""],
  ["about:blank", ""],
  ["chrome-extension://abcdef/popup.html", ""],
  ["https://www.example.test/about", ""],
  ["https://example.test/about", ""],
  ["http://WWW.example.test", ""],
  ["https://user:secret@evil.example/", ""],
  ["no address", ""],
];
