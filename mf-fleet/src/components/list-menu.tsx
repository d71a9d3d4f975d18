import { type Csv, importCsv } from '@hawiyat/shared/components/csv-import/use-csv';
import { type Printable, usePrint } from '@hawiyat/shared/components/print-button';
import { mayI } from '@hawiyat/shared/state';
import { type LazyPart, lazyDialog, Presence } from '@hawiyat/shared/ui';
import type { Listed } from '@hawiyat/shared/ui/list';
import { MenuButton } from '@hawiyat/shared/ui/panels';
import { Archive as ArchiveIcon, Download, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Archive } from './archive/archive.ts';

interface ListMenuProps<Row> {
  csv: Csv;
  print: Printable<Row>;
  archive: LazyArchive;
}

export function ListMenu<Row>({ csv, print, archive: Archived }: ListMenuProps<Row>) {
  const { isPreparing, ...printItem } = usePrint(print);
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  const { isExporting, save, openImport } = csv;
  return (
    <>
      <MenuButton
        label="إجراءات القائمة"
        items={[
          printItem,
          {
            label: isExporting ? 'جاري التصدير...' : 'تصدير CSV',
            ...{ icon: Download, onPress: () => void save() },
          },
          ...(mayI('change-fleet')
            ? [{ label: importCsv, icon: Upload, onPress: () => void openImport() }]
            : []),
          { label: archiveLabel, icon: ArchiveIcon, onPress: () => setArchiveOpen(true) },
        ]}
        loading={isPreparing || isExporting}
      />
      <Presence>{isArchiveOpen && <Archived onClose={() => setArchiveOpen(false)} />}</Presence>
    </>
  );
}

const archiveLabel = 'الأرشيف';

type LazyArchive = LazyPart<{ onClose: () => void }>;

/** Few people open an archive, so its dialog loads on demand. */
export const lazyArchive = <Item extends Listed>(load: () => Promise<Archive<Item>>): LazyArchive =>
  lazyDialog(
    async () => {
      const [{ ArchiveListDialog }, archive] = await Promise.all([
        import(/* webpackChunkName: "archive" */ './archive/archive-list-dialog.tsx'),
        load(),
      ]);
      return ({ onClose }) => <ArchiveListDialog archive={archive} onClose={onClose} />;
    },
    () => archiveLabel,
  );
