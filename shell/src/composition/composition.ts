import { call, latestCompositionVersion } from '@hawiyat/shared/client';
import { type Composition, fetchComposition } from '@hawiyat/shared/contract/releases';
import { $session, pageFacts } from '@hawiyat/shared/state';
import { readOverrides } from './overrides.ts';

let current = read();

/** The running host's release; a newer composition may name another, for the next page. */
export const runningHost = current.host;

/** As the server wrote it into the page, or newer. */
export const composition = (): Composition => current;

/** Whether the composition is another company's, or older than a rollout's change. */
export function isOutdated(): boolean {
  const session = $session.get();
  return (
    session !== null &&
    (session.user.company.id !== current.company || latestCompositionVersion() > current.epoch)
  );
}

let asking: Promise<void> | undefined;

/**
 * Fetches the signed-in company's composition. The page keeps its own without an answer within a quarter of
 * an area's deadline.
 * @param token of a session that is about to begin; by default the page's own
 */
export function renew(token?: string): Promise<void> {
  asking ??= ask(token).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(token: string | undefined): Promise<void> {
  try {
    const inTime = AbortSignal.timeout(pageFacts().areaDeadline / 4);
    const { composition } = await call(fetchComposition, {}, inTime, token);
    current = withOverridden(composition);
  } catch (reason) {
    console.warn('[composition] stays as it is', reason);
  }
}

/** A developer's overrides in this browser stay. */
function withOverridden(newer: Composition): Composition {
  if (!import.meta.env.DEV) return newer;
  const kept = readOverrides().flatMap(({ remote }) => {
    const own = current.remotes[remote];
    return own ? [[remote, own] as const] : [];
  });
  return { ...newer, remotes: { ...newer.remotes, ...Object.fromEntries(kept) } };
}

function read(): Composition {
  const text = document.getElementById('composition')?.textContent;
  if (!text) throw new Error('The page carries no composition');
  return JSON.parse(text);
}
