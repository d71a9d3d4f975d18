import { atom, computed } from 'nanostores';
import { persistentText } from './persistent.ts';
import { storageKeys } from './stored.ts';

export type Theme = 'light' | 'dark';
export type ThemeChoice = Theme | 'device';

const $stored = persistentText(storageKeys.theme);
const device = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');
const $device = atom<Theme>('light');
const followDevice = () => $device.set(device?.matches ? 'dark' : 'light');
followDevice();
device?.addEventListener('change', followDevice);

/** Nothing is stored while the choice is the device's theme. */
export const $themeChoice = computed(
  $stored,
  (text): ThemeChoice => (text === 'light' || text === 'dark' ? text : 'device'),
);
export const $theme = computed([$themeChoice, $device], (choice, ofDevice) =>
  choice === 'device' ? ofDevice : choice,
);

if (typeof document !== 'undefined') {
  $theme.subscribe((theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
  });
}

/** Sets the theme for later visits and other tabs, too. */
export const chooseTheme = (choice: ThemeChoice): void =>
  $stored.set(choice === 'device' ? undefined : choice);

/** Switches between light and dark; from then on the device's setting is ignored. */
export const toggleTheme = (): void => chooseTheme($theme.get() === 'dark' ? 'light' : 'dark');
