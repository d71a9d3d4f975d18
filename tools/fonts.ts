import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '@hawiyat/sdk/lib/cli-error';
import { install } from './install.mjs';

const root = join(import.meta.dirname, '..');

/** `npm run fonts`: subsets the fonts again, after a new version or another choice of characters. */
await runCli(async () => {
  await install(root);
  // Its dependencies exist only after the install.
  const { subsetFonts } = await import('./fonts/subset-fonts.ts');
  for (const [name, content] of await subsetFonts(root))
    writeFileSync(join(root, 'shared/ui/fonts', name), content);
});
