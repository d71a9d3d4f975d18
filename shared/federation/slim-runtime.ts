import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Resolve = (name: string) => string;
const from = (file: string): Resolve => createRequire(file).resolve;

/**
 * Points the bundler at the ES modules of the federation's runtime. By itself it takes the CommonJS files, which it
 * cannot shake, and in the host some modules in both forms.
 * @returns aliases for `resolve.alias`: each CommonJS file and the ES module in its place
 */
export function slimRuntime(): Record<string, string> {
  const enhanced = from(
    from(from(import.meta.url)('@module-federation/rsbuild-plugin'))('@module-federation/enhanced'),
  );
  const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
  const tools = from(enhanced('@module-federation/runtime-tools'));
  const injected = from(enhanced('@module-federation/rspack'))(
    '@module-federation/inject-external-runtime-core-plugin',
  );
  const core = from(tools('@module-federation/runtime'))('@module-federation/runtime-core');
  const errorCodes = from(core)('@module-federation/error-codes');
  const asModule = (file: string) => file.replace(/\.cjs$/, '.js');
  return {
    [tools(bundlerRuntime)]: tools(`${bundlerRuntime}/bundler`),
    [injected]: asModule(injected),
    '@module-federation/runtime-tools/runtime-core$': asModule(core),
    '@module-federation/runtime-core$': asModule(core),
    '@module-federation/error-codes$': errorCodes.replace(/\.cjs$/, '.mjs'),
    [join(dirname(core), 'plugins/snapshot/SnapshotHandler.js')]: join(
      import.meta.dirname,
      'no-snapshots.mjs',
    ),
  };
}

/** Points the bundler at a small factory in the place of the icon library's. @returns aliases for `resolve.alias` */
export function slimIcons(): Record<string, string> {
  const factory = join(dirname(from(import.meta.url)('lucide-react')), '../esm/createLucideIcon.mjs');
  return { [factory]: join(import.meta.dirname, 'icon.mjs') };
}

/** For `module.rules`: leaves out of a build the endpoints of the contract that it does not call. */
export const pureContract = {
  test: /\/shared\/contract\/[\w-]+\.ts$/,
  enforce: 'pre' as const,
  loader: join(import.meta.dirname, 'pure-contract.mjs'),
};
