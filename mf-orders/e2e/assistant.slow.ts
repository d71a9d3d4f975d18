import { saveWorkSettings } from '@hawiyat/shared/contract/company/work-settings';
import { addContainer, listContainers, updateContainer } from '@hawiyat/shared/contract/fleet/containers';
import { offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { dialogsPage, sendUnusualPrices } from './dialogs-page.ts';
import { market } from './market.ts';
import { ordersPage } from './orders-page.ts';

test.use({ panelName: 'assistant', contextOptions: { reducedMotion: 'reduce' } });

const compactor = { containerType: 'مكابس نفايات', containerSize: '20 yard' } as const;

/** A customer's request, found in the list by its number of unloads, and the button to offer on it. */
async function requested(page: Page, { url }: { url: string }, token: string, unloadCount: number) {
  const request = { rentalType: 'monthly', unloadCount, deliveryDate: riyadhDay(17) } as const;
  const { id } = await market(url, token).request({ ...compactor, ...request });
  const offerOn = ordersPage(page)
    .rows.filter({ has: page.getByRole('cell', { name: String(unloadCount), exact: true }) })
    .getByRole('button', { name: /^تقديم عرض على الطلب/ });
  const { guidance } = await askServer(url, token, offerGuidance, { query: { globalOrderId: id } });
  return { guidance, offerOn };
}

test('from a new request to a sent offer it takes three presses and 5 seconds', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const { guidance, offerOn } = await requested(page, panel, token, 11);
  const began = Date.now();
  await signIn('/orders?q=مكابس');
  const { dialog, send } = dialogsPage(page);
  await expect(offerOn).toBeVisible();
  const since = Date.now();
  const opened = since - began;
  await offerOn.click();
  await dialog
    .getByRole('button', { name: `استخدام السعر ${formatRiyal(guidance.basis?.most ?? 0)} ر.س` })
    .click();
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('تم تقديم العرض').last()).toBeVisible();
  // On a machine that takes longer to open the page, this takes longer too.
  expect(Date.now() - since).toBeLessThan(Math.max(5_000, opened));
});

test('the dialog has the whole request, and doubts a price beyond half to double of what was accepted', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const { guidance, offerOn } = await requested(page, panel, token, 12);
  const { least, most } = guidance.basis ?? { least: 0, most: 0 };
  expect([guidance.basis?.kind, guidance.listPrices, guidance.isFree]).toEqual(['accepted', null, true]);
  await signIn('/orders?q=مكابس');
  const { dialog, price, send } = dialogsPage(page);
  await offerOn.click();
  await expect(dialog).toContainText('مكابس نفايات، 20 ياردة');
  await expect(dialog).toContainText(
    `إيجار شهري (30 يومًا) · 12 مرة تفريغ · ${dayWithWeekday(riyadhDay(17))}`,
  );
  await expect(dialog).toContainText('وسط الرياض');
  await expect(dialog.getByRole('link', { name: /^الخريطة/ })).toHaveAttribute('href', /24\.7136,46\.6753/);
  await expect(dialog.getByRole('region')).toContainText('عروضك المقبولة للتأجير الشهري (');
  await expect(dialog.getByRole('region')).not.toContainText('أسعار قائمتك');

  const tooHigh = /^السعر أكثر من ضعف أعلى عرض قُبل لك للتأجير الشهري/;
  await price.fill(String(most * 2));
  await expect(price).toHaveAccessibleDescription(/^الصافي/);
  await price.fill(String(most * 2 + 1));
  await expect(price).toHaveAccessibleDescription(tooHigh);
  await expect(dialog.getByRole('status').filter({ hasText: tooHigh })).toHaveCount(1);
  await expectAccessible(page);
  await price.fill(String(Math.floor(least / 2) - 1));
  await expect(price).toHaveAccessibleDescription(/^السعر أقل من نصف أدنى عرض قُبل لك/);

  // It is asked about before it is sent, and each other price again.
  const question = page.getByRole('alertdialog', { name: 'سعر غير معتاد' });
  await send.click();
  await expect(question).toContainText(/^.*السعر أقل من نصف أدنى عرض قُبل لك/);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await price.fill('48000000');
  await page.keyboard.press('Enter');
  await expect(question).toContainText('هل السعر \u206648,000,000.00\u2069 ر.س صحيح؟');
  await expect(question).toContainText('السعر أكثر من ضعف أعلى عرض قُبل لك للتأجير الشهري');
  await expect(question.getByRole('button', { name: 'العودة إلى العرض' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(price).toHaveValue('48000000');
  await price.fill(String(most * 2 + 1));
  await send.click();
  await question.getByRole('button', { name: 'تقديم العرض' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('تم تقديم العرض').last()).toBeVisible();
});

test('an offer without a free container is asked about before it is sent', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const { containers } = await askServer(url, token, listContainers, { query: {} });
  for (const { id, type, size, price } of containers.filter(
    (item) => item.type === 'حاويات نفايات' && item.size === '6 yard',
  ))
    await askServer(url, token, updateContainer, {
      params: { containerId: id },
      body: { type, size, price: String(price), status: 'maintenance' },
    });
  const request = { containerType: 'حاويات نفايات', containerSize: '6 yard' } as const;
  await market(url, token).request({
    ...request,
    rentalType: 'yearly',
    unloadCount: 13,
    deliveryDate: riyadhDay(9),
  });
  await signIn('/orders?q=6 ياردة');
  const { dialog, price, send } = dialogsPage(page);
  const { rows } = ordersPage(page);
  await rows
    .filter({ has: page.getByRole('cell', { name: '13', exact: true }) })
    .getByRole('button', { name: /^تقديم عرض على الطلب/ })
    .click();
  await expect(dialog.getByRole('region')).toContainText('لا توجد حاويات متوفرة من هذا النوع والحجم');
  await price.fill('9000');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'لا توجد حاوية متوفرة' });
  await expect(question).toContainText(dayWithWeekday(riyadhDay(9)));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(price).toHaveValue('9000');
  await send.click();
  await question.getByRole('button', { name: 'تقديم العرض' }).click();
  await expect(page.getByText('تم تقديم العرض').last()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('an offer begins from the company’s own price and duration, which what is typed replaces; a day off is named', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const kind = { type: 'حاويات نفايات', size: '6 yard' } as const;
  const day = riyadhDay(19);
  await askServer(url, token, saveWorkSettings, {
    body: {
      ...{ days: [0, 1, 2, 3, 4, 5, 6], hours: null, rentalDuration: 10, prices: [{ ...kind, price: 275 }] },
      holidays: [{ name: 'جرد سنوي', from: day, until: day }],
    },
  });
  await askServer(url, token, addContainer, { body: { ...kind, price: 300, status: 'available' } });
  const request = { containerType: kind.type, containerSize: kind.size, deliveryDate: day } as const;
  await market(url, token).request(request);
  await sendUnusualPrices(page);
  await signIn('/orders?q=6 ياردة');
  const { dialog, price, send } = dialogsPage(page);
  const offerOn = ordersPage(page)
    .rows.filter({ hasText: day.slice(8).replace(/^0/, '') })
    .getByRole('button', { name: /^تقديم عرض على الطلب/ })
    .first();
  await offerOn.click();
  await expect(price).toHaveValue('275.00');
  await expect(dialog.getByRole('radio', { name: '10 أيام' })).toBeChecked();
  await expect(dialog).toContainText('يوم التوصيل إجازة في شركتك: \u2068جرد سنوي\u2069.');
  await expectAccessible(page);
  // Nothing of it was typed, so nothing is asked.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await offerOn.click();
  await expect(price).toHaveValue('275.00');
  await page.keyboard.type('310');
  await expect(price).toHaveValue('310');
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/310\.00/).first()).toBeVisible();
});
