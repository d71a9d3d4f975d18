import { download } from '@hawiyat/shared/components/download';
import { address } from '@hawiyat/shared/contract/core/address';
import { printLabels } from '@hawiyat/shared/contract/fleet/container-labels';
import { Button } from '@hawiyat/shared/ui';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../texts/labels.ts';

/** `ids`: in the order of the labels; at most 200. */
export function PrintLabels({ ids, texts }: { ids: readonly string[]; texts: typeof messages.one }) {
  const [isBusy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    await download({
      address: address(printLabels.path, undefined, { ids: ids.join(',') }),
      name: messages.fileName,
      failed: messages.failed,
    }).finally(() => setBusy(false));
  };
  return (
    <Button
      variant="outline"
      size="sm"
      loading={isBusy}
      loadingText={texts.printing}
      onClick={() => void print()}
    >
      <Printer size={16} aria-hidden />
      {texts.print}
    </Button>
  );
}
