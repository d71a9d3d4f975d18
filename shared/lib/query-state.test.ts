import * as z from '@hawiyat/shared/contract/core/schema';
import { expect, test } from 'vitest';
import { readQuery, withQuery } from './query-state.ts';

const schema = z.object({
  view: z._default(z.enum(['table', 'board']), 'table'),
  driver: z.optional(z.enum(['assigned', 'unassigned'])),
  q: z.optional(z.string()),
});

test.each([
  ['', { view: 'table' }],
  ['view=board&q=C-1', { view: 'board', q: 'C-1' }],
  ['view=list&driver=me&q=C-1&other=1', { view: 'table', q: 'C-1' }],
  ['view=&driver=&q=', { view: 'table' }],
])('«%s» asks so', (address, query) => {
  expect(readQuery(schema, new URLSearchParams(address))).toEqual(query);
});

test.each([
  ['q=a&other=1', { view: 'board' }, 'q=a&other=1&view=board'],
  ['view=board&q=a', { view: 'table', driver: 'assigned' }, 'q=a&driver=assigned'],
  ['driver=assigned&q=a', { driver: '', q: undefined }, ''],
  ['q=a', { driver: 'nobody' }, 'q=a'],
  ['view=board&q=a', { q: 'b' }, 'view=board&q=b'],
])('«%s» with %o becomes «%s»', (address, change, next) => {
  expect(withQuery(schema, new URLSearchParams(address), change).toString()).toBe(next);
});
