import { price } from '@hawiyat/shared/contract/money';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { messages } from './offering-messages.ts';
import { vatOf } from './vat-of.ts';

/** What is left of a price that includes VAT: the price is what the customer pays. */
export function VatLine({ typed, otherwise }: { typed: string; otherwise: string }) {
  const named = price.safeParse(typed);
  if (!named.success) return otherwise;
  const { net, vat } = vatOf(Math.round(named.data * 100));
  return messages.net(formatRiyal(net / 100), formatRiyal(vat / 100));
}
