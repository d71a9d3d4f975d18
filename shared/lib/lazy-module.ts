export interface LazyModule<Module> {
  readonly loaded: Module | undefined;
  /** One attempt at a time; after a failure the next call makes another one. */
  load(): Promise<Module>;
}

/** Another attempt asks the network: the browser may have cached a captive portal's page under the chunk's URL. */
export function lazyModule<Module>(bring: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  let failure: unknown;
  return {
    get loaded() {
      return loaded;
    },
    load() {
      loading ??= (failure === undefined ? bring() : askNetwork(failure).then(bring)).then(
        (module) => {
          loaded = module;
          return module;
        },
        (error: unknown) => {
          loading = undefined;
          failure = error;
          throw error;
        },
      );
      return loading;
    },
  };
}

async function askNetwork(failure: unknown): Promise<void> {
  const { request } = (failure ?? {}) as { request?: string };
  if (request === undefined) return;
  try {
    // The browser caches an answer only when it was read to its end.
    await (await fetch(request, { cache: 'reload' })).blob();
  } catch {}
}
