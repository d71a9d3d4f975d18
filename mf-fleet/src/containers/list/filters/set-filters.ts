import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { messages } from '../../../texts/containers.ts';
import { type ContainerFilter, showAll } from '../container-filter.ts';

/** What stands beside «تصفية»: all but the tab and the text, which are seen anyway. */
export function setFilters({ status, type, size, place, free, back }: ContainerFilter, today: string) {
  const words = {
    status: status === 'reserved' && statusLabel[status],
    type: type !== 'all' && type,
    size: size !== 'all' && sizeLabel[size],
    place,
    free: free && `${messages.free.label} ${messages.free.onDays(free, today)}`,
    back: back !== null && (back === 'late' ? messages.late : messages.backWithin(back)),
  };
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((id) => {
    const text = words[id];
    return text ? [{ id, text, without: { [id]: showAll[id] } }] : [];
  });
}
