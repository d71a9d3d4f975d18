import { atom } from 'nanostores';
import type { ShownDialog } from './shown-dialog.tsx';

/** What draws the dialogs; null until it is there. Few entries need one at once, so they come in a file of their own. */
export const $shownDialog = atom<typeof ShownDialog | null>(null);

let loading: Promise<void> | undefined;

/** Brings it once in a page. @throws when it cannot be had; the next call tries again */
export function loadDialogs(): Promise<void> {
  loading ??= import(/* webpackChunkName: "dialogs" */ './shown-dialog.tsx')
    .then((result) => $shownDialog.set(result.ShownDialog))
    .finally(() => {
      loading = undefined;
    });
  return loading;
}
