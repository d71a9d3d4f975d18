import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Replaces the icon library's factory by a small one. @returns aliases for `resolve.alias` */
export function slimIcons(): Record<string, string> {
  const factory = join(dirname(resolve('lucide-react')), '../esm/createLucideIcon.mjs');
  return { [factory]: join(import.meta.dirname, 'icon.mjs') };
}

/** For `module.rules`: removes the contract's unused endpoints from a build. */
export const pureContract = {
  test: /\/shared\/contract\/[\w-]+\.ts$/,
  enforce: 'pre' as const,
  loader: join(import.meta.dirname, 'pure-contract.mjs'),
};
