import { PrintedHead } from '@hawiyat/shared/components/printed-head';
import { persistentText } from '@hawiyat/shared/state';
import { Alert, Box, EmptyState, ErrorState, Link, LinkButton } from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { useHold, WaitingRows } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { ClipboardCheck } from 'lucide-react';
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { closeDialog } from '../components/dialog.ts';
import { $drivers } from '../components/drivers.ts';
import { useOpenOrder } from '../components/open-order.ts';
import { $orderCounts } from '../components/order-counts.ts';
import { useUndoKey } from '../components/use-undo-key.ts';
import { isOpen } from './queue.ts';
import { useWorkKeys } from './use-work-keys.ts';
import { Sections } from './work.styles.ts';
import { WorkHead } from './work-head.tsx';
import { messages } from './work-messages.ts';
import { WorkSections } from './work-sections.tsx';
import { $queue, $work, followWork, holding } from './work-store.ts';

/** `off` when the person has turned the keys off. */
const $keys = persistentText('orders_work_keys');

/** The route renders dialogs and the order's panel beside it. */
export function WorkQueue() {
  const { data, error, loading } = useStore($work);
  const queue = useStore($queue);
  const keys = useStore($keys) !== 'off';
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { openId, openPressed } = useOpenOrder();
  const held = useHold(holding, openId !== null);
  useEffect(followWork, []);
  useEffect(() => {
    // The dialogs name the drivers.
    void $drivers.ensure();
    void $orderCounts.fetch();
    return closeDialog;
  }, []);
  useWorkKeys(list, keys);
  useUndoKey();

  const { rows } = queue;
  const current = rows.find(({ id }) => id === chosen) ?? rows.find(isOpen) ?? rows[0];
  const choose = ({ target }: FocusEvent | MouseEvent) => {
    const row = target instanceof Element && target.closest('[data-row]');
    if (row) setChosen(row.getAttribute('data-row'));
  };
  const press = (event: MouseEvent) => {
    choose(event);
    openPressed(event);
  };
  const failed = error !== null && (
    <ErrorState title={messages.failed} message={error} onRetry={$work.fetch} retrying={loading} />
  );
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
          onClick={press}
        >
          <WaitingRows waiting={queue.waiting} onShow={holding.enter} />
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
