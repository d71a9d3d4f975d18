import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { isOwnChange } from '../../components/own-changes.ts';
import { messages } from '../../texts/lists.ts';

/** For screen readers, which miss changed rows. The host announces new orders on every page. */
export const $news = atom('');

/** Milliseconds to collect events into one message, and to keep it. */
const collectTime = 300;
const keepTime = 6_000;

const assigned = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function say(): void {
  // A toast has announced the page's own assignments.
  for (const id of assigned.keys()) if (isOwnChange(id)) assigned.delete(id);
  const news = [...new Set([...assigned.values()].map(messages.assigned))];
  forget();
  if (news.length === 0) return;
  $news.set(news.join('، '));
  timer = setTimeout(() => $news.set(''), keepTime);
}

function forget(): void {
  clearTimeout(timer);
  assigned.clear();
}

onLiveEvent((event) => {
  if (!event) return;
  const { type, id, data } = event;
  if (!/^(order|sub_order)\.assigned$/.test(type) || !data.driverName) return;
  assigned.set(id, data.driverName);
  clearTimeout(timer);
  timer = setTimeout(say, collectTime);
});

onCompanyChange(() => {
  forget();
  $news.set('');
});

/** Always mounted, or screen readers would miss the first message. */
export const OrdersNews = () => <VisuallyHidden role="status">{useStore($news)}</VisuallyHidden>;
