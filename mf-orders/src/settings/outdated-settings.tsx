import type { CallError } from '@hawiyat/shared/client';
import { orderSettings } from '@hawiyat/shared/contract/order-settings';
import { stamp } from '@hawiyat/shared/locale/dates';
import { Box, Button, Heading, HStack, Stack, Text } from '@hawiyat/shared/ui';
import { useEffect, useRef } from 'react';
import { type TypedSettings, typedSettings } from './settings-draft.ts';
import { messages } from './settings-messages.ts';

export type Outdated = NonNullable<CallError['outdated']>;

export interface OutdatedSettingsProps {
  outdated: Outdated;
  /** Puts the newer values of these fields into the form. */
  onTake: (newer: Partial<TypedSettings>, version: number) => void;
  /** Saves over the newer version. */
  onKeep: (version: number) => void;
}

/** Somebody else saved first: says who and what, and leaves the choice. */
export function OutdatedSettings({ outdated, onTake, onKeep }: OutdatedSettingsProps) {
  const { by, at, changes, current } = outdated;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const newest = orderSettings.safeParse(current).data;
  if (!newest) return null;
  const take = () => {
    const typed = typedSettings(newest);
    const fields = changes.map(({ field }) => field);
    const newer = Object.fromEntries(Object.entries(typed).filter(([field]) => fields.includes(field)));
    onTake(newer, newest.version);
  };
  const fields = changes.map(({ label }) => `«${label}»`).join('، ');
  return (
    <Box role="group" aria-label={messages.outdated} p="4" borderWidth="1px" borderRadius="xl" bg="bg.muted">
      <Stack gap="3">
        <Heading as="h2" size="sm" ref={title} tabIndex={-1} outline="none">
          {messages.outdated}
        </Heading>
        <Text>
          {by && at ? messages.outdatedBy(by, stamp(at), fields) : messages.outdatedByNobody(fields)}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {messages.takeHint}
        </Text>
        <HStack gap="2" wrap="wrap">
          <Button variant="outline" size="sm" onClick={take}>
            {messages.take}
          </Button>
          <Button variant="outline" size="sm" onClick={() => onKeep(newest.version)}>
            {messages.keep}
          </Button>
        </HStack>
      </Stack>
    </Box>
  );
}
