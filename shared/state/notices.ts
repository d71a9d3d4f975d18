import { atom } from 'nanostores';

export type NoticeAction = {
  readonly label: string;
  readonly keys?: string;
  /** Otherwise pressing it dismisses the toast. */
  readonly keepsToast?: boolean;
} & ({ readonly run: () => void; readonly to?: never } | { readonly to: string; readonly run?: never });

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: 'success' | 'error' | 'info';
  readonly action?: NoticeAction | undefined;
  /** Milliseconds; an error stays until it is dismissed. */
  readonly duration?: number | undefined;
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let isHeld = false;
let last = 0;

export const $notices = atom<readonly Notice[]>([]);

export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
  // The held toast may have gone.
  if ($notices.get().length === 0) isHeld = false;
}

function start({ id, kind, duration = 6000 }: Notice): void {
  clearTimeout(timers.get(id));
  if (kind !== 'error' && !isHeld)
    timers.set(
      id,
      setTimeout(() => dismissNotice(id), duration),
    );
}

/** Keeps every toast while a pointer or the focus is on one; afterwards each has its whole time again. */
export function holdNotices(hold: boolean): void {
  isHeld = hold;
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  $notices.get().forEach(start);
}

interface Options extends Pick<Notice, 'action' | 'duration'> {
  /** The id of a toast that this one takes the place of, if it still stands. */
  readonly replaces?: number;
}

/** Shows a toast with an Arabic text. @returns its id, for `dismissNotice` */
export function notify(
  text: string,
  kind: Notice['kind'] = 'info',
  { replaces, ...options }: Options = {},
): number {
  const all = $notices.get();
  const isReplaced = all.some(({ id }) => id === replaces);
  last += isReplaced ? 0 : 1;
  const notice = { ...options, id: isReplaced ? Number(replaces) : last, text, kind };
  $notices.set(isReplaced ? all.map((old) => (old.id === replaces ? notice : old)) : [...all, notice]);
  start(notice);
  return notice.id;
}
