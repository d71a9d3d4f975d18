import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { ComposedRelease } from '@hawiyat/shared/contract/platform/composition';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { remoteContract } from '@hawiyat/shared/federation/remote';
import type { Resolved } from './composition.ts';

/** A remote that one browser loads from a development server instead of its release. */
export interface Override {
  readonly remote: RemoteName;
  readonly origin: string;
}

/**
 * Parses overrides in addresses and cookies: `mf-orders@4203`, or several, separated by commas. Only the port
 * can be chosen, so no link leads to another machine's server.
 * @param names of the remotes that have an area
 * @returns null when the text is anything else
 */
export function parseOverrides(text: string, names: readonly RemoteName[]): Override[] | null {
  const overrides: Override[] = [];
  for (const part of text.split(',')) {
    const [, name, port] = /^(mf-[a-z][a-z0-9-]{1,30})@([1-9]\d{0,4})$/.exec(part) ?? [];
    const remote = names.find((item) => item === name);
    if (!remote || Number(port) > 65_535 || overrides.some((override) => override.remote === remote))
      return null;
    overrides.push({ remote, origin: `http://127.0.0.1:${port}` });
  }
  return overrides;
}

/** @returns the text that `parseOverrides` reads */
export function overridesText(overrides: readonly Override[]): string {
  return overrides.map(({ remote, origin }) => `${remote}@${new URL(origin).port || '80'}`).join(',');
}

/**
 * Applies overrides to a composition: the host becomes its development build, because only that keeps a
 * screen's state across edits; each overridden remote comes from its server, without a hash or fallback.
 * @returns the composition for this browser
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

/** The names that `shared/federation/define-remote.ts` gives to a development build. */
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
