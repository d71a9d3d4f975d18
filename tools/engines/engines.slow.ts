import { type RunningPanel, startPanel } from '@hawiyat/shared/testing/running-panel';
import type { Engine } from '@hawiyat/shared/testing/walk/engine';
import { walkPanel, walkPublicScreens } from '@hawiyat/shared/testing/walk/every-screen';
import { walker } from '@hawiyat/shared/testing/walk/walker';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

let panel: RunningPanel | undefined;
beforeAll(async () => {
  panel = await startPanel();
  // A demo company is filled first.
}, 240_000);
afterAll(() => panel?.stop());

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

  test(
    'each public page is shown, right to left, without an error',
    () => walkPublicScreens(walker(engine, panel?.url ?? '')),
    120_000,
  );

  test('an admin signs in, opens every screen, dialog and print, adds and deletes a driver, and signs out', async () => {
    const walk = walker(engine, panel?.url ?? '');
    await walk.signIn();
    await walkPanel(walk);

    await walk.navigate('/drivers');
    await walk.press('إضافة سائق جديد');
    for (const [label, text] of [
      ['اسم السائق', 'سائق المحرك الآخر'],
      ['رقم الهاتف', '0501239876'],
      ['رقم الهوية', '1023456789'],
    ] as const)
      await walk.type(label, text);
    await walk.press('إضافة السائق');
    await walk.press('عرض بيانات السائق سائق المحرك الآخر', 'link');
    await walk.loads('حول السائق');

    // The next engine walks the same company.
    await walk.navigate('/drivers');
    await walk.press('حذف السائق سائق المحرك الآخر');
    await walk.shows({ role: 'dialog', name: 'تأكيد الحذف' });
    await walk.press('حذف السائق');
    await walk.shows({ role: 'link', name: 'عرض بيانات السائق سائق المحرك الآخر' }, false);

    await walk.press('تسجيل الخروج');
    await walk.loads('تسجيل الدخول');
  }, 400_000);
});
