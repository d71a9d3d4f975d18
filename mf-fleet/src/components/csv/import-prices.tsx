import type { ImportReport } from '@hawiyat/shared/contract/core/csv';
import { Heading, Ltr, Money, Stack } from '@hawiyat/shared/ui';
import { messages } from './csv-messages.ts';
import { ImportList } from './import-list.tsx';

const mostShown = 50;
/** A plainly typed price needs no line. */
const isPlain = (typed: string) => /^\d+(\.\d{1,2})?$/.test(typed);

/** Shows how prices with commas or other digits were read. */
export function ImportPrices({ prices = [] }: Pick<ImportReport, 'prices'>) {
  const reinterpreted = prices.filter((price) => !isPlain(price.typed));
  if (reinterpreted.length === 0) return null;
  const others = reinterpreted.length - mostShown;
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {messages.prices}
      </Heading>
      <ImportList label={messages.prices} more={others > 0 ? messages.otherPrices(others) : null}>
        {reinterpreted.slice(0, mostShown).map(({ line, typed, price }) => (
          <li key={typed}>
            {messages.line} <Ltr>{line}</Ltr>: «<Ltr>{typed}</Ltr>» {messages.readAs} <Money amount={price} />
          </li>
        ))}
      </ImportList>
    </Stack>
  );
}
