// What the benches press, count and wait for. `e2e/bench-marks.test.ts` looks for all of it daily, so that a bench that nobody
// has run for long still measures what it says.

const option = (field: string, value: string) => `select[aria-label="${field}"] > option[value="${value}"]`;

/** Opens the choices of a list. */
export const filter = 'role=main >> role=button[name=/^تصفية( \\d+)?$/]';

export const orders = {
  path: '/orders?tab=accepted_orders&status=all',
  row: 'tbody > [role=row]',
  /** The tenth column tells accepted orders from new ones. */
  filled: 'tbody td:nth-child(10):not([aria-busy])',
  details: '[data-details]',
  tab: '[role=tab][href*="accepted_orders"]',
  filters: [
    { label: 'الحالة', value: 'completed' },
    { label: 'السائق', value: 'assigned' },
    { label: 'الترتيب حسب', value: 'totalPrice' },
    { label: 'الترتيب حسب', value: 'deliveryDate' },
    { label: 'السائق', value: '' },
    { label: 'الحالة', value: 'all' },
  ],
} as const;

export const queue = { path: '/orders/work', row: '[data-row]' } as const;

export const day = {
  path: '/orders?tab=accepted_orders&view=day',
  stop: '[data-stop]',
  lane: '[data-lane]',
  marker: '.leaflet-marker-icon',
} as const;

export const containers = {
  path: '/containers',
  section: 'إدارة الحاويات',
  search: 'البحث برقم الحاوية أو نوعها...',
  choices: ['متوفرة', 'مؤجرة', 'صيانة', 'الكل'],
  firstCard: '[role=listitem][aria-posinset="1"]',
  size: chip('الحجم', '20'),
  day: chip('متوفرة', 'غدًا'),
} as const;

export const drivers = {
  path: '/drivers',
  section: 'إدارة السائقين',
  search: 'البحث باسم السائق أو هاتفه...',
  choices: ['متاح', 'في الخدمة', 'خارج الخدمة', 'الكل'],
} as const;

/** A choice of a list's state, whose count stands beside its name. */
export const choice = (text: string) => `[role=radiogroup] > label:has-text("${text}")`;

/** A button of the containers' filters, by its group and the beginning of its name. */
function chip(group: string, name: string): string {
  return `role=search[name=/^تصفية الحاويات حسب/] >> role=group[name="${group}"] >> role=button[name=/^${name}/]`;
}

const list = ({ search, choices }: { search: string; choices: readonly string[] }) => [
  `role=searchbox[name="${search}"]`,
  ...choices.map(choice),
  'role=listitem',
];

/** Pages whose marks stand in «تصفية». */
export const filtered: readonly string[] = [orders.path, containers.path];

/** By page, what it must show. */
export const shownAt: Readonly<Record<string, readonly string[]>> = {
  [orders.path]: [
    ...[orders.row, orders.filled, orders.details, orders.tab],
    ...orders.filters.map(({ label, value }) => option(label, value)),
  ],
  [queue.path]: [queue.row],
  [day.path]: [day.stop, day.lane, day.marker],
  [containers.path]: [...list(containers), containers.firstCard, containers.size, containers.day],
  [drivers.path]: list(drivers),
};
