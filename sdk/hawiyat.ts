#!/usr/bin/env node
import { CliError, runCli } from './lib/cli-error.ts';

/** `hawiyat dev` in the folder of a remote; `npx https://panel.example.sa/sdk/latest.tgz create mf-billing`. */
const commands: Record<
  string,
  { says: string; load: () => Promise<{ default: (args: string[]) => Promise<void> }> }
> = {
  create: {
    says: 'mf-billing [--path /billing] [--title "…"]   makes a new project in a folder of that name',
    load: () => import('./commands/create.ts'),
  },
  dev: {
    says: 'shows the remote in the running panel, with edits in place',
    load: () => import('./commands/dev.ts'),
  },
  test: {
    says: '[files]   unit tests in src, and browser tests in e2e on the panel’s pages',
    load: () => import('./commands/test.ts'),
  },
  build: { says: 'builds a release in dist', load: () => import('./commands/build.ts') },
  release: {
    says: '[--for a@b] [--until 2026-12-01]   builds, compares, tries, signs and publishes it',
    load: () => import('./commands/release.ts'),
  },
  preview: {
    says: '--for a@b [--until 2026-12-01]   prints a link to what was released last',
    load: () => import('./commands/preview.ts'),
  },
  key: {
    says: '<file>   makes the team’s key, and prints the public one for the platform',
    load: () => import('./commands/key.ts'),
  },
};

await runCli(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.entries(commands).find(([known]) => known === name)?.[1];
  if (!command) {
    const lines = Object.entries(commands).map(([known, { says }]) => `  hawiyat ${known} ${says}`);
    throw new CliError(`Say what to do:\n${lines.join('\n')}`);
  }
  await (await command.load()).default(args);
});
