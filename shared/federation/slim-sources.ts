import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Points the bundler at a small factory in the place of the icon library's. @returns aliases for `resolve.alias` */
export function slimIcons(): Record<string, string> {
  const factory = join(dirname(resolve('lucide-react')), '../esm/createLucideIcon.mjs');
  return { [factory]: join(import.meta.dirname, 'icon.mjs') };
}

/** For `module.rules`: leaves out of a build the endpoints of the contract that it does not call. */
export const pureContract = {
  test: /\/shared\/contract\/[\w-]+\.ts$/,
  enforce: 'pre' as const,
  loader: join(import.meta.dirname, 'pure-contract.mjs'),
};
