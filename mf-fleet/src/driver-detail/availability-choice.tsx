import { DriverBadge } from '@hawiyat/shared/components/status-badges';
import { availabilities, type Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { mayI } from '@hawiyat/shared/state';
import { Box } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { $chosen, chooseAvailability } from './availability-store.ts';
import { messages } from './driver-detail-messages.ts';

/** The narrowest phones get two rows, so that no word is cut. */
const narrowStyles = {
  '@media (max-width: 375px)': { '& fieldset': { flexWrap: 'wrap' }, '& label': { flex: '1 0 40%' } },
};

const options = availabilities.map((value) => ({ value, label: availabilityLabel[value] }));

export function AvailabilityChoice({ driver }: { driver: Driver }) {
  const chosen = useStore($chosen);
  if (!mayI('change-fleet')) return <DriverBadge status={driver.availability} />;
  const value = chosen?.driverId === driver.id ? chosen.availability : driver.availability;
  return (
    <Box w={{ base: 'full', md: 'auto' }} css={narrowStyles}>
      <Box display="none" css={{ '@media print': { display: 'block' } }}>
        <DriverBadge status={value} />
      </Box>
      <SegmentedFilter
        label={messages.availability}
        value={value}
        options={options}
        onChange={(availability) => chooseAvailability(driver, availability)}
      />
    </Box>
  );
}
