import { sidebar } from '@hawiyat/shared/federation/checkout-areas';
import { type RunningPanel, startPanel } from '@hawiyat/shared/testing/running-panel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { walker } from './walk.ts';
import { webkit } from './webkit.ts';

let panel: RunningPanel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel.stop());

describe.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('in %s', { tags: ['slow'] }, (_, launch) => {
  let engine: Engine;
  // An installation takes its time.
  beforeAll(async () => {
    engine = await launch();
  }, 300_000);
  afterAll(() => engine?.close());

  test('each public page is shown, right to left, without an error', async () => {
    const walk = walker(engine, panel.url);
    for (const [path, title] of [
      ['/', 'حاوي'],
      ['/signup', 'تسجيل'],
      ['/privacy-policy', 'الخصوصية'],
      ['/terms-and-conditions', 'الشروط'],
      ['/nowhere', 'غير موجودة'],
    ] as const) {
      await walk.goto(path);
      await walk.shows(title);
    }
  });

  test('an admin signs in, opens every screen, adds a driver, and signs out', async () => {
    const walk = walker(engine, panel.url);
    await walk.signIn();
    for (const { title } of sidebar) {
      await walk.press(title, 'nav a');
      await walk.shows(title);
    }
    for (const tab of ['الطلبات المقبولة', 'الطلبات الفرعية', 'الطلبات الجديدة']) {
      await walk.press(tab, '[role=tab]');
      await walk.shows('إدارة الطلبات');
    }
    await walk.goto('/orders?tab=accepted_orders&view=board');
    await walk.shows('إدارة الطلبات');
    await walk.goto('/dashboard/statement');
    await walk.shows('كشف');

    await walk.press('إدارة السائقين', 'nav a');
    await walk.press('إضافة سائق جديد');
    for (const [label, text] of [
      ['اسم السائق', 'سائق المحرك الآخر'],
      ['رقم الهاتف', '0501239876'],
      ['رقم الهوية', '1023456789'],
    ] as const)
      await walk.type(label, text);
    await walk.press('إضافة السائق', 'button[type=submit]');
    await expect.poll(walk.text, { timeout: 20_000 }).toContain('سائق المحرك الآخر');
    await walk.follow('عرض بيانات السائق سائق المحرك الآخر');
    await walk.shows('حول السائق');

    await walk.press('تسجيل الخروج');
    await walk.shows('تسجيل الدخول');
  });
});
