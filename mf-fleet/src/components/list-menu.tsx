import { type Csv, importCsv } from '@hawiyat/shared/components/csv-import/use-csv';
import { createDialogs, type DialogProps, Dialogs } from '@hawiyat/shared/components/dialogs';
import { type Printable, usePrint } from '@hawiyat/shared/components/print-button';
import { mayI } from '@hawiyat/shared/state';
import type { Listed } from '@hawiyat/shared/ui/list';
import { MenuButton } from '@hawiyat/shared/ui/panels';
import { Archive as ArchiveIcon, Download, Upload } from 'lucide-react';
import { messages } from '../texts/list-actions.ts';
import type { Archive } from './archive/archive.ts';

interface ListMenuProps<Row> {
  csv: Csv;
  print: Printable<Row>;
  archive: ReturnType<typeof archiveDialogs>;
}

export function ListMenu<Row>({ csv, print, archive }: ListMenuProps<Row>) {
  const { isPreparing, ...printItem } = usePrint(print);
  const { isExporting, save, openImport } = csv;
  return (
    <>
      <MenuButton
        label={messages.menu}
        items={[
          printItem,
          {
            label: isExporting ? messages.exporting : messages.exportCsv,
            ...{ icon: Download, onPress: () => void save() },
          },
          ...(mayI('change-fleet')
            ? [{ label: importCsv, icon: Upload, onPress: () => void openImport() }]
            : []),
          { label: messages.archive, icon: ArchiveIcon, onPress: () => archive.open('list') },
        ]}
        loading={isPreparing || isExporting}
      />
      <Dialogs of={archive} preload={false} />
    </>
  );
}

/** Few people open an archive, so its dialog loads on demand. */
export const archiveDialogs = <Item extends Listed>(load: () => Promise<Archive<Item>>) =>
  createDialogs({ list: messages.archive }, async () => {
    const [{ ArchiveListDialog }, archive] = await Promise.all([
      import(/* webpackChunkName: "archive" */ './archive/archive-list-dialog.tsx'),
      load(),
    ]);
    return { list: ({ onClose }: DialogProps) => <ArchiveListDialog archive={archive} onClose={onClose} /> };
  });
