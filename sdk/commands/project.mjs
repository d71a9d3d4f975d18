// @ts-check
import { join } from 'node:path';
import { CliError } from '../../tools/lib/cli-error.mjs';
import { ownProject } from '../../tools/lib/project.mjs';

/** Folder of the SDK itself: a checkout in small. */
export const root = join(import.meta.dirname, '../..');

/** @returns {{ name: string, folder: string }} the project in the current folder */
export function project() {
  const own = ownProject(root);
  if (own) return own;
  throw new CliError('In a checkout use its own commands: npm run dev, npm run release.');
}
