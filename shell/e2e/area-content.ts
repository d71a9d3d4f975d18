import type { Locator, Page } from '@playwright/test';

const contents: Record<string, (page: Page) => Locator> = {
  '/signup': (page) => page.getByRole('heading', { name: 'تسجيل الشركة' }),
  '/dashboard': (page) => page.getByRole('link', { name: 'كشف إيرادات' }),
  '/containers': (page) => page.getByRole('button', { name: 'إضافة حاوية جديدة' }),
  '/drivers': (page) => page.getByRole('button', { name: 'إضافة سائق جديد' }),
  '/orders': (page) => page.getByRole('tab', { name: 'الطلبات الجديدة' }),
};

/** What only the area's own code draws: the host draws its title also when the area has failed. */
export function contentOf(page: Page, path: string): Locator {
  const content = contents[path];
  if (!content) throw new Error(`What shows that ${path} is open?`);
  return content(page);
}
