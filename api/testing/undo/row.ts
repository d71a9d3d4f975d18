import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { fullCompany } from '../full-company.ts';

export type Ids = Awaited<ReturnType<typeof fullCompany>> &
  Record<'colleague' | 'viewer' | 'second' | 'box', string>;
export type Sent = readonly [call: Endpoint, params?: Readonly<Record<string, string>>, body?: object];

/** How a test does an undoable call, and how it is undone. */
export interface Row {
  readonly before?: (ids: Ids) => readonly Sent[];
  readonly done: (ids: Ids, prepared: Answer) => Sent | Promise<Sent>;
  readonly inverse: (ids: Ids, answer: Answer, prepared: Answer) => readonly Sent[];
  /** A colleague's change of the same thing; null for what only the person reaches. */
  readonly meanwhile: ((ids: Ids, answer: Answer, prepared: Answer) => readonly Sent[]) | null;
  /** A query of what the call changes, or a call that shows it. */
  readonly state: (ids: Ids) => string | Endpoint;
  /** What is a person's own is not in the audit log. */
  readonly isUnlogged?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of all calls
export type Answer = any;

export type Rows = readonly (readonly [Endpoint, Row])[];

export const one = (table: string, columns: string, id: string) =>
  `select ${columns} from ${table} where id = '${id}'`;
export const amount = (table: string, where = 'true') => `select count(*)::int from ${table} where ${where}`;

/** An edit to the second values, back to the first, and a colleague's to the third. */
export const edit = (
  call: Endpoint,
  param: string,
  id: keyof Ids,
  [table, column]: [string, string],
  [from, to, theirs]: readonly object[],
): Row => ({
  state: (ids) => one(table, column, ids[id]),
  done: (ids) => [call, { [param]: ids[id] }, to],
  inverse: (ids) => [[call, { [param]: ids[id] }, from]],
  meanwhile: (ids) => [[call, { [param]: ids[id] }, theirs]],
});
