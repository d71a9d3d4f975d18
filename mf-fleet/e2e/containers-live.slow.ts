import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { driverApp, orderOf } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersApi } from './containers-api.ts';
import { containersPage } from './containers-page.ts';

// Its containers and drivers stand first in lists that other files look into.
test.use({ isTranslated: true, panelName: 'changed fleet' });

const bin = { type: 'حاويات نفايات', size: '6 yard', price: 320 } as const;

/** A customer's request for a container of that kind. */
const wanted = ({ type, size }: Pick<Container, 'type' | 'size'>) => ({
  containerType: type,
  containerSize: size,
});

test('what another page adds, changes and deletes is so in the list at once', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const containers = containersPage(page);
  const elsewhere = containersApi(panel.url, session.token);
  await signIn('/containers');
  await expect(containers.cards.first()).toBeVisible();
  const { id, containerNumber } = await elsewhere.add({ price: 111 });
  await containers.search.fill(containerNumber);
  await expect(containers.card(containerNumber)).toContainText('111.00 ر.س');
  await elsewhere.edit(id, { status: 'maintenance' });
  await expect(containers.card(containerNumber)).toContainText('صيانة');
  await elsewhere.remove(id);
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  await expect(containers.search).toHaveValue(containerNumber);
});

test('an order takes a container and its driver delivers it: the card follows, the open form keeps what is typed', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const containers = containersPage(page);
  const { card, field, dialog } = containers;
  const own = containersApi(panel.url, session.token);
  await signIn('/containers');
  await expect(containers.cards.first()).toBeVisible();
  // One container is free, whatever other tests have used.
  await own.add(bin);
  const { id, containerNumber } = await orderOf(panel.url, session.token, wanted(bin));
  await containers.search.fill(containerNumber);
  await expect(card(containerNumber)).toContainText('محجوزة');

  await containers.edit(containerNumber).click();
  await expect(field('حالة الحاوية')).toHaveAccessibleDescription(
    'هذه الحاوية مرتبطة بطلب قائم. تغيير حالتها يدويًا لا يغيّر الطلب.',
  );
  await field('السعر (ر.س)').fill('275.25');
  const { driver, move } = await driverApp(panel.url, session.token, 'سالم الشهري');
  await askServer(panel.url, session.token, assignDriver, {
    params: { orderId: id },
    body: { driverId: driver.id },
  });
  await move(id, { status: 'in_transit' });
  await move(id, { status: 'delivered', proofOfDeliveryUrl: 'https://proofs.example/1.jpg' });
  await expect(containers.coveredCard(containerNumber)).toContainText('مؤجرة');
  await expect(field('السعر (ر.س)')).toHaveValue('275.25');
  await expect(field('السعر (ر.س)')).toBeFocused();

  await containers.button('إلغاء').click();
  await page.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(dialog).toBeHidden();
  await containers.remove(containerNumber).click();
  const { confirmation } = containers;
  await expect(confirmation).toHaveAccessibleDescription(
    /لا يمكن حذف الحاوية لارتباطها بطلب قائم\. الطلب المرتبط بها: ح-\d+ · نورة القحطاني$/,
  );
  await expect(confirmation.getByRole('button')).toHaveText(['إغلاق', '']);
  await page.keyboard.press('Enter');
  await expect(confirmation).toBeHidden();
  await expect(containers.remove(containerNumber)).toBeFocused();
});

test('a container that an order takes while its deletion is being confirmed stays, and the red banner says why', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const containers = containersPage(page);
  const { confirmation } = containers;
  const all = await containersApi(panel.url, session.token).list();
  const kind = { type: 'مكابس نفايات', size: '20 yard' } as const;
  const next = all
    .filter((item) => item.type === kind.type && item.size === kind.size)
    .filter((item) => item.status === 'available' && !item.heldByOrder)
    .reduce((first, item) => (item.containerNumber < first.containerNumber ? item : first));
  await signIn('/containers');
  await containers.search.fill(next.containerNumber);
  await containers.remove(next.containerNumber).click();
  await orderOf(panel.url, session.token, wanted(kind));
  await expect(containers.coveredCard(next.containerNumber)).toContainText('محجوزة');
  await confirmation.getByRole('button', { name: 'حذف الحاوية' }).click();
  await expect(confirmation.getByRole('alert')).toHaveText('لا يمكن حذف الحاوية لارتباطها بطلب قائم.');
  await confirmation.getByRole('button', { name: 'إلغاء' }).click();
  await expect(containers.card(next.containerNumber)).toBeVisible();
});
