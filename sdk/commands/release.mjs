// @ts-check
import { choosePanel } from './panel.mjs';
import { project } from './project.mjs';

/** `hawiyat release`: the command of a checkout, for the project in the current folder. @param {string[]} args */
export default async function release(args) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, project().name, ...args);
  await choosePanel();
  await import('../../tools/release.mjs');
}
