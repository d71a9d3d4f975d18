import { download } from '@hawiyat/shared/components/download';
import { address } from '@hawiyat/shared/contract/core/address';
import { printLabels } from '@hawiyat/shared/contract/fleet/container-labels';
import { Button } from '@hawiyat/shared/ui';
import { Printer } from 'lucide-react';
import { useState } from 'react';

export interface PrintLabelsProps {
  /** In the order of the labels; at most 200. */
  ids: readonly string[];
  label: string;
  busyLabel: string;
}

export function PrintLabels({ ids, label, busyLabel }: PrintLabelsProps) {
  const [isBusy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    await download({
      address: address(printLabels.path, undefined, { ids: ids.join(',') }),
      name: 'ملصقات-الحاويات.pdf',
      failed: 'تعذّر تجهيز الملصقات. يرجى المحاولة مرة أخرى.',
    }).finally(() => setBusy(false));
  };
  return (
    <Button variant="outline" size="sm" loading={isBusy} loadingText={busyLabel} onClick={() => void print()}>
      <Printer size={16} aria-hidden />
      {label}
    </Button>
  );
}
