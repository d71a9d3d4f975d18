import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { HostTypes } from '@hawiyat/shared/federation/types/host-types';
import { compile } from './compile.ts';
import { isContract, unpackTypes } from './unpack-types.ts';

/** Compiles a remote with the types of a host's release in place of the checkout's; returns TypeScript's messages. */
export async function remoteFits(
  root: string,
  folder: string,
  { id, types }: { id: string; types: HostTypes },
): Promise<string[]> {
  const unpacked = unpackTypes(root, `shell-${id}`, types);
  // A remote bundles its own copy of the contract.
  const shared = Object.entries(types.modules).filter(([module]) => !isContract(module));
  const paths = Object.fromEntries(shared.map(([module, file]) => [module, [join(unpacked, file)]]));
  const sources = join(folder, 'src');
  const files = [
    join(sources, 'remote.tsx'),
    ...readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.d.ts'))
      .map((path) => join(sources, path)),
    // Rsbuild makes modules of styles and pictures.
    join(folder, 'node_modules/@rsbuild/core/types.d.ts'),
  ];
  const errors = await compile(root, files, { paths });
  return errors.map(({ file, line, text }) => {
    return `${relative(join(folder, '..'), file)}:${line} ${text.replaceAll(unpacked, `shell ${id}`)}`;
  });
}
