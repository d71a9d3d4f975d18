import { join } from 'node:path';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { run } from '@hawiyat/sdk/lib/run';
import { faultOf } from './commit-message.ts';

const cwd = join(import.meta.dirname, '../..');
const rule = 'tools/commits/commit-message.mjs';

/** Checks the messages of all commits since the rule was added; a copy without history has none. */
await runCli(async () => {
  const git = async (...args: string[]) => {
    const { code, output } = await run('git', args, { cwd });
    return code === 0 ? output : '';
  };
  const since = (await git('log', '--diff-filter=A', '--format=%H', '--', rule)).trim().split('\n').at(-1);
  if (!since) return;
  const messages = (await git('log', '--format=%B%x00', `${since}..HEAD`)).split('\0');
  const faults = messages
    .map((message) => message.trim())
    .filter(Boolean)
    .map(faultOf)
    .filter((fault) => fault !== null);
  if (faults.length > 0) throw new CliError(faults.join('\n'));
});
