import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '@hawiyat/sdk/lib/cli-error';
import { subsetFonts } from './fonts/subset-fonts.ts';

const root = join(import.meta.dirname, '..');

/** `npm run fonts`: subsets the fonts again, after a new version or another choice of characters. */
await runCli(async () => {
  for (const [name, content] of await subsetFonts(root))
    writeFileSync(join(root, 'shared/ui/fonts', name), content);
});
