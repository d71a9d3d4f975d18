import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { Link } from '@hawiyat/shared/router';
import { chakra } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { messages as listMessages } from '../../texts/containers.ts';
import { messages } from '../../texts/map.ts';
import { oneLine } from '../list/container-card.styles.ts';
import { OrderAndPlace } from '../list/order-and-place.tsx';
import { whereaboutsOf } from '../whereabouts.ts';
import type { Places } from './where-each-stands.ts';

const List = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    lg: { h: 'max(28rem, calc(100dvh - 20rem))', overflowY: 'auto', scrollbarWidth: 'thin' },
    '& h2': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      px: '4',
      py: '2.5',
      bg: 'bg.muted/60',
      fontSize: 'sm',
      fontWeight: 'semibold',
      '& > span': { color: 'fg.muted', fontWeight: 'normal' },
    },
    '& > * + *': { borderTopWidth: '1px' },
    '& > p': { px: '4', py: '3', color: 'fg.muted' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '3',
      px: '4',
      py: '2',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 3.75rem',
    },
    '& li + li': { borderTopWidth: '1px' },
    '& li[data-chosen]': { bg: 'brand.subtle' },
    '& li > :is(button, a)': {
      justifySelf: 'start',
      minH: { base: '11', md: '7' },
      display: 'flex',
      alignItems: 'center',
      fontWeight: 'semibold',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& li > p': { ...oneLine, gridColumn: '1 / -1', alignItems: 'center', color: 'fg.muted', fontSize: 'sm' },
    '& li > p a': { color: 'brand.fg', fontWeight: 'medium', lineHeight: '1.5rem' },
    '& li > span': { alignSelf: 'center', fontSize: 'sm' },
    '& [data-late]': { color: 'danger.fg', fontWeight: 'medium' },
  },
});

export interface PlaceListProps {
  readonly places: Places;
  readonly today: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

export function PlaceList({ places, today, chosen, onChoose }: PlaceListProps) {
  const { placed, unknown, depot, workshop } = places;
  return (
    <List tabIndex={0} role="region" aria-label={messages.out}>
      <Head title={messages.out} count={placed.length} />
      {placed.length === 0 && <p>{messages.noneOut}</p>}
      {placed.length > 0 && (
        <ul>
          {placed.map(({ container }) => (
            <Row key={container.id} container={container} today={today} chosen={chosen === container.id}>
              <button
                type="button"
                aria-label={messages.show(container.containerNumber)}
                aria-pressed={chosen === container.id}
                onClick={() => onChoose(container.id)}
              >
                <bdi dir="ltr">{container.containerNumber}</bdi>
              </button>
            </Row>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <>
          <Head title={messages.unknown} count={unknown.length} />
          <ul>
            {unknown.map((container) => (
              <Row key={container.id} container={container} today={today}>
                <Link
                  to={`/containers/${container.id}`}
                  aria-label={listMessages.open(container.containerNumber)}
                >
                  <bdi dir="ltr">{container.containerNumber}</bdi>
                </Link>
              </Row>
            ))}
          </ul>
        </>
      )}
      <Head title={messages.depot} count={depot} />
      {workshop > 0 && <Head title={messages.workshop} count={workshop} />}
    </List>
  );
}

const Head = ({ title, count }: { title: string; count: number }) => (
  <h2>
    {title} <span>{messages.count(count)}</span>
  </h2>
);

interface RowProps {
  readonly container: Container;
  readonly today: string;
  readonly chosen?: boolean;
  readonly children: ReactNode;
}

function Row({ container, today, chosen = false, children }: RowProps) {
  const { order, where, when, late } = whereaboutsOf(container, today);
  return (
    <li data-place={container.id} data-chosen={chosen ? '' : undefined}>
      {children}
      <span data-late={late ? '' : undefined}>{when}</span>
      <p title={where}>
        <OrderAndPlace {...{ order, where }} />
      </p>
    </li>
  );
}
