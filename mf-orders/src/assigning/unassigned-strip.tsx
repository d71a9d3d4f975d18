import type { FirstWithoutDriver } from '@hawiyat/shared/contract/orders/orders';
import { day } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { mayI, notify } from '@hawiyat/shared/state';
import { Badge, Button, chakra, Kbd, Link, Ltr } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { openDialog } from '../components/dialog.ts';
import { $orderCounts } from '../components/order-counts.ts';
import { type Task, taskKind } from '../components/task.ts';
import { messages } from './strip-messages.ts';
import { useAssignKeys } from './use-assign-keys.ts';

const Strip = chakra('section', {
  base: {
    // Reserves its height until the count is known, so that the page does not jump.
    display: 'grid',
    gridTemplateRows: '1fr',
    '&[data-follows]': { transition: 'grid-template-rows 200ms, opacity 200ms' },
    '&[data-state=none]': { gridTemplateRows: '0fr', opacity: '0', visibility: 'hidden' },
    '& > div': { minH: '0', overflow: 'hidden' },
    '& > div > div': {
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: 'center',
      columnGap: '3',
      minH: '3.25rem',
      mb: '4',
      ps: '4',
      pe: '2',
      py: '2',
      borderRadius: 'lg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'accent.graphic',
    },
    '&[data-state=unknown] > div > div': { visibility: 'hidden' },
    // On phones the two lines of text stand above link and button.
    '& p': { flex: { base: '1 0 100%', md: '1' }, minW: '0', minH: { base: '2lh', md: '0' } },
    '& a': { me: { base: 'auto', md: '0' } },
    '& b': { fontWeight: 'semibold' },
    '& [data-oldest]': {
      // A separate line, because the fallback font would wrap elsewhere.
      display: { base: 'block', md: 'inline' },
      color: 'fg.muted',
      '& bdi': { color: 'fg', fontWeight: 'medium', whiteSpace: 'nowrap' },
      '& > span': { whiteSpace: 'nowrap' },
      _before: { content: { base: 'none', md: '"، "' } },
    },
  },
});

/**
 * Counts unassigned tasks due today or before; without any, those of tomorrow. `isSeen`: the page is shown, perhaps
 * before the count.
 */
export function UnassignedStrip({ isSeen }: { isSeen: boolean }) {
  const { data } = useStore($orderCounts);
  const waiting = data?.withoutDriver;
  const count = data && (waiting ? waiting.now || waiting.tomorrow : 0);
  const button = useRef<HTMLButtonElement>(null);
  useAssignKeys(button);
  const known = count === null ? 'unknown' : count === 0 ? 'none' : 'shown';
  // Space that was visible before the count stays empty rather than move the content below.
  const keepsPlace = useRef(false);
  const state = known === 'none' && keepsPlace.current ? 'unknown' : known;
  useEffect(() => {
    if (known === 'shown') keepsPlace.current = false;
    else if (known === 'unknown' && isSeen) keepsPlace.current = true;
  }, [known, isSeen]);
  // The first state appears without animation; later ones may move.
  const [last, setLast] = useState({ state, follows: false });
  if (last.state !== state) setLast({ state, follows: last.state !== 'unknown' });

  // The strip hides after the last assignment, with the button that the dialog returned the focus to.
  useEffect(() => {
    if (state === 'none' && document.activeElement === button.current)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [state]);

  return (
    <Strip
      data-state={state}
      data-follows={last.follows ? '' : undefined}
      data-print="no"
      aria-label={messages.region}
    >
      <div>
        <div>
          <p>
            <b>{(waiting?.now ? messages.now : messages.tomorrow)(count ?? 0)}</b>
            {waiting?.first && count !== null && <First total={count} task={waiting.first} />}
          </p>
          <Link to="/orders/work">{messages.work}</Link>
          {mayI('assign') && (
            <>
              <Kbd display={{ base: 'none', lg: 'block' }} aria-hidden>
                <Ltr>{messages.keys}</Ltr>
              </Kbd>
              <Button
                ref={button}
                size="sm"
                aria-label={messages.assignToFirst}
                aria-keyshortcuts={messages.keys}
                onClick={() =>
                  void firstTask().then(
                    (task) => button.current && task && openDialog({ kind: 'assign', task }),
                  )
                }
              >
                {messages.assign}
              </Button>
            </>
          )}
        </div>
      </div>
    </Strip>
  );
}

function First({ total, task: { number, kind, day: due } }: { total: number; task: FirstWithoutDriver }) {
  const isLate = due < today();
  return (
    <span data-oldest="">
      {(isLate ? messages.oldest : messages.nearest)(total)} {messages.kinds[kind]}
      <bdi>{number}</bdi>
      {'، '}
      <span>{day(due)}</span> {isLate && <Badge colorPalette="danger">{messages.late}</Badge>}
    </span>
  );
}

/** Waits for the newest answer, because an assignment may have changed which task is the first. */
async function firstTask(): Promise<Task | null> {
  if ($orderCounts.get().loading) await $orderCounts.fetch();
  const { data, error } = $orderCounts.get();
  const first = data?.withoutDriver.first;
  if (!first) {
    if (error !== null) notify(error, 'error');
    return null;
  }
  const { id, day: due, number: order, containerNumber: number } = first;
  return { kind: taskKind(first), id, day: due, order, number };
}
