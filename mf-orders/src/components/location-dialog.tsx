import { Coordinates } from '@hawiyat/shared/components/coordinates';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { DeliveryLocation } from '@hawiyat/shared/contract/orders/orders';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  EmptyState,
  LinkButton,
  lazyPart,
  PartWarning,
  VisuallyHidden,
} from '@hawiyat/shared/ui';
import { MapPinOff } from 'lucide-react';
import { messages } from '../texts/location.ts';
import { knownCoordinates, mapLink } from './coordinates.ts';
import { ExternalIcon, newTab } from './icons.tsx';

export function LocationDialog({ location, title, onClose }: DialogProps<{ location: DeliveryLocation }>) {
  const coordinates = knownCoordinates(location);
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogBody>
        {coordinates ? (
          <LazyMap coordinates={coordinates} />
        ) : (
          <EmptyState title={messages.none} icon={<MapPinOff size={24} />} />
        )}
      </DialogBody>
      <DialogActions>
        {coordinates && (
          <LinkButton to={mapLink(coordinates)} {...newTab}>
            {messages.outside}
            <ExternalIcon />
            <VisuallyHidden>{messages.newTab}</VisuallyHidden>
          </LinkButton>
        )}
        <Button variant="outline" onClick={onClose}>
          {messages.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export const LazyMap = lazyPart(async () => (await import('./location-map.tsx')).LocationMap, {
  height: '24rem',
  label: messages.loading,
  failed: ({ coordinates }, { retry }) => (
    <PartWarning retry={retry}>
      {messages.failed} <Coordinates point={coordinates} />
    </PartWarning>
  ),
});
