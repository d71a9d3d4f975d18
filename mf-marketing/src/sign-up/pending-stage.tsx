import { Box, chakra, LinkButton, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useFacts } from '../components/facts.ts';
import { pendingTexts } from '../texts/sign-up.ts';
import { $registered } from './sign-up-state.ts';

const PlainLink = chakra('a', {
  base: {
    display: 'inline-block',
    py: '1.5',
    color: 'brand.fg',
    fontWeight: 'medium',
    borderRadius: 'sm',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});

export function PendingStage() {
  const email = useStore($registered);
  const facts = useFacts();
  return (
    <Stack gap="6">
      <Text>{pendingTexts.text}</Text>
      <Stack as="dl" gap="4" borderTopWidth="1px" pt="5">
        <Line name={pendingTexts.email}>
          <Ltr overflowWrap="anywhere">{email}</Ltr>
        </Line>
        {facts.approval && (
          <Line name={pendingTexts.approval}>
            <bdi>{facts.approval}</bdi>
          </Line>
        )}
        <Line name={pendingTexts.next}>{pendingTexts.nextText}</Line>
        <Line name={pendingTexts.ask}>
          {facts.whatsappDigits && (
            <Box>
              {pendingTexts.whatsapp}{' '}
              <PlainLink href={`https://wa.me/${facts.whatsappDigits}`}>
                <Ltr>{facts.whatsapp}</Ltr>
              </PlainLink>
              {facts.whatsappRemark}
            </Box>
          )}
          <Box>
            {pendingTexts.phone}{' '}
            <PlainLink href={`tel:${facts.phoneDigits}`}>
              <Ltr>{facts.phone}</Ltr>
            </PlainLink>
            {facts.phoneRemark}
          </Box>
          <Box overflowWrap="anywhere">
            {pendingTexts.mail}{' '}
            <PlainLink href={`mailto:${facts.email}`}>
              <Ltr>{facts.email}</Ltr>
            </PlainLink>
            {facts.emailRemark}
          </Box>
        </Line>
      </Stack>
      <Stack gap="3">
        <LinkButton to="/">{pendingTexts.home}</LinkButton>
        <LinkButton to="/signin" variant="outline">
          {pendingTexts.signIn}
        </LinkButton>
      </Stack>
    </Stack>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box>
    <Text as="dt" color="fg.muted" fontSize="sm">
      {name}
    </Text>
    <Box as="dd" m="0" fontWeight="medium">
      {children}
    </Box>
  </Box>
);
