import type { CallOptions } from '@hawiyat/shared/client';
import { offerUndo, type UndoableCall } from '@hawiyat/shared/state';
import type { Listed } from '@hawiyat/shared/ui/list';
import type { ReactNode } from 'react';
import { unlessGone } from '../unless-gone.ts';

type Text = 'title' | 'question' | 'effect' | 'list' | 'empty' | 'until';

export interface Archive<Item extends Listed> {
  readonly texts: Readonly<Record<Text, string>> &
    Readonly<Record<'done' | 'restored', (name: string) => string>>;
  readonly nameOf: (item: Item) => string;
  readonly nameShown: (item: Item) => ReactNode;
  readonly about?: (item: Item) => string;
  /** @throws CallError 409 while an order needs it, 404 when it is gone */
  readonly archive: (item: Item, options?: CallOptions) => Promise<unknown>;
  /** @throws CallError 409 when its place is taken, 404 when it is gone */
  readonly restore: (item: Item, options?: CallOptions) => Promise<unknown>;
  readonly calls: Readonly<Record<'archive' | 'restore', UndoableCall>>;
  readonly refresh: () => void;
  readonly fetch: (signal: AbortSignal) => Promise<readonly (readonly [item: Item, until: string])[]>;
}

export async function archiveItem<Item extends Listed>(
  archive: Archive<Item>,
  item: Item,
  onGone: () => void,
): Promise<void> {
  const { texts, nameOf, calls, refresh } = archive;
  await unlessGone(archive.archive(item), () => {
    onGone();
    refresh();
  });
  offerUndo(calls.archive, {
    text: texts.done(nameOf(item)),
    undo: async (options) => {
      await archive.restore(item, options);
      refresh();
      return texts.restored(nameOf(item));
    },
  });
}

export async function restoreItem<Item extends Listed>(archive: Archive<Item>, item: Item): Promise<void> {
  const { texts, nameOf, calls, refresh } = archive;
  await archive.restore(item);
  refresh();
  offerUndo(calls.restore, {
    text: texts.restored(nameOf(item)),
    undo: async (options) => {
      await archive.archive(item, options);
      refresh();
      return texts.done(nameOf(item));
    },
  });
}
