import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import type { ContainerChange } from '@hawiyat/shared/contract/fleet/many-containers';

/** One price for all, or a percentage of each price. */
export type PriceRule = { readonly price: number } | { readonly percent: number };

export const highestPrice = 99_999_999.99;
/** Beyond it a percentage is a slip. */
export const mostPercent = 1_000;

/** Riyals rounded to halalas; null where that is no price. */
export function newPrice(price: number, rule: PriceRule): number | null {
  // Halalas times a percentage with two decimals rounds exactly enough.
  const next =
    'price' in rule ? rule.price : Math.round(Number((price * (100 + rule.percent)).toFixed(6))) / 100;
  return next > 0 && next <= highestPrice ? next : null;
}

type Priced = Pick<Container, 'id' | 'price' | 'version'>;

/** The changes, and how many prices stay or would vanish. */
export function priceChanges(containers: readonly Priced[], rule: PriceRule) {
  const changes: ContainerChange[] = [];
  let same = 0;
  let impossible = 0;
  for (const { id, price, version } of containers) {
    const next = newPrice(price, rule);
    if (next === null) impossible += 1;
    else if (next === price) same += 1;
    else changes.push({ id, version, price: next });
  }
  return { changes, same, impossible };
}
