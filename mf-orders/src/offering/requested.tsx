import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { requestedDuration } from '@hawiyat/shared/locale/order-words';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { chakra, VisuallyHidden } from '@hawiyat/shared/ui';
import { knownCoordinates, mapLink } from '../components/coordinates.ts';
import type { OfferedRequest } from '../components/dialog.ts';
import { ExternalIcon, PinIcon } from '../components/icons.tsx';
import { messages as mapMessages } from '../components/map-messages.ts';
import { whereText } from '../components/where-text.ts';
import { messages } from './offering-messages.ts';

const Facts = chakra('div', {
  base: {
    '& > p:first-of-type': { fontWeight: 'semibold' },
    '& > p:not(:first-of-type)': { color: 'fg.muted', fontSize: 'sm' },
    '& > p[data-where]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      '& > svg': { flexShrink: '0' },
    },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: { base: '11', md: '6' },
      px: '1',
      borderRadius: 'sm',
      color: 'brand.fg',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textDecorationColor: 'border.emphasized',
      textUnderlineOffset: '4px',
      _hover: { textDecorationColor: 'currentColor' },
    },
  },
});

export function Requested({ request }: { request: OfferedRequest }) {
  const { containerType, containerSize, deliveryDate, rentalType, unloadCount, deliveryLocation } = request;
  const coordinates = knownCoordinates(deliveryLocation);
  const where = whereText(request, messages.fromDepot);
  return (
    <Facts>
      <p>
        {containerType}، {wordFor(sizeLabel, containerSize)}
      </p>
      <p>
        {[
          messages.rental(rentalType, requestedDuration(rentalType)),
          ...(unloadCount === null ? [] : [pluralize(unloadCount, 'unload')]),
          dayWithWeekday(deliveryDate),
        ].join(' · ')}
      </p>
      <p data-where="">
        <PinIcon />
        <span>{where || (coordinates ? messages.onMap : messages.nowhere)}</span>
        {coordinates && (
          <a href={mapLink(coordinates)} target="_blank" rel="noopener noreferrer">
            {messages.map}
            <ExternalIcon />
            <VisuallyHidden>{mapMessages.newTab}</VisuallyHidden>
          </a>
        )}
      </p>
    </Facts>
  );
}
