import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { HostTypes } from '@hawiyat/shared/federation/types/host-types';
import { CliError } from '../lib/cli-error.ts';

const packageName = '@hawiyat/shared';

/** Whether a module holds calls; `contract/core/schema` is a shared library. */
export const isContract = (module: string) =>
  module.startsWith(`${packageName}/contract/`) && module !== `${packageName}/contract/core/schema`;

/** Unpacks a host's types as a package in a folder where the libraries that they name are found. */
export function unpackTypes(root: string, name: string, { format, modules, files }: HostTypes): string {
  if (format !== 1)
    throw new CliError(`The types of ${name} have format ${format}, which this checkout does not know.`);
  const folder = join(root, 'shared/node_modules/.cache/hawiyat', name);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  const exports = Object.entries(modules).map(([module, file]) => [
    module.replace(packageName, '.'),
    `./${file}`,
  ]);
  const manifest = { name: packageName, type: 'module', exports: Object.fromEntries(exports) };
  for (const [path, text] of [['package.json', JSON.stringify(manifest)], ...Object.entries(files)]) {
    const file = join(draft, String(path));
    if (!file.startsWith(draft + sep))
      throw new Error(`The types of ${name} name a file outside of them: ${path}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, String(text));
  }
  // A check at the same time may have unpacked the same.
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  return folder;
}
