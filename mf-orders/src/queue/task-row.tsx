import type { FittingRequest, WorkTask } from '@hawiyat/shared/contract/orders/work';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { mayI } from '@hawiyat/shared/state';
import { Kbd } from '@hawiyat/shared/ui';
import { memo, type ReactNode } from 'react';
import { OrderNumber } from '../components/order-cells.tsx';
import { messages as cells } from '../texts/cells.ts';
import { messages as taskMessages } from '../texts/task.ts';
import { messages } from '../texts/work.ts';
import type { Section } from './queue.ts';
import { assignSuggested, chooseDriver, makeOffer, replaceDriver } from './work-actions.ts';
import { dueText, isChangeable, requestText, stockText, taskText } from './work-text.ts';

interface RowState {
  current: boolean;
  gone: boolean;
  today: string;
}

interface TaskRowProps extends RowState {
  task: WorkTask;
  section: Exclude<Section, 'requests'>;
  busy: boolean;
}

export const TaskRow = memo(function TaskRow({ task, section, today, current, gone, busy }: TaskRowProps) {
  const { id, number, orderId, driver } = task;
  const what = taskText(task);
  const due = dueText(task, today);
  const isDone = section === 'unassigned' && driver !== null;
  return (
    <Row
      {...{ id, what, current, isDone }}
      name={[number, what, due]}
      number={<OrderNumber number={number} orderId={orderId} />}
      due={isDone ? taskMessages.assigned(driver.name) : due}
    >
      {gone && !isDone ? (
        <span data-muted="">{cells.goneTask}</span>
      ) : driver === null ? (
        mayI('assign') && <Assign {...{ task, current, busy }} />
      ) : (
        <Assigned {...{ task, driver, current }} />
      )}
    </Row>
  );
});

interface RequestRowProps extends RowState {
  fitting: FittingRequest;
}

export const RequestRow = memo(function RequestRow({ fitting, today, current, gone }: RequestRowProps) {
  const { id, offer } = fitting.request;
  const what = requestText(fitting);
  const stock = stockText(fitting, today);
  return (
    <Row
      {...{ id, what, current, isDone: Boolean(offer) }}
      name={[messages.newRequest, what, stock]}
      number={messages.newRequest}
      due={offer ? messages.offered(formatRiyal(offer.price)) : stock}
    >
      {!offer &&
        mayI('offer') &&
        (gone ? (
          <span data-muted="">{cells.goneTask}</span>
        ) : (
          <Action
            {...{ press: 'offer open', letter: 'O', current }}
            name={messages.offerOn(what)}
            text={cells.makeOffer}
            onPress={() => makeOffer(fitting)}
          />
        ))}
    </Row>
  );
});

interface RowProps {
  id: string;
  name: readonly string[];
  number: ReactNode;
  what: string;
  due: string;
  isDone: boolean;
  current: boolean;
  children: ReactNode;
}

const Row = ({ id, name, number, what, due, isDone, current, children }: RowProps) => (
  <li
    data-row={id}
    data-current={current ? '' : undefined}
    data-done={isDone ? '' : undefined}
    tabIndex={current ? 0 : -1}
    aria-label={name.join('، ')}
  >
    <span data-number="">{number}</span>
    <span data-what="">{what}</span>
    <span data-due="">{due}</span>
    <span data-actions="" data-print="no">
      {children}
    </span>
  </li>
);

interface ActionProps {
  press: string;
  letter?: string;
  name: string;
  text: string;
  current: boolean;
  sends?: boolean;
  onPress: () => void;
}

const Action = ({ press, letter, name, text, current, sends, onPress }: ActionProps) => (
  <button
    type="button"
    data-press={press}
    data-sends={sends ? '' : undefined}
    data-quiet={letter ? undefined : ''}
    tabIndex={current ? 0 : -1}
    aria-label={name}
    onClick={onPress}
  >
    {text}
    {letter && <Kbd aria-hidden>{letter}</Kbd>}
  </button>
);

function Assign({ task, current, busy }: Pick<TaskRowProps, 'task' | 'current' | 'busy'>) {
  const { suggestion, number } = task;
  const choose = { current, onPress: () => chooseDriver(task) };
  if (busy) return <span data-muted="">{messages.assigning}</span>;
  if (suggestion === null)
    return (
      <Action
        {...{ press: 'assign open', letter: 'A', ...choose }}
        name={taskMessages.assignTo(number)}
        text={cells.assign}
      />
    );
  return (
    <>
      <Action
        {...{ press: 'assign', letter: 'A', current, sends: true }}
        name={messages.assignSuggestedTo(suggestion.name, number)}
        text={messages.assignSuggested}
        onPress={() => void assignSuggested(task, suggestion.driverId)}
      />
      <Action {...{ press: 'open', ...choose }} name={messages.otherFor(number)} text={messages.other} />
    </>
  );
}

interface AssignedProps extends Pick<TaskRowProps, 'task' | 'current'> {
  driver: NonNullable<WorkTask['driver']>;
}

function Assigned({ task, driver, current }: AssignedProps) {
  const canChange = isChangeable(task) && mayI('assign');
  return (
    <>
      {driver.phone !== null && (
        <a
          href={`tel:${driver.phone}`}
          data-press={canChange ? 'call' : 'call open'}
          tabIndex={current ? 0 : -1}
          aria-label={messages.callTo(driver.name)}
        >
          {messages.call}
          <Kbd aria-hidden>T</Kbd>
        </a>
      )}
      {canChange && (
        <Action
          {...{ press: 'assign open', current }}
          name={taskMessages.changeOf(task.number)}
          text={taskMessages.change}
          onPress={() => replaceDriver(task, driver)}
        />
      )}
    </>
  );
}
