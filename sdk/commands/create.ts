import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFiles } from '../create/project-files.ts';
import { sourcesOf } from '../create/remote-files.ts';
import { CliError } from '../lib/cli-error.ts';
import { livePlatform } from '../trial/live-platform.ts';
import { librariesOfSdk, panelOrigin, sdkForProject } from './panel.ts';

/** `npx https://panel.example/sdk/latest.tgz create mf-billing`: a new project of one remote. */
export default async function create(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { path: { type: 'string' }, title: { type: 'string' } },
  });
  const [name = ''] = positionals;
  if (!/^mf-[a-z][a-z0-9-]{1,30}$/.test(name))
    throw new CliError(
      'A remote is called like mf-billing: create mf-billing --path /billing --title "الفواتير"',
    );
  const folder = join(process.cwd(), name);
  if (existsSync(folder)) throw new CliError(`There is a folder ${name} already.`);

  const origin = panelOrigin();
  const { areas } = await livePlatform(origin);
  const area = areas.find((item) => item.name === name);
  const [first] = area?.sections ?? [];
  const path = values.path ?? first?.path ?? `/${name.slice(3)}`;
  const title = values.title ?? first?.title;
  if (!/^(\/[a-z][a-z0-9-]*)+$/.test(path)) throw new CliError('A path is written like /billing.');
  if (!title)
    throw new CliError(
      `The panel at ${origin} has no area ${name} yet, so say its title: --title "الفواتير"`,
    );
  if (!/^[^'"\\<>{}\p{Cc}]{1,60}$/u.test(title)) throw new CliError('A title is one short line of text.');

  const remote = { name, path, title };
  const known = area && { audience: area.audience, owner: name, sections: area.sections };
  const sdk = { address: await sdkForProject(origin), origin, versions: librariesOfSdk() };
  const files = {
    ...projectFiles(remote, sdk),
    ...sourcesOf(remote, known),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  console.log(`${name} is made, with ${path}. Go on:\n  cd ${name}\n  npm install\n  npm run dev`);
  if (!area)
    console.log(
      `The panel at ${origin} has no such area yet: an operator adds it with area.json of the folder.`,
    );
}
