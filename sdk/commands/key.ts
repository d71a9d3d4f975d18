import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newTeamKey } from '@hawiyat/shared/federation/team-key';
import { CliError } from '../lib/cli-error.ts';

/** `hawiyat key billing.pem` */
export default async function key(args: string[]) {
  const [file] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!file) throw new CliError('Name a file for the key, outside of the repository.');
  const { privateKey, publicKey } = newTeamKey();
  // A key that releases were signed with is never overwritten.
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  console.log(`The private key is in ${file}. Tell an operator the public one:\n${publicKey}`);
}
