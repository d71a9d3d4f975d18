import { $notices, dismissNotice, notify, onCompanyChange } from '@hawiyat/shared/state';
import { useEffect } from 'react';
import { isTyping } from '@hawiyat/shared/lib/is-typing';

interface Offered {
  readonly id: number;
  readonly run: () => void;
}

/** Most toasts with «تراجع»; the oldest leaves. */
const mostToasts = 3;
let offered: Offered[] = [];

/**
 * Offers to undo while the toast stays. `undo` is a second command, so the server records both, and returns the text of
 * the result.
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
  for (const old of offered.slice(0, -mostToasts)) dismissNotice(old.id);
}

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

/** Ctrl+Z, by the key's position. */
export function useUndoKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      if (code !== 'KeyZ' || !(ctrlKey || metaKey) || altKey || shiftKey || repeat || isTyping(event)) return;
      if (undoLast()) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
