import { join } from 'node:path';
import { CliError } from '../lib/cli-error.ts';
import { ownProject } from '../lib/project.ts';

/** Folder of the SDK itself: a checkout in small. */
export const root = join(import.meta.dirname, '../..');

/** @returns the project in the current folder */
export function project(): { name: string; folder: string } {
  const own = ownProject(root);
  if (own) return own;
  throw new CliError('In a checkout use its own commands: npm run dev, npm run release.');
}
