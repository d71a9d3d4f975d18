import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Module Federation's devtools find the host by name and remotes by name and address. The runtime lists only remotes
 * with a manifest, which the panel does without, and all shared modules.
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
