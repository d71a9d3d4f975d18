import { existsSync } from 'node:fs';
import { CliError } from './cli-error.ts';
import { root } from './project.ts';
import { run } from './run.ts';

export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Only where `canInstall`. */
export async function installPackage(name: string) {
  console.log(`Installing ${name} …`);
  await run('apt-get', ['update'], { cwd: root });
  await run('apt-get', ['install', '-y', name], { cwd: root });
}

/** Finds a program at one of the paths, or installs Debian's package as root. */
export async function debianProgram(name: string, paths: string[]): Promise<string> {
  const found = () => paths.find((path) => existsSync(path));
  if (!found() && canInstall()) await installPackage(name);
  const program = found();
  if (program) return program;
  throw new CliError(`${paths[0]} is missing: install Debian's ${name}.`);
}
