import { buildOne } from '../lib/build.ts';
import { project, root } from '../lib/project.ts';

/** `hawiyat build` */
export default async function build() {
  const { name } = project();
  if (!(await buildOne(root, name))) console.log(`${name} is built already.`);
}
