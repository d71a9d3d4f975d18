import { stamp } from '@hawiyat/shared/locale/dates';
import { mayI } from '@hawiyat/shared/state';
import { Alert, Box, chakra, Heading, Skeleton, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $consents, changeConsent } from '../../notifications/consents-store.ts';
import { NotificationChoices } from '../../notifications/notification-choices.tsx';
import { $notificationSettings } from '../../notifications/notifications-store.ts';
import { messages } from '../../texts/consents.ts';

const Card = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'xl', maxW: '3xl' },
});

const Terms = chakra('dl', {
  base: {
    fontSize: 'sm',
    '& > div': { px: '5', py: '3', borderTopWidth: '1px' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'fg.muted' },
  },
});

export function NotificationsPage() {
  const { data } = useStore($notificationSettings);
  useEffect(() => void $notificationSettings.ensure(), []);
  return (
    <Stack gap="6">
      <OwnConsents />
      {mayI('change-company') && (
        <Card aria-label={messages.companySettings}>
          <Heading as="h3" size="md" px="5" pt="5">
            {messages.company}
          </Heading>
          <NotificationChoices />
        </Card>
      )}
      {data && (
        <Card aria-labelledby="purposes">
          <Heading id="purposes" as="h3" size="md" p="5">
            {messages.purposes}
          </Heading>
          <Terms>
            {data.groups.map(({ id, label }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{Object(messages.purpose)[id] ?? messages.otherPurpose}</dd>
              </div>
            ))}
          </Terms>
        </Card>
      )}
    </Stack>
  );
}

function OwnConsents() {
  const { data, error } = useStore($consents);
  // The optimistic value until the server answers.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => void $consents.fetch(), []);
  return (
    <Card aria-labelledby="own-consent">
      <Box p="5">
        <Heading id="own-consent" as="h3" size="md">
          {messages.own}
        </Heading>
        <Text fontSize="sm" color="fg.muted" mb="3">
          {messages.about}
        </Text>
        {(failed ?? error) !== null && <Alert status="error">{failed ?? error}</Alert>}
        {!data && error === null && <Skeleton h={{ base: '5.3rem', md: '2.75rem' }} />}
        {data?.map(({ channel, given, at, version, text }) => (
          <chakra.label key={channel} display="flex" gap="3" alignItems="start" cursor="pointer" minH="11">
            <chakra.input
              type="checkbox"
              mt="1"
              boxSize="4.5"
              flexShrink="0"
              accentColor="brand.solid"
              checked={wanted ?? given}
              aria-describedby={`consent-${channel}`}
              onChange={(event) => {
                setFailed(null);
                setWanted(event.target.checked);
                changeConsent(channel, event.target.checked)
                  .catch((reason: Error) => setFailed(reason.message))
                  .finally(() => setWanted(null));
              }}
            />
            <span>
              {text}
              <Text as="small" id={`consent-${channel}`} display="block" color="fg.muted">
                {at === null ? messages.never : messages[given ? 'given' : 'withdrawn'](stamp(at), version)}
              </Text>
            </span>
          </chakra.label>
        ))}
      </Box>
    </Card>
  );
}
