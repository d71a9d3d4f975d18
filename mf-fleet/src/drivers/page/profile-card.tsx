import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { day } from '@hawiyat/shared/locale/dates';
import { identityNumber } from '@hawiyat/shared/locale/identity';
import { today } from '@hawiyat/shared/locale/today';
import { mayI } from '@hawiyat/shared/state';
import { Avatar, Button, Card, chakra, Flex, Heading, Link, Ltr, useMedia } from '@hawiyat/shared/ui';
import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../../texts/driver-page.ts';
import { messages as fleet } from '../../texts/fleet.ts';
import { dialogs } from '../dialogs.ts';
import { PhoneLink } from '../phone-link.tsx';
import type { DriverDetails } from './driver-detail-store.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    flex: '1',
    w: 'full',
    minW: '0',
    alignContent: 'center',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: { base: '3', md: '4' },
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { mt: '0.5', fontWeight: 'medium', overflowWrap: 'anywhere' },
    // Long texts need the whole width of a phone.
    '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' },
    '& a[href^="tel:"]': { display: 'inline-flex', alignItems: 'center', minH: '6', color: 'brand.fg' },
  },
});

const Expired = chakra('span', { base: { display: 'block', color: 'danger.fg', fontSize: 'xs' } });
const Missing = chakra('span', { base: { color: 'fg.muted', fontWeight: 'normal' } });

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value ? <Ltr>{value}</Ltr> : <Missing>{fleet.unspecified}</Missing>}</dd>
  </div>
);

type DetailField = Exclude<keyof Driver, 'id' | 'version' | 'picture' | 'name' | 'availability'>;

export function ProfileCard({ details }: { details: DriverDetails }) {
  const { driver, licenseExpiry } = details;
  const { id, name, picture } = driver;
  const wide = useMedia('(min-width: 768px)');
  const {
    email: [mailLabel, mail],
    ...others
  }: Record<DetailField, readonly [label: string, value: ReactNode]> = {
    identityNumber: [messages.identityNumber, identityNumber(driver.identityNumber)],
    phone: [messages.phone, driver.phone && <PhoneLink key="phone" phone={driver.phone} />],
    licenseNumber: [messages.licenseNumber, driver.licenseNumber],
    email: [messages.email, driver.email],
  };
  return (
    <Card role="region" p="5" gap="4" aria-labelledby="about-driver">
      <Heading id="about-driver">{messages.title}</Heading>
      <Flex direction={{ base: 'column', md: 'row' }} align="center" gap={{ base: '3', md: '6' }}>
        <Flex
          direction={{ base: 'row', md: 'column' }}
          align="center"
          justify="space-between"
          gap="2"
          flexShrink="0"
          w={{ base: 'full', md: 'auto' }}
        >
          <Avatar name={name} src={picture} alt={messages.pictureOf(name)} size={wide ? 'xl' : 'lg'} />
          {mayI('change-fleet') && (
            <Button variant="ghost" size="sm" onClick={() => dialogs.open('picture', { driver })}>
              <ImageUp size={16} aria-hidden />
              {picture ? messages.changePicture : messages.choosePicture}
            </Button>
          )}
        </Flex>
        <Facts>
          <div>
            <dt>{messages.name}</dt>
            <dd>
              <bdi>{name}</bdi>
            </dd>
          </div>
          {Object.entries(others).map(([field, [label, value]]) => (
            <Fact key={field} label={label} value={value} />
          ))}
          <div>
            <dt>{messages.licenseExpiry}</dt>
            <dd>
              <Link to={`/vehicles?view=documents&of=${id}`}>
                {licenseExpiry ? day(licenseExpiry) : messages.documents}
              </Link>
              {licenseExpiry && licenseExpiry < today() && <Expired>{messages.expired}</Expired>}
            </dd>
          </div>
          <Fact label={mailLabel} value={mail} />
        </Facts>
      </Flex>
    </Card>
  );
}
