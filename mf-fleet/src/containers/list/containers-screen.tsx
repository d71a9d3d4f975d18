import { useCsv } from '@hawiyat/shared/components/csv-import/use-csv';
import { screenDialogs } from '@hawiyat/shared/components/screen-dialogs';
import { Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { containerDialogTitles as titles } from '../forms/container-dialog-titles.ts';
import { ContainersList } from './containers-list.tsx';
import {
  $containers,
  $dialog,
  $none,
  type ContainerDialog,
  closeDialog,
  fetchContainers,
} from './containers-store.ts';
import { ContainersToolbar } from './containers-toolbar.tsx';
import { readAddress } from './use-question-in-address.ts';

const loadCsv = async () => (await import(/* webpackChunkName: "csv" */ './containers-csv.ts')).containersCsv;

/** /containers */
export function ContainersScreen() {
  // Before the first render.
  useState(readAddress);
  const none = useStore($none);
  useEffect(() => {
    void fetchContainers();
    return closeDialog;
  }, []);
  const csv = useCsv(loadCsv);
  return (
    <Stack gap="4">
      <ContainersToolbar csv={csv} none={none} />
      <ContainersList csv={csv} />
      {csv.dialog}
      <OpenDialog />
    </Stack>
  );
}

const OpenDialog = screenDialogs<ContainerDialog>({
  ...{ $dialog, closeDialog, titles },
  bring: async () =>
    (await import(/* webpackChunkName: "container-dialogs" */ './shown-dialog.tsx')).ShownDialog,
  useHasContent: () => useStore($containers).items !== null,
});
