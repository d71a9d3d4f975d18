import { CallError } from '@hawiyat/shared/client';
import { notify } from '@hawiyat/shared/state';
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
  readonly archive: (item: Item) => Promise<unknown>;
  /** @throws CallError 409 when its place is taken, 404 when it is gone */
  readonly restore: (item: Item) => Promise<unknown>;
  readonly refresh: () => void;
  /** With the time until which each can be restored. */
  readonly fetch: (signal: AbortSignal) => Promise<readonly (readonly [item: Item, until: string])[]>;
}

/** The toast takes it back. @throws the error of `archive` */
export async function archiveItem<Item extends Listed>(
  archive: Archive<Item>,
  item: Item,
  onGone: () => void,
): Promise<void> {
  await unlessGone(archive.archive(item), () => {
    onGone();
    archive.refresh();
  });
  notify(archive.texts.done(archive.nameOf(item)), 'success', {
    action: { label: 'تراجع', run: () => void restoreItem(archive, item).catch(showReason) },
    duration: 10_000,
  });
}

export async function restoreItem<Item extends Listed>(
  { texts, nameOf, restore, refresh }: Archive<Item>,
  item: Item,
): Promise<void> {
  await restore(item);
  refresh();
  notify(texts.restored(nameOf(item)), 'success');
}

function showReason(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
  notify(error.message, 'error');
}
