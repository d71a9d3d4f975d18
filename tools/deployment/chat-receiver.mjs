// @ts-check
// Posts what the platform tells of releases to a chat channel. It needs Node alone:
//
//   npm run platform -- webhook add https://chat-receiver.internal/ --events published,trial-failed,halted
//   WEBHOOK_SECRET=whsec_… CHAT_URL=https://chat.example.sa/hooks/… PORT=8080 node chat-receiver.mjs
//
// CHAT_URL is an incoming webhook of Slack or Mattermost, which take `{ "text": "…" }`.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { WEBHOOK_SECRET = '', CHAT_URL = '', PORT = '8080', HOST = '127.0.0.1' } = process.env;
if (!WEBHOOK_SECRET || !CHAT_URL) {
  console.error('Set WEBHOOK_SECRET and CHAT_URL.');
  process.exit(1);
}
/** Seconds: an older request may be a copy that somebody sends again. */
const mostSeconds = 300;
const mostBytes = 64 * 1024;

/** @type {Record<string, string>} */
const texts = {
  published: 'نُشر إصدار جديد',
  'trial-failed': 'لم يجتز إصدار الفحص',
  started: 'بدأ إطلاق إصدار',
  advanced: 'اتسع إطلاق إصدار',
  paused: 'أُوقف إطلاق إصدار مؤقتًا',
  halted: 'أُوقف إصدار',
  'rolled-back': 'تم الرجوع عن إصدار',
  'rolled-forward': 'أُلغي الرجوع عن إصدار',
};

const server = createServer(async (request, response) => {
  const body = await bodyOf(request);
  if (body === null || !isSigned(request.headers, body)) return void response.writeHead(401).end();
  const sent = await fetch(CHAT_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: messageOf(JSON.parse(body)) }),
    signal: AbortSignal.timeout(8000),
  }).catch(() => null);
  // Without a 2xx the platform sends it again later.
  response.writeHead(sent?.ok ? 204 : 502).end();
});
server.listen(Number(PORT), HOST, () => {
  const address = server.address();
  console.log(`The receiver listens on port ${typeof address === 'object' ? address?.port : PORT}.`);
});

/** @param {import('node:http').IncomingMessage} request @returns {Promise<string | null>} */
async function bodyOf(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** By Standard Webhooks. @param {import('node:http').IncomingHttpHeaders} headers @param {string} body */
function isSigned(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > mostSeconds) return false;
  const key = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return String(signatures)
    .split(' ')
    .some((text) => {
      const given = Buffer.from(text.replace(/^v1,/, ''), 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}

/** @param {import('@hawiyat/shared/contract/platform/webhooks').WebhookPayload} payload */
function messageOf({ type, data: { remote, release, percent, stable, by, reason } }) {
  const ltr = (/** @type {string} */ text) => `\u2066${text}\u2069`;
  const share = percent === undefined ? '' : ` · ${ltr(`${percent}%`)} من الشركات`;
  const now = stable === undefined ? '' : ` · لدى الجميع الآن ${ltr(stable)}`;
  const why = reason === '' ? '' : `\n\u2068${reason}\u2069`;
  return `${texts[type] ?? type}: ${ltr(`${remote} ${release}`)}${share}${now} (\u2068${by}\u2069)${why}`;
}
