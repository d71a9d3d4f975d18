// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from './cli-error.mjs';
import { install } from './install.mjs';

const root = join(import.meta.dirname, '..');

/** `npm run fonts`: cuts the panel's letters again, after another version of the font or another choice of letters. */
await runCli(async () => {
  await install(root);
  // Only now is there anything to import from.
  const { subsetFonts } = await import('./fonts/subset-fonts.mjs');
  for (const [name, content] of await subsetFonts(root))
    writeFileSync(join(root, 'shared/ui/fonts', name), content);
});
