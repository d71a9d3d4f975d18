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
import { knownCoordinates, mapLink } from '../components/coordinates.ts';
import { dialogTitles } from '../components/dialog.ts';
import { ExternalIcon } from '../components/icons.tsx';
import { LazyMap } from '../components/lazy-map.tsx';
import { messages } from '../components/map-messages.ts';

const texts = messages;

export function LocationDialog({ location, onClose }: { location: DeliveryLocation; onClose: () => void }) {
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
