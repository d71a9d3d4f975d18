import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const nowhere = join(tmpdir(), 'hawiyat-of-nobody');

/**
 * Runs the program of an npm script, as a person or a machine does that has nothing but these settings.
 * @param command its file in `tools`
 * @param typed at its first question
 * @returns how it ended, and all that it said
 */
export async function runProgram(command: string, args: string[], env: Record<string, string>, typed = '') {
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs'), command, ...args], {
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: nowhere, DATA_DIR: nowhere, ...env },
  });
  child.stdin.end(typed);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}
