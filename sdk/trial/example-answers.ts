import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Examples } from '@hawiyat/shared/contract/examples/example-for';

export const readExamples = (root: string): Examples =>
  JSON.parse(readFileSync(join(root, 'shared/contract/examples/demo-company.json'), 'utf8'));
