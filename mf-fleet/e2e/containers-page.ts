import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Locator, Page } from '@playwright/test';

export interface Typed {
  readonly type: string;
  readonly size: string;
  readonly price: string;
  readonly status?: string;
}

export const debris: Typed = { type: 'حاويات أنقاض', size: '20 ياردة', price: '450' };

/** The containers screen by Arabic role and label. */
export function containersPage(page: Page) {
  const cards = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^تعديل الحاوية/ }) });
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label);
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  const containers = {
    cards,
    dialog,
    field,
    button,
    confirmation: page.getByRole('alertdialog'),
    tab: (name: string) => page.getByRole('radio', { name, exact: true }),
    search: page.getByRole('searchbox', { name: 'البحث برقم الحاوية أو نوعها...' }),
    toolbar: listToolbar(page),
    /** Stands in «تصفية». */
    sort: page.getByRole('combobox', { name: 'الترتيب حسب' }),
    newOne: page.getByRole('button', { name: 'إضافة حاوية جديدة' }),
    card: (number: string) => cards.filter({ has: page.getByText(number, { exact: true }) }),
    /** While a dialog is open, roles do not find what it covers. */
    coveredCard: (number: string) => page.locator('article', { hasText: number }),
    edit: (number: string) => page.getByRole('button', { name: `تعديل الحاوية ${number}` }),
    remove: (number: string) => page.getByRole('button', { name: `حذف الحاوية ${number}` }),

    async numberOf(card: Locator): Promise<string> {
      return (await card.getByText(/^C-\d+$/).textContent()) ?? '';
    },
    async open() {
      await page.getByRole('link', { name: 'إدارة الحاويات' }).click();
      await expect(cards.first()).toBeVisible();
    },
    async fill({ type, size, price, status }: Typed) {
      await field('نوع الحاوية').selectOption(type);
      await field('حجم الحاوية').selectOption(size);
      await field('السعر (ر.س)').fill(price);
      if (status) await field('حالة الحاوية').selectOption(status);
    },
    /** Adds a container through the form. @returns its number */
    async add(typed: Partial<Typed> = {}): Promise<string> {
      await containers.newOne.click();
      await containers.fill({ ...debris, ...typed });
      await button('إضافة الحاوية').click();
      await expect(dialog.getByText('تم إضافة الحاوية بنجاح!')).toBeVisible();
      await expect(dialog).toBeHidden();
      return containers.numberOf(cards.first());
    },
  };
  return containers;
}
