import type { ContainerStep } from '@hawiyat/shared/contract/fleet/container-details';
import { proofAddress } from '@hawiyat/shared/lib/proof-address';
import { nearDay, stamp, time } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { Button, Center, chakra, ErrorState, Link, Skeleton, Text, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { orderAddress } from '../../components/order-address.ts';
import { Section } from '../../components/section.tsx';
import { messages } from '../../texts/container-page.ts';
import { $steps } from './container-page-store.ts';
import { stepSentence } from './step-words.ts';

const { timeline: texts } = messages;

const List = chakra('ol', {
  base: {
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '6.5rem minmax(0, 1fr)' },
      columnGap: '8',
      py: '2',
      ps: { base: '5', sm: '0' },
    },
    '& time': { color: 'fg.muted', fontSize: 'xs', lineHeight: '1.5rem' },
    '& p': { overflowWrap: 'anywhere' },
    '& a[target]': {
      color: 'brand.fg',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
    '& > li::before, & > li::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: { base: '1', sm: '7.5rem' },
    },
    '& > li::before': { insetBlock: '0', w: '1px', bg: 'border' },
    '& > li:first-of-type::before': { top: '4' },
    '& > li:last-of-type::before': { bottom: 'auto', h: '4' },
    '& > li::after': {
      top: '1rem',
      boxSize: '2.5',
      ms: '-1',
      borderRadius: 'full',
      bg: 'border.emphasized',
      borderWidth: '2px',
      borderColor: 'bg.panel',
      _highContrast: { borderColor: 'CanvasText' },
    },
    '& > li[data-kind=delivered]::after': { bg: 'accent.solid' },
    '& > li[data-kind=returned]::after': { bg: 'success.solid' },
    '& > li[data-kind=canceled]::after': { bg: 'danger.solid' },
    '@media screen': { '& > li[data-further]': { display: 'none' } },
  },
});

/** As many as fit beside the rest of the page. */
const firstSteps = 12;

export function ContainerTimeline() {
  const { rows, hasMore, loading, error } = useStore($steps);
  useEffect(() => void $steps.fetch(), []);
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && rows !== null && rows.length > firstSteps;
  const showMore = isCut ? () => setWhole(true) : $steps.fetchMore;
  return (
    <Section title={texts.title}>
      {rows === null && error === null && <Skeleton h="12rem" />}
      {rows?.length === 0 && <Text color="fg.muted">{texts.empty}</Text>}
      {rows && rows.length > 0 && (
        <List>
          {rows.map((step, at) => (
            <Step key={step.id} step={step} isFurther={isCut && at >= firstSteps} />
          ))}
        </List>
      )}
      {error !== null && (
        <ErrorState title={texts.failed} message={error} onRetry={$steps.fetch} retrying={loading} />
      )}
      {hasMore && (
        <Text color="fg.muted" display="none" css={{ '@media print': { display: 'block' } }}>
          {texts.notPrinted}
        </Text>
      )}
      {(isCut || hasMore) && (
        <Center>
          <Button variant="outline" size="sm" loading={loading} onClick={showMore}>
            {texts.more}
          </Button>
        </Center>
      )}
    </Section>
  );
}

function Step({ step, isFurther }: { step: ContainerStep; isFurther: boolean }) {
  const proof = proofAddress(step.proofUrl);
  // Maintenance notes have a day without an hour.
  const isDay = step.kind === 'maintained';
  return (
    <li data-kind={step.kind} data-further={isFurther ? '' : undefined}>
      <time dateTime={isDay ? step.at.slice(0, 10) : step.at} title={isDay ? undefined : stamp(step.at)}>
        {nearDay(today(new Date(step.at)), today())}
        {!isDay && <VisuallyHidden>، {time(step.at)}</VisuallyHidden>}
      </time>
      <p>
        {stepSentence(step)}
        {step.order && step.kind === 'delivered' && (
          <>
            {' · '}
            <Link to={orderAddress(step.order.id)}>
              <bdi>{step.order.number}</bdi>
            </Link>
          </>
        )}
        {proof && (
          <>
            {' · '}
            <a href={proof} target="_blank" rel="noopener noreferrer">
              {texts.proof} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
            </a>
          </>
        )}
      </p>
    </li>
  );
}
