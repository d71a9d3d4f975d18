import type { Container, ContainerDraft } from '@hawiyat/shared/contract/fleet/containers';
import { farFromRange } from '@hawiyat/shared/lib/far-from-range';
import { money } from '@hawiyat/shared/locale/money';
import type { Doubt } from '@hawiyat/shared/ui/forms';
import { messages } from '../../texts/container-forms.ts';

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
  const { title, question: questionOf, low, high } = messages.unusualPrice;
  const question = questionOf(money(price));
  const about = side === 'low' ? low(money(range.least)) : high(money(range.most));
  return [{ key: question, title, question, about }];
}
