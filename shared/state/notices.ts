import { atom } from 'nanostores';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'success' | 'error' | 'info';
}

/** Milliseconds a notice stays; an error stays until it is dismissed. */
const stay = 6000;
let last = 0;

/** The messages on the screen now, oldest first. */
export const $notices = atom<readonly Notice[]>([]);

/** Takes a notice away; unknown ids are ignored. */
export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}

/** Shows a short message at the bottom of the page. @param text Arabic, plain text @param kind decides colour and time */
export function notify(text: string, kind: Notice['kind'] = 'info'): void {
  last += 1;
  const id = last;
  $notices.set([...$notices.get(), { id, text, kind }]);
  if (kind !== 'error') setTimeout(() => dismissNotice(id), stay);
}
