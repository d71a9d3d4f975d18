import type { Area, RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { ComposedRelease, Composition } from '@hawiyat/shared/contract/platform/composition';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { assignedTo } from './rollout.ts';
import type { RolloutLog } from './rollout-log.ts';
import type { ReleaseStore } from './store.ts';

export interface Resolved {
  readonly host: Release;
  readonly assigned: Readonly<Record<RemoteName, Release>>;
  readonly composition: Composition;
}

export interface PagePrincipal {
  readonly companyId: string | null;
  /** The random number of a browser on public pages; null when it has none. */
  readonly visitorId: string | null;
}

export const nobody: PagePrincipal = { companyId: null, visitorId: null };

/** The id that chooses the release: the company's, or on public areas and the host also the visitor's. */
export function idFor(area: Area | 'shell', { companyId, visitorId }: PagePrincipal): string | null {
  const isForCompanies = area !== 'shell' && area.audience === 'company';
  return isForCompanies ? companyId : (companyId ?? visitorId);
}

/** What one principal's page load gets now, without remotes that have no release; null when no host is released. */
export async function resolve(
  store: ReleaseStore,
  rollouts: RolloutLog,
  principal: PagePrincipal,
): Promise<Resolved | null> {
  const rolloutStates = await rollouts.states();
  const own = (area: Area | 'shell') => {
    const name = area === 'shell' ? area : area.name;
    const { release, fallback } = assignedTo(rolloutStates.get(name), idFor(area, principal));
    const find = (id: string | null) => (id === null ? null : store.find(name, id));
    return Promise.all([find(release), find(fallback)]);
  };
  const [host] = await own('shell');
  if (!host) return null;

  const assigned: Record<RemoteName, Release> = {};
  const composed: Composition['remotes'] = {};
  for (const area of rolloutStates.areas) {
    const { name } = area;
    const [release, fallback] = await own(area);
    if (!release) continue;
    assigned[name] = release;
    composed[name] = {
      assigned: composedRelease(release),
      fallback: fallback && composedRelease(fallback),
      withdrawn: [...rolloutStates.get(name).withdrawn],
    };
  }
  const { compositionVersion } = rolloutStates;
  return {
    host,
    assigned,
    composition: {
      host: host.id,
      company: principal.companyId,
      version: compositionVersion,
      areas: rolloutStates.areas.map(({ owner: _, ...area }) => area),
      remotes: composed,
    },
  };
}

/** The absolute path of a release's folder, with a trailing slash. */
export function baseOf({ remote, id }: Release): string {
  return remote === 'shell' ? `/s/${id}/` : `/r/${remote}/${id}/`;
}

/** Throws for a file that the release does not list, which publishing rules out. */
export function integrityOf(release: Release, path: string): string {
  const file = release.files.find((item) => item.path === path);
  if (!file) throw new Error(`Release ${release.id} of ${release.remote} lists no ${path}`);
  return file.integrity;
}

export function composedRelease(release: Release): ComposedRelease {
  return {
    id: release.id,
    globalName: release.globalName,
    contract: release.contract,
    base: baseOf(release),
    entry: release.entry,
    integrity: integrityOf(release, release.entry),
  };
}
