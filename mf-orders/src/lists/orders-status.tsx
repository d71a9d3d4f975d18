import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { messages } from './lists-messages.ts';
import { $news } from './orders-news.ts';

/** How much the list holds, for those who do not see it change. */
export function OrdersStatus({ found, filtered }: { found: number; filtered: boolean }) {
  return <VisuallyHidden role="status">{spoken(found, filtered)}</VisuallyHidden>;
}

/** What happens while the list is shown. It is always there, or a screen reader would not notice that it says something. */
export function OrdersNews() {
  return <VisuallyHidden role="status">{useStore($news)}</VisuallyHidden>;
}

function spoken(found: number, filtered: boolean): string {
  if (found === 0) return filtered ? messages.noMatch : messages.empty;
  return filtered
    ? `تم العثور على ${pluralizeGenitive(found, 'result')}`
    : `تم تحميل ${pluralizeGenitive(found, 'order')}`;
}
