import { saveFile } from '@hawiyat/shared/lib/save-file';
import { Button, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { LoadedCsv } from './loaded-csv.ts';

export const importCsv = 'استيراد CSV';

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

/** What an empty list begins with, beside adding one item. */
export function ImportButton({ csv }: { csv: Csv }) {
  return (
    <Button variant="outline" onClick={csv.openImport}>
      <Upload size={18} aria-hidden />
      {importCsv}
    </Button>
  );
}

function OpenImport({ csv, ImportDialog, texts }: LoadedCsv) {
  const state = useStore(csv.$import);
  useEffect(() => csv.close, [csv]);
  return <Presence>{state && <ImportDialog csv={csv} state={state} texts={texts} />}</Presence>;
}
