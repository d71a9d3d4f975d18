import { constants } from 'node:fs';
import { access, chmod, mkdir } from 'node:fs/promises';
import type { Config } from './config.ts';
import { lockFolder } from './db/lock.ts';
import { assertPortFree } from './free-port.ts';

/** Checks the port and locks the data folder before the server loads. The caller releases the lock. */
export async function acquire({ port, host, dataDir, databaseUrl }: Config): Promise<() => Promise<void>> {
  await assertPortFree(port, host);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    // The embedded database makes files readable for every user. `chmod` fails on a folder of another user: it stays.
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
