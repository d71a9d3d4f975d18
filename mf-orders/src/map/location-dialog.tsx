import type { DeliveryLocation } from '@hawiyat/shared/contract/orders';
import { Button, EmptyState, LinkButton, VisuallyHidden } from '@hawiyat/shared/ui';
import { Dialog, DialogActions, DialogBody } from '@hawiyat/shared/ui/extra';
import { MapPinOff } from 'lucide-react';
import { dialogTitles } from '../parts/dialog-titles.ts';
import { knownPlace, outsideMap } from '../parts/known-place.ts';
import { messages } from '../parts/map-messages.ts';
import { ExternalMark } from '../parts/marks.tsx';
import { LoadedMap } from './loaded-map.tsx';

const texts = messages;

/** Where an order is to be delivered. */
export function LocationDialog({ location, onClose }: { location: DeliveryLocation; onClose: () => void }) {
  const place = knownPlace(location);
  return (
    <Dialog title={dialogTitles.map} onClose={onClose}>
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
