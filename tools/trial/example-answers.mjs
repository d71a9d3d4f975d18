// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { Examples } from '@hawiyat/shared/contract/examples/example-for' */

/** @param {string} root the workspace's folder @returns {Examples} */
export const readExamples = (root) =>
  JSON.parse(readFileSync(join(root, 'shared/contract/examples/demo-company.json'), 'utf8'));
