import { CliError } from '../lib/cli-error.ts';

/** Awaits every check, so that one run tells all that is wrong; an AggregateError keeps stacks of other failures. */
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
