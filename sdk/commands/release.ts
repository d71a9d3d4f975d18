import { choosePanel } from './panel.ts';
import { project } from './project.ts';

/** `hawiyat release`: the command of a checkout, for the project in the current folder. */
export default async function release(args: string[]) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, project().name, ...args);
  await choosePanel();
  await import('../release/release.ts');
}
