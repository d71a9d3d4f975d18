import { onCompanyChange, onLiveEvent } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { onChange } from '../parts/changes.ts';
import { newsMessages as messages } from './news-messages.ts';

/** What has just happened, in words, for those who do not see rows come and change; empty again after a while. */
export const $news = atom('');

/** Milliseconds in which what happens together is said once, and after which it was said. */
const together = 300;
const said = 6_000;

let arrived = 0;
let accepted = false;
/** Drivers' names by what they were assigned to. */
const assigned = new Map<string, string>();
/** Jobs that this page itself has assigned: a notice says so already. */
const own = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function say(): void {
  // The event of one's own change may come before its answer does.
  for (const id of own) if (assigned.delete(id)) own.delete(id);
  const news = [
    ...(arrived > 0 ? [messages.arrived(arrived)] : []),
    ...(accepted ? [messages.accepted] : []),
    ...new Set([...assigned.values()].map(messages.assigned)),
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

onChange((change) => change.kind === 'assigned' && own.add(change.job.id));

onCompanyChange(() => {
  forget();
  own.clear();
  $news.set('');
});
