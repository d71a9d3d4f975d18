import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { filesOf } from './create-remote/checkout-files.ts';
import { takenPath } from './create-remote/taken-path.ts';
import { install } from './install.mjs';

/** Files that list every release bundled with a server. */
export const deploymentFiles = ['tools/deployment/Dockerfile', 'tools/deployment/hawiyat.service'];

const usage =
  'Say its name, its path and its title: npm run create-remote -- mf-billing --path /billing --title "الفواتير"';

/** Creates the folder of a working remote, and its part of the deployment files. */
export function createRemote(root: string, remote: { name: string; path: string; title: string }) {
  const { name, path, title } = remote;
  if (!/^mf-[a-z][a-z0-9-]{1,30}$/.test(name))
    throw new CliError(`A remote is called like mf-billing. ${usage}`);
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(path)) throw new CliError(`A path is written like /billing. ${usage}`);
  if (!/^[^'"\\<>{}\p{Cc}]{1,60}$/u.test(title))
    throw new CliError(`A title is one short line of text. ${usage}`);
  const folder = join(root, name);
  if (existsSync(folder)) throw new CliError(`There is a folder ${name} already.`);

  const taken = takenPath(root, path);
  if (taken) throw new CliError(`The path ${path} of ${name} overlaps with ${taken.path} of ${taken.name}.`);
  const model = JSON.parse(readFileSync(join(root, 'mf-orders/package.json'), 'utf8'));
  for (const [file, text] of Object.entries(filesOf(remote, model))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const file of deploymentFiles.map((path) => join(root, path))) {
    writeFileSync(file, withRelease(readFileSync(file, 'utf8'), name));
  }
}

/** Adds a folder to the line that ends in `RELEASES=/hawiyat/shell/dist,/hawiyat/mf-orders/dist`. */
function withRelease(text: string, name: string): string {
  return text.replace(
    /^.*RELEASES=.*,(\S+\/)[\w-]+\/dist$/m,
    (line, folder) => `${line},${folder}${name}/dist`,
  );
}

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
    install(root, { isNew: true });
    console.log(
      `${name} is created, with ${values.path} in the sidebar. See it: npm start. Work on it: npm run dev ${name}. ` +
        `On a platform that runs: npm run platform -- area add ${name}, then npm run release -- ${name}`,
    );
  });
}
