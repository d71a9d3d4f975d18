import { constants } from 'node:fs';
import { access, chmod, mkdir } from 'node:fs/promises';
import type { Config } from './config.ts';
import { lockFolder } from './db/lock.ts';
import { assertPortFree } from './free-port.ts';

/**
 * Checks that the port is free and locks the data folder, before anything else loads.
 * @returns a function that releases the lock
 * @throws Error with one readable sentence when the port is busy, or the folder is locked or not writable
 */
export async function acquire({ port, host, dataDir, databaseUrl }: Config): Promise<() => Promise<void>> {
  await assertPortFree(port, host);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    // The embedded database makes files that any user of the machine may read and write. Another's folder stays as it is.
    await chmod(dataDir, 0o700).catch(() => undefined);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no reason given';
    throw new Error(
      `The data folder ${dataDir} cannot be written (${code}): give it to the user who starts the server, or choose another DATA_DIR.`,
    );
  }
  // Servers on one PostgreSQL may share the folder: its files are written atomically and named by their hash.
  return databaseUrl === null ? lockFolder(dataDir) : async () => undefined;
}
