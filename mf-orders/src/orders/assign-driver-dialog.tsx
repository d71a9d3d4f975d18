import type { Driver } from '@hawiyat/shared/contract/drivers';
import { folded } from '@hawiyat/shared/locale/folded';
import { $drivers, fetchDrivers } from '@hawiyat/shared/state';
import { Banner, EmptyState, ErrorState, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { Dialog, DialogBody, SearchInput, useSubmit } from '@hawiyat/shared/ui/extra';
import { useStore } from '@nanostores/react';
import { SearchX, Users } from 'lucide-react';
import { useState } from 'react';
import { DriverRows } from './driver-rows.tsx';
import { messages } from './orders-messages.ts';
import { assignDriver, type Job } from './orders-store.ts';

const texts = messages.assigning;

/** Chooses the driver of an order or sub-order that has none. */
export function AssignDriverDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { submission, submit } = useSubmit((driver: Driver) => assignDriver(job, driver.id), onClose);
  const busy = submission.stage === 'busy';
  const choose = (driver: Driver) => {
    setChosen(driver.id);
    void submit(driver);
  };
  return (
    <Dialog title={texts.title} busy={busy} onClose={onClose}>
      <DialogBody>
        <Stack gap="4">
          {submission.stage === 'failed' && <Banner tone="danger">{submission.message}</Banner>}
          <SearchInput label={texts.search} value={text} onChange={setText} box={{ maxW: 'none' }} />
          <Drivers text={text} busyWith={busy ? chosen : null} onChoose={choose} />
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

interface DriversProps {
  text: string;
  busyWith: string | null;
  onChoose: (driver: Driver) => void;
}

function Drivers({ text, ...rows }: DriversProps) {
  const { items, error, loading } = useStore($drivers);
  if (items === null && error !== null)
    return <ErrorState title={messages.failed} message={error} onRetry={fetchDrivers} retrying={loading} />;
  if (items === null)
    return (
      <LoadingState label={texts.loading}>
        <Skeleton h="16rem" />
      </LoadingState>
    );
  if (items.length === 0) return <EmptyState title={texts.none} icon={<Users size={24} />} />;
  const found = items.filter((it) => folded(it.name).includes(folded(text)));
  if (found.length === 0) return <EmptyState title={texts.noMatch} icon={<SearchX size={24} />} />;
  return <DriverRows drivers={found} {...rows} />;
}
