import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Where Module Federation's devtools look: the host by its name, remotes by name and address. */
interface Federation {
  readonly moduleInfo: Record<string, object>;
}

const federation = () => Reflect.get(globalThis, '__FEDERATION__') as Federation;

/**
 * A runtime plugin: shows the host and its remotes to Module Federation's devtools. The runtime itself lists only remotes
 * that it found by a manifest, which no page asks for; shared modules it lists without help.
 */
export default function devtools(): ModuleFederationRuntimePlugin {
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  return {
    name: 'devtools',
    init({ origin }) {
      federation().moduleInfo[origin.name] = { version: '', consumerList: [], shared: [], remotesInfo };
    },
    registerRemote({ remote, origin }) {
      const entry = 'entry' in remote ? remote.entry : '';
      remotesInfo[remote.name] = { matchedVersion: entry };
      federation().moduleInfo[`${remote.name}:${entry}`] = {
        globalName: remote.entryGlobalName,
        remoteEntry: entry,
      };
      return { remote, origin };
    },
  };
}
