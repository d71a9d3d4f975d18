// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { runOrSay } from './sentence.mjs';

const root = join(import.meta.dirname, '..');

/** `npm run letters`: cuts the panel's letters anew, after another version of the font or another choice of letters. */
await runOrSay(async () => {
  await install(root);
  // Only now is there anything to import from.
  const { letters } = await import('./letters/letters.mjs');
  for (const [name, content] of await letters(root))
    writeFileSync(join(root, 'shared/ui/letters', name), content);
});
