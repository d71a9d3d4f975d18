import { storageKeys, stored } from '@hawiyat/shared/state/stored';

const { dataset } = document.documentElement;

/**
 * With a session the landing page is about to become the panel: `page.css` hides its public content until the host's
 * first script has run, which removes the mark. Other prerendered pages are for everybody.
 */
export function markSession(): void {
  if (location.pathname === '/' && stored(storageKeys.token) && stored(storageKeys.user))
    dataset.session = '';
}

export const isSessionMarked = (): boolean => 'session' in dataset;
