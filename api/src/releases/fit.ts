import { isWithin } from '@hawiyat/shared/contract/platform/area-paths';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { remoteContract } from '@hawiyat/shared/federation/remote';

type Known = Pick<
  Release,
  | 'remote'
  | 'id'
  | 'contract'
  | 'routes'
  | 'areaPaths'
  | 'libraries'
  | 'types'
  | 'importedNames'
  | 'consumes'
  | 'checkedAgainst'
>;

export type AreaPaths = Readonly<Record<string, readonly string[]>>;

export interface Incompatibility {
  /** e.g. `./remote contract`, `./remote /drivers`, `react`. */
  readonly at: string;
  /** English, for the publisher's command line. */
  readonly why: string;
}

export interface Pair {
  /** The live one, e.g. `shell 1.0.0-3f9c2a71d0`. */
  readonly name: string;
  readonly host: Known;
  readonly remote: Known;
}

/** Each live release that can share a page with this one: hosts for a remote, remotes for a host. */
export function pairsOf(release: Known, live: readonly Known[]): Pair[] {
  const isHost = release.remote === 'shell';
  return live
    .filter((other) => (other.remote === 'shell') !== isHost)
    .map((other) => ({
      name: `${other.remote} ${other.id}`,
      host: isHost ? release : other,
      remote: isHost ? other : release,
    }));
}

/** Compares both manifests; the areas come from the database. */
export function incompatibilities({ host, remote }: Pair, areas: AreaPaths): Incompatibility[] {
  return [...inContract(host, remote), ...inRoutes(host, remote, areas), ...inLibraries(host, remote)];
}

/** Only a release with the server's contract can open in a page of this server. */
export function otherContract({ contract }: Known): Incompatibility[] {
  if (contract === remoteContract) return [];
  const why = `the release was built for contract ${contract}, and this panel has contract ${remoteContract}: build it with this panel's SDK`;
  return [{ at: './remote contract', why }];
}

function inContract(host: Known, remote: Known): Incompatibility[] {
  if (host.contract === remote.contract) return [];
  const why = `the remote was built for contract ${remote.contract}, and the host has ${host.contract}`;
  return [{ at: './remote contract', why }];
}

/** A host with areas of its own never opens another area's remote, and is no reason against it. */
function inRoutes(host: Known, remote: Known, areas: AreaPaths): Incompatibility[] {
  const known = host.areaPaths && remote.remote in host.areaPaths ? host.areaPaths : areas;
  const owner = (path: string) =>
    Object.entries(known).find(([, own]) => own.some((start) => isWithin(start, path)))?.[0];
  return (remote.routes ?? []).flatMap((path) => {
    const other = owner(path);
    if (other === remote.remote) return [];
    const why = other ? `this path belongs to ${other}` : 'no area has this path';
    return [{ at: `./remote ${path}`, why }];
  });
}

function inLibraries(
  { libraries: provided = {} }: Known,
  { libraries: needed = {} }: Known,
): Incompatibility[] {
  return Object.entries(needed).flatMap(([name, wanted]) => {
    const has = provided[name];
    if (has && isAtLeast(has, wanted)) return [];
    return [{ at: name, why: `the remote was built with ${wanted}, and the host has ${has ?? 'none'}` }];
  });
}

/** As a caret range: the same major version, and not an older one of it. */
function isAtLeast(has: string, wanted: string): boolean {
  const [major, ...rest] = has.split('.').map(Number);
  const [wantedMajor, ...wantedRest] = wanted.split('.').map(Number);
  if (major !== wantedMajor) return false;
  const index = wantedRest.findIndex((number, at) => number !== rest[at]);
  return index < 0 || (rest[index] ?? 0) > (wantedRest[index] ?? 0);
}

/** The compiler compares both before the team of either one signs. */
export const isChecked = ({ host, remote }: Pair): boolean =>
  (remote.checkedAgainst?.[host.remote]?.includes(host.id) ?? false) ||
  (host.checkedAgainst?.[remote.remote]?.includes(remote.id) ?? false);

/** Modules of this repository that a remote consumes without recording which names it imports of them. */
export function unrecordedModules({ consumes = [], importedNames = {} }: Known): string[] {
  return consumes.filter((module) => module.startsWith('@hawiyat/') && !(module in importedNames));
}
