import { closeSync, existsSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { CliError } from '@hawiyat/sdk/lib/cli-error';

/**
 * Checks, before anything is built, whether another server uses the data folder. The server itself acquires the lock
 * (`api/src/db/lock.ts`).
 * @param root with its packages installed
 * @throws CliError when another process holds it
 */
export function checkDataFolder(root: string, folder: string) {
  const path = join(folder, 'lock');
  if (!existsSync(path)) return;
  const { tryLock } = createRequire(join(root, 'api/package.json'))('fs-native-extensions');
  const file = openSync(path, 'r');
  const isFree = tryLock(file, { shared: true });
  closeSync(file);
  if (isFree) return;
  throw new CliError(
    `The data folder ${resolve(folder)} is in use by another running server; stop it or choose another DATA_DIR.`,
  );
}
