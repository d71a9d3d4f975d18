import { lazyDialog, Presence } from '@hawiyat/shared/ui';
import { Archive as ArchiveIcon } from 'lucide-react';
import { useState } from 'react';
import type { Archive } from './archive-list-dialog.tsx';

const label = 'الأرشيف';
const LazyArchive = lazyDialog<{ archive: Archive; onClose: () => void }>(
  () =>
    import(/* webpackChunkName: "archive" */ './archive-list-dialog.tsx').then(
      (result) => result.ArchiveListDialog,
    ),
  () => label,
);

/** Few people open the archive, so its dialog loads on demand. */
export function useArchive(archive: Archive) {
  const [open, setOpen] = useState(false);
  return {
    item: { label, icon: ArchiveIcon, onPress: () => setOpen(true) },
    dialog: <Presence>{open && <LazyArchive archive={archive} onClose={() => setOpen(false)} />}</Presence>,
  };
}
