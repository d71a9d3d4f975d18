import { project } from '../lib/project.ts';
import { release as releaseRemote } from '../release/release.ts';
import { choosePanel } from './panel.ts';

/** `hawiyat release`: as in a checkout, for the project in the current folder. */
export default async function release(args: string[]) {
  const { name } = project();
  await choosePanel();
  await releaseRemote([name, ...args]);
}
