import { atom } from 'nanostores';
import { onStoredElsewhere, storageKeys, store, stored } from './stored.ts';

export type Theme = 'light' | 'dark';

const key = storageKeys.theme;
const device = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

function chosen(): Theme | null {
  const theme = stored(key);
  return theme === 'light' || theme === 'dark' ? theme : null;
}

const current = (): Theme => chosen() ?? (device?.matches ? 'dark' : 'light');

/** The person's choice, else the device's. */
export const $theme = atom<Theme>(current());

if (typeof document !== 'undefined') {
  $theme.subscribe((theme) => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
  });
}
device?.addEventListener('change', () => $theme.set(current()));
onStoredElsewhere(key, () => $theme.set(current()));

/** Switches between light and dark; from then on the device's setting is ignored. */
export function toggleTheme(): void {
  const next = $theme.get() === 'dark' ? 'light' : 'dark';
  store(key, next);
  $theme.set(next);
}
