import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { lazyDialog, Presence, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { vehiclesQuery } from './documents-filter.ts';
import { DocumentsView } from './documents-view.tsx';
import { TrucksView } from './trucks-view.tsx';
import { titles } from './vehicles-messages.ts';
import { $dialog, closeDialog, type VehicleDialog } from './vehicles-store.ts';

/** /vehicles */
export function VehiclesScreen() {
  const [{ view }] = useQueryState(vehiclesQuery);
  useEffect(() => closeDialog, []);
  return (
    <Stack gap="5">
      {view === 'documents' ? <DocumentsView /> : <TrucksView />}
      <OpenDialog />
    </Stack>
  );
}

const LazyDialog = lazyDialog<{ dialog: VehicleDialog; onClose: () => void }>(
  () =>
    import(/* webpackChunkName: "vehicle-dialogs" */ './shown-dialog.tsx').then(
      (result) => result.ShownDialog,
    ),
  ({ dialog }) => titles[dialog.kind],
);

function OpenDialog() {
  const dialog = useStore($dialog);
  LazyDialog.usePreload(true);
  return <Presence>{dialog && <LazyDialog dialog={dialog} onClose={closeDialog} />}</Presence>;
}
