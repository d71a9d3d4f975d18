import { $pageTitle } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { messages } from '../texts/layout.ts';

/** What stands in the header instead of the area's section. */
export const $otherSection = atom<string | null>(null);

/** The count stands only in a hidden tab, so that nothing printed, saved or bookmarked has it. */
export function keepTitle(): void {
  const write = () => {
    const { section, name, mark, unread } = $pageTitle.get();
    if (!section) return;
    const count = unread && document.hidden ? `(${unread}) ` : '';
    document.title = messages.titled(`${count}${mark ? `${mark} · ` : ''}${name ?? section}`);
  };
  $pageTitle.listen(write);
  document.addEventListener('visibilitychange', write);
}
