import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { day } from '@hawiyat/shared/locale/dates';
import { identityNumber } from '@hawiyat/shared/locale/identity';
import { today } from '@hawiyat/shared/locale/today';
import { mayI } from '@hawiyat/shared/state';
import { Avatar, Button, Card, chakra, Flex, Heading, Link, Ltr, useMedia } from '@hawiyat/shared/ui';
import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../components/facts.tsx';
import { messages } from '../../texts/driver-page.ts';
import { messages as fleet } from '../../texts/fleet.ts';
import { dialogs } from '../dialogs.ts';
import { PhoneLink } from '../phone-link.tsx';
import type { DriverDetails } from './driver-detail-store.ts';

const styles = {
  w: 'full',
  alignContent: 'center',
  gap: { base: '3', md: '4' },
  // Long texts need the whole width of a phone.
  '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' },
  '& a[href^="tel:"]': { display: 'inline-flex', alignItems: 'center', minH: '6', color: 'brand.fg' },
} as const;

const Expired = chakra('span', { base: { display: 'block', color: 'danger.fg', fontSize: 'xs' } });
const Missing = chakra('span', { base: { color: 'fg.muted', fontWeight: 'normal' } });

const Known = ({ value }: { value: ReactNode }) =>
  value ? <Ltr>{value}</Ltr> : <Missing>{fleet.unspecified}</Missing>;

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
        <Facts css={styles}>
          <Fact label={messages.name}>
            <bdi>{name}</bdi>
          </Fact>
          {Object.entries(others).map(([field, [label, value]]) => (
            <Fact key={field} label={label}>
              <Known value={value} />
            </Fact>
          ))}
          <Fact label={messages.licenseExpiry}>
            <Link to={`/vehicles?view=documents&of=${id}`}>
              {licenseExpiry ? day(licenseExpiry) : messages.documents}
            </Link>
            {licenseExpiry && licenseExpiry < today() && <Expired>{messages.expired}</Expired>}
          </Fact>
          <Fact label={mailLabel}>
            <Known value={mail} />
          </Fact>
        </Facts>
      </Flex>
    </Card>
  );
}
