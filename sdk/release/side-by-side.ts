import { CliError } from '../lib/cli-error.ts';

/**
 * Waits for every check to end, so that one run tells everything that is wrong.
 * @param checks promises
 * @returns their results, when all have passed
 * @throws CliError with every message
 * @throws AggregateError when one failed for another reason
 */
export async function sideBySide<T extends readonly unknown[] | []>(
  checks: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(checks);
  const reasons = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (reasons.length > 0 && reasons.every((reason) => reason instanceof CliError))
    throw new CliError(reasons.map(({ message }) => message).join('\n\n'));
  if (reasons.length > 0) throw new AggregateError(reasons, 'Not everything could be checked');
  return Promise.all(checks);
}
