import { saveFile } from '@hawiyat/shared/lib/save-file';
import { mayI } from '@hawiyat/shared/state';
import { Button, chakra, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Download, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { LoadedCsv } from './loaded-csv.ts';

const words = { export: 'تصدير CSV', exporting: 'جاري التصدير...', import: 'استيراد CSV' };

const Words = chakra('span', { base: { hideBelow: 'md' } });

export interface Csv {
  readonly isExporting: boolean;
  readonly save: () => Promise<void>;
  readonly openImport: () => Promise<void>;
  /** The dialog, which outlives the button that has opened it. */
  readonly dialog: ReactNode;
}

export function useCsv(load: () => Promise<LoadedCsv | null>): Csv {
  const [loaded, setLoaded] = useState<LoadedCsv | null>(null);
  const [isExporting, setExporting] = useState(false);
  const bring = async () => {
    const chunk = await load();
    setLoaded(chunk);
    return chunk?.csv;
  };
  return {
    isExporting,
    save: async () => {
      setExporting(true);
      const file = await bring()
        .then((csv) => csv?.exportFile())
        .finally(() => setExporting(false));
      if (file) saveFile(file);
    },
    openImport: async () => (await bring())?.open(),
    dialog: loaded && <OpenImport {...loaded} />,
  };
}

export function CsvButtons({ csv: { isExporting, save, openImport } }: { csv: Csv }) {
  const label = isExporting ? words.exporting : words.export;
  return (
    <>
      <Button variant="outline" px="3" loading={isExporting} aria-label={label} title={label} onClick={save}>
        {!isExporting && <Download size={18} aria-hidden />}
        <Words>{label}</Words>
      </Button>
      {mayI('change-fleet') && (
        <Button variant="outline" px="3" aria-label={words.import} title={words.import} onClick={openImport}>
          <Upload size={18} aria-hidden />
          <Words>{words.import}</Words>
        </Button>
      )}
    </>
  );
}

/** What an empty list begins with, beside adding one item. */
export function ImportButton({ csv }: { csv: Csv }) {
  return (
    <Button variant="outline" onClick={csv.openImport}>
      <Upload size={18} aria-hidden />
      {words.import}
    </Button>
  );
}

function OpenImport({ csv, ImportDialog, texts }: LoadedCsv) {
  const state = useStore(csv.$import);
  useEffect(() => csv.close, [csv]);
  return <Presence>{state && <ImportDialog csv={csv} state={state} texts={texts} />}</Presence>;
}
