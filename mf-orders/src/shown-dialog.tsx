import { AssignDriverDialog } from './assigning/assign-driver-dialog.tsx';
import { LocationDialog } from './map/location-dialog.tsx';
import { CreateOfferDialog } from './offering/create-offer-dialog.tsx';
import { closeDialog, type OrdersDialog } from './parts/dialog.ts';

/** The dialog that is open, each kind by its own feature. */
export function ShownDialog({ dialog }: { dialog: OrdersDialog }) {
  switch (dialog.kind) {
    case 'map':
      return <LocationDialog location={dialog.location} onClose={closeDialog} />;
    case 'assign':
      return <AssignDriverDialog key={dialog.job.id} job={dialog.job} onClose={closeDialog} />;
    case 'offer':
      return <CreateOfferDialog key={dialog.request.id} request={dialog.request} onClose={closeDialog} />;
  }
}
