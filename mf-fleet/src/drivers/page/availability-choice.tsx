import { availabilities, type Driver } from '@hawiyat/shared/contract/fleet/driver-list';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { mayI } from '@hawiyat/shared/state';
import { Box } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { chooseAvailability, useAvailability } from './availability-store.ts';
import { messages } from './driver-detail-messages.ts';

/** The narrowest phones get two rows, so that no word is cut. */
const narrowStyles = {
  '@media (max-width: 375px)': { '& fieldset': { flexWrap: 'wrap' }, '& label': { flex: '1 0 40%' } },
};

const options = availabilities.map((value) => ({ value, label: availabilityLabel[value] }));

/** The badge beside it says the same to those who may not change it, and on paper. */
export function AvailabilityChoice({ driver }: { driver: Driver }) {
  const value = useAvailability(driver);
  if (!mayI('change-fleet')) return null;
  return (
    <Box w={{ base: 'full', md: 'auto' }} css={narrowStyles}>
      <SegmentedFilter
        label={messages.availability}
        value={value}
        options={options}
        onChange={(availability) => chooseAvailability(driver, availability)}
      />
    </Box>
  );
}
