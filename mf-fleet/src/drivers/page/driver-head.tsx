import { PageName, usePageName } from '@hawiyat/shared/components/page-name';
import { DriverBadge } from '@hawiyat/shared/components/status-badges';
import { availabilities, type Driver } from '@hawiyat/shared/contract/fleet/driver-list';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { contactOf, whatsAppAddress } from '@hawiyat/shared/locale/contact';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { mayI } from '@hawiyat/shared/state';
import { Box, Button, chakra, Flex, Link } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { KeyRound, Mail, MessageCircle, Phone } from 'lucide-react';
import { EditAndDelete } from '../../components/edit-and-delete.tsx';
import { messages } from '../../texts/driver-page.ts';
import { dialogs } from '../dialogs.ts';
import { PhoneLink } from '../phone-link.tsx';
import { chooseAvailability, useAvailability } from './availability-store.ts';
import { ContactLink } from './contact-link.tsx';
import { $stops, type DriverDetails } from './driver-detail-store.ts';

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

export function DriverHead({ details }: { details: DriverDetails }) {
  const { driver } = details;
  const title = usePageName(driver.name);
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <Box minW="0">
        <PageName ref={title} tabIndex={-1}>
          <bdi>{driver.name}</bdi>
        </PageName>
        <DriverSummary details={details} />
      </Box>
      <AvailabilityChoice driver={driver} />
      <ContactButtons driver={driver} />
    </Flex>
  );
}

function DriverSummary({ details: { driver, truck } }: { details: DriverDetails }) {
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

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    w: { base: 'full', md: 'auto' },
    '& > *': { flex: { base: '1 0 auto', md: 'none' } },
  },
});

function ContactButtons({ driver }: { driver: Driver }) {
  const { call, whatsApp } = contactOf(driver.phone);
  return (
    <Row data-print="no">
      {call && (
        <ContactLink href={call}>
          <Phone size={16} aria-hidden />
          {messages.call}
        </ContactLink>
      )}
      {whatsApp && (
        <ContactLink href={whatsAppAddress(whatsApp)} target="_blank" rel="noopener noreferrer">
          <MessageCircle size={16} aria-hidden />
          {messages.whatsApp}
        </ContactLink>
      )}
      {driver.email && (
        <ContactLink href={`mailto:${driver.email}`} aria-label={messages.email} title={messages.email}>
          <Mail size={16} aria-hidden />
          {messages.write}
        </ContactLink>
      )}
      {mayI('change-fleet') && (
        <Button variant="outline" size="sm" onClick={() => dialogs.open('link', { driver })}>
          <KeyRound size={16} aria-hidden />
          {messages.linkOpen}
        </Button>
      )}
      <EditAndDelete remove={messages.delete} onPress={(kind) => dialogs.open(kind, { driver })} />
    </Row>
  );
}

/** The narrowest phones get two rows, so that no word is cut. */
const narrowStyles = {
  '@media (max-width: 375px)': { '& fieldset': { flexWrap: 'wrap' }, '& label': { flex: '1 0 40%' } },
};

const options = availabilities.map((value) => ({ value, label: availabilityLabel[value] }));

/** The badge beside it says the same to those who may not change it, and on paper. */
function AvailabilityChoice({ driver }: { driver: Driver }) {
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
