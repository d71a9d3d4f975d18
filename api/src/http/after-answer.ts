import type { Context } from '../db/context.ts';

const pending = new WeakMap<Context, Set<Promise<void>>>();

export function afterAnswer(context: Context, what: string, work: () => Promise<void>): void {
  const all = pending.get(context) ?? new Set();
  pending.set(context, all);
  const run = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((err: unknown) => context.log.error({ err }, `${what} failed after the answer`))
    .finally(() => all.delete(run));
  all.add(run);
}

export async function workAfterAnswers(context: Context): Promise<void> {
  await Promise.all(pending.get(context) ?? []);
}
