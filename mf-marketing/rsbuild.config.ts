import { join } from 'node:path';
import { defineRemote } from '@hawiyat/shared/federation/define-remote';
import { factNames } from './src/components/fact-names.ts';
import { trial } from './trial.ts';

const legalTexts = {
  test: /\.md$/,
  type: 'json',
  loader: join(import.meta.dirname, 'src/legal/legal-text-loader.mjs'),
  options: { factNames },
};

export default defineRemote('mf-marketing', import.meta.dirname, { rules: [legalTexts], trial });
