import type { Edit } from './edited-surface.ts';

const dashboard = 'contract/dashboard.ts';
const orders = 'contract/orders.ts';

/** Changes that no remote notices. */
export const harmless: readonly (readonly [what: string, ...edit: Edit])[] = [
  [
    'a new part',
    'ui/index.ts',
    "export { Avatar } from './avatar.tsx';",
    "export { Avatar, Avatar as Portrait } from './avatar.tsx';",
  ],
  [
    'a new prop that may be left out',
    'ui/empty-state.tsx',
    '  icon?: ReactNode;',
    '  icon?: ReactNode; tone?: string;',
  ],
  ['a required prop that may now be left out', 'ui/error-state.tsx', '  title: string;', '  title?: string;'],
  [
    'a prop that takes more values',
    'ui/avatar.tsx',
    "size?: 'md' | 'lg' | 'xl'",
    "size?: 'sm' | 'md' | 'lg' | 'xl'",
  ],
  [
    'a prop that may also be null',
    'ui/field.tsx',
    '  error?: string | undefined;',
    '  error?: string | null | undefined;',
  ],
  [
    'a new look in a recipe',
    'ui/badge.ts',
    "      info: { bg: 'info.subtle', color: 'info.fg' },",
    "      info: { bg: 'info.subtle', color: 'info.fg' }, loud: { bg: 'red' },",
  ],
  ['a colour changed', 'ui/badge.ts', "fontSize: 'xs',", "fontSize: 'sm', bg: 'red',"],
  [
    'a style that a function gives',
    'ui/button-recipe.ts',
    '({ ...base, ...look[variant], ...size.sm })',
    "({ ...base, ...look[variant], ...size.sm, gap: '4' })",
  ],
  [
    'props under another name',
    'ui/field.tsx',
    'export interface FieldProps {',
    'export type FieldProps = Labelled;\nexport interface Labelled {',
  ],
  [
    'members in another order',
    'ui/extra/data-table.tsx',
    '  caption: string;\n  columns: readonly Column<Row>[];',
    '  columns: readonly Column<Row>[];\n  caption: string;',
  ],
  [
    'a type parameter under another name',
    'ui/extra/data-table.tsx',
    'DataTable<Row>({ caption, columns, rows, rowKey, tableFrom = 1280 }: DataTableProps<Row>)',
    'DataTable<Line>({ caption, columns, rows, rowKey, tableFrom = 1280 }: DataTableProps<Line>)',
  ],
  [
    "a new member of a hook's result",
    'ui/extra/use-form.ts',
    "    busy: submission.stage === 'busy',",
    "    busy: submission.stage === 'busy', tried: 1,",
  ],
  [
    'a store of its own',
    'state/index.ts',
    "export { pageFacts } from './page-facts.ts';",
    "export { pageFacts, pageFacts as facts } from './page-facts.ts';",
  ],
  [
    "a store's value that has more",
    'state/notices.ts',
    '  readonly text: string;',
    '  readonly text: string; readonly at: number;',
  ],
  [
    "a store's value that can be less",
    'state/theme.ts',
    "export type Theme = 'light' | 'dark';",
    "export type Theme = 'light';",
  ],
  [
    'a new argument that may be left out',
    'state/notices.ts',
    "kind: Notice['kind'] = 'info')",
    "kind: Notice['kind'] = 'info', seconds = 4)",
  ],
  [
    'a parameter under another name',
    'state/drivers.ts',
    'export function dropDriver(id: string): void {',
    'export function dropDriver(driverId: string): void { const id = driverId;',
  ],
  [
    'an error that tells more',
    'client/call-error.ts',
    '  readonly status: number;',
    '  readonly status: number; readonly retryAfter = 0;',
  ],
  [
    'another text of an error',
    'client/call.ts',
    'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
    'لا اتصال.',
  ],
  ['a new hook of the router', 'router.ts', '  useMatch,\n', '  useMatch,\n  useMatches,\n'],
  ['a new function of the schema library', 'contract/schema.ts', '  maxSize,\n', '  maxSize,\n  minSize,\n'],
  [
    'an answer with one more field',
    dashboard,
    'completionRate: count ',
    'completionRate: count, late: count ',
  ],
  [
    "an answer's field that is never null any more",
    orders,
    '    driverId: z.nullable(z.string()),\n    driverName',
    '    driverId: z.string(),\n    driverName',
  ],
  [
    'a status that only older pages do not know',
    orders,
    '    status: answeredEnum(orderStatuses),\n    proof',
    "    status: answeredEnum([...orderStatuses, 'lost'] as const),\n    proof",
  ],
  [
    'an answer with fewer values',
    'contract/offers.ts',
    'status: z.enum(offerStatuses)',
    "status: z.enum(['submitted', 'accepted'])",
  ],
  [
    'a call that also takes another field',
    orders,
    '  body: chosenDriver,\n',
    '  body: z.object({ driverId: z.string(), reason: z.optional(z.string()) }),\n',
  ],
  [
    'a call that takes one field less as required',
    'contract/offers.ts',
    '  globalOrderId: z.string(missing).check(z.minLength(1, missing), z.maxLength(64, tooLong)),',
    '  globalOrderId: z.optional(z.string(missing)),',
  ],
  [
    'a new filter of a list',
    orders,
    '    late: z.optional(flag),\n',
    '    late: z.optional(flag), mine: z.optional(flag),\n',
  ],
  [
    'a new call',
    'contract/offers.ts',
    'const range =',
    'export const countOffers = endpoint(() => ({ method: "GET", path: "/api/company/offers/count", audience: "company", response: z.object({ count: z.number() }), fallback: "" }));\nconst range =',
  ],
  [
    'another fall-back text of a call',
    dashboard,
    "  response: z.object({ data: dashboardStats }),\n  fallback: 'Failed to fetch dashboard statistics'",
    "  response: z.object({ data: dashboardStats }),\n  fallback: 'No statistics'",
  ],
];
