import { expect, test } from 'vitest';
import { commandOf } from './use-work-keys.ts';

const plain = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, repeat: false };

test.each([
  ['KeyJ', {}, 'next'],
  ['ArrowDown', {}, 'next'],
  ['KeyJ', { repeat: true }, 'next'],
  ['KeyK', {}, 'previous'],
  ['ArrowUp', {}, 'previous'],
  ['Enter', {}, 'open'],
  ['KeyA', {}, 'assign'],
  // A held key must not assign one task after another.
  ['KeyA', { repeat: true }, null],
  ['KeyO', {}, 'offer'],
  ['KeyT', {}, 'call'],
  ['KeyZ', {}, 'undo'],
  ['KeyA', { ctrlKey: true }, null],
  ['KeyA', { altKey: true }, null],
  ['KeyJ', { metaKey: true }, null],
  ['KeyO', { shiftKey: true }, null],
  ['KeyB', {}, null],
] as const)('%s with %o: %s', (code, modifiers, command) => {
  expect(commandOf({ ...plain, ...modifiers, code })).toBe(command);
});
