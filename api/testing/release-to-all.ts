import { operate } from './operate.ts';
import type { SampleRelease } from './sample-release.ts';
import { type Operated, publishSample } from './test-team.ts';

/**
 * Publishes a release and rolls it out to everyone at once.
 * @throws Error with the server's response when it rejects
 */
export async function releaseToAll(server: Operated, sample: SampleRelease): Promise<void> {
  await succeed(await publishSample(server, sample));
  await giveToAll(server, sample);
}

/**
 * Rolls out a published release to everyone at once.
 * @throws Error with the server's response when it rejects
 */
export async function giveToAll(server: Operated, { release: { remote, id } }: SampleRelease): Promise<void> {
  const reason = 'a test needs it for everybody';
  const start = { action: 'start', release: id, stages: [100], reason, overrideCanary: true } as const;
  await succeed(await operate(server, remote, start));
}

async function succeed(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
}
