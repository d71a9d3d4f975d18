import type { DeliveryLocation } from '@hawiyat/shared/contract/orders/orders';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  EmptyState,
  LinkButton,
  VisuallyHidden,
} from '@hawiyat/shared/ui';
import { MapPinOff } from 'lucide-react';
import { AssignDriverDialog } from './assigning/assign-driver-dialog.tsx';
import { AssignManyDialog } from './assigning/assign-many-dialog.tsx';
import { ChangeDriverDialog, TakeOffDialog } from './assigning/change-driver-dialog.tsx';
import { knownCoordinates, mapLink } from './components/coordinates.ts';
import { closeDialog, dialogTitles, type ListDialog } from './components/dialog.ts';
import { ExternalIcon } from './components/icons.tsx';
import { LazyMap } from './components/lazy-map.tsx';
import { messages } from './components/map-messages.ts';
import { ChangeOfferDialog, WithdrawOfferDialog } from './offering/change-offer-dialog.tsx';
import { CreateOfferDialog } from './offering/create-offer-dialog.tsx';

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

const texts = messages;

function LocationDialog({ location, onClose }: { location: DeliveryLocation; onClose: () => void }) {
  const coordinates = knownCoordinates(location);
  return (
    <Dialog title={dialogTitles.map} onClose={onClose}>
      <DialogBody>
        {coordinates ? (
          <LazyMap coordinates={coordinates} />
        ) : (
          <EmptyState title={texts.none} icon={<MapPinOff size={24} />} />
        )}
      </DialogBody>
      <DialogActions>
        {coordinates && (
          <LinkButton to={mapLink(coordinates)} target="_blank" rel="noopener noreferrer">
            {texts.outside}
            <ExternalIcon />
            <VisuallyHidden>{texts.newTab}</VisuallyHidden>
          </LinkButton>
        )}
        <Button variant="outline" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
