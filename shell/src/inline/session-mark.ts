import { storageKeys, stored } from '@hawiyat/shared/state/stored';

const { dataset } = document.documentElement;

/** With a session `page.css` hides the landing page's content until the host's first script removes the mark. */
export function markSession(): void {
  if (location.pathname === '/' && stored(storageKeys.token) && stored(storageKeys.user))
    dataset.session = '';
}

export const isSessionMarked = (): boolean => 'session' in dataset;
