import {
  type ContainerSearch,
  readContainerSearch,
  sizesOfWord,
} from '@hawiyat/shared/locale/search-containers';
import { type RawBuilder, sql } from 'kysely';
import { openOrder } from '../orders/index.ts';
import type { SearchRule } from '../resources/field.ts';

/** An open order whose number, contact or place has the word. PostgreSQL reads the orders once. */
const ofOrder = (companyId: string, word: string) => sql<boolean>`containers.id in (
  select orders.container_id from orders
  where orders.company_id = ${companyId} and ${openOrder} and strpos(orders.folded_hold, ${word}) > 0
)`;

const oneOf = (column: RawBuilder<unknown>, values: readonly string[]) =>
  sql<boolean>`${column} = any(${values})`;

/** Sizes that a search names: «20 ياردة», `20 yard`. */
export const ofSize: SearchRule = (column, q) => {
  const { sizes } = readContainerSearch(q);
  return sizes ? oneOf(column, sizes) : undefined;
};

/** The condition of a search, as the panel's own search has it; null for an empty search. */
export function searchOf(companyId: string, q: string): RawBuilder<boolean> | null {
  const { statuses, types, words }: ContainerSearch = readContainerSearch(q);
  const size = sql.ref('size');
  const given = [
    ...(statuses ? [oneOf(sql.ref('status'), statuses)] : []),
    ...(types ? [oneOf(sql.ref('type'), types)] : []),
    ...[ofSize(size, q) ?? []].flat(),
  ];
  const texts = words.map((word) => {
    const meant = sizesOfWord(word);
    const orSize = meant.length > 0 ? sql` or ${oneOf(size, meant)}` : sql``;
    return sql<boolean>`(strpos(folded_text, ${word}) > 0 or ${ofOrder(companyId, word)}${orSize})`;
  });
  const asked = [...given, ...texts];
  return asked.length === 0 ? null : sql<boolean>`(${sql.join(asked, sql` and `)})`;
}
