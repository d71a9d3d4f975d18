import { type CookieJar, cookieJar } from '@hawiyat/api/testing/cookie-jar';
import { type MailServer, mailServer } from '@hawiyat/api/testing/mail-server';
import { filledIn, logo, newCommercialNumber, registrants } from '@hawiyat/api/testing/registrant';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { register, sendVerification, verifyEmail } from '@hawiyat/shared/contract/registration';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Draft, DraftName } from './draft.ts';

const minute = 60_000;
const network = globalThis.fetch;

let mail: MailServer;
let server: TestServer;
let they: ReturnType<typeof registrants>;
let page: Awaited<ReturnType<typeof openPage>>;
let kept: Map<string, string>;
/** The browser’s: they outlive a page. */
let cookies: CookieJar;
/** The paths that this page has asked for. */
let asked: string[];
/** The next request to this path does not reach the server. */
let broken: string | null;

beforeAll(async () => {
  mail = await mailServer();
  server = await testServer({ smtpUrl: mail.url });
  they = registrants(server, mail);
}, 60_000);
afterAll(async () => {
  await server.close();
  await mail.close();
});

beforeEach(async () => {
  kept = new Map();
  cookies = cookieJar();
  asked = [];
  broken = null;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname } = new URL(url);
    if (server.url !== new URL(url).origin) return network(url, init);
    asked.push(pathname);
    if (broken !== pathname)
      return cookies.carry(init.headers, (headers) => network(url, { ...init, headers }));
    broken = null;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  page = await openPage();
});
afterEach(() => vi.unstubAllGlobals());

/** What loading the page does: every module begins anew, the tab's storage stays. */
async function openPage() {
  vi.resetModules();
  const { setOrigin } = await import('@hawiyat/shared/client');
  setOrigin(server.url);
  return { ...(await import('./sign-up-store.ts')), ...(await import('./sign-up-steps.ts')) };
}

const said = () => page.$said.get();
const calls = (path: string) => asked.filter((text) => text === path).length;

function type(changes: Partial<Draft>): void {
  const names = Object.keys(page.$draft.get()) as DraftName[];
  for (const name of names) if (changes[name] !== undefined) page.edit(name, changes[name]);
}

/** Fills the form in. @returns the administrator's address */
function fillIn(changes: Partial<Draft> = {}): string {
  const email = they.newEmail();
  type({
    ...filledIn,
    iban: 'SA0380000000608010167519',
    commercialNumber: newCommercialNumber(),
    email,
    confirmPassword: filledIn.password,
    ...changes,
  });
  page.chooseLogo(logo);
  return changes.email ?? email;
}

/** Fills in and has the code sent. @returns the address */
async function toVerify(changes: Partial<Draft> = {}): Promise<string> {
  const email = fillIn(changes);
  await page.submitForm();
  expect(page.$stage.get()).toBe('verify');
  return email;
}

async function typeCodeOf(email: string): Promise<void> {
  page.editCode(await they.codeOf(email));
}

test('the alerts come in their order: something empty, no logo, two passwords; and nothing is sent', async () => {
  await page.submitForm();
  expect(said()).toEqual({ tone: 'danger', text: 'يرجى ملء جميع الحقول المطلوبة' });
  expect(Object.keys(page.$marks.get())).toEqual([...Object.keys(page.$draft.get()), 'logo']);
  expect(new Set(Object.values(page.$marks.get()))).toEqual(new Set(['هذا الحقل مطلوب']));

  fillIn({ confirmPassword: 'أخرى', bankAccountName: '   ' });
  page.chooseLogo(null);
  await page.submitForm();
  expect(said()?.text).toBe('يرجى ملء جميع الحقول المطلوبة');
  type({ bankAccountName: 'شركة حاويات الشمال' });
  await page.submitForm();
  expect(said()?.text).toBe('يرجى اختيار شعار الشركة');
  page.chooseLogo(logo);
  expect([said(), page.$marks.get()]).toEqual([null, {}]);
  await page.submitForm();
  expect(said()?.text).toBe('كلمتا المرور غير متطابقتين');
  expect(page.$marks.get()).toEqual({ confirmPassword: 'كلمتا المرور غير متطابقتين' });
  type({ confirmPassword: filledIn.password, email: 'x@y' });
  await page.submitForm();
  expect(said()?.text).toBe('صيغة البريد الإلكتروني غير صحيحة');
  expect([asked, page.$stage.get()]).toEqual([[], 'form']);
});

test.each([
  ['1', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  ['123456', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  ['Sunshine', 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار كلمة مرور أخرى'],
])(
  'the password «%s» is refused before anything is sent, and nothing that was typed is lost',
  async (password, text) => {
    fillIn({ password, confirmPassword: password });
    await page.submitForm();
    expect([said(), page.$marks.get()]).toEqual([{ tone: 'danger', text }, { password: text }]);
    expect([asked, page.$stage.get(), page.$draft.get().password]).toEqual([[], 'form', password]);
    type({ password: filledIn.password, confirmPassword: filledIn.password });
    await page.submitForm();
    expect(page.$stage.get()).toBe('verify');
  },
);

test('a name of which nothing is seen is empty, and one without a letter is no name', async () => {
  fillIn({ companyName: '\u200b\u2060' });
  await page.submitForm();
  expect(page.$marks.get()).toEqual({ companyName: 'هذا الحقل مطلوب' });
  type({ companyName: '12-34' });
  await page.submitForm();
  expect([said()?.text, page.$marks.get(), asked]).toEqual([
    'يجب أن يحتوي الاسم على حرف واحد على الأقل',
    { companyName: 'يجب أن يحتوي الاسم على حرف واحد على الأقل' },
    [],
  ]);
});

test('a refused file leaves the former one where it is', () => {
  page.chooseLogo(logo);
  page.refuseLogo('يجب أن يكون حجم الملف أقل من 2 ميجابايت');
  expect([page.$logo.get(), said()?.text]).toEqual([logo, 'يجب أن يكون حجم الملف أقل من 2 ميجابايت']);
});

test('form, code, pending: the company is with the reviewers, and nothing that was typed is left', async () => {
  const email = await toVerify({ commercialNumber: '٧٠٠٥٥٥٤٤٣٣', taxNumber: '۳۰۰۰۰۰۰۰۰۰۰۰۰۰۳' });
  expect(said()).toEqual({
    tone: 'success',
    text: 'إن كان البريد الإلكتروني صالحًا للتسجيل فسيصلك رمز التحقق خلال دقائق.',
  });
  const arabic = [...(await they.codeOf(email))].map((text) => '٠١٢٣٤٥٦٧٨٩'[Number(text)]).join('');
  page.editCode(` \u2066${arabic.slice(0, 3)} ${arabic.slice(3)}\u2069`);
  expect(kept.size).toBe(1);
  await Promise.all([page.confirm(), page.confirm()]);

  expect(page.$stage.get()).toBe('pending');
  expect(said()).toEqual({ tone: 'success', text: 'تم استلام طلب تسجيل شركتك، وهو الآن قيد المراجعة.' });
  expect(asked).toEqual([sendVerification.path, verifyEmail.path, register.path]);
  expect((await they.registrations()).find((registration) => registration.email === email)).toMatchObject({
    commercialNumber: '7005554433',
    taxNumber: '300000000000003',
    iban: 'SA0380000000608010167519',
    status: 'pending',
  });
  expect(new Set(Object.values(page.$draft.get()))).toEqual(new Set(['']));
  expect([page.$logo.get(), page.$code.get(), kept.size]).toEqual([null, '', 0]);
  page.reset();
  expect([page.$stage.get(), said()]).toEqual(['form', null]);
});

test('a wrong code says so and stays, and the next one is tried', async () => {
  const email = await toVerify();
  await page.confirm();
  expect([page.$marks.get(), asked]).toEqual([{ code: 'هذا الحقل مطلوب' }, [sendVerification.path]]);
  const wrong = (await they.codeOf(email)) === '000000' ? '111111' : '000000';
  page.editCode(wrong);
  await page.confirm();
  expect(said()).toEqual({ tone: 'danger', text: 'رمز التحقق غير صحيح.' });
  expect([page.$stage.get(), page.$code.get(), page.$sending.get()]).toEqual(['verify', wrong, null]);
  await typeCodeOf(email);
  expect(said()).toBeNull();
  await page.confirm();
  expect(page.$stage.get()).toBe('pending');
});

test('when only the registration fails, the next press repeats it alone', async () => {
  const email = await toVerify();
  await typeCodeOf(email);
  broken = register.path;
  await page.confirm();
  expect(page.$stage.get()).toBe('verify');
  expect(said()).toEqual({
    tone: 'danger',
    text: 'تم التحقق من بريدك الإلكتروني، وتعذّر إرسال الطلب. يرجى الضغط على «تأكيد التسجيل» مرة أخرى.',
    reason: 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
  });
  // Also after another look at the data, for which no other code is sent.
  page.editData();
  await page.submitForm();
  await page.confirm();
  expect(page.$stage.get()).toBe('pending');
  expect([calls(sendVerification.path), calls(verifyEmail.path), calls(register.path)]).toEqual([1, 1, 2]);
});

test('a verification that has run out asks for another code', async () => {
  const email = await toVerify();
  await typeCodeOf(email);
  broken = register.path;
  await page.confirm();
  server.passTime(31 * minute);
  await page.confirm();
  expect(said()).toEqual({
    tone: 'danger',
    text: 'انتهت مهلة التحقق من البريد الإلكتروني. يرجى طلب رمز جديد.',
  });
  expect([page.$stage.get(), page.$code.get(), page.$proof.get().provenUntil]).toEqual(['verify', '', 0]);

  page.$proof.set({ ...page.$proof.get(), nextCodeAt: 0 });
  await page.resendCode();
  expect(said()).toEqual({ tone: 'success', text: 'تم إرسال رمز جديد' });
  await typeCodeOf(email);
  await page.confirm();
  expect(page.$stage.get()).toBe('pending');
});

test('another code waits for its minute: this page’s own, and what the server says of it', async () => {
  await toVerify();
  await page.resendCode();
  expect(calls(sendVerification.path)).toBe(1);
  page.$proof.set({ ...page.$proof.get(), nextCodeAt: 0 });
  await page.resendCode();
  expect(said()?.text).toMatch(/^يمكنك طلب رمز جديد بعد (دقيقة واحدة|5\d ثانية)\.$/);
  expect(page.$proof.get().nextCodeAt - Date.now()).toBeGreaterThan(50_000);
});

test('data that the server refuses is said, and leads back to the form with what is wrong marked', async () => {
  // Its commercial number is 7000000001.
  await server.createCompany('شركة معروفة');
  const email = await toVerify({ commercialNumber: '7000000001' });
  await typeCodeOf(email);
  await page.confirm();
  expect(said()?.reason).toBe('تعذّر تسجيل الشركة بهذه البيانات. إن كانت شركتك مسجّلة فيرجى التواصل مع الدعم.');
  page.editData();
  expect([page.$stage.get(), said()?.text]).toEqual([
    'form',
    'تعذّر تسجيل الشركة بهذه البيانات. إن كانت شركتك مسجّلة فيرجى التواصل مع الدعم.',
  ]);

  type({ commercialNumber: newCommercialNumber() });
  page.chooseLogo(new File(['no picture'], 'logo.png', { type: 'image/png' }));
  await page.submitForm();
  await page.confirm();
  page.editData();
  expect(page.$marks.get()).toEqual({ logo: 'يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)' });
  page.chooseLogo(logo);
  await page.submitForm();
  await page.confirm();
  expect([page.$stage.get(), calls(verifyEmail.path)]).toEqual(['pending', 1]);
});

test('a reload keeps what was typed, but no password, no logo and no code; the code that was sent stays good', async () => {
  const email = await toVerify();
  await typeCodeOf(email);
  const before = page.$draft.get();
  expect([...kept.values()].join()).not.toContain(filledIn.password);
  expect([...kept.values()].join()).not.toContain(page.$code.get());

  page = await openPage();
  expect(page.$stage.get()).toBe('form');
  expect(said()).toEqual({
    tone: 'info',
    text: 'يرجى إعادة إدخال كلمة المرور واختيار الشعار لإكمال التسجيل.',
  });
  expect(page.$draft.get()).toEqual({ ...before, password: '', confirmPassword: '' });
  expect([page.$logo.get(), page.$code.get()]).toEqual([null, '']);

  type({ password: 'x'.repeat(8), confirmPassword: 'x'.repeat(8) });
  page.chooseLogo(logo);
  await page.submitForm();
  expect(calls(sendVerification.path)).toBe(1);
  await typeCodeOf(email);
  await page.confirm();
  expect(page.$stage.get()).toBe('pending');
});

test('what is kept and cannot be read is no reason to fail', async () => {
  for (const text of ['{"stage":', '{"stage":"pending"}', '[]']) {
    kept.set('sign-up', text);
    page = await openPage();
    expect([page.$stage.get(), page.$draft.get().companyName]).toEqual(['form', '']);
  }
});

test('the bank’s name follows the IBAN, unless somebody wrote another one', () => {
  type({ iban: 'SA0380' });
  expect(page.$draft.get().bankName).toBe('مصرف الراجحي');
  type({ iban: 'SA03' });
  expect(page.$draft.get().bankName).toBe('');
  type({ iban: 'SA0305' });
  expect(page.$draft.get().bankName).toBe('مصرف الإنماء');
  type({ bankName: 'بنك آخر' });
  type({ iban: 'SA0380' });
  expect(page.$draft.get().bankName).toBe('بنك آخر');
});

test('two presses send one code, and without a network nothing that was typed is lost', async () => {
  const email = fillIn();
  broken = sendVerification.path;
  await page.submitForm();
  expect(said()?.text).toBe('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  expect([page.$stage.get(), page.$draft.get().email]).toEqual(['form', email]);
  await Promise.all([page.submitForm(), page.submitForm()]);
  expect(await they.lettersTo(email)).toHaveLength(1);
});
