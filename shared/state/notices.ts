import { atom } from 'nanostores';

export type NoticeAction = { readonly label: string } & (
  | { readonly run: () => void; readonly to?: never }
  | { readonly to: string; readonly run?: never }
);

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'success' | 'error' | 'info';
  readonly action?: NoticeAction | undefined;
  /** Milliseconds; an error stays until it is dismissed. */
  readonly duration?: number | undefined;
}

const timers = new Set<ReturnType<typeof setTimeout>>();
let isHeld = false;
let last = 0;

/** Oldest first. */
export const $notices = atom<readonly Notice[]>([]);

export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
  // The held toast may have gone.
  if ($notices.get().length === 0) isHeld = false;
}

function start({ id, kind, duration = 6000 }: Notice): void {
  if (kind !== 'error' && !isHeld) timers.add(setTimeout(() => dismissNotice(id), duration));
}

/** Keeps every toast while a pointer or the focus is on one; afterwards each has its whole time again. */
export function holdNotices(hold: boolean): void {
  isHeld = hold;
  timers.forEach(clearTimeout);
  timers.clear();
  $notices.get().forEach(start);
}

/** Shows a toast with an Arabic text. @returns its id, for `dismissNotice` */
export function notify(
  text: string,
  kind: Notice['kind'] = 'info',
  options?: Pick<Notice, 'action' | 'duration'>,
): number {
  last += 1;
  const notice = { ...options, id: last, text, kind };
  $notices.set([...$notices.get(), notice]);
  start(notice);
  return last;
}
