import { storageKeys, stored } from '@hawiyat/shared/state/stored';

/** Before the first paint, so that dark mode never flashes white. Without a choice, the device decides. */
export function applyTheme(): void {
  const theme = stored(storageKeys.theme);
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', isDark);
}
