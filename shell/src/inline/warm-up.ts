import { locale, timeZone } from '@hawiyat/shared/locale/locale';
import { storageKeys, stored } from '@hawiyat/shared/state/stored';
import { whenIdle } from '@hawiyat/shared/ui/when-idle';

/**
 * The first formatters of a page make the browser load the locale's data, and session storage waits for another process: 10 ms
 * each. With a session, both are used while the scripts are on their way, not when the host starts.
 */
export function warmUp(): void {
  if (!stored(storageKeys.token)) return;
  void whenIdle().then(() => {
    (0).toLocaleString(locale);
    new Date().toLocaleDateString(locale, { timeZone, month: 'long' });
    try {
      sessionStorage.getItem('');
    } catch {
      // Without storage the host works on.
    }
  });
}
