// @ts-check
import { CliError } from '../cli-error.mjs';

/**
 * Adds a remote to the table of remotes.
 *
 * @param {string} source text of `shared/contract/remotes.ts`
 * @param {{ name: string, path: string, title: string }} remote
 * @returns {string} the text with the new entry at the end of the table
 * @throws {CliError} when the name or the path belongs to another remote
 */
export function withRemote(source, { name, path, title }) {
  const end = '} as const satisfies Record<';
  if (!source.includes(end)) throw new Error('The table of remotes was not found');
  if (source.includes(`'${name}':`)) throw new CliError(`${name} is a remote already.`);
  const paths = [...source.matchAll(/paths: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path),
  );
  const other = paths.find(
    (taken) => taken !== '/' && (taken === path || `${path}/`.startsWith(`${taken}/`)),
  );
  if (other) throw new CliError(`The path ${path} belongs to another remote, which has ${other}.`);
  const entry = `  '${name}': {
    paths: ['${path}'],
    sections: [{ path: '${path}', title: '${title}', icon: 'orders' }],
    audience: 'company',
  },
`;
  return source.replace(end, `${entry}${end}`);
}
