import type { ComposedRelease, Composition, Release } from '@hawiyat/shared/contract/releases';
import { type RemoteName, remoteNames } from '@hawiyat/shared/contract/remotes';
import type { ReleaseStore } from './store.ts';

/** What a page load is made of: the host's release, and each remote's with the one to fall back to. */
export interface Resolved {
  readonly host: Release;
  readonly assigned: Partial<Record<RemoteName, Release>>;
  readonly composition: Composition;
}

/**
 * Resolves what a page load gets at this moment. A remote without a stable release is left out.
 * @returns null when there is no host to load
 */
export async function resolve(store: ReleaseStore): Promise<Resolved | null> {
  const stable = await store.stable();
  const hostRow = stable.find((it) => it.of === 'shell');
  const host = hostRow ? await store.find('shell', hostRow.release_id) : null;
  if (!host) return null;

  const assigned: Partial<Record<RemoteName, Release>> = {};
  const remotes: Record<string, { assigned: ComposedRelease; fallback: ComposedRelease | null }> = {};
  for (const name of remoteNames) {
    const row = stable.find((it) => it.of === name);
    const release = row ? await store.find(name, row.release_id) : null;
    if (!row || !release) continue;
    const before = row.previous_release_id;
    const fallback = before === null || before === row.release_id ? null : await store.find(name, before);
    assigned[name] = release;
    remotes[name] = { assigned: composed(release), fallback: fallback && composed(fallback) };
  }
  return { host, assigned, composition: { host: host.id, remotes } };
}

/** Absolute path of a release's folder, with a slash at the end. */
export function baseOf({ of, id }: Release): string {
  return of === 'shell' ? `/s/${id}/` : `/r/${of}/${id}/`;
}

/**
 * The hash that a file of a release must have.
 * @throws Error when the release does not list the file, which publishing rules out
 */
export function integrityOf(release: Release, path: string): string {
  const file = release.files.find((it) => it.path === path);
  if (!file) throw new Error(`Release ${release.id} of ${release.of} lists no ${path}`);
  return file.integrity;
}

function composed(release: Release): ComposedRelease {
  return {
    id: release.id,
    globalName: release.globalName,
    contract: release.contract,
    base: baseOf(release),
    entry: release.entry,
    integrity: integrityOf(release, release.entry),
  };
}
