import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';

test.use({ panelName: 'operator' });

test('an operator signs in, rolls a release out on the page, and halts it', async ({ page, panel }) => {
  test.setTimeout(90_000);
  const next = await panel.publish(await buildVariant('mf-orders', '1.1.0', []));
  await panel.rollout('mf-orders', { action: 'roll-back' });

  await page.goto('/operator');
  const signIn = async (token: string) => {
    await page.getByLabel('رمز الدخول').fill(token);
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  };
  await signIn('رمز آخر');
  await expect(page.getByRole('alert')).toHaveText('الاسم أو رمز الدخول غير صحيح.');
  await expectAccessible(page);
  await signIn(panel.operatorToken);

  const orders = page.getByRole('region', { name: 'إدارة الطلبات' });
  const open = (name: string) => orders.locator('summary').filter({ hasText: name }).click();
  await open('بدء إطلاق تدريجي');
  await orders.getByLabel('الإصدار', { exact: true }).selectOption(next.id);
  await expect(orders.getByLabel('المراحل')).toHaveValue('1, 5, 25, 50, 100');
  await orders.getByLabel('السبب').filter({ visible: true }).fill('بُني للاختبار وحده');
  await orders.getByRole('button', { name: 'بدء الإطلاق' }).click();
  await expect(orders.getByRole('status')).toHaveText('بدأ الإطلاق التدريجي.');

  await open('المرحلة التالية');
  await orders.getByLabel('سبب المتابعة رغم ذلك').fill('جُرّب يدويًا مع شركتين');
  await orders.getByRole('button', { name: 'المتابعة إلى المرحلة التالية' }).click();
  await expect(orders.getByText('إطلاق تدريجي 5%')).toBeVisible();

  // Another operator's change appears without losing what this one is typing.
  await open('إيقاف الإصدار');
  await open('سجل الأحداث');
  const reason = orders.getByLabel('السبب (اختياري)').filter({ visible: true });
  await reason.fill('شكوى من العملاء');
  await panel.rollout('mf-orders', { action: 'pause' });
  await expect(orders.getByText('متوقف مؤقتًا عند 5%')).toBeVisible({ timeout: 12_000 });
  await expect(reason).toHaveValue('شكوى من العملاء');

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [360, 'dark'],
    [1440, 'dark'],
    [360, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  // The form is outdated: nothing is done, and what was typed stays.
  await orders.getByRole('button', { name: 'إيقاف الإصدار للجميع' }).click();
  await expect(orders.getByRole('alert')).toContainText('تغيّر الحال منذ أن عرضته، ولم يُنفَّذ شيء.');
  await expect(reason).toHaveValue('شكوى من العملاء');
  await orders.getByRole('button', { name: 'إيقاف الإصدار للجميع' }).click();
  await expect(orders.getByRole('status')).toHaveText('تم إيقاف الإصدار، ولن يُعرض مرة أخرى إلا بسبب مكتوب.');
  await orders.getByText('سجل الأحداث').click();
  await expect(orders.getByRole('listitem').first()).toContainText('السبب: شكوى من العملاء');
  await expect(orders.getByText('سلسلة السجل سليمة')).toBeVisible();

  // A halted release starts again only with a reason.
  await open('بدء إطلاق تدريجي');
  await orders.getByLabel('الإصدار', { exact: true }).selectOption(next.id);
  await orders.getByRole('button', { name: 'بدء الإطلاق' }).click();
  await expect(orders.getByRole('alert')).toContainText('اذكر سبب إطلاقه من جديد');
  await orders.getByLabel('السبب').filter({ visible: true }).fill('كانت الشكوى من إصدار آخر');
  await orders.getByRole('button', { name: 'بدء الإطلاق' }).click();
  await expect(orders.getByRole('status')).toHaveText('بدأ الإطلاق التدريجي.');
  await expect(orders.getByText('إطلاق تدريجي 1%')).toBeVisible();
});
