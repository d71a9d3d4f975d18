import { expect, test } from 'vitest';
import { flowBetween } from './flow.ts';
import type { Shape } from './surface.ts';

const tree = (leaf: Shape) => ({ tree: { has: { leaf, branches: { list: { ref: 'tree' } } } } });
const toRemote = { toHost: false, at: 'tree' };

test('a type that speaks of itself fits where all of it does', () => {
  const flow = flowBetween({ host: tree('string'), remote: tree({ either: ['null', 'string'] }) });
  expect(flow({ ref: 'tree' }, { ref: 'tree' }, toRemote)).toEqual([]);
});

test('a type that does not fit is told of under every name that speaks of it', () => {
  const flow = flowBetween({ host: tree('number'), remote: tree('string') });
  const told = [{ at: 'tree.leaf', why: 'the host gives number, and the remote expects string' }];
  expect(flow({ ref: 'tree' }, { ref: 'tree' }, toRemote)).toEqual(told);
  expect(flow({ ref: 'tree' }, { ref: 'tree' }, toRemote)).toEqual(told);
});

test('what a package declares fits in the same major version, with arguments that fit', () => {
  const flow = flowBetween({ host: {}, remote: {} });
  const store = (...args: Shape[]) => ({ external: 'nanostores#Atom@1', args });
  const callback = (...args: Shape[]) => ({ external: 'react#ComponentType@19', args });
  const maybe: Shape = { either: ['null', 'string'] };
  expect(flow(store('string'), store(maybe), toRemote)).toEqual([]);
  expect(flow(store(maybe), store('string'), toRemote)).toHaveLength(1);
  expect(flow(store('string'), { external: 'nanostores#Atom@2', args: ['string'] }, toRemote)).toHaveLength(
    1,
  );
  // Nobody knows here which way the arguments of this one go.
  expect(flow(callback('string'), callback(maybe), toRemote)).toHaveLength(1);
});
