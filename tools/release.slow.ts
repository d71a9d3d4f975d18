import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningPanel, startPanel } from '@hawiyat/shared/testing/running-panel';
import { afterAll, beforeAll, expect, test } from 'vitest';

let panel: RunningPanel;
beforeAll(async () => {
  panel = await startPanel();
}, 120_000);
afterAll(() => panel.stop());

/** Releases what is built, as a person does who is signed in on this machine. @returns the output */
async function release(name: string): Promise<string> {
  const env = {
    ...process.env,
    PANEL_URL: panel.url,
    PLATFORM_TOKEN: panel.operatorToken,
    DATA_DIR: panel.dataDir,
  };
  const command = [join(import.meta.dirname, 'start.mjs'), 'release', name];
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

/** Seconds in the output. */
const s = '\\d+\\.\\d s';

test.each(['mf-insights', 'shell'])(
  'a bundled release of %s is compared with what is live and signed by its team, once',
  { tags: ['slow'], timeout: 300_000 },
  async (name) => {
    const output = await release(name);
    expect(output).toMatch(
      new RegExp(
        `${name} \\S+ is published at \\S+ after ${s}: built ${s} · checked ${s} · signed ${s} · trial ${s} .* sent ${s}`,
      ),
    );
    // Progress, while it runs.
    expect(output).toMatch(new RegExp(`^  checked in ${s}: it fits what is live$`, 'm'));
    expect(output).toMatch(/^ {2}1 of \d+: \S+.* opens$/m);
    // Nothing else is live since, so there is nothing more to sign: a repeated job succeeds.
    const repeated = await release(name);
    expect(repeated).toMatch(
      new RegExp(`^${name} \\S+ was published before, and is unchanged, at \\S+\\. `, 'm'),
    );
    // The server was asked first: what a trial meets meanwhile must not fail it.
    expect(repeated).not.toMatch(/opens$|built|trial/m);
  },
);
