import { parseArgs } from 'node:util';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { startBrowser, tryRelease } from '@hawiyat/sdk/trial/try-release';

/** `node tools/start.mjs trial <url> <dist folder>`: tries a built folder without publishing it. */
await runCli(async () => {
  const [url, folder] = parseArgs({ allowPositionals: true }).positionals;
  if (!url || !folder) throw new CliError('Name the address of a running panel, and a built folder.');
  const browser = await startBrowser();
  try {
    const { file } = await tryRelease(browser, url, folder, console.log);
    console.log(`Opens as it should: ${file}`);
  } finally {
    await browser.close();
  }
});
