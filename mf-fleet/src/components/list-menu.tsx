import { type Printable, usePrint } from '@hawiyat/shared/components/print-button';
import { MenuButton } from '@hawiyat/shared/ui/panels';
import type { Archive } from './archive/archive-list-dialog.tsx';
import { useArchive } from './archive/use-archive.tsx';
import { csvItems } from './csv/csv-items.ts';
import type { Csv } from './csv/use-csv.tsx';

interface ListMenuProps<Row> {
  csv: Csv;
  print: Printable<Row>;
  archive: Archive;
}

/** Paper, files and the archive of a list. */
export function ListMenu<Row>({ csv, print, archive }: ListMenuProps<Row>) {
  const { isPreparing, ...printItem } = usePrint(print);
  const { item, dialog } = useArchive(archive);
  return (
    <>
      <MenuButton
        label="إجراءات القائمة"
        items={[printItem, ...csvItems(csv), item]}
        loading={isPreparing || csv.isExporting}
      />
      {dialog}
    </>
  );
}
