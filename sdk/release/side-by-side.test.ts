import { expect, test } from 'vitest';
import { CliError } from '../lib/cli-error.ts';
import { sideBySide } from './side-by-side.ts';

const passes = async <T>(value: T) => value;
const fails = async (error: Error): Promise<never> => {
  throw error;
};
const incompatible = new CliError('it does not fit');
const broken = new CliError('it does not open');
const defect = new TypeError('x is not a function');

test('checks that pass give their results in order', async () => {
  expect(await sideBySide([passes(1), passes('two')])).toEqual([1, 'two']);
});

test.each([
  ['the first', () => [fails(incompatible), passes(2)], [incompatible]],
  ['the last, although another passed before', () => [passes(1), fails(broken)], [broken]],
  ['both', () => [fails(incompatible), fails(broken)], [incompatible, broken]],
])('of checks, the failure of %s is told as a sentence', async (_, start, errors) => {
  const error = await sideBySide(start()).catch((reason) => reason);
  expect(error).toBeInstanceOf(CliError);
  expect(error.message).toBe(errors.map(({ message }) => message).join('\n\n'));
});

test('a failure that no person can mend keeps its stack, and hides no other', async () => {
  const error = await sideBySide([fails(defect), fails(broken)]).catch((reason) => reason);
  expect(error).not.toBeInstanceOf(CliError);
  expect(error.errors).toEqual([defect, broken]);
});
