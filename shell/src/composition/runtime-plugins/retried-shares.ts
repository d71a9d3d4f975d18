import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Retries a shared module that failed offline: the runtime would return the cached failure forever. */
export default function retriedShares(): ModuleFederationRuntimePlugin {
  return {
    name: 'retried-shares',
    beforeRegisterShare(registering) {
      const { shared } = registering;
      const { get } = shared;
      if (get)
        // The runtime calls it as a method of its own record of the module.
        shared.get = function (this: typeof shared) {
          const module = get();
          // Modules in the host's first files are not promises.
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
