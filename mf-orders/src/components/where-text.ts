import type { PendingOrder } from '@hawiyat/shared/contract/orders';
import { isolate } from '@hawiyat/shared/locale/bidi';

/** @returns `شمال الرياض · 12 كم`, with the distance from the depot; empty when nothing is known */
export function whereText({ place, distanceKm }: Pick<PendingOrder, 'place' | 'distanceKm'>): string {
  const distance = distanceKm === null || distanceKm === undefined ? '' : `${isolate(String(distanceKm))} كم`;
  return [place ?? '', distance].filter((part) => part !== '').join(' · ');
}
