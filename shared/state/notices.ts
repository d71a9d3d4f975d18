import { atom } from 'nanostores';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'success' | 'error' | 'info';
}

/** Milliseconds; an error stays until it is dismissed. */
const stay = 6000;
let last = 0;

/** Oldest first. */
export const $notices = atom<readonly Notice[]>([]);

export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}

/** Shows a toast. @param text Arabic, plain text @param kind decides color and time */
export function notify(text: string, kind: Notice['kind'] = 'info'): void {
  last += 1;
  const id = last;
  $notices.set([...$notices.get(), { id, text, kind }]);
  if (kind !== 'error') setTimeout(() => dismissNotice(id), stay);
}
