import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare const __webpack_require__: {
  readonly c: Record<string, { readonly error?: unknown }>;
  readonly f: Record<string, () => void>;
};

/** The bundler keeps the error of a module that lacked shared modules; now the module runs again with its chunk. */
export default function forgetFailed(): ModuleFederationRuntimePlugin {
  const { c: modules, f: beforeChunk } = __webpack_require__;
  beforeChunk.forgetFailed = () => {
    for (const [id, { error }] of Object.entries(modules)) if (error) delete modules[id];
  };
  return { name: 'forget-failed' };
}
