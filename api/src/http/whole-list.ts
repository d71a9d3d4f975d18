import type { Parts } from '../kernel/parts.ts';

export const batch = 1_000;

export interface Page {
  readonly nextCursor?: string | null;
}
export interface Part {
  readonly limit: number;
  readonly cursor: string | undefined;
}
export type ReadPage<P extends Page> = (part: Part) => Promise<P>;

/** Reads the next batch once the consumer is done with the one before. */
export async function* inBatches<P extends Page>(read: ReadPage<P>): AsyncGenerator<P & { isLast: boolean }> {
  let cursor: string | undefined;
  do {
    const page = await read({ limit: batch, cursor });
    cursor = page.nextCursor ?? undefined;
    yield { ...page, isLast: cursor === undefined };
  } while (cursor !== undefined);
}

/** Writes one object whose list is read in batches; `before` and `after` are the object's text around the list. */
export async function* textOf<P extends Page>(
  read: ReadPage<P>,
  {
    before,
    itemsOf,
    after,
  }: { before: string; itemsOf: (page: P) => readonly unknown[]; after: () => string },
): Parts {
  let text = `${before}[`;
  let isFirst = true;
  for await (const page of inBatches(read)) {
    const items = JSON.stringify(itemsOf(page)).slice(1, -1);
    text += isFirst || items === '' ? items : `,${items}`;
    if (page.isLast) break;
    yield text;
    text = '';
    isFirst = false;
  }
  return `${text}]${after()}`;
}

export async function* wholeList(read: ReadPage<Page>, known?: Page): Parts {
  const first = known ?? (await read({ limit: batch, cursor: undefined }));
  const [name] = itemsOf(first);
  return yield* textOf(async (part) => (part.cursor === undefined ? first : read(part)), {
    before: `{${JSON.stringify(name)}:`,
    itemsOf: (page) => itemsOf(page)[1],
    after: () => '}',
  });
}

export const onlyPage = (page: Page): Record<string, unknown> => Object.fromEntries([itemsOf(page)]);

function itemsOf(page: Page): [name: string, items: unknown[]] {
  for (const [name, value] of Object.entries(page)) if (Array.isArray(value)) return [name, value];
  throw new Error('A list without its rows');
}
