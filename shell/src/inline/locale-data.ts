import { locale, timeZone } from '@hawiyat/shared/locale/locale';
import { storageKeys, stored } from '@hawiyat/shared/state/stored';

const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;

/**
 * A page's first formatters make the browser load the locale's data, which takes 10 ms: with a session they are made while
 * the scripts are on their way, not when the first screen is rendered.
 */
export function loadLocaleData(): void {
  if (!stored(storageKeys.token)) return;
  whenIdle(() => {
    (0).toLocaleString(locale);
    new Date().toLocaleDateString(locale, { timeZone, month: 'long' });
  });
}
