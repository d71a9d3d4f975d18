import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** The bundler's own, in the build that this plugin is a part of. */
declare const __webpack_require__: {
  readonly c: Record<string, { readonly error?: unknown }>;
  readonly f: Record<string, () => void>;
};

/**
 * A runtime plugin: a module that threw, because what it shares was missing, runs again when its chunk is next asked for. The
 * bundler keeps its error, and would answer with it for as long as the page lives.
 */
export default function forgetFailed(): ModuleFederationRuntimePlugin {
  const { c: modules, f: beforeChunk } = __webpack_require__;
  beforeChunk.forgetFailed = () => {
    for (const [id, { error }] of Object.entries(modules)) if (error) delete modules[id];
  };
  return { name: 'forget-failed' };
}
