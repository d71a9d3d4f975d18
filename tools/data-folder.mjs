// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from './cli-error.mjs';

/** @param {string} name @returns {number} */
const generationOf = (name) => Number(/^lock\.(\d+)$/.exec(name)?.[1] ?? 0);

/** @param {{ pid: number, started: string | null }} owner @returns {boolean} whether that process is certainly alive */
function isAlive({ pid, started }) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return !'ZX'.includes(state) && Boolean(started?.endsWith(`/${fields[18]}`));
  } catch {
    return false;
  }
}

/** @param {string} folder @returns {string} empty without a lock, or when it cannot be read */
function lastLock(folder) {
  try {
    const last = Math.max(0, ...readdirSync(folder).map(generationOf));
    return last > 0 ? readFileSync(join(folder, `lock.${last}`), 'utf8') : '';
  } catch {
    return '';
  }
}

/**
 * Checks, before anything is installed or built, whether another server uses the data folder. The server itself acquires
 * the lock (`api/src/db/lock.ts`).
 * @param {string} folder
 * @throws {CliError} when a living process holds it
 */
export function checkDataFolder(folder) {
  if (!existsSync(folder)) return;
  const text = lastLock(folder);
  if (text === '' || !isAlive(JSON.parse(text))) return;
  throw new CliError(
    `The data folder ${resolve(folder)} is in use by another running server; stop it or choose another DATA_DIR.`,
  );
}
