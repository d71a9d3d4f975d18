export interface LazyModule<Module> {
  /** Undefined until it has loaded. */
  readonly loaded: Module | undefined;
  /** One attempt at a time; after a failure the next call makes another one. */
  load(): Promise<Module>;
}

/**
 * Code in a chunk of its own, kept when it has loaded.
 * @param bring the `import()`; the bundler keeps no failed one, but the browser may keep the page of a captive portal under the
 * chunk's address: another attempt asks the network
 */
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

/** Replaces what the browser keeps of the file that a chunk's loader could not have. */
async function askNetwork(failure: unknown): Promise<void> {
  const { request } = (failure ?? {}) as { request?: string };
  if (request === undefined) return;
  try {
    // Only an answer that was read to its end is kept.
    await (await fetch(request, { cache: 'reload' })).blob();
  } catch {
    // The attempt that follows meets the same fault and reports it.
  }
}
