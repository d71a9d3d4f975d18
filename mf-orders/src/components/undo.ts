import { $notices, dismissNotice, notify, onCompanyChange } from '@hawiyat/shared/state';

interface Offered {
  /** Of the toast that offers it. */
  readonly id: number;
  readonly run: () => void;
}

/** Toasts with «تراجع» at a time; of quick work the oldest goes. */
const most = 3;
let offered: Offered[] = [];

/**
 * Says what was done, and offers to undo it for as long as the toast stays.
 * @param text what was done
 * @param undo a command of its own, after which the server has both @returns what it has done, to be said
 */
export function offerUndo(text: string, undo: () => Promise<string>): void {
  const run = () =>
    void undo().then(
      (done) => notify(done, 'success'),
      (error: unknown) => {
        console.warn('It could not be undone', error);
        notify(error instanceof Error ? error.message : String(error), 'error');
      },
    );
  const id = notify(text, 'success', { action: { label: 'تراجع', run } });
  offered = [...standing(), { id, run }];
  for (const old of offered.slice(0, -most)) dismissNotice(old.id);
}

/** @returns whether there was something to undo */
export function undoLast(): boolean {
  const last = standing().at(-1);
  if (!last) return false;
  dismissNotice(last.id);
  last.run();
  return true;
}

function standing(): Offered[] {
  const shown = new Set($notices.get().map(({ id }) => id));
  return offered.filter(({ id }) => shown.has(id));
}

onCompanyChange(() => {
  for (const { id } of standing()) dismissNotice(id);
  offered = [];
});
