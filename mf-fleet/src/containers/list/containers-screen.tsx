import { useCsv } from '@hawiyat/shared/components/csv-import/use-csv';
import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { dialogs } from '../dialogs.ts';
import { ContainersList } from './containers-list.tsx';
import { $containers, $none, fetchContainers } from './containers-store.ts';
import { ContainersToolbar } from './containers-toolbar.tsx';
import { readAddress } from './use-question-in-address.ts';

const loadCsv = async () => (await import(/* webpackChunkName: "csv" */ './containers-csv.ts')).containersCsv;

export function ContainersScreen() {
  // Before the first render.
  useState(readAddress);
  const none = useStore($none);
  const isKnown = useStore($containers).items !== null;
  useEffect(() => void fetchContainers(), []);
  const csv = useCsv(loadCsv);
  return (
    <Stack gap="4">
      <ContainersToolbar csv={csv} none={none} />
      <ContainersList csv={csv} />
      {csv.dialog}
      <Dialogs of={dialogs} preload={isKnown} />
    </Stack>
  );
}
