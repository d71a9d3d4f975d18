import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '@hawiyat/sdk/lib/build';
import { CliError, runCli } from '@hawiyat/sdk/lib/cli-error';
import { startBrowser } from '@hawiyat/sdk/trial/try-release';
import { recordAnswers, signIn } from './examples/record-answers.ts';
import { demoPanel } from './pictures/demo-panel.ts';

const root = join(import.meta.dirname, '..');
/** A working morning: some of its work is in progress. */
const moment = '2026-11-22T08:00:00.000Z';

/** `npm run examples`: records the server's answers to the screens of every `trial.ts`, for trials of releases. */
await runCli(async () => {
  await build(root);
  const panel = await demoPanel(root, moment);
  const browser = await startBrowser();
  try {
    const session = await signIn(panel.url);
    const answers = await recordAnswers({ root, browser, url: panel.url, moment, session });
    if (answers.length === 0) throw new CliError('No screen asked anything of the server.');
    const folder = join(root, 'shared/contract/examples');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'demo-company.json');
    writeFileSync(file, `${JSON.stringify({ at: moment, user: session.adminUser, answers }, null, 1)}\n`);
    console.log(`${answers.length} answers are in ${file}`);
  } finally {
    await browser.close();
    await panel.stop();
  }
});
