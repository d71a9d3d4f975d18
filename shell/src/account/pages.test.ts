// @vitest-environment happy-dom
import { settingsPages } from '@hawiyat/shared/contract/company/settings-pages';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { settingsIcons } from './settings-icon.tsx';

test('every page of the company’s settings is in the menu', () => {
  const addresses = pages.map(({ path }) => `/settings/${path}`);
  for (const { name, address } of settingsPages) expect(addresses, name).toContain(address);
});

test('every line of the menu has an icon of its own', () => {
  const icons = pages.map(({ path }) => settingsIcons[path]);
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(pages.length);
});
