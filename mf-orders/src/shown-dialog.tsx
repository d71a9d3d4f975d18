import { AssignDriverDialog } from './assigning/assign-driver-dialog.tsx';
import { AssignManyDialog } from './assigning/assign-many-dialog.tsx';
import { ChangeDriverDialog } from './assigning/change-driver-dialog.tsx';
import { TakeOffDialog } from './assigning/take-off-dialog.tsx';
import { closeDialog, type ListDialog } from './components/dialog.ts';
import { LocationDialog } from './map/location-dialog.tsx';
import { ChangeOfferDialog } from './offering/change-offer-dialog.tsx';
import { CreateOfferDialog } from './offering/create-offer-dialog.tsx';
import { WithdrawOfferDialog } from './offering/withdraw-offer-dialog.tsx';

export function ShownDialog({ dialog }: { dialog: ListDialog }) {
  switch (dialog.kind) {
    case 'map':
      return <LocationDialog location={dialog.location} onClose={closeDialog} />;
    case 'assign':
      return <AssignDriverDialog key={dialog.task.id} task={dialog.task} onClose={closeDialog} />;
    case 'assign-many':
      return <AssignManyDialog tasks={dialog.tasks} onClose={closeDialog} />;
    case 'change-driver':
      return <ChangeDriverDialog key={dialog.task.id} {...dialog} onClose={closeDialog} />;
    case 'take-off':
      return <TakeOffDialog key={dialog.task.id} {...dialog} onClose={closeDialog} />;
    case 'change-offer':
      return <ChangeOfferDialog key={dialog.offer.id} {...dialog} onClose={closeDialog} />;
    case 'withdraw-offer':
      return <WithdrawOfferDialog key={dialog.offer.id} {...dialog} onClose={closeDialog} />;
    case 'offer':
      return <CreateOfferDialog key={dialog.request.id} {...dialog} onClose={closeDialog} />;
  }
}
