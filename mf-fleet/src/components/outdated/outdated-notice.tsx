import { stamp } from '@hawiyat/shared/locale/dates';
import { Box, Button, chakra, Heading, HStack, Stack, Text } from '@hawiyat/shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import { messages } from './outdated-messages.ts';
import type { VersionState } from './use-version.ts';

const Changes = chakra('ul', { base: { ps: '5', listStyleType: 'disc', overflowWrap: 'anywhere' } });

export interface OutdatedNoticeProps {
  version: VersionState;
  /** A field's value in words; undefined for one that is named without its values. */
  shown: (field: string, value: unknown) => ReactNode;
  take: (current: Readonly<Record<string, unknown>>, fields: readonly string[]) => void;
}

/** Shows who changed what meanwhile, and offers to take those values or to save over them. */
export function OutdatedNotice({ version, shown, take }: OutdatedNoticeProps) {
  const { outdated, accept, dismiss } = version;
  if (!outdated) return null;
  const { by, at, changes, current } = outdated;
  const takeOver = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const fields = changes.map((change) => change.field);
    accept(outdated);
    take(current, fields);
    dismiss();
    // The button disappears, so the focus goes to the first changed field.
    const first = fields
      .map((field) => form?.elements.namedItem(field))
      .find((item) => item instanceof HTMLElement);
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <Box role="group" aria-label={messages.title} p="4" borderWidth="1px" borderRadius="lg" bg="bg.muted">
      <Stack gap="3">
        <Heading as="h3" size="sm">
          {messages.title}
        </Heading>
        <Text>{by && at ? messages.by(by, stamp(at)) : messages.byNobody}</Text>
        <Changes>
          {changes.map(({ field, label, from, to }) => (
            <li key={field}>
              {label}: <Change from={shown(field, from)} to={shown(field, to)} />
            </li>
          ))}
        </Changes>
        <Text fontSize="sm" color="fg.muted">
          {messages.rest}
        </Text>
        <HStack gap="2" wrap="wrap">
          <Button variant="outline" size="sm" onClick={takeOver}>
            {messages.take}
          </Button>
          <Button variant="outline" size="sm" type="submit" onClick={() => accept(outdated)}>
            {messages.keep}
          </Button>
        </HStack>
      </Stack>
    </Box>
  );
}

function Change({ from, to }: { from: ReactNode; to: ReactNode }) {
  if (from === undefined || to === undefined) return messages.isNew;
  return (
    <>
      {messages.from} «{from}» {messages.to} «{to}»
    </>
  );
}
