import { DriverBadge } from '@hawiyat/shared/lib/status-badges';
import { Avatar, chakra, Spinner, smallButton } from '@hawiyat/shared/ui';
import { memo, useEffect, useRef, useState } from 'react';
import { messages } from './assigning-messages.ts';
import type { Choice } from './drivers-to-choose.ts';

/** One style for the whole list, because it may have hundreds of rows. */
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > [data-driver]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '4.25rem',
      py: '2.5',
      contentVisibility: 'auto',
      containIntrinsicHeight: 'auto 68px',
    },
    '& > li + [data-driver]': { borderTopWidth: '1px' },
    '& [data-who]': { flex: '1', minW: '0' },
    '& [data-name]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2.5',
      rowGap: '0.5',
      fontWeight: 'medium',
      '& > bdi': { overflowWrap: 'anywhere' },
    },
    '& p': { mt: '0.5', fontSize: 'xs', color: 'fg.muted' },
    '& button': smallButton('outline'),
  },
});

const atOnce = 40;

export interface DriverRowsProps {
  drivers: readonly Choice[];
  busyWith: string | null;
  onChoose: (driverId: string) => void;
}

export function DriverRows({ drivers, busyWith, onChoose }: DriverRowsProps) {
  const [drawn, setDrawn] = useState(atOnce);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  const [press] = useState(() => (driverId: string) => choose.current(driverId));
  return (
    <List aria-label={messages.list}>
      {drivers.slice(0, drawn).map((choice) => (
        <Row
          key={choice.id}
          driver={choice}
          state={busyWith === null ? 'free' : busyWith === choice.id ? 'busy' : 'waits'}
          onPress={press}
        />
      ))}
      {drawn < drivers.length && <End onNear={() => setDrawn(drawn + atOnce)} />}
    </List>
  );
}

interface RowProps {
  driver: Choice;
  state: 'free' | 'busy' | 'waits';
  onPress: (driverId: string) => void;
}

const Row = memo(function Row({ driver, state, onPress }: RowProps) {
  const { id, name, picture, availability, load } = driver;
  return (
    <li data-driver="">
      <Avatar name={name} src={picture} />
      <div data-who="">
        <div data-name="">
          <bdi>{name}</bdi>
          <DriverBadge status={availability} />
        </div>
        {load && <p>{messages.load(load)}</p>}
      </div>
      {/* `aria-disabled` keeps the focus on the button if the request fails. */}
      <button
        type="button"
        aria-label={state === 'busy' ? undefined : messages.submitNamed(name)}
        aria-disabled={state === 'busy' || undefined}
        disabled={state === 'waits'}
        onClick={() => state === 'free' && onPress(id)}
      >
        {state === 'busy' ? (
          <>
            <Spinner />
            {messages.busyText}
          </>
        ) : (
          messages.submit
        )}
      </button>
    </li>
  );
});

function End({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: '400px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  });
  return <li ref={end} aria-hidden />;
}
