import { saveFile } from '@hawiyat/shared/lib/save-file';
import { mayI } from '@hawiyat/shared/state';
import { Button, chakra, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Download, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LoadedCsv } from './loaded-csv.ts';

const words = { export: 'تصدير CSV', exporting: 'جاري التصدير...', import: 'استيراد CSV' };

const Words = chakra('span', { base: { hideBelow: 'md' } });

export function CsvButtons({ load }: { load: () => Promise<LoadedCsv | null> }) {
  const [loaded, setLoaded] = useState<LoadedCsv | null>(null);
  const [exporting, setExporting] = useState(false);
  const bring = async () => {
    const chunk = await load();
    setLoaded(chunk);
    return chunk?.csv;
  };
  const save = async () => {
    setExporting(true);
    const file = await bring()
      .then((csv) => csv?.exportFile())
      .finally(() => setExporting(false));
    if (file) saveFile(file);
  };
  const label = exporting ? words.exporting : words.export;
  return (
    <>
      <Button variant="outline" px="3" loading={exporting} aria-label={label} title={label} onClick={save}>
        {!exporting && <Download size={18} aria-hidden />}
        <Words>{label}</Words>
      </Button>
      {mayI('change-fleet') && (
        <Button
          variant="outline"
          px="3"
          aria-label={words.import}
          title={words.import}
          onClick={async () => (await bring())?.open()}
        >
          <Upload size={18} aria-hidden />
          <Words>{words.import}</Words>
        </Button>
      )}
      {loaded && <OpenImport {...loaded} />}
    </>
  );
}

function OpenImport({ csv, ImportDialog, texts }: LoadedCsv) {
  const state = useStore(csv.$import);
  useEffect(() => csv.close, [csv]);
  return <Presence>{state && <ImportDialog csv={csv} state={state} texts={texts} />}</Presence>;
}
