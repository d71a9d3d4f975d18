import { type addDriver, driver } from '@hawiyat/shared/contract/drivers';
import type { Input } from '@hawiyat/shared/contract/endpoint';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

/** The drivers screens as a person finds them: by Arabic role and label. */
export function driversPage(page: Page) {
  const dialog = page.getByRole('dialog');
  const cards = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^عرض بيانات السائق/ }) });
  const it = {
    cards,
    dialog,
    field: (label: string) => dialog.getByLabel(label),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    choice: (name: string) => page.getByRole('radio', { name, exact: true }),
    search: page.getByRole('searchbox', { name: 'البحث باسم السائق أو هاتفه...' }),
    card: (name: string) => cards.filter({ has: it.link(name) }),
    link: (name: string) => page.getByRole('link', { name: `عرض بيانات السائق ${name}`, exact: true }),
    edit: (name: string) => page.getByRole('button', { name: `تعديل بيانات السائق ${name}`, exact: true }),
    title: page.getByRole('heading', { name: 'حول السائق' }),
    /** The value that stands beside a name, on the page of one driver. */
    fact: (name: string) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByRole('term').filter({ hasText: name }) })
        .getByRole('definition'),
    async open() {
      await page.getByRole('link', { name: 'إدارة السائقين' }).click();
      await expect(cards.first()).toBeVisible();
    },
  };
  return it;
}

let last = Date.now() % 1_000_000_000;

/** The company's own door, as other pages and programs use it. */
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
    /** Adds a driver whom no other test knows. */
    async add(draft: Partial<Input<typeof addDriver>['body']> = {}) {
      last += 1;
      const number = String(last).padStart(9, '0');
      const fresh = { name: `سائق ${last}`, phone: `05${number.slice(1)}`, identityNumber: `1${number}` };
      return driver.parse((await ask('/add', 'POST', { ...fresh, ...draft })).driver);
    },
  };
}
