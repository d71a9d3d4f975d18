import { DriverBadge } from '@hawiyat/shared/components/status-badges';
import { Avatar, Box, Button, chakra, Text } from '@hawiyat/shared/ui';
import { memo, useEffect, useRef, useState } from 'react';
import { NearEnd } from '../components/near-end.tsx';
import { row } from '../components/task-cells.styles.ts';
import { messages } from '../texts/assigning.ts';
import { messages as taskMessages } from '../texts/task.ts';
import type { Choice } from './ranking-reasons.ts';

const DriverRow = chakra('li', {
  base: {
    ...row,
    gap: '3',
    minH: '4.25rem',
    py: '2.5',
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 68px',
    'li + &': { borderTopWidth: '1px' },
  },
});

const Name = chakra('div', {
  base: {
    ...row,
    flexWrap: 'wrap',
    columnGap: '2.5',
    rowGap: '0.5',
    fontWeight: 'medium',
    '& > bdi': { overflowWrap: 'anywhere' },
  },
});

const rowsPerStep = 40;

export interface DriverRowsProps {
  drivers: readonly Choice[];
  reasons: ReadonlyMap<string, string>;
  busyWith: string | null;
  onChoose: (driverId: string) => void;
}

export function DriverRows({ drivers, reasons, busyWith, onChoose }: DriverRowsProps) {
  const [drawn, setDrawn] = useState(rowsPerStep);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  const [press] = useState(() => (driverId: string) => choose.current(driverId));
  return (
    <chakra.ul listStyle="none" aria-label={messages.list}>
      {drivers.slice(0, drawn).map((choice) => (
        <Row
          key={choice.id}
          driver={choice}
          reason={reasons.get(choice.id)}
          state={busyWith === null ? 'free' : busyWith === choice.id ? 'busy' : 'waits'}
          onPress={press}
        />
      ))}
      {drawn < drivers.length && <NearEnd as="li" onNear={() => setDrawn(drawn + rowsPerStep)} />}
    </chakra.ul>
  );
}

interface RowProps {
  driver: Choice;
  reason: string | undefined;
  state: 'free' | 'busy' | 'waits';
  onPress: (driverId: string) => void;
}

const Row = memo(function Row({ driver, reason, state, onPress }: RowProps) {
  const { id, name, picture, availability, load } = driver;
  return (
    <DriverRow>
      <Avatar name={name} src={picture} />
      <Box flex="1" minW="0">
        <Name>
          <bdi>{name}</bdi>
          <DriverBadge status={availability} />
        </Name>
        {reason && (
          <Text mt="0.5" fontSize="xs" color="fg.muted">
            {reason}
          </Text>
        )}
        {load?.expired.length ? (
          <Text mt="0.5" fontSize="xs" fontWeight="medium" color="danger.fg">
            {taskMessages.expired(load.expired)}
          </Text>
        ) : null}
      </Box>
      <Button
        variant="outline"
        size="sm"
        aria-label={state === 'busy' ? undefined : messages.submitNamed(name)}
        loading={state === 'busy'}
        loadingText={messages.busyText}
        disabled={state === 'waits'}
        onClick={() => onPress(id)}
      >
        {messages.submit}
      </Button>
    </DriverRow>
  );
});
