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

/** Paths by area: those of the database. */
export type AreaPaths = Readonly<Record<string, readonly string[]>>;

/** A reason why a remote's and a host's release cannot share a page. */
export interface Incompatibility {
  /** Where, e.g. `./remote contract`, `./remote /drivers`, `react`. */
  readonly at: string;
  /** For whoever publishes, on a command line. */
  readonly why: string;
}

/** A host's and a remote's release that can share a page. */
export interface Pair {
  /** The one that is live already, e.g. `shell 1.0.0-3f9c2a71d0`. */
  readonly name: string;
  readonly host: Known;
  readonly remote: Known;
}

/**
 * @param live what pages may use now
 * @returns a release with each live one that it can share a page with: a remote with hosts, a host with remotes
 */
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

/**
 * Compares what both manifests say.
 * @param areas as the database has them
 * @returns every reason against the pair; empty when nothing in the manifests is against it
 */
export function incompatibilities({ host, remote }: Pair, areas: AreaPaths): Incompatibility[] {
  return [...inContract(host, remote), ...inRoutes(host, remote, areas), ...inLibraries(host, remote)];
}

/** @returns why no page of this server opens a release, whatever else is live; empty when its contract is the server's */
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

/** A host that knows no other areas than its own never opens this remote's, and is no reason against it. */
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

/** Whether the compiler has compared the two, as the team of either one signed. */
export const isChecked = ({ host, remote }: Pair): boolean =>
  (remote.checkedAgainst?.[host.remote]?.includes(host.id) ?? false) ||
  (host.checkedAgainst?.[remote.remote]?.includes(remote.id) ?? false);

/** Modules of this repository that a remote consumes without recording which names it imports of them. */
export function unrecordedModules({ consumes = [], importedNames = {} }: Known): string[] {
  return consumes.filter((module) => module.startsWith('@hawiyat/') && !(module in importedNames));
}
