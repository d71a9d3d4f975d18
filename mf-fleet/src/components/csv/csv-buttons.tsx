import { mayI } from '@hawiyat/shared/state';
import { Button, chakra } from '@hawiyat/shared/ui';
import { Download, Upload } from 'lucide-react';
import { type Csv, importCsv } from './use-csv.tsx';

const words = { export: 'تصدير CSV', exporting: 'جاري التصدير...' };

const Words = chakra('span', { base: { hideBelow: 'md' } });

export function CsvButtons({ csv: { isExporting, save, openImport } }: { csv: Csv }) {
  const label = isExporting ? words.exporting : words.export;
  return (
    <>
      <Button variant="outline" px="3" loading={isExporting} aria-label={label} title={label} onClick={save}>
        {!isExporting && <Download size={18} aria-hidden />}
        <Words>{label}</Words>
      </Button>
      {mayI('change-fleet') && (
        <Button variant="outline" px="3" aria-label={importCsv} title={importCsv} onClick={openImport}>
          <Upload size={18} aria-hidden />
          <Words>{importCsv}</Words>
        </Button>
      )}
    </>
  );
}
