import type { Release } from '@hawiyat/shared/contract/releases';

type Known = Pick<
  Release,
  | 'remote'
  | 'id'
  | 'contract'
  | 'routes'
  | 'claims'
  | 'libraries'
  | 'types'
  | 'importedNames'
  | 'consumes'
  | 'checkedAgainst'
>;

/** What keeps a remote's release and a host's release from meeting in one page. */
export interface Misfit {
  /** Where, e.g. `contract`, `/drivers`, `react`. */
  readonly at: string;
  /** For whoever publishes, on a command line. */
  readonly why: string;
}

/**
 * Compares what both releases say in their manifests.
 * @returns every reason against it; empty when they may meet, as far as the manifests tell
 */
export function misfits(host: Known, remote: Known): Misfit[] {
  return [...contractMisfits(host, remote), ...routeMisfits(host, remote), ...libraryMisfits(host, remote)];
}

function contractMisfits(host: Known, remote: Known): Misfit[] {
  if (host.contract === remote.contract) return [];
  const why = `the remote was built for contract ${remote.contract}, and the host has ${host.contract}`;
  return [{ at: './remote contract', why }];
}

function routeMisfits(host: Known, remote: Known): Misfit[] {
  const owner = (path: string) =>
    Object.entries(host.claims ?? {}).find(([, claims]) =>
      claims.some((claim) => path === claim || (claim !== '/' && path.startsWith(`${claim}/`))),
    )?.[0];
  return (remote.routes ?? []).flatMap((path) => {
    const other = owner(path);
    if (other === remote.remote) return [];
    const why = other ? `this path belongs to ${other}` : 'the host gives this path to nobody';
    return [{ at: `./remote ${path}`, why }];
  });
}

/** Releases of earlier builds tell no versions. */
function libraryMisfits({ libraries: provided }: Known, { libraries: needed = {} }: Known): Misfit[] {
  if (!provided) return [];
  return Object.entries(needed).flatMap(([name, wanted]) => {
    const has = provided[name];
    if (has && isAtLeast(has, wanted)) return [];
    return [{ at: name, why: `the remote was built with ${wanted}, and the host has ${has ?? 'none'}` }];
  });
}

/** As the caret of a version means it: the same major version, and not an older one of it. */
function isAtLeast(has: string, wanted: string): boolean {
  const [major, ...rest] = has.split('.').map(Number);
  const [wantedMajor, ...wantedRest] = wanted.split('.').map(Number);
  if (major !== wantedMajor) return false;
  const place = wantedRest.findIndex((number, at) => number !== rest[at]);
  return place < 0 || (rest[place] ?? 0) > (wantedRest[place] ?? 0);
}

/**
 * Whether the compiler has compared two releases, as the team of either one signed. A release of an earlier build has
 * recorded no types or names, so nothing can compare it, and it is taken as it was.
 */
export function isChecked(host: Known, remote: Known): boolean {
  if (!host.types || !remote.importedNames) return true;
  return (
    (remote.checkedAgainst?.[host.remote]?.includes(host.id) ?? false) ||
    (host.checkedAgainst?.[remote.remote]?.includes(remote.id) ?? false)
  );
}

/** Modules of ours that a remote takes from the host without saying which names. */
export function untold({ consumes = [], importedNames = {} }: Known): string[] {
  return consumes.filter((module) => module.startsWith('@hawiyat/') && !(module in importedNames));
}
