import { crc32, deflateSync } from 'node:zlib';
import type { Input } from '@hawiyat/shared/contract/core/endpoint';
import { type addDriver, driver, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { isIdentityNumber } from '@hawiyat/shared/locale/identity-check';
import { freshDigits } from '@hawiyat/shared/testing/fresh-digits';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

type Label = 'اسم السائق' | 'رقم الهاتف' | 'رقم الهوية' | 'رقم الرخصة' | 'البريد الإلكتروني' | 'كلمة المرور';

/** A red pixel: the smallest PNG. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Pixels. */
export const hugeSide = 8064;

/** A valid picture above the server's limit: 65.03 megapixels in few bytes, which the page sends as they are. */
export function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  // One bit a pixel, grayscale.
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(hugeSide, 0);
  head.writeUInt32BE(hugeSide, 4);
  const rows = deflateSync(Buffer.alloc((1 + hugeSide / 8) * hugeSide));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The drivers screens by Arabic role and label. */
export function driversPage(page: Page) {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const cards = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^عرض بيانات السائق/ }) });
  const drivers = {
    cards,
    dialog,
    // A button beside the password carries its name too.
    field: (label: string) => dialog.locator('input, select').and(dialog.getByLabel(label)),
    /** Chooses a photo; it counts once the browser has drawn it, and until then the form would be sent without it. */
    async choosePhoto(buffer: Buffer, width: number) {
      await dialog.getByLabel('صورة السائق').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
      await expect(dialog.getByRole('img', { name: 'معاينة صورة السائق' })).toHaveJSProperty(
        'naturalWidth',
        width,
      );
    },
    button,
    confirmation: page.getByRole('alertdialog'),
    newOne: page.getByRole('button', { name: 'إضافة سائق جديد' }),
    choice: (name: string) => page.getByRole('radio', { name, exact: true }),
    search: page.getByRole('searchbox', { name: 'البحث باسم السائق أو هاتفه...' }),
    card: (name: string) => cards.filter({ has: drivers.link(name) }),
    link: (name: string) => page.getByRole('link', { name: `عرض بيانات السائق ${name}`, exact: true }),
    edit: (name: string) => page.getByRole('button', { name: `تعديل بيانات السائق ${name}`, exact: true }),
    remove: (name: string) => page.getByRole('button', { name: `حذف السائق ${name}`, exact: true }),
    title: page.getByRole('heading', { name: 'حول السائق' }),
    /** The value beside a name on a driver's page. */
    fact: (name: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByRole('term').filter({ hasText: name }) })
        .getByRole('definition'),
    /** Scrolls to a driver's card: a virtual list holds visible cards only. */
    async find(name: string) {
      await drivers.search.fill(name);
      await expect(drivers.card(name)).toBeVisible();
    },
    async fill(typed: Partial<Record<Label, string>>) {
      for (const [label, text] of Object.entries(typed)) await drivers.field(label).fill(text);
    },
    async open() {
      await page.getByRole('link', { name: 'إدارة السائقين' }).click();
      await expect(cards.first()).toBeVisible();
    },
  };
  return drivers;
}

/** A new driver with a valid identity number. */
export function freshDriver() {
  const digits = freshDigits();
  const number = `1${digits}`;
  const check = [...'0123456789'].find((digit) => isIdentityNumber(number + digit)) ?? '';
  // No operator has numbers that begin with 052.
  return { name: `سائق ${digits}`, phone: `055${digits.slice(1)}`, identityNumber: number + check };
}

/** What other pages and programs do. */
export function driversApi(url: string, token: string) {
  async function ask(path: string, method = 'GET', body?: object): Promise<Record<string, unknown>> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/company/drivers${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }
  return {
    ask,
    remove: (id: string) => ask(`/${id}`, 'DELETE'),
    async named(name: string) {
      const { drivers } = listDrivers.response.parse(await ask(`?q=${encodeURIComponent(name)}`));
      return drivers.filter((item) => item.name === name);
    },
    /** Adds a new driver. */
    async add(draft: Partial<Input<typeof addDriver>['body']> = {}) {
      return driver.parse((await ask('/add', 'POST', { ...freshDriver(), ...draft })).driver);
    },
  };
}
