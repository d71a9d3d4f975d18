export interface LazyModule<Module> {
  /** Undefined until it has loaded. */
  readonly loaded: Module | undefined;
  /** One attempt at a time; after a failure the next call makes another one. */
  load(): Promise<Module>;
}

/** Code in a chunk of its own, kept when it has loaded. @param bring the `import()`; the bundler keeps no failed one */
export function lazyModule<Module>(bring: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load() {
      loading ??= bring().then(
        (module) => {
          loaded = module;
          return module;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
