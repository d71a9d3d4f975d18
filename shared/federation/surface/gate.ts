import type { Release } from '../../contract/releases.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { flowBetween } from './flow.ts';
import type { Surface } from './surface.ts';

/** What keeps a remote's release and a host's release from meeting in one page. */
export interface Misfit {
  readonly module: string;
  readonly name: string;
  /** Where in it, e.g. `Button(…).look`. */
  readonly at: string;
  /** For whoever publishes, on a command line. */
  readonly why: string;
}

export interface Described {
  readonly release: Pick<Release, 'remote' | 'contract' | 'consumes' | 'routes' | 'claims'>;
  readonly surface: Surface;
}

/**
 * Compares a remote with a host, whichever of them is new.
 * @returns every misfit; empty when the two may meet
 */
export function gate(host: Described, remote: Described): Misfit[] {
  return [
    ...contractMisfits(host, remote),
    ...routeMisfits(host, remote),
    ...untold(remote),
    ...libraryMisfits(host.surface, remote.surface),
    ...misfits(host.surface, remote.surface),
  ];
}

function contractMisfits({ release: host }: Described, { release: remote }: Described): Misfit[] {
  if (host.contract === remote.contract) return [];
  const why = `the remote was built for contract ${remote.contract}, and the host has ${host.contract}`;
  return [{ module: './remote', name: 'contract', at: 'contract', why }];
}

function routeMisfits({ release: host }: Described, { release: remote }: Described): Misfit[] {
  const owner = (path: string) =>
    Object.entries(host.claims ?? {}).find(([, paths]) =>
      paths.some((text) => path === text || (text !== '/' && path.startsWith(`${text}/`))),
    )?.[0];
  return (remote.routes ?? []).flatMap((path) => {
    const other = owner(path);
    if (other === remote.remote) return [];
    const why = other ? `this path belongs to ${other}` : 'the host gives this path to nobody';
    return [{ module: './remote', name: 'routes', at: path, why }];
  });
}

/** The build tells what it left to the host; the sources must have told what of it. */
function untold({ release, surface }: Described): Misfit[] {
  const missing = (release.consumes ?? []).filter(
    (name) => !(name in surface.modules || name in surface.libraries),
  );
  const why = 'the remote takes it from the host, and does not tell what of it';
  return missing.map((module) => ({ module, name: module, at: module, why }));
}

function libraryMisfits(host: Surface, remote: Surface): Misfit[] {
  return Object.entries(remote.libraries).flatMap(([name, wanted]) => {
    const has = host.libraries[name];
    if (has && isAtLeast(has, wanted)) return [];
    const why = `the remote was built with ${wanted}, and the host has ${has ?? 'none'}`;
    return [{ module: name, name, at: name, why }];
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

/** Compares what the remote imports with what the host provides. */
export function misfits(host: Surface, remote: Surface): Misfit[] {
  if (host.format !== remote.format)
    return [{ module: 'surface', name: 'format', at: 'format', why: 'the two are described in other ways' }];
  const [provided, needed] = [fingerprintsOf(host), fingerprintsOf(remote)];
  const flow = flowBetween({ host: host.types, remote: remote.types });
  return Object.entries(remote.modules).flatMap(([module, names]) =>
    Object.entries(names).flatMap(([name, expected]): Misfit[] => {
      const given = host.modules[module]?.[name];
      if (given === undefined)
        return [{ module, name, at: name, why: 'the remote imports it, and the host has none' }];
      if (provided[module]?.[name] === needed[module]?.[name]) return [];
      return flow(given, expected, { toHost: false, at: name }).map((fault) => ({ module, name, ...fault }));
    }),
  );
}
