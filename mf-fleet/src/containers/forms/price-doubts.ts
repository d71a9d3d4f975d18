import type { Container, ContainerDraft } from '@hawiyat/shared/contract/fleet/containers';
import { farFromRange } from '@hawiyat/shared/lib/far-from-range';
import { money } from '@hawiyat/shared/locale/money';
import type { Doubt } from '@hawiyat/shared/ui/forms';

/** A digit too many or too few; prices of one kind differ by less. */
const slip = 10;

/** Compares with the company's containers of the kind, or with all when it has none. */
export function priceDoubts(
  { type, size, price }: Pick<ContainerDraft, 'type' | 'size' | 'price'>,
  containers: readonly Pick<Container, 'type' | 'size' | 'price'>[],
): Doubt[] {
  const alike = containers.filter((container) => container.type === type && container.size === size);
  return doubtsBeside(
    price,
    (alike.length > 0 ? alike : containers).map((container) => container.price),
  );
}

export function doubtsBeside(price: number, prices: readonly number[]): Doubt[] {
  if (prices.length === 0) return [];
  const range = { least: Math.min(...prices), most: Math.max(...prices) };
  const side = farFromRange(price, range, slip);
  if (side === null) return [];
  const question = `هل السعر ${money(price)} صحيح؟`;
  const about =
    side === 'low'
      ? `السعر أقل من عُشر أدنى سعر في قائمتك (${money(range.least)}).`
      : `السعر أكثر من 10 أضعاف أعلى سعر في قائمتك (${money(range.most)}).`;
  return [{ key: question, title: 'سعر غير معتاد', question, about }];
}
