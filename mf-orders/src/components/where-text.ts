import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { messages } from '../texts/cells.ts';

/** `شمال الرياض · 12 كم`; empty when both are unknown. Narrow columns pass a short `distance`. */
export function whereText(
  { place, distanceKm }: Pick<PendingOrder, 'place' | 'distanceKm'>,
  distance = messages.away,
): string {
  const away = distanceKm === null ? '' : distance(isolate(String(distanceKm)));
  return [place ?? '', away].filter((part) => part !== '').join(' · ');
}
