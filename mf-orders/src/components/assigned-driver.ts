import type { CallOptions } from '@hawiyat/shared/client';
import * as changes from '@hawiyat/shared/contract/fleet/driver-changes';
import { listStops, orderBoard } from '@hawiyat/shared/contract/orders/board';
import { assignMany, mostAssigned } from '@hawiyat/shared/contract/orders/many-assignments';
import { fetchOrder } from '@hawiyat/shared/contract/orders/order-details';
import * as orders from '@hawiyat/shared/contract/orders/orders';
import * as subOrders from '@hawiyat/shared/contract/orders/sub-orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { applyChanges, applyTo, createMutation, invalidate } from '@hawiyat/shared/query';
import { notify, type UndoableCall } from '@hawiyat/shared/state';
import { messages } from '../texts/task.ts';
import { noteOwnChange } from './own-changes.ts';
import type { Task } from './task.ts';

export interface AssignedDriver {
  readonly driverId: string;
  readonly driverName: string;
}

const showingTasks = [
  orders.listAcceptedOrders,
  orderBoard,
  listStops,
  orders.countOrders,
  subOrders.listSubOrders,
  listWork,
  fetchOrder,
];

function said<Given extends { readonly expired?: readonly string[] | undefined }>(given: Given): Given {
  if (given.expired?.length) notify(messages.expired(given.expired), 'error');
  return given;
}

function withDriver({ id }: Pick<Task, 'id'>, { driverId, driverName }: AssignedDriver) {
  const driver = { driverId, Driver: { user: { name: driverName }, picture: null } };
  const given = <Row extends { id: string }>(rows: Row[]) =>
    rows.map((row) => (row.id === id ? { ...row, ...driver } : row));
  const inDay = applyTo(listStops, (answer) => ({
    ...answer,
    stops: answer.stops.map((stop) => (stop.id === id ? { ...stop, driverId, driverName } : stop)),
  }));
  const inWork = applyTo(listWork, (answer) => {
    const withHim = (tasks: typeof answer.today) =>
      tasks.map((task) =>
        task.id === id ? { ...task, driver: { id: driverId, name: driverName, phone: null } } : task,
      );
    const { overdue, unassigned, today } = answer;
    return {
      ...answer,
      ...{ overdue: withHim(overdue), unassigned: withHim(unassigned), today: withHim(today) },
    };
  });
  return [
    inDay,
    inWork,
    applyTo(orders.listAcceptedOrders, (answer) => ({ ...answer, orders: given(answer.orders) })),
    applyTo(subOrders.listSubOrders, (answer) => ({ ...answer, subOrders: given(answer.subOrders) })),
    applyTo(orderBoard, (answer) => ({
      ...answer,
      lanes: answer.lanes.map((lane) => ({
        ...lane,
        ...{ orders: given(lane.orders), subOrders: given(lane.subOrders) },
      })),
    })),
  ];
}

// The answer names the driver, but not the task's new status.
const $assigning = createMutation(orders.assignDriver, {
  applies: ({ order }, { params }) => withDriver({ id: params.orderId }, order),
  invalidates: showingTasks,
  id: (_, { params }) => params.orderId,
});
const $assigningSubOrder = createMutation(subOrders.assignSubOrderDriver, {
  applies: ({ subOrder }, { params }) => withDriver({ id: params.subOrderId }, subOrder),
  invalidates: showingTasks,
  id: (_, { params }) => params.subOrderId,
});

export async function sendAssignment(
  { kind, id }: Pick<Task, 'kind' | 'id'>,
  driverId: string,
  options?: CallOptions,
): Promise<AssignedDriver> {
  noteOwnChange(id);
  const body = { driverId };
  return kind === 'order'
    ? said((await $assigning.send({ params: { orderId: id }, body }, options)).order)
    : said((await $assigningSubOrder.send({ params: { subOrderId: id }, body }, options)).subOrder);
}

const $assigningMany = createMutation(assignMany, {
  applies: ({ tasks, ...driver }) =>
    tasks.flatMap((task) => {
      const given = task.assigned ? driver : task.driver;
      return given ? withDriver(task, given) : [];
    }),
  invalidates: showingTasks,
  id: ({ tasks }) => tasks[0]?.id ?? '',
});

/** Returns the driver's name and each task's result. @throws CallError when all were refused */
export async function sendAssignments(tasks: readonly Pick<Task, 'kind' | 'id'>[], driverId: string) {
  const answers = [];
  for (let at = 0; at < tasks.length; at += mostAssigned) {
    const some = tasks.slice(at, at + mostAssigned).map(({ kind, id }) => ({ kind, id }));
    for (const { id } of some) noteOwnChange(id);
    answers.push(said(await $assigningMany.send({ body: { driverId, tasks: some } })));
  }
  return { driverName: answers[0]?.driverName ?? '', tasks: answers.flatMap((answer) => answer.tasks) };
}

const $changing = createMutation(changes.changeOrderDriver, {
  invalidates: showingTasks,
  id: (_, { params }) => params.orderId,
});
const $changingSubOrder = createMutation(changes.changeSubOrderDriver, {
  invalidates: showingTasks,
  id: (_, { params }) => params.subOrderId,
});

/** Null removes him; returns the next one's name. @throws CallError 409 when he set off or was changed */
export async function sendDriverChange(
  { kind, id }: Pick<Task, 'kind' | 'id'>,
  body: { readonly from: string; readonly driverId: string | null; readonly reason: string | null },
  options?: CallOptions,
): Promise<string | null> {
  noteOwnChange(id);
  const sent = body as Parameters<typeof $changing.send>[0]['body'];
  const { driverName } = said(
    kind === 'order'
      ? (await $changing.send({ params: { orderId: id }, body: sent }, options)).order
      : (await $changingSubOrder.send({ params: { subOrderId: id }, body: sent }, options)).subOrder,
  );
  return driverName;
}

/** Applies a colleague's faster assignment. `driver`: undefined when the server does not name him. */
export function takeAssignment(task: Pick<Task, 'kind' | 'id'>, driver: AssignedDriver | undefined): void {
  if (driver) applyChanges(withDriver(task, driver));
  for (const endpoint of showingTasks) invalidate(endpoint);
}

export const assigningCall = ({ kind }: Pick<Task, 'kind'>): UndoableCall =>
  kind === 'order' ? orders.assignDriver : subOrders.assignSubOrderDriver;
export const changingCall = ({ kind }: Pick<Task, 'kind'>): UndoableCall =>
  kind === 'order' ? changes.changeOrderDriver : changes.changeSubOrderDriver;
