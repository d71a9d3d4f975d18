import { readFileSync } from 'node:fs';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { faultOf } from './commit-message.ts';

/** The hook of Git: it names a file with the message. */
await runCli(async () => {
  const fault = faultOf(readFileSync(process.argv[2] ?? '', 'utf8'));
  if (fault) throw new CliError(fault);
});
