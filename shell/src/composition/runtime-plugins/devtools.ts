import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * A runtime plugin: shows the host and its remotes to Module Federation's devtools, which look for the host by its name and
 * for remotes by name and address. The runtime itself lists only remotes that it found by a manifest, which no page asks
 * for; shared modules it lists without help.
 */
export default function devtools(): ModuleFederationRuntimePlugin {
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  const host = { version: '', buildVersion: '', remoteTypesZip: '', consumerList: [], shared: [] };
  return {
    name: 'devtools',
    init({ origin }) {
      globalThis.__FEDERATION__.moduleInfo[origin.name] = { ...host, remotesInfo };
    },
    registerRemote({ remote, origin }) {
      const remoteEntry = 'entry' in remote ? remote.entry : '';
      const globalName = remote.entryGlobalName ?? remote.name;
      remotesInfo[remote.name] = { matchedVersion: remoteEntry };
      globalThis.__FEDERATION__.moduleInfo[`${remote.name}:${remoteEntry}`] = { globalName, remoteEntry };
      return { remote, origin };
    },
  };
}
