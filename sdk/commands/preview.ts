import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publishedState } from '../fit/check-fit.ts';
import { CliError } from '../lib/cli-error.ts';
import { project } from '../lib/project.ts';
import { nearestTo, previewByTeam } from '../platform/preview.ts';
import { choosePanel } from './panel.ts';

/** `hawiyat preview --for a@b`: a link to the release in `dist`, which was published before. */
export default async function preview(args: string[]) {
  const options = { for: { type: 'string' }, until: { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const token = process.env.RELEASE_TOKEN;
  if (!values.for) throw new CliError('Say who may see it: --for noura@binaa.example');
  if (!token) throw new CliError('Set RELEASE_TOKEN, the credential of the team.');
  const built = join(project().folder, 'dist/release.json');
  if (!existsSync(built)) throw new CliError('Nothing is built here: npm run release first.');
  const { id, remote } = JSON.parse(readFileSync(built, 'utf8'));
  const origin = await choosePanel();
  const { isPublished, live } = await publishedState(origin, token, id);
  const link = await previewByTeam(token, id, values).catch((error) => {
    if (isPublished || !String(error).includes('release-unknown')) throw error;
    const ids = live.filter((release) => release.remote === remote).map((release) => release.id);
    throw new CliError(
      `Nobody has published ${id}, which dist has${nearestTo(id, ids)}: npm run release, then this again.`,
    );
  });
  console.log(link);
}
