import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { deploymentFiles } from './create-remote.ts';
import { install } from './install.mjs';

/** Deletes what `create-remote` has written. */
export function deleteRemote(root: string, name: string) {
  const folder = join(root, name);
  if (!/^mf-[a-z0-9-]+$/.test(name) || !existsSync(join(folder, 'package.json')))
    throw new CliError(`There is no remote ${name || 'without a name'}: npm run delete-remote -- mf-billing`);
  rmSync(folder, { recursive: true });
  for (const file of deploymentFiles.map((path) => join(root, path))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(new RegExp(`(RELEASES=.*),[^,\\s]*/${name}/dist`, 'm'), '$1'));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCli(async () => {
    const root = join(import.meta.dirname, '..');
    const [name = ''] = parseArgs({ allowPositionals: true }).positionals;
    deleteRemote(root, name);
    install(root, { isNew: true });
    console.log(
      `${name} is deleted. A platform that has its area keeps it until npm run platform -- area retire ${name}`,
    );
  });
}
