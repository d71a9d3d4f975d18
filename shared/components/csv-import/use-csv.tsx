import { saveFile } from '@hawiyat/shared/lib/save-file';
import { texts } from '@hawiyat/shared/texts';
import { Button, loadOrNotify, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ListCsv } from './list-csv.ts';

export const { importCsv } = texts('components/csv', { importCsv: 'استيراد CSV' });

export interface Csv {
  readonly isExporting: boolean;
  readonly save: () => Promise<void>;
  readonly openImport: () => Promise<void>;
  /** The dialog outlives the button that opened it. */
  readonly dialog: ReactNode;
}

/** `load` must keep its identity. */
export function useCsv(load: () => Promise<ListCsv>): Csv {
  const [loaded, setLoaded] = useState<ListCsv | null>(null);
  const [isExporting, setExporting] = useState(false);
  const bring = async (retry: () => Promise<void>) => {
    const chunk = await loadOrNotify(load, retry);
    if (chunk) setLoaded(chunk);
    return chunk?.csv;
  };
  const save = async () => {
    setExporting(true);
    const file = await bring(save)
      .then((csv) => csv?.exportFile())
      .finally(() => setExporting(false));
    if (file) saveFile(file);
  };
  const openImport = async (): Promise<void> => (await bring(openImport))?.open();
  return { isExporting, save, openImport, dialog: loaded && <OpenImport {...loaded} /> };
}

export const ImportButton = ({ csv }: { csv: Csv }) => (
  <Button variant="outline" onClick={csv.openImport}>
    <Upload size={18} aria-hidden />
    {importCsv}
  </Button>
);

function OpenImport({ csv, ImportDialog, texts }: ListCsv) {
  const state = useStore(csv.$import);
  useEffect(() => csv.close, [csv]);
  return <Presence>{state && <ImportDialog csv={csv} state={state} texts={texts} />}</Presence>;
}
