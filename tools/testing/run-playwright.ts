import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, headlessShell } from '@hawiyat/sdk/lib/chromium';
import { program } from '@hawiyat/sdk/lib/program';
import { run } from '@hawiyat/sdk/lib/run';
import { type Ran, withRunnerFailure } from './ran.ts';
import { inRunFolder } from './run-folder.ts';

interface Suite {
  title: string;
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: {
      results: {
        duration: number;
        error?: { message?: string };
      }[];
    }[];
  }[];
  suites?: Suite[];
}

/**
 * Runs browser tests of the built panel.
 * @param args files, and what else Playwright understands; `-t "a title"` as with the other tests
 * @param kind which of them
 */
export async function runPlaywright(
  root: string,
  args: string[],
  kind: 'daily' | 'slow' | 'harmful' = 'daily',
): Promise<Ran> {
  return inRunFolder(async (folder, own) => {
    const report = join(folder, 'report.json');
    const env = {
      ...own,
      CHROME_PATH: await headlessShell(root),
      CHROMIUM_PATH: kind === 'daily' ? undefined : await chromium(root),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    const config = `tools/${kind === 'daily' ? '' : `${kind}.`}playwright.config.ts`;
    const given = ['test', '--config', config, '--reporter=list,json'];
    const passedOn = args.map((arg) => (arg === '-t' ? '-g' : arg));
    const { code } = await run(
      process.execPath,
      [program('@playwright/test', 'cli.js'), ...given, ...passedOn],
      {
        cwd: root,
        env,
        show: true,
      },
    );
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    const tests = (suites as Suite[]).flatMap(testsOf);
    return withRunnerFailure(code, {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: tests.filter((test) => test.error !== null).map((test) => `${test.name}\n  ${test.error}`),
      times: tests,
    });
  });
}

function testsOf({
  specs,
  suites = [],
}: Suite): { name: string; milliseconds: number; error: string | null }[] {
  const own = specs.map(({ title, file, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const error = results.map((result) => result.error?.message ?? '').join('\n');
    return {
      name: `${file} › ${title}`,
      milliseconds: results.reduce((sum, result) => sum + result.duration, 0),
      error: ok ? null : error.slice(0, 1500),
    };
  });
  return [...own, ...suites.flatMap(testsOf)];
}
