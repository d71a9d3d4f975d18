import { AssignDriverDialog } from './assigning/assign-driver-dialog.tsx';
import { closeDialog, type OrdersDialog } from './components/dialog.ts';
import { LocationDialog } from './map/location-dialog.tsx';
import { CreateOfferDialog } from './offering/create-offer-dialog.tsx';

export function ShownDialog({ dialog }: { dialog: OrdersDialog }) {
  switch (dialog.kind) {
    case 'map':
      return <LocationDialog location={dialog.location} onClose={closeDialog} />;
    case 'assign':
      return <AssignDriverDialog key={dialog.task.id} task={dialog.task} onClose={closeDialog} />;
    case 'offer':
      return <CreateOfferDialog key={dialog.request.id} request={dialog.request} onClose={closeDialog} />;
  }
}
