import type { Request } from "express";
import { expect, test } from "vitest";
import { createVisitorOf } from "../../src/server/visits/visitor.ts";

const visitorOf = createVisitorOf({ findUser: async () => null });

/** Who is counted for this program. */
function visitorBy(agent: string): Promise<string | null> {
  const headers: Record<string, string> = { "user-agent": agent };
  const req = { ip: "203.0.113.8", headers, get: (name: string) => headers[name.toLowerCase()] };
  return visitorOf(req as unknown as Request);
}

const android = (model: string, version = "14") => `Mozilla/5.0 (Linux; Android ${version}; ${model})`;
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const webView =
  "AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.135 Mobile Safari/537.36";
const iPhone = (version = "18_1") => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X)`;
const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iPad = "Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X)";

/** Phones and their browsers, those inside of apps too: some have a name in which a robot's seems to stand. */
const phones = [
  `${iPhone()} ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${iPhone("16_4")} ${webKit} Version/16.4 Mobile/15E148 Safari/604.1`,
  `${iPad} ${webKit} Version/17.6 Mobile/15E148 Safari/604.1`,
  `${iPhone()} ${webKit} CriOS/131.0.6778.103 Mobile/15E148 Safari/604.1`,
  `${iPhone()} ${webKit} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`,
  `${iPhone()} ${webKit} Version/18.0 EdgiOS/131.0.2903.92 Mobile/15E148 Safari/605.1.15`,
  `${iPhone()} ${webKit} GSA/345.0.704 Mobile/15E148 Safari/604.1`,
  `${iPhone()} ${webKit} Version/18.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
  `${iPhone()} ${webKit} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.36.107;FBBV/666;FBDV/iPhone16,1;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/3;FBLC/en_US;FBOP/5]`,
  `${iPhone()} ${webKit} Mobile/15E148 Instagram 361.0.0.35.82 (iPhone16,1; iOS 18_1; en_US; en; scale=3.00; 1179x2556; 674117118)`,
  `${iPhone()} ${webKit} Mobile/15E148 LinkedInApp/9.30.1234`,
  `${iPhone()} ${webKit} Mobile/15E148 MicroMessenger/8.0.54(0x18003632) NetType/WIFI Language/en`,
  `${iPhone()} ${webKit} Mobile/15E148 Snapchat/13.18.0.40 (like Safari/8619.2.8.10.9, panda)`,
  `${iPhone()} ${webKit} Mobile/15E148 musical_ly_37.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store`,
  `${iPhone()} ${webKit} Mobile/15E148`,
  `${android("K", "10")} ${chrome}`,
  `${android("Pixel 9 Pro", "15")} ${chrome}`,
  `${android("SM-S928B")} AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  `${android("CUBOT NOTE 20", "10")} ${chrome}`,
  `${android("CUBOT_X18_Plus", "8.0.0")} ${chrome}`,
  `${android("CUBOT KINGKONG STAR", "13")} ${webView}`,
  `${android("CUBOT P80 Build/TP1A.220624.014; wv", "13")} ${webView}`,
  `${android("Redmi Note 13 Pro")} ${chrome} XiaoMi/MiuiBrowser/14.22.1-gn`,
  `${android("moto g power (2023)", "13")} ${chrome} EdgA/131.0.0.0`,
  `${android("ONEPLUS A6003", "11")} ${chrome} OPR/86.0.0.0`,
  `${android("CPH2581")} ${chrome} HeyTapBrowser/45.10.3.1`,
  `${android("V2309")} ${chrome} VivoBrowser/20.4.0.0`,
  "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0",
  "Mozilla/5.0 (Linux; U; Android 13; en-us; M2101K6G) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 UCBrowser/13.7.2.1636",
  `${android("SM-A155F; wv")} ${webView} [FB_IAB/FB4A;FBAV/492.0.0.64.81;]`,
  `${android("SM-A155F; wv")} ${webView} Instagram 360.0.0.52.192 Android (34/14; 450dpi; 1080x2340; samsung; SM-A155F; a15; mt6789; en_US)`,
  `${android("SM-A155F; wv")} ${webView} GSA/15.49.45.29.arm64`,
  `${android("SM-A155F; wv")} ${webView} LinkedInApp/4.1.1029`,
  `${android("SM-A155F; wv")} ${webView} Pinterest for Android/12.43.0 (SM-A155F; 14)`,
  "Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5",
  "Opera/9.80 (Android; Opera Mini/84.0.2254/191.303; U; en) Presto/2.12.423 Version/12.16",
  "Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.14.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/128.5.6 like Chrome/128.0.6613.187 Safari/537.36",
];

test("38 phones and tablets are visitors", async () => {
  expect(phones).toHaveLength(38);
  for (const agent of phones) expect(await visitorBy(agent), agent).toContain(agent);
});

test.each([
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "curl/8.5.0",
  "",
])("no visitor: %s", async (agent) => expect(await visitorBy(agent)).toBeNull());
