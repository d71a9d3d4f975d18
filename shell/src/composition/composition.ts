import { call, latestCompositionVersion } from '@hawiyat/shared/client';
import { type Composition, fetchComposition } from '@hawiyat/shared/contract/releases';
import { $session, pageFacts } from '@hawiyat/shared/state';
import { readOverrides } from './overrides.ts';

let current = read();

/** The release of the host that runs in this page; a newer composition may name another, for the next page. */
export const runningHost = current.host;

/** What this page opens its areas from: as the server wrote it into the page, or newer. */
export const composition = (): Composition => current;

/** Whether the composition was made for somebody else than who is signed in, or before a rollout has changed. */
export function isOutdated(): boolean {
  const session = $session.get();
  return (
    session !== null &&
    (session.user.company.id !== current.company || latestCompositionVersion() > current.epoch)
  );
}

let asking: Promise<void> | undefined;

/**
 * Asks for the composition of the person who is signed in. The page goes on with what it has when no answer comes, or none
 * within a quarter of an area's deadline.
 * @param token of a session that is about to begin; else the page's own
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

/** What a developer has overridden in this browser stays so. */
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
