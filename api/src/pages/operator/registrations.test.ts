import { signIn } from '@hawiyat/shared/contract/account/session';
import { addMachineToken } from '@hawiyat/shared/contract/platform/machine-tokens';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, mailServer } from '../../../testing/mail-server.ts';
import { cookieOf, operatorCookie, pageAt, sendForm } from '../../../testing/operator-page.ts';
import { filledIn, newCommercialNumber, password, registrants } from '../../../testing/registrant.ts';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { asPlatform } from '../../db/tenant.ts';

const path = '/operator/registrations';
let mail: MailServer;
let server: TestServer;
let they: ReturnType<typeof registrants>;
beforeAll(async () => {
  mail = await mailServer();
  server = await testServer({ smtpUrl: mail.url });
  they = registrants(server, mail);
}, 60_000);
beforeEach(() => {
  // Beyond every window in which attempts are counted, and every session.
  server.passTime(25 * 3_600_000);
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const page = (at: string, cookie: string) => pageAt(server, at, { cookie });

/** An operator at the page, signed in by now. */
async function operator() {
  const cookie = await operatorCookie(server);
  return {
    cookie,
    see: (at = path) => page(at, cookie),
    decide: (action: string, id: string, fields: Record<string, string> = {}) =>
      sendForm(server, path, { action, id, ...fields }, { cookie }),
    /** Follows the redirect after a decision, as a browser does. */
    follow: (answer: Response) =>
      page(answer.headers.get('location') ?? '', `${cookie}; ${cookieOf(answer)}`),
  };
}

const cardOf = (shown: string, id: string) => {
  const [, card = ''] = shown.split(`<article class="card registration" id="${id}"`);
  return card.slice(0, card.indexOf('</article>'));
};
const statusOf = async (id: string) => (await they.registrations()).find((item) => item.id === id);

test('companies that wait are listed, the longest first, with what is to be checked', async () => {
  const first = await they.submitted({ companyName: 'شركة تنتظر أولًا', taxNumber: '1234' });
  server.passTime(2 * 24 * 3_600_000);
  const second = await they.submitted({ companyName: 'شركة تنتظر ثانيًا' });
  server.passTime(3 * 3_600_000);
  const { see } = await operator();
  const shown = await see();
  expect(shown.indexOf(first.id)).toBeLessThan(shown.indexOf(second.id));

  const card = cardOf(shown, first.id);
  for (const text of [
    'شركة تنتظر أولًا',
    first.commercialNumber,
    first.email,
    first.companyPhoneNumber,
    'SA03 8000 0000 6080 1016 7519',
    filledIn.bankName,
    first.logoUrl,
    'ينتظر منذ يومين',
    'الرقم الضريبي يتكون عادةً من 15 رقمًا، ويبدأ بالرقم 3 وينتهي به.',
  ])
    expect(card).toContain(text);
  expect(cardOf(shown, second.id)).toContain('ينتظر منذ 3 ساعات');
  expect(cardOf(shown, second.id)).not.toContain('class="warning"');
  // From every page the operator sees that they wait.
  expect(await see('/operator')).toContain('<span class="count">2<');

  const { decide } = await operator();
  for (const { id } of [first, second]) await decide('reject', id, { reason: 'تجربة' });
  expect(await see()).toContain('لا توجد طلبات قيد المراجعة');
  expect(await see('/operator')).not.toContain('class="count"');
});

test('an approved company gets its identifier by e-mail and signs in with it, and the page says so once', async () => {
  const { id, email } = await they.submitted({ companyName: 'شركة الرمال' });
  const { decide, follow, see } = await operator();
  const answer = await decide('approve', id);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
  const { identifier } = (await statusOf(id)) ?? {};
  expect((await they.emailsTo(email)).at(-1)?.text).toContain(identifier);

  const shown = await follow(answer);
  expect(shown).toContain('تم قبول طلب التسجيل.');
  expect(shown).toMatch(new RegExp(`شركة الرمال.*معرّف المنشأة <bdi dir="ltr">${identifier}</bdi>`));
  expect(await see()).not.toContain('تم قبول طلب التسجيل.');
  const json = { domain: identifier, email, password };
  expect((await server.fetch(signIn.path, { method: 'POST', json })).status).toBe(200);
  expect(server.logs()).toContain(`registrations.approve ${id}`);
});

test('a rejection needs a reason, which reaches the company as it was typed', async () => {
  const { id, email } = await they.submitted();
  const { decide, follow } = await operator();
  for (const reason of ['', '   ', 'س'.repeat(1001)]) {
    const answer = await decide('reject', id, { reason });
    const card = cardOf(await answer.text(), id);
    expect(answer.status).toBe(400);
    // The form stands open with the error at its field and everything that was typed.
    expect(card).toMatch(/<details class="ask" name="[^"]+" open>\s*<summary[^>]*>رفض الطلب/);
    expect(card).toMatch(/<textarea[^>]* aria-invalid="true"[^>]*-error"/);
    expect(card).toContain(`${reason}</textarea>`);
  }
  expect((await statusOf(id))?.status).toBe('pending');

  const shown = await follow(await decide('reject', id, { reason: 'الشعار غير واضح' }));
  expect(shown).toContain('تم رفض طلب التسجيل.');
  expect(shown).toContain('السبب: <bdi>الشعار غير واضح</bdi>');
  expect((await they.emailsTo(email)).at(-1)?.text).toContain('الشعار غير واضح');
});

test('of two operators one decides; the other one reads what was decided, and keeps the typed reason', async () => {
  const { id, email } = await they.submitted();
  const [one, other] = [await operator(), await operator()];
  expect((await one.decide('approve', id)).status).toBe(303);
  const before = (await they.emailsTo(email)).length;
  const answer = await other.decide('reject', id, { reason: 'الرقم الضريبي خاطئ' });
  const shown = await answer.text();
  expect(answer.status).toBe(409);
  for (const text of ['سبق اتخاذ قرار في طلب التسجيل.', 'قُبل الطلب في', 'الرقم الضريبي خاطئ'])
    expect(shown).toContain(text);
  // Pressed twice, the same: one company, one e-mail.
  expect((await one.decide('approve', id)).status).toBe(409);
  expect((await they.emailsTo(email)).length).toBe(before);
  expect((await statusOf(id))?.status).toBe('approved');
});

test('a company whose commercial registration is taken stays in the list, and the card says why', async () => {
  const commercialNumber = newCommercialNumber();
  const [known, twin] = [
    await they.submitted({ commercialNumber }),
    await they.submitted({ commercialNumber }),
  ];
  const { decide } = await operator();
  await decide('approve', known.id);
  const answer = await decide('approve', twin.id);
  expect(answer.status).toBe(409);
  expect(cardOf(await answer.text(), twin.id)).toContain('توجد شركة مسجّلة برقم السجل التجاري نفسه.');
  await decide('reject', twin.id, { reason: 'مسجّلة من قبل' });
  expect((await decide('approve', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await decide('delete', known.id)).status).toBe(404);
});

test('only an operator who is signed in sees and decides', async () => {
  const { id, companyName } = await they.submitted({ companyName: 'شركة لا يراها غريب' });
  const made = await server.fetch(addMachineToken.path, {
    method: 'POST',
    token: server.operatorToken,
    json: { name: 'review', purpose: 'review' },
  });
  const { token } = addMachineToken.response.parse(await made.json());
  const { cookie } = await operator();
  const strangers: Record<string, string>[] = [
    {},
    { cookie: `hawiyat_operator=${'a'.repeat(43)}.${'a'.repeat(43)}` },
    // A machine reviews by the API; the page is for people.
    { authorization: `Bearer ${token}` },
    { cookie: await operatorCookie(server, { name: 'review', token }) },
  ];
  for (const headers of strangers) {
    const shown = await (await fetch(server.url + path, { headers })).text();
    expect(shown).toContain('رمز الدخول');
    expect(shown).not.toContain(companyName);
    expect((await sendForm(server, path, { action: 'approve', id }, headers)).status).toBe(401);
  }
  const elsewhere = { cookie, origin: 'https://evil.example' };
  expect((await sendForm(server, path, { action: 'approve', id }, elsewhere)).status).toBe(403);
  expect((await statusOf(id))?.status).toBe('pending');
});

test('whatever a company or an operator types is text, in every place', async () => {
  const hostile = `"><img src=x onerror=alert(1)>'</textarea><script>alert(2)</script>`;
  const { id } = await they.submitted({
    companyName: `شركة ${hostile}`,
    commercialNumber: `"><script>`,
    taxNumber: hostile.slice(0, 20),
    bankName: hostile,
    bankAccountName: hostile,
    bankAccountNumber: hostile.slice(0, 30),
  });
  const { decide, follow, see } = await operator();
  const reason = `${hostile} {}`;
  const shown = [
    await see(),
    await (await decide('reject', id, { reason: hostile + 'س'.repeat(1000) })).text(),
    await follow(await decide('reject', id, { reason })),
    await (await decide('reject', id, { reason })).text(),
  ];
  for (const text of shown) {
    expect(text).toContain('&#60;script&#62;alert(2)');
    expect(text).not.toMatch(/<img src=x|<script>alert|<\/textarea><script/);
    // Nor did a value end its attribute: these names are all that there are.
    const names = [...text.matchAll(/<[a-z][^<>]*? (on\w+)\s*=/g)].map(([, name]) => name);
    expect(names).toEqual([]);
  }
});

test('a long list comes page by page, and a decision leads back to its page', async () => {
  const at = server.app.now().getTime();
  await asPlatform(server.db, (tx) =>
    tx
      .insertInto('registrations')
      .values(
        Array.from({ length: 25 }, (_, i) => ({
          company_name: `شركة رقم ${i}.`,
          commercial_number: newCommercialNumber(),
          tax_number: filledIn.taxNumber,
          phone: '+966112345678',
          bank_name: filledIn.bankName,
          account_number: filledIn.bankAccountNumber,
          iban: 'SA0380000000608010167519',
          account_name: filledIn.bankAccountName,
          email: `waits-${i}@company.example`,
          password_hash: 'x',
          logo_url: '/uploads/logos/x.webp',
          created_at: new Date(at + i),
        })),
      )
      .execute(),
  );
  const { see, decide } = await operator();
  const first = await see();
  const all: string[] = [];
  const namesIn = (shown: string) => [...shown.matchAll(/شركة رقم (\d+)\.<\/bdi>/g)].map(([, i]) => i ?? '');
  all.push(...namesIn(first));
  expect(all.length).toBeLessThanOrEqual(20);
  const [, next = ''] = /href="(\/operator\/registrations\?after[^"]+)"/.exec(first) ?? [];
  const at2 = next.replaceAll('&#61;', '=');
  const second = await see(at2);
  all.push(...namesIn(second));
  expect(all).toEqual(Array.from({ length: 25 }, (_, i) => String(i)));

  const [, id = ''] = /<article class="card registration" id="([^"]+)"/.exec(second) ?? [];
  const [, after = ''] = /name="after" value="([^"]+)"/.exec(second) ?? [];
  const answer = await decide('reject', id, { reason: 'تجربة', after: after.replaceAll('&#61;', '=') });
  expect(answer.headers.get('location')).toBe(at2);
  expect(
    (await fetch(`${server.url}${path}?after=x`, { headers: { cookie: (await operator()).cookie } })).status,
  ).toBe(400);
});
