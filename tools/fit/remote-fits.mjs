// @ts-check
import { join, relative } from 'node:path';
import { compile } from './compile.mjs';
import { isContract, unpackTypes } from './unpack-types.mjs';

/** @typedef {import('@hawiyat/shared/federation/types/host-types').HostTypes} HostTypes */

/**
 * Compiles a remote's sources with the types of one host's release in place of the checkout's.
 * @param {string} root the workspace's folder
 * @param {string} folder of the remote
 * @param {{ id: string, types: HostTypes }} host
 * @returns {string[]} TypeScript's messages; empty when it fits
 */
export function remoteFits(root, folder, { id, types }) {
  const unpacked = unpackTypes(root, `shell-${id}`, types);
  // Of the contract's calls a remote brings its own copy.
  const shared = Object.entries(types.modules).filter(([module]) => !isContract(module));
  const paths = Object.fromEntries(shared.map(([module, file]) => [module, [join(unpacked, file)]]));
  const errors = compile(root, [join(folder, 'src/remote.tsx')], {
    paths,
    // As a Rsbuild project has them: styles and pictures are modules.
    types: [join(folder, 'node_modules/@rsbuild/core/types.d.ts')],
  });
  return errors.map(
    ({ file, line, text }) =>
      `${relative(root, file)}:${line + 1} ${text.replaceAll(unpacked, `shell ${id}`)}`,
  );
}
