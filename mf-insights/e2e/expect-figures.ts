import { monthName } from '@hawiyat/shared/locale/dates';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import type { CountedFigures } from './counted-figures.ts';
import { acceptedOrder, dashboardPage } from './dashboard-page.ts';

export const actionNames = {
  withoutDriver: 'لم يُعيَّن سائق، موعدها اليوم أو قبله',
  tomorrow: 'لم يُعيَّن سائق، موعدها غدًا',
  late: 'توصيل متأخر',
  overdue: 'إرجاع متأخر',
  requests: 'طلبات جديدة بانتظار عرض',
} as const satisfies Record<keyof CountedFigures['actions'], string>;

export async function expectFigures(page: Page, figuresCounted: CountedFigures): Promise<void> {
  const dashboard = dashboardPage(page);
  const { containers, orders, drivers, months, actions } = figuresCounted;
  const figures = [
    ['الحاويات', 'مؤجرة', count(containers.rented)],
    ['الحاويات', 'متوفرة', count(containers.available)],
    ['الحاويات', 'الإجمالي', count(containers.total)],
    ['الطلبات', 'قيد المعالجة', count(orders.pending)],
    ['الطلبات', 'مكتملة', count(orders.completed)],
    ['الطلبات', 'الإجمالي', count(orders.total)],
    ['السائقون', 'عدد السائقين', count(drivers.total)],
    ['السائقون', 'نسبة الإنجاز', `${drivers.rate}%`],
  ] as const;

  // The year first, because it changes at midnight.
  const [year = '', month = ''] = figuresCounted.today.split('-');
  const monthly = dashboard.card('الطلبات والإيرادات الشهرية');
  await expect(monthly).toContainText(`هذا الشهر: ${monthName(Number(month))} ${year}`);
  const current = months[Number(month) - 1] ?? { orders: 0, revenue: 0 };
  await expect(monthly).toContainText(
    `${pluralize(current.orders, acceptedOrder)}، ${formatRiyal(current.revenue)} ر.س`,
  );
  await expect(dashboard.table.getByRole('row')).toHaveText([
    'الشهرالطلبات المقبولةالإيرادات',
    ...months.map((row) => `${monthName(row.month)}${count(row.orders)}${formatRiyal(row.revenue)} ر.س`),
  ]);
  await expect(dashboard.table).toHaveAccessibleName(`الطلبات والإيرادات حسب الشهر لعام ${year}`);

  for (const [card, name, value] of figures)
    await expect(dashboard.figure(card, name), `${card}: ${name}`).toHaveText(value);
  await expect(dashboard.donut).toHaveAccessibleName(
    new RegExp(
      `^مخطط حلقي للطلبات: ${orders.pending} قيد المعالجة، و${orders.completed} مكتملة، .*من إجمالي ${orders.total}.$`,
    ),
  );
  const canceled = orders.total - orders.pending - orders.completed;
  await expect(dashboard.parts).toHaveText([
    `قيد المعالجة${count(orders.pending)}`,
    `مكتملة${count(orders.completed)}`,
    ...(canceled > 0 ? [`ملغاة${count(canceled)}`] : []),
  ]);
  await expect(dashboard.donut).toContainText(count(orders.total));

  for (const [key, name] of Object.entries(actionNames))
    await expect(dashboard.action(name), key).toHaveText(`${name}${count(Reflect.get(actions, key))}`);
}
