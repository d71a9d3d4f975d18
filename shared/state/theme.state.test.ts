import { beforeEach, expect, test, vi } from 'vitest';
import { TestingBrowser } from '../testing/testing-browser.ts';

let browser: TestingBrowser;
let page: Set<string>;
let device: EventTarget & { matches: boolean };

beforeEach(() => {
  vi.unstubAllGlobals();
  browser = new TestingBrowser();
  page = new Set();
  device = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => device);
  const toggle = (name: string, on: boolean) => (on ? page.add(name) : page.delete(name));
  vi.stubGlobal('document', { documentElement: { classList: { toggle } } });
});

async function open() {
  const tab = browser.openTab();
  return { tab, ...(await import('./theme.ts')) };
}

function deviceTurns(dark: boolean) {
  device.matches = dark;
  device.dispatchEvent(new Event('change'));
}

test('the page follows the device until a theme is chosen', async () => {
  const { $theme, toggleTheme } = await open();
  expect($theme.get()).toBe('light');
  deviceTurns(true);
  expect($theme.get()).toBe('dark');
  expect(page).toContain('dark');
  toggleTheme();
  expect(page).not.toContain('dark');
  deviceTurns(false);
  deviceTurns(true);
  expect($theme.get()).toBe('light');
});

test('the choice is stored for the next page, and other tabs follow', async () => {
  const one = await open();
  const other = await open();
  browser.use(one.tab);
  one.toggleTheme();
  expect(browser.items.get('theme')).toBe('dark');
  expect(other.$theme.get()).toBe('dark');
  expect((await open()).$theme.get()).toBe('dark');
});

test('a damaged stored choice is ignored', async () => {
  browser.items.set('theme', 'purple');
  expect((await open()).$theme.get()).toBe('light');
});

test('«حسب الجهاز» removes the choice, and the page follows the device again', async () => {
  const { $theme, $themeChoice, chooseTheme } = await open();
  chooseTheme('dark');
  expect([$theme.get(), $themeChoice.get()]).toEqual(['dark', 'dark']);
  chooseTheme('device');
  expect(browser.items.has('theme')).toBe(false);
  expect([$theme.get(), $themeChoice.get()]).toEqual(['light', 'device']);
  deviceTurns(true);
  expect($theme.get()).toBe('dark');
});
