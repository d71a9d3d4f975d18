import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Requests an address repeatedly while work runs.
 * @returns milliseconds
 */
export async function latenciesDuring(address: string, work: () => Promise<unknown>): Promise<number[]> {
  const prober = fork(join(import.meta.dirname, 'prober.mjs'), [address]);
  const ended = once(prober, 'exit');
  await once(prober, 'message');
  await work();
  const latencies = once(prober, 'message') as Promise<[number[]]>;
  prober.send('end');
  const [times] = await latencies;
  await ended;
  return times;
}
