import { afterAll, beforeAll, expect, test } from 'vitest';
import { rolloutStateOf } from '../../../testing/operate.ts';
import { cookieOf, operatorCookie, pageAt, sendForm } from '../../../testing/operator-page.ts';
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
  cookie = await operatorCookie(server);
}, 60_000);
afterAll(() => server.close());

const page = (headers: Record<string, string> = { cookie }) => pageAt(server, '/operator', headers);
const rolloutState = () => rolloutStateOf(server, 'mf-orders');

const cardOf = (shown: string, remote = 'mf-orders') =>
  shown.split(`id="${remote}"`)[1]?.split('</section>')[0] ?? '';

/** Sends this action's form as the page shows it now. */
async function press(action: string, fields: Record<string, string> = {}, remote = 'mf-orders') {
  const form = cardOf(await page(), remote)
    .split('<form ')
    .find((text) => text.includes(`name="action" value="${action}"`));
  const plain = (text = '') => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  const hidden = [...(form ?? '').matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const shown = Object.fromEntries(hidden.map(([, name = '', value]) => [name, plain(value)]));
  delete shown['override-canary'];
  return sendForm(server, '/operator', { remote, action, ...shown, ...fields }, { cookie });
}

async function publish(sample: SampleRelease, isTried = true): Promise<string> {
  expect((await publishSample(server, sample, { isTried })).status).toBe(201);
  return sample.release.id;
}

test('each button does what it says, and the page tells it once', async () => {
  const next = await publish(orders('next'));
  expect(cardOf(await page())).toContain('سحب القسم من الجميع</summary>');
  const started = await press('start', { release: next, stages: '1، 25 ٥٠ 100', reason: '' });
  expect([started.status, started.headers.get('location')]).toEqual([303, '/operator#mf-orders']);
  expect((await rolloutState()).rollout).toMatchObject({
    release: next,
    stages: [1, 25, 50, 100],
    percent: 1,
  });
  const lastActionCookie = cookieOf(started);
  expect(await page({ cookie: `${cookie}; ${lastActionCookie}` })).toContain('بدأ الإطلاق التدريجي.');
  expect(await page()).not.toContain('بدأ الإطلاق التدريجي.');
  // While a candidate runs, it is the stable release that everybody goes back to.
  expect(cardOf(await page())).toContain('الرجوع إلى الإصدار المستقر</summary>');

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
  expect(cardOf(await page())).toContain('الرجوع إلى إصدار سابق</summary>');
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
  const done = cookieOf(asked);
  const shown = await page({ cookie: `${cookie}; ${done}` });
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
  const all = await (await press('withdraw', { 'dry-run': 'yes' })).text();
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

test('a button that is pressed twice does once what it says, and says what stands now', async () => {
  const { rollout, stable } = await rolloutState();
  const answer = await press('halt', { seen: '1', reason: 'ضغطة ثانية' });
  const shown = (await answer.text()).replace(/[\u2066\u2069]/g, '');
  expect([answer.status, shown]).toEqual([409, expect.stringContaining('ضغطة ثانية')]);
  expect(shown).toContain(
    `ولم يُنفَّذ شيء. راجع الحال الآن، ثم أعد الأمر إن بقي لازمًا. الآن: الإصدار المستقر ${stable}، ويُطلق الإصدار ${rollout?.release} عند 5%.`,
  );
  expect((await rolloutState()).rollout).toEqual(rollout);
});

test('a pause leaves its companies on the candidate and says so, and a button takes them back', async () => {
  const named = await server.createCompany('شركة مسماة');
  await press('name', { include: named.credentials.domain });
  const { rollout, reach } = await rolloutState();
  const share = `<bdi>${reach?.companies}</bdi> من `;
  expect(cardOf(await page())).toContain(`المرشح لدى <b>${share}`);
  await press('pause');
  const paused = cardOf(await page());
  expect(paused).toContain(`ما زال المرشح لدى ${share}`);
  expect(paused).toContain('<button class="primary">أعد هذه الشركات إلى الإصدار المستقر</button>');
  expect((await press('take-back')).status).toBe(303);
  expect(await rolloutState()).toMatchObject({
    rollout: { release: rollout?.release, isTakenBack: true },
    reach: { companies: 0 },
  });
  expect(cardOf(await page())).toContain('عادت هذه الشركات إلى الإصدار المستقر.');
  expect((await press('resume', { reason: ' ' })).status).toBe(400);
  expect((await press('resume', { reason: 'أُصلح الخادم' })).status).toBe(303);
  expect(await rolloutState()).toMatchObject({ rollout: { isTakenBack: false, isPaused: false }, reach });
});

test('the evidence is said in a word, with the rule of three', async () => {
  const shown = cardOf(await page());
  expect(shown).toMatch(/الدليل ضد المرشح:<\/span> <b>لا دليل<\/b>/);
  expect(shown).toContain('أو إذا تعطّلت أول 3 جلسات من 3 شركات');
});

test("a reason stands in the log as it was typed, and is nobody's script", async () => {
  await press('halt', { reason: '<script>alert(1)</script>' });
  for (const path of ['/operator', '/operator/figures', '/operator/mf-orders']) {
    const shown = await pageAt(server, path, { cookie });
    expect(shown).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(shown).not.toContain('<script>alert');
    expect(shown).toContain('سلسلة السجل سليمة');
  }
});

test('a release that nobody has tried says so in red, also before it starts, and starts only with a reason', async () => {
  if ((await rolloutState()).rollout) await press('halt');
  const untried = await publish(orders('untried'), false);
  const card = cardOf(await page());
  expect(card).toContain('<span class="error">بلا تقرير تجربة</span>');
  expect(card).toMatch(new RegExp(`<option value="${untried}"[^>]*>[^<]*بلا تقرير تجربة</option>`));
  expect(card).toContain('<p class="error">لا تقرير تجربة لما كُتب عنده «بلا تقرير تجربة»');
  const start = { release: untried, stages: '5, 100' };
  const effect = await (await press('start', { ...start, 'dry-run': 'yes' })).text();
  expect(effect).toContain('<p class="error">لهذا الإصدار لا يوجد تقرير تجربة');
  const refused = await press('start', start);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('اذكر سبب إطلاقه')]);
  expect((await press('start', { ...start, reason: 'جُرّب يدويًا' })).status).toBe(303);
  await press('halt');
});

test('the stable release is taken from everybody by a form of its own, which names what comes instead', async () => {
  const next = await publish(orders('withdrawn'));
  const { stable } = await rolloutState();
  await press('start', { release: next, stages: '100', reason: 'إصلاح عاجل' });
  expect(cardOf(await page())).not.toContain('إيقاف الإصدار للجميع');
  // A halt that comes too late leaves it.
  expect((await press('halt', { ...(await seen()), release: next })).status).toBe(409);
  expect((await rolloutState()).stable).toBe(next);
  expect(cardOf(await page())).toMatch(
    new RegExp(`يُسحب الإصدار المستقر <bdi[^>]*>${next}.*يعود الجميع إلى الإصدار <bdi[^>]*>${stable}<`, 's'),
  );
  expect((await press('withdraw', { cause: 'tampered' })).status).toBe(303);
  expect(await rolloutState()).toMatchObject({ stable, needTwoPersons: expect.arrayContaining([next]) });
});

const seen = async () => ({ seen: String((await rolloutState()).revision) });

test('the first release of an area is taken back: nobody has the area then, and the page says so before', async () => {
  const first = sampleRelease('mf-fleet', { 'remoteEntry.js': 'the first' });
  await releaseToAll(server, first);
  const before = cardOf(await page(), 'mf-fleet');
  expect(before).toContain('<strong>لا يبقى القسم عند أحد</strong>');
  expect(before).toMatch(/<summary class="button dangerous">سحب القسم من الجميع<\/summary>/);
  expect(before).toContain('<button class="danger">سحب القسم من الجميع</button>');
  expect(before).not.toContain('الرجوع');
  const takenBack = await press('roll-back', {}, 'mf-fleet');
  expect(takenBack.status).toBe(303);
  const done = cookieOf(takenBack);
  const card = cardOf(await page({ cookie: `${cookie}; ${done}` }), 'mf-fleet');
  expect(card).toContain('تم سحب القسم من الجميع. لم يعد عند أحد.');
  expect(card).toContain('لا إصدار بعد');
  expect(card).toContain('تم الرجوع عن الإصدار، ولم يعد القسم عند أحد');
  expect((await press('roll-forward', { reason: 'كان الرجوع خطأ' }, 'mf-fleet')).status).toBe(303);
  // Without a host there is no page.
  expect(cardOf(await page(), 'shell')).toContain('الواجهة المضيفة');
});
