import { useCsv } from '@hawiyat/shared/components/csv-import/use-csv';
import { lazyDialog, Presence, Stack } from '@hawiyat/shared/ui';
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

const LazyDialog = lazyDialog<{ dialog: ContainerDialog; onClose: () => void }>(
  () =>
    import(/* webpackChunkName: "container-dialogs" */ './shown-dialog.tsx').then(
      (result) => result.ShownDialog,
    ),
  ({ dialog }) => titles[dialog.kind],
);

function OpenDialog() {
  const dialog = useStore($dialog);
  LazyDialog.usePreload(useStore($containers).items !== null);
  return <Presence>{dialog && <LazyDialog dialog={dialog} onClose={closeDialog} />}</Presence>;
}
