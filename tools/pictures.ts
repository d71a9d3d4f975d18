import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '@hawiyat/sdk/lib/build';
import { chromium as findChromium } from '@hawiyat/sdk/lib/chromium';
import { runCli } from '@hawiyat/sdk/lib/cli-error';
import { chromium } from '@playwright/test';
import { demoPanel } from './pictures/demo-panel.ts';
import { filesOf, socialFile } from './pictures/files.ts';
import { heroPicture, pictures } from './pictures/pictures.ts';
import { takeAll, takeSocial } from './pictures/take.ts';

const root = join(import.meta.dirname, '..');

/** `npm run pictures`: the landing page's pictures of a fresh demo company. */
await runCli(async () => {
  await build(root);
  const executablePath = await findChromium(root);
  const panel = await demoPanel(root);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const folder = join(root, 'mf-marketing/src/landing/pictures');
    mkdirSync(folder, { recursive: true });
    const write = (name: string, bytes: Buffer) => {
      writeFileSync(join(folder, name), bytes);
      console.log(`  ${(bytes.length / 1000).toFixed(1).padStart(6)} KB  ${name}`);
    };
    const taken = await takeAll(browser, panel.url, pictures);
    for (const { picture, png } of taken)
      for (const [name, bytes] of await filesOf(picture, png)) write(name, bytes);
    const hero = taken.find((item) => item.picture === heroPicture);
    if (hero) write('social.jpg', await socialFile(await takeSocial(browser, panel.url, root, hero.png)));
  } finally {
    await browser.close();
    await panel.stop();
  }
});
