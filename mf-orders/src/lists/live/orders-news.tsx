import { isolateName } from '@hawiyat/shared/locale/bidi';
import { noun, pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { isOwnChange } from '../../components/own-changes.ts';
import { messages } from '../lists-messages.ts';

const request = noun('', 'طلب جديد', 'طلبان جديدان', '', 'طلبات جديدة', 'طلبًا جديدًا', 'طلب جديد');
const rules = new Intl.PluralRules('ar');

export const newsMessages = {
  arrived: (n: number) => `${rules.select(n) === 'few' ? 'وصلت' : 'وصل'} ${pluralizeInline(n, request)}`,
  accepted: 'تم قبول عرضك',
  assigned: (name: string) => `تم تعيين السائق ${isolateName(name)}`,
};

/** For screen readers, which do not notice that rows come and change. */
export const $news = atom('');

/** Milliseconds: to collect events into one message, and to keep it. */
const together = 300;
const said = 6_000;

let arrived = 0;
let accepted = false;
const assigned = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function say(): void {
  // A toast has announced what this page has assigned.
  for (const id of assigned.keys()) if (isOwnChange(id)) assigned.delete(id);
  const news = [
    ...(arrived > 0 ? [newsMessages.arrived(arrived)] : []),
    ...(accepted ? [newsMessages.accepted] : []),
    ...new Set([...assigned.values()].map(newsMessages.assigned)),
  ];
  forget();
  if (news.length === 0) return;
  $news.set(news.join('، '));
  timer = setTimeout(() => $news.set(''), said);
}

function forget(): void {
  clearTimeout(timer);
  arrived = 0;
  accepted = false;
  assigned.clear();
}

onLiveEvent((event) => {
  if (!event) return;
  const { type, id, data } = event;
  if (type === 'request.placed') arrived += 1;
  else if (type === 'offer.accepted') accepted = true;
  else if (/^(order|sub_order)\.assigned$/.test(type) && data.driverName) assigned.set(id, data.driverName);
  else return;
  clearTimeout(timer);
  timer = setTimeout(say, together);
});

onCompanyChange(() => {
  forget();
  $news.set('');
});

export function OrdersStatus({ found, filtered }: { found: number; filtered: boolean }) {
  return <VisuallyHidden role="status">{spoken(found, filtered)}</VisuallyHidden>;
}

/** Always mounted, or screen readers would miss the first message. */
export function OrdersNews() {
  return <VisuallyHidden role="status">{useStore($news)}</VisuallyHidden>;
}

function spoken(found: number, filtered: boolean): string {
  if (found === 0) return filtered ? messages.noMatch : messages.empty;
  return filtered
    ? `تم العثور على ${pluralizeGenitive(found, 'result')}`
    : `تم تحميل ${pluralizeGenitive(found, 'order')}`;
}
