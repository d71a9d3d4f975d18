import { type CookieJar, cookieJar } from '@hawiyat/api/testing/cookie-jar';
import { type MailServer, mailServer } from '@hawiyat/api/testing/mail-server';
import { filledIn, logo, newCommercialNumber, registrants } from '@hawiyat/api/testing/registrant';
import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import { register, sendVerification, verifyEmail } from '@hawiyat/shared/contract/company/registration';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Draft, DraftName } from './draft.ts';

const minute = 60_000;
const network = globalThis.fetch;

let mail: MailServer;
let server: TestServer;
let they: ReturnType<typeof registrants>;
let page: Awaited<ReturnType<typeof openPage>>;
let stored: Map<string, string>;
/** They outlive a page. */
let cookies: CookieJar;
/** Requested paths. */
let requests: string[];
/** The next request to this path fails. */
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
  stored = new Map();
  cookies = cookieJar();
  requests = [];
  broken = null;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname } = new URL(url);
    if (server.url !== new URL(url).origin) return network(url, init);
    requests.push(pathname);
    if (broken !== pathname)
      return cookies.carry(init.headers, (headers) => network(url, { ...init, headers }));
    broken = null;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  page = await openPage();
});
afterEach(() => vi.unstubAllGlobals());

/** Like a page load: modules start over, the tab's storage stays. */
async function openPage() {
  vi.resetModules();
  const { setOrigin } = await import('@hawiyat/shared/client');
  setOrigin(server.url);
  return { ...(await import('./sign-up-store.ts')), ...(await import('./sign-up-steps.ts')) };
}

const message = () => page.$message.get();
const calls = (path: string) => requests.filter((text) => text === path).length;

function type(changes: Partial<Draft>): void {
  const names = Object.keys(page.$draft.get()) as DraftName[];
  for (const name of names) if (changes[name] !== undefined) page.edit(name, changes[name]);
}

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

async function toVerify(changes: Partial<Draft> = {}): Promise<string> {
  const email = fillIn(changes);
  await page.submitForm();
  expect(page.$stage.get()).toBe('verify');
  return email;
}

async function typeCodeOf(email: string): Promise<void> {
  page.editCode(await they.codeOf(email));
}

test('the alerts come in order: empty fields, no logo, different passwords; and nothing is sent', async () => {
  await page.submitForm();
  expect(message()).toEqual({ tone: 'danger', text: 'يرجى ملء جميع الحقول المطلوبة' });
  expect(Object.keys(page.$fieldErrors.get())).toEqual([...Object.keys(page.$draft.get()), 'logo']);
  expect(new Set(Object.values(page.$fieldErrors.get()))).toEqual(new Set(['هذا الحقل مطلوب']));

  fillIn({ confirmPassword: 'أخرى', bankAccountName: '   ' });
  page.chooseLogo(null);
  await page.submitForm();
  expect(message()?.text).toBe('يرجى ملء جميع الحقول المطلوبة');
  type({ bankAccountName: 'شركة حاويات الشمال' });
  await page.submitForm();
  expect(message()?.text).toBe('يرجى اختيار شعار الشركة');
  page.chooseLogo(logo);
  expect([message(), page.$fieldErrors.get()]).toEqual([null, {}]);
  await page.submitForm();
  expect(message()?.text).toBe('كلمتا المرور غير متطابقتين');
  expect(page.$fieldErrors.get()).toEqual({ confirmPassword: 'كلمتا المرور غير متطابقتين' });
  type({ confirmPassword: filledIn.password, email: 'x@y' });
  await page.submitForm();
  expect(message()?.text).toBe('صيغة البريد الإلكتروني غير صحيحة');
  expect([requests, page.$stage.get()]).toEqual([[], 'form']);
});

test.each([
  ['1', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  ['123456', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  ['Sunshine', 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار كلمة مرور أخرى'],
])(
  'the password «%s» is rejected before anything is sent, and nothing typed is lost',
  async (password, text) => {
    fillIn({ password, confirmPassword: password });
    await page.submitForm();
    expect([message(), page.$fieldErrors.get()]).toEqual([{ tone: 'danger', text }, { password: text }]);
    expect([requests, page.$stage.get(), page.$draft.get().password]).toEqual([[], 'form', password]);
    type({ password: filledIn.password, confirmPassword: filledIn.password });
    await page.submitForm();
    expect(page.$stage.get()).toBe('verify');
  },
);

test('a name of invisible characters is empty, and one without a letter is invalid', async () => {
  fillIn({ companyName: '\u200b\u2060' });
  await page.submitForm();
  expect(page.$fieldErrors.get()).toEqual({ companyName: 'هذا الحقل مطلوب' });
  type({ companyName: '12-34' });
  await page.submitForm();
  expect([message()?.text, page.$fieldErrors.get(), requests]).toEqual([
    'يجب أن يحتوي الاسم على حرف واحد على الأقل',
    { companyName: 'يجب أن يحتوي الاسم على حرف واحد على الأقل' },
    [],
  ]);
});

test('a rejected file leaves the former one in place', () => {
  page.chooseLogo(logo);
  page.rejectLogo('يجب أن يكون حجم الملف أقل من 2 ميجابايت');
  expect([page.$logo.get(), message()?.text]).toEqual([logo, 'يجب أن يكون حجم الملف أقل من 2 ميجابايت']);
});

test('form, code, pending: the reviewers have the company, and nothing typed is left', async () => {
  const email = await toVerify({ commercialNumber: '٧٠٠٥٥٥٤٤٣٣', taxNumber: '۳۰۰۰۰۰۰۰۰۰۰۰۰۰۳' });
  expect(message()).toEqual({
    tone: 'success',
    text: 'إن كان البريد الإلكتروني صالحًا للتسجيل فسيصلك رمز التحقق خلال دقائق.',
  });
  const arabic = [...(await they.codeOf(email))].map((text) => '٠١٢٣٤٥٦٧٨٩'[Number(text)]).join('');
  page.editCode(` \u2066${arabic.slice(0, 3)} ${arabic.slice(3)}\u2069`);
  expect(stored.size).toBe(1);
  await Promise.all([page.confirm(), page.confirm()]);

  expect(page.$stage.get()).toBe('pending');
  expect(message()).toEqual({ tone: 'success', text: 'تم استلام طلب تسجيل شركتك، وهو الآن قيد المراجعة.' });
  expect(requests).toEqual([sendVerification.path, verifyEmail.path, register.path]);
  expect((await they.registrations()).find((registration) => registration.email === email)).toMatchObject({
    commercialNumber: '7005554433',
    taxNumber: '300000000000003',
    iban: 'SA0380000000608010167519',
    status: 'pending',
  });
  expect(new Set(Object.values(page.$draft.get()))).toEqual(new Set(['']));
  expect([page.$logo.get(), page.$code.get(), stored.size]).toEqual([null, '', 0]);
  page.reset();
  expect([page.$stage.get(), message()]).toEqual(['form', null]);
});

test('a wrong code reports an error and stays, and the next one is tried', async () => {
  const email = await toVerify();
  await page.confirm();
  expect([page.$fieldErrors.get(), requests]).toEqual([{ code: 'هذا الحقل مطلوب' }, [sendVerification.path]]);
  const wrong = (await they.codeOf(email)) === '000000' ? '111111' : '000000';
  page.editCode(wrong);
  await page.confirm();
  expect(message()).toEqual({ tone: 'danger', text: 'رمز التحقق غير صحيح.' });
  expect([page.$stage.get(), page.$code.get(), page.$sending.get()]).toEqual(['verify', wrong, null]);
  await typeCodeOf(email);
  expect(message()).toBeNull();
  await page.confirm();
  expect(page.$stage.get()).toBe('pending');
});

test('when only the registration fails, the next submit repeats it alone', async () => {
  const email = await toVerify();
  await typeCodeOf(email);
  broken = register.path;
  await page.confirm();
  expect(page.$stage.get()).toBe('verify');
  expect(message()).toEqual({
    tone: 'danger',
    text: 'تم التحقق من بريدك الإلكتروني، وتعذّر إرسال الطلب. يرجى الضغط على «تأكيد التسجيل» مرة أخرى.',
    reason: 'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
  });
  // Editing the data again sends no other code either.
  page.editData();
  await page.submitForm();
  await page.confirm();
  expect(page.$stage.get()).toBe('pending');
  expect([calls(sendVerification.path), calls(verifyEmail.path), calls(register.path)]).toEqual([1, 1, 2]);
});

test('an expired verification asks for another code', async () => {
  const email = await toVerify();
  await typeCodeOf(email);
  broken = register.path;
  await page.confirm();
  server.passTime(31 * minute);
  await page.confirm();
  expect(message()).toEqual({
    tone: 'danger',
    text: 'انتهت مهلة التحقق من البريد الإلكتروني. يرجى طلب رمز جديد.',
  });
  expect([page.$stage.get(), page.$code.get(), page.$proof.get().provenUntil]).toEqual(['verify', '', 0]);

  page.$proof.set({ ...page.$proof.get(), nextCodeAt: 0 });
  await page.resendCode();
  expect(message()).toEqual({ tone: 'success', text: 'تم إرسال رمز جديد' });
  await typeCodeOf(email);
  await page.confirm();
  expect(page.$stage.get()).toBe('pending');
});

test('another code waits for its minute, by this page’s clock and by the server’s', async () => {
  await toVerify();
  await page.resendCode();
  expect(calls(sendVerification.path)).toBe(1);
  page.$proof.set({ ...page.$proof.get(), nextCodeAt: 0 });
  await page.resendCode();
  expect(message()?.text).toMatch(/^يمكنك طلب رمز جديد بعد (دقيقة واحدة|5\d ثانية)\.$/);
  expect(page.$proof.get().nextCodeAt - Date.now()).toBeGreaterThan(50_000);
});

test('data that the server rejects leads back to the form with the errors at their fields', async () => {
  // Its commercial number is 7000000001.
  await server.createCompany('شركة معروفة');
  const email = await toVerify({ commercialNumber: '7000000001' });
  await typeCodeOf(email);
  await page.confirm();
  expect(message()?.reason).toBe(
    'تعذّر تسجيل الشركة بهذه البيانات. إن كانت شركتك مسجّلة فيرجى التواصل مع الدعم.',
  );
  page.editData();
  expect([page.$stage.get(), message()?.text]).toEqual([
    'form',
    'تعذّر تسجيل الشركة بهذه البيانات. إن كانت شركتك مسجّلة فيرجى التواصل مع الدعم.',
  ]);

  type({ commercialNumber: newCommercialNumber() });
  page.chooseLogo(new File(['no picture'], 'logo.png', { type: 'image/png' }));
  await page.submitForm();
  await page.confirm();
  page.editData();
  expect(page.$fieldErrors.get()).toEqual({ logo: 'يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)' });
  page.chooseLogo(logo);
  await page.submitForm();
  await page.confirm();
  expect([page.$stage.get(), calls(verifyEmail.path)]).toEqual(['pending', 1]);
});

test('a reload keeps what was typed, but no password, logo or code; the code that was sent stays valid', async () => {
  const email = await toVerify();
  await typeCodeOf(email);
  const before = page.$draft.get();
  expect([...stored.values()].join()).not.toContain(filledIn.password);
  expect([...stored.values()].join()).not.toContain(page.$code.get());

  page = await openPage();
  expect(page.$stage.get()).toBe('form');
  expect(message()).toEqual({
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

test('unreadable storage starts an empty form', async () => {
  for (const text of ['{"stage":', '{"stage":"pending"}', '[]']) {
    stored.set('sign-up', text);
    page = await openPage();
    expect([page.$stage.get(), page.$draft.get().companyName]).toEqual(['form', '']);
  }
});

test('the bank’s name follows the IBAN, unless another one was typed', () => {
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

test('two submits send one code, and without a network nothing typed is lost', async () => {
  const email = fillIn();
  broken = sendVerification.path;
  await page.submitForm();
  expect(message()?.text).toBe('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  expect([page.$stage.get(), page.$draft.get().email]).toEqual(['form', email]);
  await Promise.all([page.submitForm(), page.submitForm()]);
  expect(await they.emailsTo(email)).toHaveLength(1);
});
