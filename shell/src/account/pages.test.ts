// @vitest-environment happy-dom
import { settingsPages } from '@hawiyat/shared/contract/company/settings-pages';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

test('every page of the company’s settings is in the menu', () => {
  const addresses = pages.map(({ path }) => `/settings/${path}`);
  for (const { name, address } of settingsPages) expect(addresses, name).toContain(address);
});
