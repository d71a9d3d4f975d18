import { price } from '@hawiyat/shared/contract/money';
import { riyals } from '@hawiyat/shared/locale/money';
import { messages } from './orders-messages.ts';

/** What is left of a price that includes VAT, 15 % (facts/domain, 3b): the price is what the customer pays. */
export function VatLine({ typed, otherwise }: { typed: string; otherwise: string }) {
  const named = price.safeParse(typed);
  if (!named.success) return otherwise;
  const net = Math.round((named.data * 100) / 1.15) / 100;
  return messages.offering.net(riyals(net), riyals(named.data - net));
}
