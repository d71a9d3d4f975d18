// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CliError, runCli } from './cli-error.mjs';
import { deployedBy, withRelease } from './create-remote/deployed.mjs';
import { filesOf } from './create-remote/files.mjs';
import { withRemote } from './create-remote/table.mjs';
import { install } from './install.mjs';

const usage =
  'Say its name, its path and its title: npm run create-remote -- mf-billing --path /billing --title "الفواتير"';

/**
 * Makes a new remote that works: its folder, its entry in the table of remotes, and its place among what is deployed.
 *
 * @param {string} root the workspace's folder
 * @param {{ name: string, path: string, title: string }} remote
 * @throws {CliError} when one of them cannot be, or is another's
 */
export function createRemote(root, remote) {
  const { name, path, title } = remote;
  if (!/^mf-[a-z][a-z0-9-]{1,30}$/.test(name))
    throw new CliError(`A remote is called as mf-billing. ${usage}`);
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(path)) throw new CliError(`A path is written as /billing. ${usage}`);
  if (!/^[^'"\\<>{}\p{Cc}]{1,60}$/u.test(title))
    throw new CliError(`A title is one short line of text. ${usage}`);
  const folder = join(root, name);
  if (existsSync(folder)) throw new CliError(`There is a folder ${name} already.`);

  const table = join(root, 'shared/contract/remotes.ts');
  const changed = withRemote(readFileSync(table, 'utf8'), remote);
  const model = JSON.parse(readFileSync(join(root, 'mf-orders/package.json'), 'utf8'));
  for (const [file, text] of Object.entries(filesOf(remote, model))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(table, changed);
  for (const file of deployedBy.map((text) => join(root, text))) {
    writeFileSync(file, withRelease(readFileSync(file, 'utf8'), name));
  }
}

/** `npm run create-remote -- mf-billing --path /billing --title "الفواتير"` */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCli(async () => {
    const root = join(import.meta.dirname, '..');
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { path: { type: 'string' }, title: { type: 'string' } },
    });
    const [name = ''] = positionals;
    if (!name || !values.path || !values.title) throw new CliError(usage);
    createRemote(root, { name, path: values.path, title: values.title });
    await install(root, { isNew: true });
    console.log(
      `${name} stands, with ${values.path} in the sidebar. See it: npm start. Work on it: npm run dev ${name}`,
    );
  });
}
