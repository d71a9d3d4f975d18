import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The devtools find remotes by name and address, but the runtime lists only those with a manifest. */
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
