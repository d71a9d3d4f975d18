import { type Csv, importCsv } from '@hawiyat/shared/components/csv-import/use-csv';
import { type Printable, usePrint } from '@hawiyat/shared/components/print-button';
import { mayI } from '@hawiyat/shared/state';
import { MenuButton, type MenuItem } from '@hawiyat/shared/ui/list';
import { Download, Upload } from 'lucide-react';
import { type LazyArchive, useArchive } from './archive/use-archive.tsx';

interface ListMenuProps<Row> {
  csv: Csv;
  print: Printable<Row>;
  archive: LazyArchive;
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

const words = { export: 'تصدير CSV', exporting: 'جاري التصدير...' };

const csvItems = ({ isExporting, save, openImport }: Csv): MenuItem[] => [
  { label: isExporting ? words.exporting : words.export, icon: Download, onPress: () => void save() },
  ...(mayI('change-fleet') ? [{ label: importCsv, icon: Upload, onPress: () => void openImport() }] : []),
];
