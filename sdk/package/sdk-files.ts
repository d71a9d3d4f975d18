import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedHostTypes } from '@hawiyat/shared/federation/types/host-types';
import { commandFiles } from './command-files.ts';
import { compiled, scriptOf } from './compiled.ts';
import { declared } from './declared.ts';
import { manifestOf, sharedTesting } from './manifest.ts';

const left =
  /^(node_modules|dist|fonts|(README|decisions)\.md|package\.json|tsconfig(\.browser)?\.json)$|\.test\.tsx?$|\.docs\.ts$|\.tsbuildinfo$/;
/** Of `shared`: what only a checkout has a use for. */
const ofCheckout = ['shared/testing', 'shared/ui/examples'];

/** Scripts that TypeScript sources of the package import. */
const isImportedBySources = (path: string) => /^(shared|tools\/trial)\b.*\.mjs$/.test(path);

/** @returns paths in the checkout of all files below a folder, without tests */
function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((item) => !left.test(item.name) && !ofCheckout.includes(`${folder}/${item.name}`))
    .flatMap((item) => {
      const path = `${folder}/${item.name}`;
      return item.isDirectory() ? filesBelow(root, path) : [path];
    });
}

/** @param root the checkout's folder @returns paths in the checkout of every file that is in the package as it is */
export const packedFiles = (root: string): string[] => [
  ...filesBelow(root, 'shared'),
  ...sharedTesting.map((name) => `shared/testing/${name}.ts`),
  ...commandFiles(root),
  'tsconfig.base.json',
];

/**
 * The files of the SDK of a host's release: a checkout in small, so that sources and commands find each other as they do here, with
 * scripts beside the sources and the declarations of what the host shares.
 * @param root the checkout's folder
 * @param id the host's release
 * @returns contents by path in the package
 */
export function sdkFiles(root: string, id: string): Map<string, Buffer | string> {
  const types = cachedHostTypes(root);
  const files = new Map<string, Buffer | string>();
  files.set('package.json', `${JSON.stringify(manifestOf(root, id, types), null, 2)}\n`);
  const paths = packedFiles(root);
  for (const path of paths) {
    const content = readFileSync(join(root, path));
    files.set(path, content);
    if (/\.tsx?$/.test(path)) files.set(scriptOf(path), compiled(path, content.toString()));
  }
  for (const [path, text] of declared(root, paths.filter(isImportedBySources))) files.set(path, text);
  for (const [path, text] of Object.entries(types.files)) files.set(`types/${path}`, text);
  return files;
}
