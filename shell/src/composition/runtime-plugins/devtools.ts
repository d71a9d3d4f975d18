import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** What the devtools read: hosts and remotes by name, each host with the remotes that it knows. */
interface Federation {
  readonly moduleInfo: Record<string, object>;
}

const unknown = {
  version: '',
  buildVersion: '',
  remoteTypes: '',
  remoteTypesZip: '',
  shared: [],
  modules: [],
};

/**
 * A runtime plugin: lists the host and its remotes where Module Federation's devtools look for them. The runtime itself
 * lists only remotes that it found by a manifest, which no page asks for.
 */
export default function devtools(): ModuleFederationRuntimePlugin {
  const remotes: Record<string, { matchedVersion: string }> = {};
  const list = (name: string, info: object) => {
    const { moduleInfo } = Reflect.get(globalThis, '__FEDERATION__') as Federation;
    moduleInfo[name] = { ...unknown, ...info };
  };
  return {
    name: 'devtools',
    registerRemote({ remote, origin }) {
      const entry = 'entry' in remote ? remote.entry : '';
      remotes[remote.name] = { matchedVersion: entry };
      list(origin.name, { globalName: origin.name, remoteEntry: '', remotesInfo: remotes, consumerList: [] });
      list(remote.name, { globalName: remote.entryGlobalName, remoteEntry: entry, remotesInfo: {} });
      return { remote, origin };
    },
  };
}
