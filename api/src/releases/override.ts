import type { ComposedRelease, Release } from '@hawiyat/shared/contract/releases';
import { type RemoteName, remoteNames } from '@hawiyat/shared/contract/remotes';
import { remoteContract } from '@hawiyat/shared/federation/remote';
import type { Resolved } from './composition.ts';

/** A remote that one browser takes from a development server, instead of from its release. */
export interface Override {
  readonly remote: RemoteName;
  readonly origin: string;
}

/**
 * Reads overrides as addresses and cookies spell them: `mf-orders@4203`, or several, separated by commas. A port is all
 * that can be said of a server, so that no link leads to one on another machine.
 * @returns null when the text is anything else
 */
export function parseOverrides(text: string): Override[] | null {
  const overrides: Override[] = [];
  for (const part of text.split(',')) {
    const [, name, port] = /^([a-z-]+)@([1-9]\d{0,4})$/.exec(part) ?? [];
    const remote = remoteNames.find((item) => item === name);
    if (!remote || Number(port) > 65_535 || overrides.some((override) => override.remote === remote))
      return null;
    overrides.push({ remote, origin: `http://127.0.0.1:${port}` });
  }
  return overrides;
}

/** The text that `parseOverrides` reads. */
export function overridesText(overrides: readonly Override[]): string {
  return overrides.map(({ remote, origin }) => `${remote}@${new URL(origin).port || '80'}`).join(',');
}

/**
 * What a page load is made of with overrides: the development build of the host, because only beside that do edits keep
 * the state of the screen; for each remote of them its server, without a hash, without a fall-back.
 */
export function withOverrides(released: Resolved, host: Release, overrides: readonly Override[]): Resolved {
  const assigned = { ...released.assigned };
  const remotes = { ...released.composition.remotes };
  for (const { remote, origin } of overrides) {
    delete assigned[remote];
    remotes[remote] = { assigned: served(remote, origin), fallback: null, withdrawn: [] };
  }
  return { host, assigned, composition: { ...released.composition, host: host.id, remotes } };
}

/** The names that `shared/federation/define-remote.ts` gives to a build for development. */
function served(remote: RemoteName, origin: string): ComposedRelease {
  return {
    id: 'dev',
    globalName: `${remote.replaceAll('-', '_')}__dev`,
    contract: remoteContract,
    base: `${origin}/`,
    entry: 'remoteEntry.js',
    integrity: '',
  };
}
