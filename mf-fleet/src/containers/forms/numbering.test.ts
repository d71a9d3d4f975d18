import { countRule, numberRule } from '@hawiyat/shared/contract/fleet/container-numbers';
import { expect, test } from 'vitest';
import { messages } from '../../texts/container-forms.ts';
import { afterwards, automatic, type NumberingInput, numberingOf } from './numbering.ts';

const { faults } = messages.numbering;

const of = (input: Partial<NumberingInput>) => numberingOf({ ...automatic, ...input });
const range = (input: Partial<NumberingInput>) => of({ numbering: 'range', ...input });
const list = (text: string) => of({ numbering: 'list', list: text });

test.each([
  ['automatic numbers', of({ count: '10' }), { count: 10 }],
  ['Arabic digits', of({ count: '١٠' }), { count: 10 }],
  ['as many as one call adds', of({ count: '200' }), { count: 200 }],
  ['none', of({ count: '0' }), { field: 'count', text: countRule }],
  ['too many', of({ count: '201' }), { field: 'count', text: countRule }],
  ['no number', of({ count: 'عشرة' }), { field: 'count', text: countRule }],
  ['part of one', of({ count: '1.5' }), { field: 'count', text: countRule }],
  ['a range', range({ prefix: 'A-', from: '9', to: '11' }), { count: 3, numbers: ['A-9', 'A-10', 'A-11'] }],
  ['a range as wide as its first', range({ from: '٠٠٩', to: '10' }), { count: 2, numbers: ['009', '010'] }],
  ['a range of one', range({ prefix: 'a-', from: '7' }), { count: 1, numbers: ['A-7'] }],
  ['a range without a beginning', range({ to: '7' }), { field: 'from', text: faults.from }],
  ['a range that goes back', range({ from: '7', to: '6' }), { field: 'to', text: faults.to }],
  ['a range of too many', range({ from: '1', to: '201' }), { field: 'to', text: countRule }],
  ['a prefix that no number has', range({ prefix: '_', from: '1' }), { field: 'prefix', text: numberRule }],
  ['a list', list('A-1، A-2\nb-3; ٧'), { count: 4, numbers: ['A-1', 'A-2', 'B-3', '7'] }],
  ['an empty list', list(' , '), { field: 'list', text: faults.list }],
  ['a number twice', list('A-1 a-1'), { field: 'list', text: faults.twice('A-1') }],
  ['what is no number', list('A-1 B/2'), { field: 'list', text: numberRule }],
])('%s', (_, numbering, expected) => {
  expect(numbering).toEqual(expected);
});

test.each([
  [
    { numbering: 'automatic', count: '10' },
    { numbering: 'automatic', count: '1' },
  ],
  [
    { numbering: 'range', prefix: 'A-', from: '098', to: '100' },
    { prefix: 'A-', from: '101', to: '' },
  ],
  [
    { numbering: 'range', from: '009', to: '' },
    { from: '010', to: '' },
  ],
  [
    { numbering: 'range', from: '009', to: '18' },
    { from: '019', to: '' },
  ],
  [
    { numbering: 'list', list: 'A-1' },
    { numbering: 'list', list: '' },
  ],
] as const)('after %j the next begin with %j', (input, next) => {
  expect(afterwards({ ...automatic, ...input })).toMatchObject(next);
});
