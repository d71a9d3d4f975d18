import type { CallOptions } from '@hawiyat/shared/client';
import type { UndoableCall } from '@hawiyat/shared/state';
import type { Listed } from '@hawiyat/shared/ui/list';
import type { ReactNode } from 'react';
import { offerInverse } from '../offer-former.ts';
import { unlessGone } from '../unless-gone.ts';

type Text = 'title' | 'question' | 'effect' | 'list' | 'empty' | 'until';
type Change = 'archive' | 'restore';

export interface Archive<Item extends Listed> {
  readonly texts: Readonly<Record<Text, string>> & Readonly<Record<Change, (name: string) => string>>;
  readonly nameOf: (item: Item) => string;
  readonly nameShown: (item: Item) => ReactNode;
  readonly about?: (item: Item) => string;
  /** @throws CallError 409 while an order needs it, 404 when it is gone */
  readonly archive: (item: Item, options?: CallOptions) => Promise<unknown>;
  /** @throws CallError 409 when its place is taken, 404 when it is gone */
  readonly restore: (item: Item, options?: CallOptions) => Promise<unknown>;
  readonly calls: Readonly<Record<Change, UndoableCall>>;
  readonly refresh: () => void;
  readonly fetch: (signal: AbortSignal) => Promise<readonly (readonly [item: Item, until: string])[]>;
}

export async function archiveItem<Item extends Listed>(
  archive: Archive<Item>,
  item: Item,
  onGone: () => void,
): Promise<void> {
  await unlessGone(archive.archive(item), () => {
    onGone();
    archive.refresh();
  });
  offer(archive, item, ['archive', 'restore']);
}

export async function restoreItem<Item extends Listed>(archive: Archive<Item>, item: Item): Promise<void> {
  await archive.restore(item);
  archive.refresh();
  offer(archive, item, ['restore', 'archive']);
}

function offer<Item extends Listed>(
  archive: Archive<Item>,
  item: Item,
  [did, inverse]: readonly [did: Change, inverse: Change],
): void {
  const { texts, nameOf, calls, refresh } = archive;
  const name = nameOf(item);
  offerInverse(calls[did], [texts[did](name), texts[inverse](name)], (options) =>
    archive[inverse](item, options).then(refresh),
  );
}
