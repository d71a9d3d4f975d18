import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { isolate } from '@hawiyat/shared/locale/bidi';

const short = (km: string) => `${km} كم`;

/**
 * @param distance the distance from the depot in words; a column that has little room says it short
 * @returns `شمال الرياض · 12 كم`; empty when nothing is known
 */
export function whereText(
  { place, distanceKm }: Pick<PendingOrder, 'place' | 'distanceKm'>,
  distance = short,
): string {
  const away = distanceKm === null ? '' : distance(isolate(String(distanceKm)));
  return [place ?? '', away].filter((part) => part !== '').join(' · ');
}
