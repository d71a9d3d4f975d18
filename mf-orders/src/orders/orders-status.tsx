import { countedAfter } from '@hawiyat/shared/locale/plurals';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { messages } from './orders-messages.ts';

/** How much the list holds, for those who do not see it change. */
export function OrdersStatus({ found, filtered }: { found: number; filtered: boolean }) {
  return <VisuallyHidden role="status">{spoken(found, filtered)}</VisuallyHidden>;
}

function spoken(found: number, filtered: boolean): string {
  if (found === 0) return filtered ? messages.noMatch : messages.empty;
  return filtered
    ? `تم العثور على ${countedAfter(found, 'result')}`
    : `تم تحميل ${countedAfter(found, 'order')}`;
}
