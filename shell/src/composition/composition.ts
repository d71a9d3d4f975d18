import { call, latestCompositionVersion } from '@hawiyat/shared/client';
import { type Composition, fetchComposition } from '@hawiyat/shared/contract/platform/composition';
import { $session, pageFacts } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { readOverrides } from './overrides.ts';

/** The composition of the page's HTML, or a newer one. */
export const $composition = atom(read());

/** A newer composition may name another host release for the next page load. */
export const runningHost = $composition.get().host;

export const composition = (): Composition => $composition.get();

export function isOutdated(): boolean {
  const session = $session.get();
  const current = composition();
  return (
    session !== null &&
    (session.user.company.id !== current.company || latestCompositionVersion() > current.version)
  );
}

let renewing: Promise<void> | undefined;

/**
 * Fetches the company's composition. Without an answer in a quarter of an area's deadline the page keeps its own.
 * `token` belongs to a session that is about to begin.
 */
export function renew(token?: string): Promise<void> {
  renewing ??= fetchNewer(token).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function fetchNewer(token: string | undefined): Promise<void> {
  try {
    const timeout = AbortSignal.timeout(pageFacts().areaDeadline / 4);
    const { composition: newer } = await call(fetchComposition, {}, timeout, token);
    $composition.set(withOverridden(newer));
  } catch (reason) {
    console.warn('[composition] stays as it is', reason);
  }
}

/** A developer's overrides in this browser stay. */
function withOverridden(newer: Composition): Composition {
  if (!import.meta.env.DEV) return newer;
  const overridden = readOverrides().flatMap(({ remote }) => {
    const own = composition().remotes[remote];
    return own ? [[remote, own] as const] : [];
  });
  return { ...newer, remotes: { ...newer.remotes, ...Object.fromEntries(overridden) } };
}

function read(): Composition {
  const text = document.getElementById('composition')?.textContent;
  if (!text) throw new Error('The page carries no composition');
  return JSON.parse(text);
}
