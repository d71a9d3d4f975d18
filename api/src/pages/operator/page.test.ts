import { listRolloutStates } from '@hawiyat/shared/contract/rollouts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseToAll } from '../../../testing/release-to-all.ts';
import { type SampleRelease, sampleHost, sampleRelease } from '../../../testing/sample-release.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { publishSample } from '../../../testing/test-team.ts';

let server: TestServer;
let cookie: string;
const orders = (text: string) => sampleRelease('mf-orders', { 'remoteEntry.js': text });
const first = orders('first');
beforeAll(async () => {
  server = await testServer();
  await releaseToAll(server, sampleHost());
  await releaseToAll(server, first);
  const answer = await send('/operator/sign-in', { token: server.operatorToken });
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}, 60_000);
afterAll(() => server.close());

/** Sends a form as the page's own browser does. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  });
const page = async (path = '/operator', headers: Record<string, string> = { cookie }) =>
  (await fetch(server.url + path, { headers: { accept: 'text/html', ...headers } })).text();

async function rolloutState() {
  const answer = await server.fetch(listRolloutStates.path, { token: server.operatorToken });
  const { rolloutStates } = listRolloutStates.response.parse(await answer.json());
  const found = rolloutStates.find((item) => item.remote === 'mf-orders');
  if (!found) throw new Error('Orders stand nowhere');
  return found;
}

/** Sends this action's form as the page shows it now. */
async function press(action: string, fields: Record<string, string> = {}) {
  const shown = await page();
  const card = shown.slice(shown.indexOf('id="mf-orders"'));
  const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(card) ?? [];
  const plain = seen.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return send('/operator', { remote: 'mf-orders', action, seen: plain, ...fields }, { cookie });
}

async function publish(sample: SampleRelease): Promise<string> {
  expect((await publishSample(server, sample)).status).toBe(201);
  return sample.release.id;
}

test('nobody sees anything before signing in, and a wrong credential is reported, and not stored', async () => {
  const shown = await page('/operator', {});
  expect(shown).toContain('رمز الدخول');
  expect(shown).not.toContain(first.release.id);
  expect((await fetch(`${server.url}/operator/figures`)).status).toBe(401);
  expect(await page('/operator/mf-orders', {})).not.toContain(first.release.id);
  const answer = await send('/operator/sign-in', { token: 'a-credential-that-is-another-ones' });
  expect([answer.status, await answer.text()]).toEqual([
    401,
    expect.stringContaining('الاسم أو رمز الدخول غير صحيح.'),
  ]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const forged = { cookie: `hawiyat_operator=${Date.now() + 1e6}.${'a'.repeat(43)}` };
  expect(await page('/operator', forged)).not.toContain(first.release.id);
  expect((await send('/operator', { remote: 'mf-orders', action: 'halt' })).status).toBe(401);
  expect(server.logs()).not.toContain('a-credential-that-is-another-ones');
});

test('the cookie is for this page alone and for eight hours, and the page is not stored', async () => {
  const signedIn = await send('/operator/sign-in', { token: server.operatorToken });
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/operator']);
  const [given = ''] = signedIn.headers.getSetCookie();
  expect(given).toMatch(/; Path=\/operator; Max-Age=28800; HttpOnly; SameSite=Strict$/);
  expect(given).not.toContain(server.operatorToken);
  const answer = await fetch(`${server.url}/operator`, { headers: { cookie } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*trusted-types 'none'/);

  const old = await testServer({ shared: server });
  old.passTime(8 * 3600_000 + 1000);
  const late = await fetch(`${old.url}/operator`, { headers: { cookie } });
  expect(await late.text()).not.toContain(first.release.id);
  await old.close();
  const signedOut = await send('/operator/sign-out', {}, { cookie: given.split(';')[0] ?? '' });
  expect(signedOut.headers.getSetCookie()[0]).toMatch(/^hawiyat_operator=; Path=\/operator; Max-Age=0/);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
])('a form of another site is rejected, whatever cookie it has: %j', async (headers) => {
  const halt = { remote: 'mf-orders', action: 'halt' };
  for (const [path, form] of [
    ['/operator', halt],
    ['/operator/sign-in', { token: server.operatorToken }],
  ] as const) {
    const answer = await send(path, form, { cookie, ...headers });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
  expect(await rolloutState()).toMatchObject({ stable: first.release.id, halted: [] });
});

test('each button does what it says, and the page tells it once', async () => {
  const next = await publish(orders('next'));
  const started = await press('start', { release: next, stages: '1، 25 ٥٠ 100', reason: '' });
  expect([started.status, started.headers.get('location')]).toEqual([303, '/operator#mf-orders']);
  expect((await rolloutState()).rollout).toMatchObject({
    release: next,
    stages: [1, 25, 50, 100],
    percent: 1,
  });
  const lastActionCookie = started.headers.getSetCookie()[0]?.split(';')[0];
  expect(await page('/operator', { cookie: `${cookie}; ${lastActionCookie}` })).toContain(
    'بدأ الإطلاق التدريجي.',
  );
  expect(await page()).not.toContain('بدأ الإطلاق التدريجي.');

  const company = await server.createCompany('شركة تجرّب');
  await press('name', { include: company.credentials.domain });
  expect((await rolloutState()).rollout?.included).toEqual([company.id]);
  await press('pause');
  expect((await rolloutState()).rollout?.isPaused).toBe(true);
  expect(await page()).toContain('متوقف مؤقتًا');
  await press('resume');
  await press('advance', { 'override-canary': 'yes', reason: 'جُرّب يدويًا' });
  expect((await rolloutState()).rollout).toMatchObject({ percent: 25, isPaused: false });
  await press('halt', { reason: 'خطأ في العرض' });
  expect(await rolloutState()).toMatchObject({ rollout: null, halted: [next], stable: first.release.id });

  const again = { release: next, stages: '5, 100' };
  expect(await (await press('start', again)).text()).toContain('اذكر سبب إطلاقه من جديد');
  await press('start', { ...again, reason: 'أُوقف بالخطأ' });
  expect(await rolloutState()).toMatchObject({ rollout: { release: next, percent: 5 }, halted: [] });
  await press('halt', { reason: 'خطأ في العرض' });

  const everybodys = await publish(orders('everybody'));
  await press('start', { release: everybodys, stages: '100', reason: 'إصلاح عاجل' });
  expect((await rolloutState()).stable).toBe(everybodys);
  await press('roll-back');
  expect((await rolloutState()).stable).toBe(first.release.id);
});

test('a rollback is taken back, hours are set, and a second person is asked for, each by its own form', async () => {
  const next = await publish(orders('forward'));
  await press('start', { release: next, stages: '100', reason: 'إصلاح عاجل' });
  await press('roll-back');
  expect(await page()).toContain('إلغاء الرجوع');
  expect((await press('roll-forward', { reason: ' ' })).status).toBe(400);
  const forward = await press('roll-forward', { reason: 'كان الرجوع خطأ' });
  expect([forward.status, (await rolloutState()).stable]).toEqual([303, next]);
  expect(await page()).toContain('أُلغي الرجوع');
  await press('roll-back');

  const hangs = await publish(orders('hangs'));
  await press('start', { release: hangs, stages: '5, 100' });
  const hours = JSON.stringify({ days: [0, 1, 2, 3, 4], from: 8, until: 16 });
  expect((await press('schedule', { timetable: hours })).status).toBe(303);
  expect(await page()).toContain('يتقدم تلقائيًا حين تكتمل الشروط');
  expect((await press('schedule', { timetable: '{"days":[9]}' })).status).toBe(400);
  await press('schedule', { timetable: '' });
  expect((await rolloutState()).rollout?.timetable).toBeNull();
  await press('halt', { cause: 'hung' });
  expect(await page()).toContain('أُوقف سابقًا، ويعيد إطلاقه عضوان');

  const asked = await press('start', { release: hangs, stages: '5, 100', reason: 'أُصلح' });
  const done = asked.headers.getSetCookie()[0]?.split(';')[0];
  const shown = await page('/operator', { cookie: `${cookie}; ${done}` });
  expect(shown).toContain('سُجّل طلبك. يبدأ الإطلاق حين يطلبه عضو آخر خلال 24 ساعة.');
  expect(shown).toContain('إعادة إطلاق الإصدار');
  const again = await press('start', { release: hangs, stages: '5, 100', reason: 'أُصلح' });
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('سجّلت طلبك من قبل.')]);
  expect((await rolloutState()).rollout).toBeNull();
});

test('what is rejected says why, and nothing that was typed is lost', async () => {
  const next = await publish(orders('refused'));
  const fields = {
    release: next,
    stages: '5, 100',
    include: '9999999999',
    reason: 'سبب <script>طويل</script>',
  };
  const answer = await press('start', fields);
  const shown = await answer.text();
  expect(answer.status).toBe(400);
  expect(shown).toContain('لا توجد شركة بالمعرّف 9999999999');
  expect(shown).toContain('href="/operator" aria-current="page"');
  for (const typed of ['5, 100', `value="${next}" selected`, 'سبب &#60;script&#62;طويل'])
    expect(shown).toContain(typed);

  await press('start', { release: next, stages: '5, 100' });
  expect(await (await press('advance')).text()).toContain('لا تكفي البيانات للانتقال إلى المرحلة التالية.');
  expect((await press('advance', { 'override-canary': 'yes', reason: ' ' })).status).toBe(400);
  expect((await rolloutState()).rollout?.percent).toBe(5);
});

test('what a form would do is shown first: companies by name and number, and nothing happens', async () => {
  const next = await publish(orders('effect'));
  const company = await server.createCompany('شركة <b>المعاينة</b>');
  await press('halt');
  const before = await rolloutState();
  const form = { release: next, stages: '0.01, 100', include: company.credentials.domain, reason: 'للتجربة' };
  const answer = await press('start', { ...form, 'dry-run': 'yes' });
  const shown = await answer.text();
  expect([answer.status, await rolloutState()]).toEqual([200, before]);
  expect(shown).toContain('معاينة الأثر: لم يُنفَّذ شيء بعد.');
  expect(shown).toMatch(
    new RegExp(
      `تنتقل <b>شركة واحدة</b> من الإصدار <bdi[^>]*>${before.stable}</bdi> إلى الإصدار <bdi[^>]*>${next}<`,
    ),
  );
  expect(shown).toContain('<li><bdi>شركة &#60;b&#62;المعاينة&#60;/b&#62;</bdi>');
  expect(shown).toMatch(/يصبح المرشح لدى شركة واحدة من أصل \d+\./);
  // The form stays open, and sends the same once more.
  for (const typed of ['0.01, 100', `value="${next}" selected`, 'للتجربة']) expect(shown).toContain(typed);

  await press('start', form);
  const others = await press('advance', { 'dry-run': 'yes' });
  // Of the two companies the other one.
  expect(await others.text()).toMatch(/تنتقل <b>شركة واحدة<\/b>.*<li><bdi>شركة تجرّب<\/bdi>/s);
  expect((await rolloutState()).rollout?.percent).toBe(0.01);
  expect(
    await (await press('name', { include: company.credentials.domain, 'dry-run': 'yes' })).text(),
  ).toContain('لا تنتقل أي شركة إلى إصدار آخر.');
  const unknown = await press('name', { include: '9999999999', 'dry-run': 'yes' });
  expect([unknown.status, await unknown.text()]).toEqual([
    400,
    expect.stringContaining('لا توجد شركة بالمعرّف 9999999999'),
  ]);
});

test('of more than twenty companies the others are counted', async () => {
  await Promise.all(Array.from({ length: 24 }, (_, i) => server.createCompany(`شركة رقم ${i}`)));
  const shown = await (await press('halt', { 'dry-run': 'yes' })).text();
  await press('advance', { 'override-canary': 'yes', reason: 'للجميع' });
  const all = await (await press('halt', { 'dry-run': 'yes' })).text();
  expect(shown).toContain('تنتقل <b>شركة واحدة</b>');
  const listed = all.slice(
    all.indexOf('class="notice effect"'),
    all.indexOf('</ul>', all.indexOf('class="notice effect"')),
  );
  expect(listed.match(/<li><bdi>/g)).toHaveLength(20);
  expect(listed).toMatch(/<li>و\d+ شركات غيرها<\/li>/);
  await press('roll-back');
  await press('start', { release: await publish(orders('after')), stages: '5, 100' });
});

test('what is wrong with a release, and with no field, is said at the top', async () => {
  await press('halt');
  const unchecked = await publish(orders('unchecked'));
  await releaseToAll(server, sampleRelease('shell', { 'static/js/index.js': 'another host' }));
  const shown = await (await press('start', { release: unchecked, stages: '5, 100' })).text();
  expect(shown).toContain('لم يُفحص هذا الإصدار مع إصدارات معمول بها حاليًا.');
  await press('start', { release: await publish(orders('checked')), stages: '5, 100' });
});

test('a button that is pressed twice does once what it says', async () => {
  const fields = {
    action: 'halt',
    remote: 'mf-orders',
    seen: 'what stood there before',
    reason: 'ضغطة ثانية',
  };
  const answer = await send('/operator', fields, { cookie });
  const shown = await answer.text();
  expect([answer.status, shown]).toEqual([409, expect.stringContaining('ضغطة ثانية')]);
  expect((await rolloutState()).rollout).not.toBeNull();
});

test("a reason stands in the log as it was typed, and is nobody's script", async () => {
  await press('halt', { reason: '<script>alert(1)</script>' });
  for (const path of ['/operator', '/operator/figures', '/operator/mf-orders']) {
    const shown = await page(path);
    expect(shown).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(shown).not.toContain('<script>alert');
    expect(shown).toContain('سلسلة السجل سليمة');
  }
});

test('anyone who guesses has to wait', async () => {
  const statuses = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await send('/operator/sign-in', { token: `guess ${i}` })).status);
  expect(statuses).toContain(429);
  expect(await page()).toContain(first.release.id);
});
