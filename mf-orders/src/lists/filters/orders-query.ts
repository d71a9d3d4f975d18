import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import * as z from '@hawiyat/shared/contract/core/schema';
import { day, id } from '@hawiyat/shared/contract/core/values';
import { ownOfferStatuses } from '@hawiyat/shared/contract/marketplace/own-offer-statuses';
import { type OrderStatus, orderStatuses } from '@hawiyat/shared/contract/orders/orders';
import { subOrderStatuses, subOrderTypes } from '@hawiyat/shared/contract/orders/sub-orders';

export const orderTabs = ['new_orders', 'accepted_orders', 'sub_orders'] as const;
export type OrderTab = (typeof orderTabs)[number];
export const tabQuery = z.object({ tab: z._default(z.enum(orderTabs), 'new_orders') });

export const newOrderSorts = ['deliveryDate', 'distance'] as const;
export const searchedNewOrderSorts = ['newest', ...newOrderSorts] as const;

/** The other statuses belong to orders with an open sub-order, but a link may name them. */
export const acceptedStatuses = [
  'pending',
  'in_transit',
  'delivered',
  'completed',
  'canceled',
  'scheduled',
  'late',
] as const satisfies readonly OrderStatus[];

/** States of tasks across statuses; work for the dispatcher comes first. */
export const states = ['needsAction', 'open', 'finished', 'all'] as const;
export type State = (typeof states)[number];

export const sortFields = ['deliveryDate', 'totalPrice'] as const;
/** A search puts exact matches first, then the newest. */
export const searchedSortFields = ['match', ...sortFields] as const;
export const driverFilters = ['assigned', 'unassigned'] as const;

const isTrue = z.optional(z.enum(['true']));
const where = {
  q: z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => text.trim().slice(0, 100) || undefined),
    ),
  ),
  size: z.optional(z.enum(containerSizes)),
  place: z.optional(z.string().check(z.maxLength(100))),
  day: z.optional(day),
};
const containerType = z.optional(z.enum(containerTypes));
const ofTasks = {
  ...where,
  driver: z.optional(z.enum(driverFilters)),
  driverId: z.optional(id),
  order: z.optional(z.enum(['asc', 'desc'])),
};

type Asked = { readonly needsAction?: 'true' | undefined; readonly open?: 'true' | 'false' | undefined };
const queryOfState: Record<State, Asked> = {
  needsAction: { needsAction: 'true' },
  open: { open: 'true' },
  finished: { open: 'false' },
  all: {},
};

/** A search covers all states, because the person does not know the task's; a status asks for all of its tasks. */
function askedOf<Status extends string>(q: string | undefined, status?: State | Status) {
  const chosen = status ?? (q ? 'all' : 'needsAction');
  const state = states.find((name) => name === chosen);
  return { ...queryOfState[state ?? 'all'], ...(!state && { status: chosen as Exclude<Status, State> }) };
}

function sortOf<Sort extends string>(q?: string, sort?: Sort, order?: 'asc' | 'desc') {
  if (q && !order && !sort) return { sort: 'match', order: 'desc' } as const;
  return { sort: sort ?? ('deliveryDate' as const), order: order ?? ('asc' as const) };
}

export const newOrdersQuery = z.pipe(
  z.object({
    ...where,
    type: containerType,
    applied: z.optional(z.enum(['false'])),
    sort: z.optional(z.enum(newOrderSorts)),
    /** Without it the company's settings decide about requests outside the service areas. */
    outside: z.optional(z.enum(['shown', 'hidden'])),
  }),
  z.transform(({ sort, ...query }) => ({
    ...query,
    sort: sort === 'distance' ? sort : query.q && !sort ? ('newest' as const) : undefined,
  })),
);
export type NewOrdersQuery = z.output<typeof newOrdersQuery>;

export const scopes = ['open', 'mine'] as const;
/** Waiting offers come first: they can still change. */
export const offersQuery = z.object({
  scope: z._default(z.enum(scopes), 'open'),
  status: z._default(z.enum(ownOfferStatuses), 'waiting'),
});

export const acceptedQuery = z.pipe(
  z.object({
    ...ofTasks,
    type: containerType,
    status: z.optional(z.enum([...states, ...orderStatuses])),
    sort: z.optional(z.enum(sortFields)),
    late: isTrue,
  }),
  z.transform(({ status, sort, order, ...query }) => ({
    ...query,
    ...sortOf(query.q, sort, order),
    ...askedOf(query.q, status),
  })),
);
export type AcceptedQuery = z.output<typeof acceptedQuery>;

export const subOrdersQuery = z.pipe(
  z.object({
    ...ofTasks,
    containerType,
    type: z.optional(z.enum(subOrderTypes)),
    status: z.optional(z.enum([...states, ...subOrderStatuses])),
    sort: z.optional(z.enum(['deliveryDate'])),
    overdue: isTrue,
  }),
  z.transform(({ status, sort, order, ...query }) => ({
    ...query,
    ...sortOf(query.q, sort, order),
    ...askedOf(query.q, status),
  })),
);
export type SubOrdersQuery = z.output<typeof subOrdersQuery>;

const filterNames = [
  ...(['q', 'driver', 'driverId', 'status', 'type', 'containerType', 'size', 'place'] as const),
  // Only links set these.
  ...(['day', 'late', 'overdue', 'applied'] as const),
];
export type FilterName = (typeof filterNames)[number];
export type Filters = { readonly [Name in FilterName]?: string | undefined };
export type TasksQuery = Filters & Asked;
export type AddressChange = Partial<Record<FilterName | 'sort' | 'order' | 'outside' | 'scope', string>>;

export const stateOf = ({ needsAction, open }: Asked): State =>
  states.find(
    (state) => queryOfState[state].needsAction === needsAction && queryOfState[state].open === open,
  ) ?? 'all';

export const isPart = (query: TasksQuery): boolean => query.status !== undefined || stateOf(query) !== 'all';

export const isFiltered = (query: Filters) => filterNames.some((name) => query[name] !== undefined);

export const noFilter: AddressChange = Object.fromEntries(filterNames.map((name) => [name, '']));

export const askedIn = (address = new URLSearchParams(window.location.search)): AddressChange =>
  Object.fromEntries(address);

/** Named beside a removed search, so that what is usual without one leaves no trace. */
export const choicesBesideSearch = ({ status = '', sort = '', order = '' }: AddressChange) => ({
  ...{ status, sort, order },
});

export const withoutFilter = ({ status }: Filters, asked = askedIn()): AddressChange => ({
  ...{ ...noFilter, ...choicesBesideSearch(asked) },
  ...(status && { status: '' }),
});
