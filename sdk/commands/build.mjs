// @ts-check
import { buildOne } from '../../tools/lib/build.mjs';
import { project, root } from './project.mjs';

/** `hawiyat build` */
export default async function build() {
  const { name } = project();
  if (!(await buildOne(root, name))) console.log(`${name} is built already.`);
}
