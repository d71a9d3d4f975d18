import { DriverBadge } from '@hawiyat/shared/components/status-badges';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { chakra, Link } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { PhoneLink } from '../phone-link.tsx';
import { useAvailability } from './availability-store.ts';
import { messages } from './driver-detail-messages.ts';
import type { DriverDetails } from './driver-detail-store.ts';
import { $stops } from './driver-stops-store.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    mt: '1',
    color: 'fg.muted',
    fontSize: 'sm',
    '& a': { display: 'inline-flex', alignItems: 'center', minH: { base: '11', md: '6' }, color: 'brand.fg' },
  },
});

/** Below his name: how he is today, how he is reached, what he has to do, and with which truck. */
export function DriverSummary({ details: { driver, truck } }: { details: DriverDetails }) {
  const stops = useStore($stops).days[0]?.stops;
  return (
    <Line>
      <DriverBadge status={useAvailability(driver)} />
      <PhoneLink phone={driver.phone} />
      {stops && <span>{messages.stopsToday(stops.length)}</span>}
      {truck && (
        <span>
          {messages.usualTruck} <Link to="/vehicles">{arabicPlate(truck.plate)}</Link>
        </span>
      )}
    </Line>
  );
}
