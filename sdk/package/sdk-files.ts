import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiled, isSource } from './compiled.ts';
import { manifestOf, sharedTesting } from './manifest.ts';

/** Parts of `shared` and `sdk` that only a checkout uses. */
const checkoutOnly = [
  ...['shared/testing', 'shared/ui/examples', 'shared/ui/fonts', 'sdk/e2e', 'sdk/package'],
  'sdk/sdk-plugin.ts',
];
const leftOut =
  /^(node_modules|dist|(README|decisions)\.md|package\.json|tsconfig(\.browser)?\.json)$|\.(test|docs)\.tsx?$|\.tsbuildinfo$/;

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((item) => !leftOut.test(item.name) && !checkoutOnly.includes(`${folder}/${item.name}`))
    .flatMap((item) => {
      const path = `${folder}/${item.name}`;
      return item.isDirectory() ? filesBelow(root, path) : [path];
    });
}

export const packedFiles = (root: string): string[] => [
  ...filesBelow(root, 'shared'),
  ...sharedTesting.map((name) => `shared/testing/${name}.ts`),
  ...filesBelow(root, 'sdk'),
  'tsconfig.base.json',
];

/** Files of the SDK of a host's release: a small checkout with compiled sources. */
export function sdkFiles(root: string, id: string): Map<string, Buffer | string> {
  const paths = packedFiles(root);
  const others = paths.filter((path) => !isSource(path));
  return new Map<string, Buffer | string>([
    ['package.json', `${JSON.stringify(manifestOf(root, id), null, 2)}\n`],
    ...others.map((path) => [path, readFileSync(join(root, path))] as const),
    ...compiled(root, paths.filter(isSource)),
  ]);
}
