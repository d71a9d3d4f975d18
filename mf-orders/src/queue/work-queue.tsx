import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { PrintedHead } from '@hawiyat/shared/components/printed-head';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { hijriDay, hijriMonths } from '@hawiyat/shared/locale/hijri';
import { persistentText } from '@hawiyat/shared/state';
import { Alert, Box, EmptyState, ErrorState, Kbd, Link, LinkButton, Progress } from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { useHold, WaitingRows } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { ClipboardCheck } from 'lucide-react';
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { $drivers } from '../components/drivers.ts';
import { useOpenOrder } from '../components/open-order.ts';
import { $orderCounts } from '../components/order-counts.ts';
import { dialogs } from '../dialogs.ts';
import { OpenPanel } from '../open-panel.tsx';
import { messages } from '../texts/work.ts';
import { isOpen } from './queue.ts';
import { useWorkKeys } from './use-work-keys.ts';
import { Head, Sections } from './work.styles.ts';
import { WorkSections } from './work-sections.tsx';
import { $queue, $work, followWork, hold } from './work-store.ts';

/** `off` when the person has turned the keys off. */
const $keys = persistentText('orders_work_keys');

export function WorkQueue() {
  const { data, error, loading } = useStore($work);
  const queue = useStore($queue);
  const keys = useStore($keys) !== 'off';
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { openId, openPressed } = useOpenOrder();
  const held = useHold(hold, openId !== null);
  useEffect(followWork, []);
  useEffect(() => {
    // The dialogs name the drivers.
    void $drivers.ensure();
    void $orderCounts.fetch();
  }, []);
  useWorkKeys(list, keys);

  const { rows } = queue;
  const current = rows.find(({ id }) => id === chosen) ?? rows.find(isOpen) ?? rows[0];
  const choose = ({ target }: FocusEvent | MouseEvent) => {
    const row = target instanceof Element && target.closest('[data-row]');
    if (row) setChosen(row.getAttribute('data-row'));
  };

  const failed = error !== null && <ErrorState message={error} onRetry={$work.fetch} retrying={loading} />;
  return (
    <>
      <PrintedHead title={messages.title} />
      <WorkHead work={data} keys={keys} onKeys={(on) => $keys.set(on ? undefined : 'off')} />
      {failed}
      {data?.documents && (
        <Box mb="4">
          <Alert status={data.documents.expired ? 'error' : 'warning'} quiet>
            {data.documents.text}. <Link to={data.documents.address}>{data.documents.action}</Link>
          </Alert>
        </Box>
      )}
      {data === null ? (
        !failed && <TableLoading label={messages.loading} />
      ) : (
        <Sections
          ref={list}
          tabIndex={-1}
          data-keys={keys ? '' : undefined}
          {...held}
          onFocus={(event: FocusEvent) => {
            choose(event);
            held.onFocus(event);
          }}
          onClick={(event: MouseEvent) => {
            choose(event);
            openPressed(event);
          }}
        >
          <WaitingRows waiting={queue.waiting} onShow={hold.enter} />
          {rows.length === 0 ? (
            <EmptyState
              title={messages.nothing}
              hint={messages.nothingHint}
              icon={<ClipboardCheck size={24} />}
            >
              <LinkButton to="/orders" variant="outline">
                {messages.toOrders}
              </LinkButton>
            </EmptyState>
          ) : (
            <WorkSections queue={queue} counts={data.counts} today={data.day} current={current?.id ?? null} />
          )}
        </Sections>
      )}
    </>
  );
}

const hints = [
  ['move', 'J', 'K'],
  ['open', 'Enter'],
  ['undo', 'Ctrl+Z'],
] as const;

interface WorkHeadProps {
  work: { readonly day: string; readonly progress: { readonly left: number; readonly total: number } } | null;
  keys: boolean;
  onKeys: (on: boolean) => void;
}

function WorkHead({ work, keys, onKeys }: WorkHeadProps) {
  const { left, total } = work?.progress ?? { left: 0, total: 0 };
  const share = total === 0 ? 100 : Math.round(((total - left) / total) * 100);
  return (
    <Head>
      <div>
        <p>
          {work && (
            <>
              {dayWithWeekday(work.day)} · {hijriDay(work.day)} {hijriMonths(work.day, work.day)} ·{' '}
              <b>{messages.left(left, total)}</b>
            </>
          )}
        </p>
        <span data-hints="" data-print="no">
          {keys &&
            hints.map(([name, ...pressed]) => (
              <span key={name} aria-hidden>
                {messages.hints[name]}{' '}
                {pressed.map((key) => (
                  <Kbd key={key} dir="ltr">
                    {key}
                  </Kbd>
                ))}
              </span>
            ))}
          <label>
            <input type="checkbox" checked={keys} onChange={({ target }) => onKeys(target.checked)} />
            {messages.keys}
          </label>
        </span>
      </div>
      <Progress value={work ? share : 0} label={messages.done(share)} />
    </Head>
  );
}

export function WorkPage() {
  const isKnown = useStore($orderCounts).data !== null;
  return (
    <>
      <WorkQueue />
      <OpenPanel />
      <Dialogs of={dialogs} preload={isKnown} />
    </>
  );
}
