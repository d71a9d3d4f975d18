import type { FittingRequest, WorkTask } from '@hawiyat/shared/contract/orders/work';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { mayI } from '@hawiyat/shared/state';
import { Kbd } from '@hawiyat/shared/ui';
import { memo } from 'react';
import { OrderNumber } from '../components/order-cells.tsx';
import type { Section } from './queue.ts';
import { assignSuggested, chooseDriver, makeOffer, replaceDriver } from './work-actions.ts';
import { messages } from './work-messages.ts';
import { dueText, isChangeable, requestText, stockText, taskText } from './work-text.ts';

export interface RowState {
  readonly current: boolean;
  /** The queue no longer has it. */
  readonly gone: boolean;
  readonly busy: boolean;
}

interface TaskRowProps extends RowState {
  task: WorkTask;
  section: Exclude<Section, 'requests'>;
  today: string;
}

export const TaskRow = memo(function TaskRow({ task, section, today, current, gone, busy }: TaskRowProps) {
  const what = taskText(task);
  const due = dueText(task, today);
  const { number } = task;
  const isDone = section === 'unassigned' && task.driver !== null;
  return (
    <li
      data-row={task.id}
      data-current={current ? '' : undefined}
      data-done={isDone ? '' : undefined}
      tabIndex={current ? 0 : -1}
      aria-label={[number, what, due].join('، ')}
    >
      <span data-number="">
        <OrderNumber number={number} orderId={task.orderId} />
      </span>
      <span data-what="">{what}</span>
      <span data-due="">{isDone ? messages.assigned(task.driver?.name ?? '') : due}</span>
      <span data-actions="" data-print="no">
        {gone && !isDone ? (
          <span data-muted="">{messages.gone}</span>
        ) : task.driver === null ? (
          mayI('assign') && <Assign task={task} number={number} busy={busy} focusable={current} />
        ) : (
          <Assigned task={task} driver={task.driver} number={number} focusable={current} />
        )}
      </span>
    </li>
  );
});

interface ActionsProps {
  task: WorkTask;
  number: string;
  focusable: boolean;
}

function Assign({ task, number, busy, focusable }: ActionsProps & { busy: boolean }) {
  const { suggestion } = task;
  const tabIndex = focusable ? 0 : -1;
  if (busy) return <span data-muted="">{messages.assigning}</span>;
  if (suggestion === null)
    return (
      <button
        type="button"
        data-press="assign open"
        tabIndex={tabIndex}
        aria-label={messages.assignTo(number)}
        onClick={() => chooseDriver(task)}
      >
        {messages.assign}
        <Kbd aria-hidden>A</Kbd>
      </button>
    );
  return (
    <>
      <button
        type="button"
        data-press="assign"
        data-sends=""
        tabIndex={tabIndex}
        aria-label={messages.assignSuggestedTo(suggestion.name, number)}
        onClick={() => void assignSuggested(task, suggestion.driverId)}
      >
        {messages.assignSuggested}
        <Kbd aria-hidden>A</Kbd>
      </button>
      <button
        type="button"
        data-press="open"
        data-quiet=""
        tabIndex={tabIndex}
        aria-label={messages.otherFor(number)}
        onClick={() => chooseDriver(task)}
      >
        {messages.other}
      </button>
    </>
  );
}

function Assigned({
  task,
  driver,
  number,
  focusable,
}: ActionsProps & { driver: NonNullable<WorkTask['driver']> }) {
  const tabIndex = focusable ? 0 : -1;
  const canChange = isChangeable(task) && mayI('assign');
  return (
    <>
      {driver.phone !== null && (
        <a
          href={`tel:${driver.phone}`}
          data-press={canChange ? 'call' : 'call open'}
          tabIndex={tabIndex}
          aria-label={messages.callTo(driver.name)}
        >
          {messages.call}
          <Kbd aria-hidden>T</Kbd>
        </a>
      )}
      {canChange && (
        <button
          type="button"
          data-press="assign open"
          data-quiet=""
          tabIndex={tabIndex}
          aria-label={messages.changeOf(number)}
          onClick={() => replaceDriver(task, driver)}
        >
          {messages.change}
        </button>
      )}
    </>
  );
}

interface RequestRowProps extends Omit<RowState, 'busy'> {
  fitting: FittingRequest;
  today: string;
}

export const RequestRow = memo(function RequestRow({ fitting, today, current, gone }: RequestRowProps) {
  const { id, offer } = fitting.request;
  const what = requestText(fitting);
  const stock = stockText(fitting, today);
  return (
    <li
      data-row={id}
      data-current={current ? '' : undefined}
      data-done={offer ? '' : undefined}
      tabIndex={current ? 0 : -1}
      aria-label={[messages.newRequest, what, stock].join('، ')}
    >
      <span data-number="">{messages.newRequest}</span>
      <span data-what="">{what}</span>
      <span data-due="">{offer ? messages.offered(formatRiyal(offer.price)) : stock}</span>
      <span data-actions="" data-print="no">
        {!offer &&
          mayI('offer') &&
          (gone ? (
            <span data-muted="">{messages.gone}</span>
          ) : (
            <button
              type="button"
              data-press="offer open"
              tabIndex={current ? 0 : -1}
              aria-label={messages.offerOn(what)}
              onClick={() => makeOffer(fitting)}
            >
              {messages.offer}
              <Kbd aria-hidden>O</Kbd>
            </button>
          ))}
      </span>
    </li>
  );
});
