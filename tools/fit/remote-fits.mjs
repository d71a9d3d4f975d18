// @ts-check
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compile } from './compile.mjs';
import { isContract, unpackTypes } from './unpack-types.mjs';

/** @typedef {import('@hawiyat/shared/federation/types/host-types').HostTypes} HostTypes */

/**
 * Compiles a remote's sources with the types of one host's release in place of the checkout's.
 * @param {string} root the workspace's folder
 * @param {string} folder of the remote
 * @param {{ id: string, types: HostTypes }} host
 * @returns {Promise<string[]>} TypeScript's messages; empty when it fits
 */
export async function remoteFits(root, folder, { id, types }) {
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
    // As in a Rsbuild project, styles and pictures are modules.
    join(folder, 'node_modules/@rsbuild/core/types.d.ts'),
  ];
  const errors = await compile(root, files, { paths });
  return errors.map(({ file, line, text }) => {
    return `${relative(join(folder, '..'), file)}:${line} ${text.replaceAll(unpacked, `shell ${id}`)}`;
  });
}
