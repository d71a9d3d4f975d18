import { type Pages, pageLength } from '@hawiyat/shared/query';
import type { KnownRows, Listed } from '@hawiyat/shared/ui/list';

/** The rows of the loaded pages by their positions. */
export function knownRows<Row extends Listed>(pages: Pages<Row>): KnownRows<Row> {
  const numbers = [...pages.keys()].toSorted((a, b) => a - b);
  return new Map(
    numbers.flatMap((number) =>
      (pages.get(number) ?? []).map((row, at) => [number * pageLength + at, row] as const),
    ),
  );
}
