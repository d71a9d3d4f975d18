import { type LazyPart, lazyDialog, Presence } from '@hawiyat/shared/ui';
import { Archive as ArchiveIcon } from 'lucide-react';
import { useState } from 'react';
import type { Archive, Stored } from './archive.ts';

const label = 'الأرشيف';

export type LazyArchive = LazyPart<{ onClose: () => void }>;

/** Few people open an archive, so its dialog loads on demand. */
export const lazyArchive = <Item extends Stored>(load: () => Promise<Archive<Item>>): LazyArchive =>
  lazyDialog(
    async () => {
      const [{ ArchiveListDialog }, archive] = await Promise.all([
        import(/* webpackChunkName: "archive" */ './archive-list-dialog.tsx'),
        load(),
      ]);
      return ({ onClose }) => <ArchiveListDialog archive={archive} onClose={onClose} />;
    },
    () => label,
  );

export function useArchive(Archived: LazyArchive) {
  const [open, setOpen] = useState(false);
  return {
    item: { label, icon: ArchiveIcon, onPress: () => setOpen(true) },
    dialog: <Presence>{open && <Archived onClose={() => setOpen(false)} />}</Presence>,
  };
}
