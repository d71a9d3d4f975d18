import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HostTypes } from '@hawiyat/shared/federation/types/host-types';
import { afterAll, expect, test } from 'vitest';
import { hostFits } from './host-fits.ts';

const root = join(import.meta.dirname, '../..');
const id = `fixture-${process.pid}`;
afterAll(() =>
  rmSync(join(root, `shared/node_modules/.cache/hawiyat/shell-${id}`), { recursive: true, force: true }),
);

type Case = readonly [what: string, before: string, after: string, message?: string];

const part = (props: string) => `(props: { ${props} }) => null`;
const call = (
  more: { method?: string; path?: string; query?: string; status?: string; rest?: string } = {},
) => {
  const { method = 'GET', path = 'orders', query = 'q: z.ZodMiniOptional<z.ZodMiniString<string>>' } = more;
  const { status = "open: 'open'; closed: 'closed'", rest = '' } = more;
  return `{ readonly method: '${method}'; readonly path: '/api/company/${path}'; readonly audience: 'company';
    readonly query: z.ZodMiniObject<{ ${query} }>; readonly response: z.ZodMiniObject<{ status: z.ZodMiniEnum<{ ${status} }>${rest} }>;
    readonly defaultMessage: 'Failed' }`;
};

/** What a host gives: a value before and after, each under a name of its own. */
const given: Case[] = [
  ['an export is removed', part(''), '', "Property 'Part0' does not exist"],
  [
    'a prop is narrowed',
    part("look?: 'solid' | 'ghost'"),
    part("look?: 'solid'"),
    `'"ghost"' is not assignable`,
  ],
  [
    'a prop becomes required',
    part('hint?: string'),
    part('hint: string'),
    "'undefined' is not assignable to type 'string'",
  ],
  [
    'an optional prop is removed',
    part('hint?: string; a: 1'),
    part('a: 1'),
    `'"hint"' is not assignable to type '"a"'`,
  ],
  ['a required prop is added', part(''), part('tone: string'), "Property 'tone' is missing"],
  [
    'a prop has another type',
    part('from?: number'),
    part('from?: string'),
    "'number' is not assignable to type 'string'",
  ],
  [
    'a callback gets less',
    part('cell: (id: string) => 1'),
    part('cell: (id: string | null) => 1'),
    "'null' is not assignable",
  ],
  ['a store loses a field', '{ get(): { a: 1; b: 2 } }', '{ get(): { a: 1 } }', "Property 'b' is missing"],
  [
    'a function asks for more',
    '(a: string) => 1',
    '(a: string, b: string) => 1',
    'Target signature provides too few',
  ],
  ['a prop is widened', part("look?: 'solid'"), part("look?: 'solid' | 'ghost'")],
  ['an optional prop is added', part('a: 1'), part('a: 1; hint?: string')],
  ['an export is added', '', part('')],
  ['a prop moves into a variant', part('a?: 1'), '(props: { a?: 1 } | { b: 1 }) => null'],
  ['a store has more', '{ get(): { a: 1 } }', '{ get(): { a: 1; b: 2 } }'],
];

/** Calls of the contract, and what a remote bundles of it. */
const called: Case[] = [
  ['a call is removed', call(), '', "Type 'NoSuchCall' is missing the following properties"],
  [
    'a call has another method',
    call(),
    call({ method: 'POST' }),
    `'"POST"' is not assignable to type '"GET"'`,
  ],
  ['a call has another path', call(), call({ path: 'order' }), "Types of property 'path' are incompatible"],
  [
    'an answer has a new value',
    call(),
    call({ status: "open: 'open'; closed: 'closed'; late: 'late'" }),
    `'"late"' is not assignable`,
  ],
  [
    'an answer loses a field',
    call({ rest: '; at: z.ZodMiniString<string>' }),
    call(),
    "Property 'at' is missing",
  ],
  [
    'a parameter becomes required',
    call(),
    call({ query: 'q: z.ZodMiniString<string>' }),
    "Type 'undefined' is not assignable to type 'string'",
  ],
  [
    'a parameter takes less',
    call({ query: 'q: z.ZodMiniString<string>' }),
    call({ query: "q: z.ZodMiniLiteral<'a'>" }),
    "'string' is not assignable",
  ],
  ['an answer has more', call(), call({ rest: '; at: z.ZodMiniString<string>' })],
  ['an answer has fewer values', call(), call({ status: "open: 'open'" })],
  [
    'an optional parameter is added',
    call(),
    call({
      query:
        'q: z.ZodMiniOptional<z.ZodMiniString<string>>; page: z.ZodMiniOptional<z.ZodMiniString<string>>',
    }),
  ],
  ['a default message changes', call(), call().replace("'Failed'", "'No'")],
  ['a bundled value changes', "readonly ['open', 'closed']", "readonly ['open']"],
  ['a bundled value is removed', "readonly ['open']", ''],
];

const modules = {
  '@hawiyat/shared/ui': { Part: given },
  '@hawiyat/shared/contract/orders/orders': { called },
};

function hostOf(which: 1 | 2): HostTypes {
  const file = (cases: Record<string, Case[]>) =>
    Object.entries(cases).flatMap(([prefix, all]) =>
      all.flatMap((one, i) => (one[which] ? [`export declare const ${prefix}${i}: ${one[which]};`] : [])),
    );
  const text = (cases: Record<string, Case[]>) =>
    ["import type * as z from 'zod/mini';", ...file(cases), 'export {};'].join('\n');
  return {
    format: 1,
    packages: {},
    modules: { '@hawiyat/shared/ui': 'ui.d.ts', '@hawiyat/shared/contract/orders/orders': 'orders.d.ts' },
    files: {
      'ui.d.ts': text(modules['@hawiyat/shared/ui']),
      'orders.d.ts': text(modules['@hawiyat/shared/contract/orders/orders']),
    },
  };
}

const importedNames = Object.fromEntries(
  Object.entries(modules).map(([module, cases]) => [
    module,
    Object.entries(cases).flatMap(([prefix, all]: [string, Case[]]) =>
      // What was not there, no remote imports.
      all.flatMap(([, before], i) => (before ? [`${prefix}${i}`] : [])),
    ),
  ]),
);
const widened = `Part${given.findIndex(([what]) => what === 'a prop is widened')}`;
const remotes = [
  { name: 'all', importedNames },
  { name: 'few', importedNames: { '@hawiyat/shared/ui': [widened] } },
  { name: 'whole', importedNames: { '@hawiyat/shared/ui': ['*'] } },
];
const found = await hostFits(root, hostOf(2), { id, types: hostOf(1) }, remotes);
const about = (name: string) =>
  found.get('all')?.filter((message) => /[:,]/.test(message.split(` ${name}`)[1]?.[0] ?? '')) ?? [];

const named = (prefix: string, cases: Case[]) =>
  cases.map(([what, , , message], i) => [what, `${prefix}${i}`, message] as const);

test.each([...named('Part', given), ...named('called', called)])('when %s (%s)', (_, name, message) => {
  const messages = about(name);
  if (message === undefined) expect(messages).toEqual([]);
  else expect(messages).toEqual([expect.stringContaining(message)]);
});

test('a host is asked only for what a remote imports, and for all of a module that it imports as a whole', () => {
  expect(found.get('few')).toBeUndefined();
  expect(found.get('whole')).toEqual([expect.stringContaining('@hawiyat/shared/ui *: TS')]);
});
