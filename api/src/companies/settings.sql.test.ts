import { exportAudit, listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { fetchWorkSettings, saveWorkSettings } from '@hawiyat/shared/contract/company/work-settings';
import * as z from '@hawiyat/shared/contract/core/schema';
import { setting, settingsPage } from '@hawiyat/shared/contract/core/settings';
import { fetchOrderSettings, saveOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import { asCompany } from '../db/tenant.ts';
import { saveSettings } from '../resources/settings.ts';

const { server, market } = await marketServer();

test('a field that is newer than the row has its initial value, and one that only another version knows stays', async () => {
  const { id, token } = await market.company(0);
  const row = { company_id: id, page: 'orders' };
  const settings = JSON.stringify({ hidesOutside: true, another: 'version' });
  await asCompany(server.db, id, (tx) =>
    tx
      .insertInto('company_settings')
      .values({ ...row, settings })
      .execute(),
  );
  const answer = await server.fetch(fetchOrderSettings.path, { token });
  expect(await answer.json()).toEqual({
    settings: { depot: null, areas: [], hidesOutside: true, version: 1 },
  });
  const json = { depot: null, areas: [], hidesOutside: false };
  expect((await server.fetch(saveOrderSettings.path, { method: 'PATCH', token, json })).status).toBe(200);
  const stored = await asCompany(server.db, id, (tx) =>
    tx.selectFrom('company_settings').select('settings').where('page', '=', 'orders').executeTakeFirst(),
  );
  expect(stored?.settings).toEqual({ ...json, another: 'version' });
});

test('a field that a client leaves out keeps its value', async () => {
  const { id: companyId, admin } = await server.createCompany('شركة');
  const page = settingsPage(() => ({
    ...{ name: 'insurance', title: 'التأمين', subject: 'insurance', right: 'see-work' },
    ...{ address: '/settings/insurance', path: '/api/company/insurance' },
    fields: {
      insurer: setting('الشركة', z.optional(z.string()), ''),
      isInsured: setting('مؤمَّنة', z.boolean(), false),
    },
  }));
  const save = (draft: object) =>
    saveSettings(
      server.app,
      { companyId, adminId: admin.id },
      { page, rules: {}, draft, ifMatch: undefined },
    );
  await save({ insurer: 'الأولى', isInsured: false });
  expect(await save({ isInsured: true })).toEqual({ insurer: 'الأولى', isInsured: true, version: 3 });
});

test('an entry of the audit log names the page that was saved, and leads to it', async () => {
  const { token } = await market.company(0);
  const { settings } = fetchWorkSettings.response.parse(
    await (await server.fetch(fetchWorkSettings.path, { token })).json(),
  );
  const json = { ...settings, rentalDuration: 10 };
  await server.fetch(saveWorkSettings.path, { method: 'PATCH', token, json });
  const answer = await server.fetch(listAudit.path, { token });
  const [entry] = listAudit.response.parse(await answer.json()).entries;
  expect(entry).toMatchObject({
    type: 'settings.saved',
    subject: { name: 'أيام العمل والعروض', address: '/settings/work' },
  });
  const file = await (await server.fetch(exportAudit.path, { token })).text();
  expect(file).toContain('عُدّلت أيام العمل والعروض');
});
