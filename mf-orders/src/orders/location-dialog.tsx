import type { DeliveryLocation } from '@hawiyat/shared/contract/orders';
import { Button, EmptyState, LinkButton, VisuallyHidden } from '@hawiyat/shared/ui';
import { Dialog, DialogActions, DialogBody } from '@hawiyat/shared/ui/extra';
import { MapPinOff } from 'lucide-react';
import { knownPlace, outsideMap } from './known-place.ts';
import { LoadedMap } from './loaded-map.tsx';
import { ExternalMark } from './marks.tsx';
import { messages } from './orders-messages.ts';

const texts = messages.map;

/** Where an order is to be delivered. */
export function LocationDialog({ location, onClose }: { location: DeliveryLocation; onClose: () => void }) {
  const place = knownPlace(location);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <DialogBody>
        {place ? (
          <LoadedMap place={place} />
        ) : (
          <EmptyState title={texts.none} icon={<MapPinOff size={24} />} />
        )}
      </DialogBody>
      <DialogActions>
        {place && (
          <LinkButton to={outsideMap(place)} target="_blank" rel="noopener noreferrer">
            {texts.outside}
            <ExternalMark />
            <VisuallyHidden>{texts.newTab}</VisuallyHidden>
          </LinkButton>
        )}
        <Button look="outline" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
