import type { Container, ContainerDraft } from '@hawiyat/shared/contract/fleet/containers';
import { type Doubt, doubtsBeside } from '@hawiyat/shared/ui/forms';
import { messages } from '../../texts/container-forms.ts';

/** Compares with the company's containers of the kind, or with all when it has none. */
export function priceDoubts(
  { type, size, price }: Pick<ContainerDraft, 'type' | 'size' | 'price'>,
  containers: readonly Pick<Container, 'type' | 'size' | 'price'>[],
): Doubt[] {
  const alike = containers.filter((container) => container.type === type && container.size === size);
  const prices = (alike.length > 0 ? alike : containers).map((container) => container.price);
  return doubtsBeside(price, prices, messages.unusualPrice);
}
