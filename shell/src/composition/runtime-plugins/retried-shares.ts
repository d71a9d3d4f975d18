import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * A runtime plugin: a shared module that could not be loaded, for want of a connection, is loaded again when it is next
 * asked for. The runtime keeps the failed attempt, and would answer with it for as long as the page lives.
 */
export default function retriedShares(): ModuleFederationRuntimePlugin {
  return {
    name: 'retried-shares',
    beforeRegisterShare(registering) {
      const { shared } = registering;
      const { get } = shared;
      if (get)
        // The runtime calls it as a method of what it keeps of this module.
        shared.get = function (this: typeof shared) {
          const module = get();
          // Those in the host's first files are there at once.
          if (!(module instanceof Promise)) return module;
          return module.catch((error: unknown) => {
            this.loading = null;
            throw error;
          });
        } as typeof get;
      return registering;
    },
  };
}
