import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { ComposedRelease } from '@hawiyat/shared/contract/platform/composition';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { remoteContract } from '@hawiyat/shared/federation/remote';
import type { Resolved } from './composition.ts';

export interface Override {
  readonly remote: RemoteName;
  readonly origin: string;
}

/** Parses `mf-orders@4203,…`. The port alone is free, so no link leads to another machine. Null for any other text. */
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

export function overridesText(overrides: readonly Override[]): string {
  return overrides.map(({ remote, origin }) => `${remote}@${new URL(origin).port || '80'}`).join(',');
}

/** The host becomes its development build, which keeps a screen's state across edits; remotes have no fallback. */
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
